# Fury of Dracula in German. „Du“ in questions, the third person in the log; what is filled in never
# takes a genitive.

## Names

fury-title = Fury of Dracula
# Nothing is listed: „Mina Harker zeigt alle Gegenstände: keine.“
fury-none = keine

fury-side-hunters = Die Jäger
fury-side-dracula = Dracula

fury-who-godalming = Lord Godalming
fury-who-seward = Dr. John Seward
fury-who-van_helsing = Van Helsing
fury-who-mina = Mina Harker

# .at and .to stand in a sentence.
fury-place-alicante = Alicante
    .at = in Alicante
    .to = nach Alicante
fury-place-amsterdam = Amsterdam
    .at = in Amsterdam
    .to = nach Amsterdam
fury-place-athens = Athen
    .at = in Athen
    .to = nach Athen
fury-place-barcelona = Barcelona
    .at = in Barcelona
    .to = nach Barcelona
fury-place-bari = Bari
    .at = in Bari
    .to = nach Bari
fury-place-belgrade = Belgrad
    .at = in Belgrad
    .to = nach Belgrad
fury-place-berlin = Berlin
    .at = in Berlin
    .to = nach Berlin
fury-place-bordeaux = Bordeaux
    .at = in Bordeaux
    .to = nach Bordeaux
fury-place-brussels = Brüssel
    .at = in Brüssel
    .to = nach Brüssel
fury-place-bucharest = Bukarest
    .at = in Bukarest
    .to = nach Bukarest
fury-place-budapest = Budapest
    .at = in Budapest
    .to = nach Budapest
fury-place-cadiz = Cadiz
    .at = in Cadiz
    .to = nach Cadiz
fury-place-cagliari = Cagliari
    .at = in Cagliari
    .to = nach Cagliari
fury-place-castle_dracula = Schloss Dracula
    .at = auf Schloss Dracula
    .to = nach Schloss Dracula
fury-place-clermont_ferrand = Clermont-Ferrand
    .at = in Clermont-Ferrand
    .to = nach Clermont-Ferrand
fury-place-cologne = Köln
    .at = in Köln
    .to = nach Köln
fury-place-constanta = Constanta
    .at = in Constanta
    .to = nach Constanta
fury-place-dublin = Dublin
    .at = in Dublin
    .to = nach Dublin
fury-place-edinburgh = Edinburgh
    .at = in Edinburgh
    .to = nach Edinburgh
fury-place-florence = Florenz
    .at = in Florenz
    .to = nach Florenz
fury-place-frankfurt = Frankfurt
    .at = in Frankfurt
    .to = nach Frankfurt
fury-place-galatz = Galatz
    .at = in Galatz
    .to = nach Galatz
fury-place-galway = Galway
    .at = in Galway
    .to = nach Galway
fury-place-geneva = Genf
    .at = in Genf
    .to = nach Genf
fury-place-genoa = Genua
    .at = in Genua
    .to = nach Genua
fury-place-granada = Granada
    .at = in Granada
    .to = nach Granada
fury-place-hamburg = Hamburg
    .at = in Hamburg
    .to = nach Hamburg
fury-place-klausenburg = Klausenburg
    .at = in Klausenburg
    .to = nach Klausenburg
fury-place-le_havre = Le Havre
    .at = in Le Havre
    .to = nach Le Havre
fury-place-leipzig = Leipzig
    .at = in Leipzig
    .to = nach Leipzig
fury-place-lisbon = Lissabon
    .at = in Lissabon
    .to = nach Lissabon
fury-place-liverpool = Liverpool
    .at = in Liverpool
    .to = nach Liverpool
fury-place-london = London
    .at = in London
    .to = nach London
fury-place-madrid = Madrid
    .at = in Madrid
    .to = nach Madrid
fury-place-manchester = Manchester
    .at = in Manchester
    .to = nach Manchester
fury-place-marseilles = Marseille
    .at = in Marseille
    .to = nach Marseille
fury-place-milan = Mailand
    .at = in Mailand
    .to = nach Mailand
fury-place-munich = München
    .at = in München
    .to = nach München
fury-place-nantes = Nantes
    .at = in Nantes
    .to = nach Nantes
fury-place-naples = Neapel
    .at = in Neapel
    .to = nach Neapel
fury-place-nuremberg = Nürnberg
    .at = in Nürnberg
    .to = nach Nürnberg
fury-place-paris = Paris
    .at = in Paris
    .to = nach Paris
fury-place-plymouth = Plymouth
    .at = in Plymouth
    .to = nach Plymouth
fury-place-prague = Prag
    .at = in Prag
    .to = nach Prag
fury-place-rome = Rom
    .at = in Rom
    .to = nach Rom
fury-place-salonica = Saloniki
    .at = in Saloniki
    .to = nach Saloniki
fury-place-santander = Santander
    .at = in Santander
    .to = nach Santander
fury-place-saragossa = Saragossa
    .at = in Saragossa
    .to = nach Saragossa
fury-place-sarajevo = Sarajevo
    .at = in Sarajevo
    .to = nach Sarajevo
fury-place-sofia = Sofia
    .at = in Sofia
    .to = nach Sofia
fury-place-strasbourg = Straßburg
    .at = in Straßburg
    .to = nach Straßburg
fury-place-swansea = Swansea
    .at = in Swansea
    .to = nach Swansea
fury-place-szeged = Szegedin
    .at = in Szegedin
    .to = nach Szegedin
fury-place-toulouse = Toulouse
    .at = in Toulouse
    .to = nach Toulouse
fury-place-valona = Valona
    .at = in Valona
    .to = nach Valona
fury-place-varna = Varna
    .at = in Varna
    .to = nach Varna
fury-place-venice = Venedig
    .at = in Venedig
    .to = nach Venedig
fury-place-vienna = Wien
    .at = in Wien
    .to = nach Wien
fury-place-zagreb = Agram
    .at = in Agram
    .to = nach Agram
fury-place-zurich = Zürich
    .at = in Zürich
    .to = nach Zürich
fury-place-adriatic_sea = Adria
    .at = in der Adria
    .to = in die Adria
fury-place-black_sea = Schwarzes Meer
    .at = im Schwarzen Meer
    .to = ins Schwarze Meer
fury-place-english_channel = Ärmelkanal
    .at = im Ärmelkanal
    .to = in den Ärmelkanal
fury-place-ionian_sea = Ionisches Meer
    .at = im Ionischen Meer
    .to = ins Ionische Meer
fury-place-irish_sea = Irische See
    .at = in der Irischen See
    .to = in die Irische See
fury-place-mediterranean_sea = Mittelmeer
    .at = im Mittelmeer
    .to = ins Mittelmeer
fury-place-north_atlantic = Nordatlantik
    .at = im Nordatlantik
    .to = in den Nordatlantik
fury-place-north_sea = Nordsee
    .at = in der Nordsee
    .to = in die Nordsee
fury-place-south_atlantic = Südatlantik
    .at = im Südatlantik
    .to = in den Südatlantik
fury-place-tyrrhenian_sea = Tyrrhenisches Meer
    .at = im Tyrrhenischen Meer
    .to = ins Tyrrhenische Meer
fury-place-hospital_madrid = Krankenhaus von Madrid
    .at = im Krankenhaus von Madrid
    .to = ins Krankenhaus von Madrid
fury-place-hospital_rome = Krankenhaus von Rom
    .at = im Krankenhaus von Rom
    .to = ins Krankenhaus von Rom
fury-place-hospital_budapest = Krankenhaus von Budapest
    .at = im Krankenhaus von Budapest
    .to = ins Krankenhaus von Budapest
# Where a roadblock lies: „Straße – Prag – Wien“.
fury-place-road = Straße
fury-place-rail = Eisenbahnroute

# .at stands in a sentence.
fury-region-brittanica = Britannien
    .at = in Britannien
fury-region-iberia = Iberien
    .at = in Iberien
fury-region-gallia = Gallien
    .at = in Gallien
fury-region-germania = Germanien
    .at = in Germanien
fury-region-italia = Italien
    .at = in Italien
fury-region-austro_hungaria = Österreich-Ungarn
    .at = in Österreich-Ungarn
fury-region-baltica = Balkan
    .at = auf dem Balkan
# Seas belong to no region.
fury-region-none = Auf See
    .at = auf See

# .quoted stands in a sentence and in a list.
fury-item-crucifix = Kruzifix
    .quoted = „Kruzifix“
fury-item-dogs = Hunde
    .quoted = „Hunde“
fury-item-fast_horses = Schnelle Pferde
    .quoted = „Schnelle Pferde“
fury-item-garlic = Knoblauch
    .quoted = „Knoblauch“
fury-item-garlic_wreath = Knoblauchkranz
    .quoted = „Knoblauchkranz“
fury-item-heavenly_host = Himmlischer Beistand
    .quoted = „Himmlischer Beistand“
fury-item-holy_bullets = Geweihte Kugeln
    .quoted = „Geweihte Kugeln“
fury-item-holy_circle = Heiliger Kreis
    .quoted = „Heiliger Kreis“
fury-item-knife = Messer
    .quoted = „Messer“
fury-item-pistol = Pistole
    .quoted = „Pistole“
fury-item-rifle = Gewehr
    .quoted = „Gewehr“
fury-item-stake = Pflock
    .quoted = „Pflock“

fury-event-behind_the_veil = Hinter dem Schleier
    .quoted = „Hinter dem Schleier“
fury-event-blood_transfusion = Bluttransfusion
    .quoted = „Bluttransfusion“
fury-event-chartered_carriage = Gemieteter Waggon
    .quoted = „Gemieteter Waggon“
fury-event-consecrated_ground = Geweihter Boden
    .quoted = „Geweihter Boden“
fury-event-escape_route = Fluchtweg
    .quoted = „Fluchtweg“
fury-event-evil_presence = Unheilvolle Präsenz
    .quoted = „Unheilvolle Präsenz“
fury-event-excellent_weather = Herrliches Wetter
    .quoted = „Herrliches Wetter“
fury-event-forewarned = Vorgewarnt
    .quoted = „Vorgewarnt“
fury-event-good_luck = Glückliche Fügung
    .quoted = „Glückliche Fügung“
fury-event-great_strength = Große Kraft
    .quoted = „Große Kraft“
fury-event-heroic_leap = Heldenhafter Sprung
    .quoted = „Heldenhafter Sprung“
fury-event-hired_scouts = Angeheuerte Späher
    .quoted = „Angeheuerte Späher“
fury-event-hypnosis = Trance
    .quoted = „Trance“
fury-event-jonathan_harker = Jonathan Harker
    .quoted = „Jonathan Harker“
fury-event-local_rumours = Örtliche Gerüchte
    .quoted = „Örtliche Gerüchte“
fury-event-long_night = Lange Nacht
    .quoted = „Lange Nacht“
fury-event-lucky_find = Zufallsfund
    .quoted = „Zufallsfund“
fury-event-lucys_revenge = Lucys Rache
    .quoted = „Lucys Rache“
fury-event-money_trail = Spur des Geldes
    .quoted = „Spur des Geldes“
fury-event-mystic_research = Okkulte Studien
    .quoted = „Okkulte Studien“
fury-event-newspaper_reports = Zeitungsberichte
    .quoted = „Zeitungsberichte“
fury-event-planned_ambush = Auf der Lauer
    .quoted = „Auf der Lauer“
fury-event-renewed_vigor = Frische Kräfte
    .quoted = „Frische Kräfte“
fury-event-rufus_smith = Rufus Smith
    .quoted = „Rufus Smith“
fury-event-sense_of_urgency = Höchste Eile
    .quoted = „Höchste Eile“
fury-event-sister_agatha = Schwester Agatha
    .quoted = „Schwester Agatha“
fury-event-speedy_telegraph = Eiltelegramm
    .quoted = „Eiltelegramm“
fury-event-surprising_return = Unerwartete Rückkehr
    .quoted = „Unerwartete Rückkehr“
fury-event-vampire_lair = Vampirnest
    .quoted = „Vampirnest“
fury-event-wax_cylinders = Wachswalzen
    .quoted = „Wachswalzen“
fury-event-customs_search = Zollkontrolle
    .quoted = „Zollkontrolle“
fury-event-darkness_returns = Rückkehr der Finsternis
    .quoted = „Rückkehr der Finsternis“
fury-event-devilish_power = Teuflische Kräfte
    .quoted = „Teuflische Kräfte“
fury-event-draculas_brides = Draculas Bräute
    .quoted = „Draculas Bräute“
fury-event-enraged = Wutentbrannt
    .quoted = „Wutentbrannt“
fury-event-false_tip = Falscher Hinweis
    .quoted = „Falscher Hinweis“
fury-event-great_wolf = Großer Wolf
    .quoted = „Großer Wolf“
fury-event-hidden_schemes = Geheime Pläne
    .quoted = „Geheime Pläne“
fury-event-immanuel_hildesheim = Immanuel Hildesheim
    .quoted = „Immanuel Hildesheim“
fury-event-nocturnal_visit = Nächtlicher Besuch
    .quoted = „Nächtlicher Besuch“
fury-event-roadblock = Streckensperrung
    .quoted = „Streckensperrung“
fury-event-seduction = Verführung
    .quoted = „Verführung“
fury-event-sensationalist_press = Sensationspresse
    .quoted = „Sensationspresse“
fury-event-summon_storms = Stürme beschwören
    .quoted = „Stürme beschwören“
fury-event-unearthly_swiftness = Unheimliche Schnelligkeit
    .quoted = „Unheimliche Schnelligkeit“
fury-event-vampiric_influence = Vampirischer Einfluss
    .quoted = „Vampirischer Einfluss“
fury-event-wild_horses = Wilde Pferde
    .quoted = „Wilde Pferde“

fury-encounter-aristocratic_vampire = Adliger Vampir
    .quoted = „Adliger Vampir“
fury-encounter-bats = Fledermäuse
    .quoted = „Fledermäuse“
fury-encounter-desecrated_soil = Entweihte Erde
    .quoted = „Entweihte Erde“
fury-encounter-hoax = Falsche Fährte
    .quoted = „Falsche Fährte“
fury-encounter-new_vampire = Neuer Vampir
    .quoted = „Neuer Vampir“
fury-encounter-rats = Ratten
    .quoted = „Ratten“
fury-encounter-reckless_vampire = Rücksichtsloser Vampir
    .quoted = „Rücksichtsloser Vampir“
fury-encounter-saboteur = Saboteur
    .quoted = „Saboteur“
fury-encounter-spy = Spion
    .quoted = „Spion“
fury-encounter-szgany_bodyguards = Szgany-Leibwächter
    .quoted = „Szgany-Leibwächter“
fury-encounter-szgany_mob = Szgany-Trupp
    .quoted = „Szgany-Trupp“
fury-encounter-unnatural_fog = Unnatürlicher Nebel
    .quoted = „Unnatürlicher Nebel“
fury-encounter-wolves = Wölfe
    .quoted = „Wölfe“

fury-power-dark_call = Dunkler Ruf
    .quoted = „Dunkler Ruf“
fury-power-feed = Aussaugen
    .quoted = „Aussaugen“
fury-power-hide = Verstecken
    .quoted = „Verstecken“
fury-power-misdirect = Irreführung
    .quoted = „Irreführung“
fury-power-wolf_form = Wolfsform
    .quoted = „Wolfsform“

fury-combat-claws = Klauen
    .quoted = „Klauen“
fury-combat-escape_as_bat = Flucht in Fledermausform
    .quoted = „Flucht in Fledermausform“
fury-combat-escape_as_mist = Flucht in Nebelform
    .quoted = „Flucht in Nebelform“
fury-combat-fangs = Reißzähne
    .quoted = „Reißzähne“
fury-combat-mesmerize = Hypnose
    .quoted = „Hypnose“
fury-combat-plotting = Intrige
    .quoted = „Intrige“
fury-combat-strength = Stärke
    .quoted = „Stärke“
fury-combat-punch = Schlag
    .quoted = „Schlag“
fury-combat-dodge = Ausweichen
    .quoted = „Ausweichen“
fury-combat-escape = Flucht
    .quoted = „Flucht“

# What a hunter fights with.
fury-fight-crucifix = { fury-item-crucifix }
fury-fight-garlic = { fury-item-garlic }
fury-fight-heavenly_host = { fury-item-heavenly_host }
fury-fight-holy_circle = { fury-item-holy_circle }
fury-fight-knife = { fury-item-knife }
fury-fight-pistol = { fury-item-pistol }
fury-fight-rifle = { fury-item-rifle }
fury-fight-punch = { fury-combat-punch }
fury-fight-dodge = { fury-combat-dodge }
fury-fight-escape = { fury-combat-escape }

# Whom hunters fight.
fury-foe-dracula = Dracula
fury-foe-new_vampire = { fury-encounter-new_vampire }
fury-foe-reckless_vampire = { fury-encounter-reckless_vampire }

# What events have set for a time.
fury-force-no_supply = niemand darf sich ausrüsten
fury-force-no_day = der kommende Tag entfällt
fury-force-nocturnal = jeder Kampf gilt als Nachtkampf
fury-force-long_night = Jäger dürfen nachts über die Straße reisen
fury-force-vigor = jeder Jäger hat heute 2 verschiedene Aktionen
fury-force-telegraph = die Jäger handeln in beliebiger Reihenfolge
fury-force-swift = eine weitere Draculaphase folgt

# The white value, then the yellow one. .a is the object of a sentence.
fury-ticket-3-2 = Fahrschein 3/2
    .a = einen Fahrschein 3/2
fury-ticket-2-2 = Fahrschein 2/2
    .a = einen Fahrschein 2/2
fury-ticket-2-1 = Fahrschein 2/1
    .a = einen Fahrschein 2/1
fury-ticket-1-1 = Fahrschein 1/1
    .a = einen Fahrschein 1/1
fury-ticket-1-0 = Fahrschein 1/–
    .a = einen Fahrschein 1/–

fury-day-monday = Montag
fury-day-tuesday = Dienstag
fury-day-wednesday = Mittwoch
fury-day-thursday = Donnerstag
fury-day-friday = Freitag
fury-day-saturday = Samstag
fury-day-sunday = Sonntag

fury-phase-setup = Spielaufbau
fury-phase-dawn = Morgengrauen
fury-phase-day = Tag
fury-phase-dusk = Abenddämmerung
fury-phase-night = Nacht
fury-phase-dracula = Draculaphase
fury-phase-over = Spielende

# What the back of a card tells.
fury-back-land = Land
fury-back-sea = See
fury-back-castle = Schloss Dracula

# Where encounters lie: „(Feld 3, verdeckt)“.
fury-spot-1 = Feld 1
fury-spot-2 = Feld 2
fury-spot-3 = Feld 3
fury-spot-4 = Feld 4
fury-spot-5 = Feld 5
fury-spot-6 = Feld 6
fury-spot-lair1 = Refugium 1
fury-spot-lair2 = Refugium 2
fury-spot-lair3 = Refugium 3

# How a game was won, beneath the side that won it.
fury-reason-defeat = durch Draculas Vernichtung
fury-reason-influence = mit 13 Einfluss

## Questions

fury-ask-start = In welcher Stadt beginnt { $who }?
fury-ask-dracula_start = Wähle heimlich deine Startstadt.
fury-ask-act = { $who } ist am Zug: Wähle eine Aktion.
fury-ask-ride = { $who } fährt mit der Eisenbahn ({ $ticket }): wohin?
fury-ask-make_room = { $who } hat 2 Fahrscheine: Welchen legst du zurück?
fury-ask-keep = { $who } zieht { $ticket_a }: Behältst du ihn?
fury-ask-again = Zieht { $who } einen zweiten Fahrschein?
fury-ask-resolve = Welche Begegnung handelt { $who } als Nächstes ab?
fury-ask-hand = Was gibt { $who } an { $other }?
fury-ask-item_limit = { $who } hat zu viele Gegenstände: Welchen legst du ab?
fury-ask-event_limit = { $who } hat zu viele Ereignisse: Welches legst du ab?
fury-ask-ticket_limit = { $who } hat zu viele Fahrscheine: Welchen legst du zurück?
fury-ask-scheme_limit = Du hast zu viele Ereignisse: Welches legst du ab?
fury-ask-open_item = { $who } ist geschwächt: Welcher Gegenstand liegt offen?
fury-ask-open_event = { $who } ist geschwächt: Welches Ereignis liegt offen?
# The next ones are asked whatever the hand holds: they must not tell whether the item is there.
fury-ask-repel = Zeigt { $who } einen Gegenstand, der die Begegnung vertreibt?
fury-ask-guards_weapon = Zeigt { $who } eine Waffe? Sonst: noch 2 Schaden, und { $who } wird aufgehalten.
fury-ask-wolves_weapon = { $who } drohen { $count } Schaden, 2 weniger je gezeigter Waffe. Zeigst du eine?
fury-ask-mob = { $who } erleidet 1 Schaden je Gegenstand auf der Hand. Welche legst du ab?
fury-ask-spy = { $who } opfert eine Waffe oder zeigt alles und verliert die Fahrscheine.
fury-ask-aristocrat = Lässt { $who } sich aufhalten, um { fury-encounter-aristocratic_vampire.quoted } loszuwerden?
fury-ask-join = Kämpft { $who } mit und wird dafür aufgehalten?
fury-ask-ambush = { $who } kommt an: Greifst du aus dem Hinterhalt an?
fury-ask-drop = Du darfst Begegnungen ablegen: noch höchstens { $count }.
fury-ask-hospital = { $who } ist besiegt: Wähle das Krankenhaus.
fury-ask-drive = Die Fledermäuse treiben { $who } in eine angrenzende Stadt: in welche?
fury-ask-fog_fight = Im Nebel darfst du ablehnen: Kämpfst du?
fury-ask-fog_fight_one = Im Nebel darfst du ablehnen: Kämpfst du gegen { $who }?
fury-ask-guards = Spielst du vor dem Kampf { fury-encounter-szgany_bodyguards.quoted } aus?
fury-ask-leave = Ein Versteck verlässt die Spur: Was machst du damit?
fury-ask-lay_in_lair = Wähle eine Begegnung für Refugium { $slot }.
fury-ask-choose_fog = Auf welche Stadt der Region legt sich der Nebel?
fury-ask-choose_wolves = Welche Stadt greifen die Wölfe an?
fury-ask-choose_spied = Welchen Jäger verrät der Spion?
fury-ask-hoax = Welches deiner abgelegten Ereignisse nimmst du?
fury-ask-travel = Wähle die Karte für Feld 1 deiner Spur.
fury-ask-lay = Wähle eine Begegnung für Feld 1.
fury-ask-rumour = Legst du einen Gerüchtemarker?
fury-ask-roadblock = Welche Straße oder Eisenbahnroute sperrst du?
fury-ask-lift_roadblock = Die Abenddämmerung endet: Welche Streckensperrung entfernst du?
fury-ask-lift_storm = Die Abenddämmerung endet: Welchen Sturm entfernst du?
fury-ask-combat_start = Der Kampf beginnt: Spielt { $who } eine Karte aus?
fury-ask-escape_route = { $who } spielt { fury-event-escape_route.quoted } aus: Welcher Jäger verlässt den Kampf?
fury-ask-lucky_find = Welchen der gefundenen Gegenstände behält { $who }?
fury-ask-strike = Wähle heimlich deine Kampfkarte.
fury-ask-fight_with = { $who } kämpft: Wähle heimlich eine Karte.
fury-ask-engage = Bestimme den angreifenden Jäger.
fury-ask-plan = { fury-event-planned_ambush.quoted }: Spielt { $who } stattdessen eine andere Karte aus?
fury-ask-plot = Hebst du mit { fury-combat-plotting.quoted } die Karte von { $who } auf?
fury-ask-enraged = Deine Karte wird gleich aufgehoben: Spielst du { fury-event-enraged.quoted } aus?
fury-ask-claw = { fury-combat-claws.quoted } in der Nacht: Welcher Jäger erleidet noch 2 Schaden?
fury-ask-seek = { fury-combat-plotting.quoted }: Wähle eine Karte aus deinem Kampfkartenstapel.
fury-ask-revenge = Vereitelt { $who } die Flucht mit { fury-event-lucys_revenge.quoted }?
fury-ask-fly = Als Fledermaus darfst du in eine Stadt ohne Jäger fliegen: in welche?
fury-ask-next_card = Wessen Karte wird als Nächstes abgehandelt?
fury-ask-let_out = { $who } spielt { fury-item-holy_circle.quoted } aus: Welcher Jäger verlässt den Kampf?
fury-ask-bullets = Legt { $who } { fury-item-holy_bullets.quoted } für 3 weiteren Schaden ab?
fury-ask-save = { $other } droht ein Biss oder eine Niederlage: Verhindert { $who } das?
fury-ask-drawn = { $who } hat { $event_quoted } gezogen: Was machst du damit?
fury-ask-dawn = Morgengrauen: Spielt { $who } ein Ereignis aus?
fury-ask-dusk = Abenddämmerung: Spielt { $who } ein Ereignis aus?
fury-ask-return_ally = Welchen Verbündeten holt { $who } zurück, und wie?
fury-ask-act_next = Welcher Jäger ist als Nächstes am Zug?
fury-ask-name_city = { $count ->
    [one] { $who } nennt eine Stadt: welche?
   *[other] { $who } nennt { $count } Städte: welche zuerst?
}
fury-ask-name_space = Welches Feld der Spur lässt { $who } aufdecken?
fury-ask-deduce = Von welchem Versteck lässt { $who } die Begegnungen aufdecken?
fury-ask-veil = Welche Begegnung muss Dracula ablegen? { $who } wählt.
fury-ask-transfuse = Welchem Jäger spendet { $who } Blut?
fury-ask-hallow = In welcher Stadt weiht { $who } den Boden?
fury-ask-show_host = Zeigt { $who } { fury-item-heavenly_host.quoted } und verschließt Dracula eine weitere Stadt?
fury-ask-weather = { fury-event-excellent_weather.quoted }: Wohin fährt { $who } mit dem Schiff?
fury-ask-hurry = { $count ->
    [one] { $who } darf über { $count } Straße reisen: wohin?
   *[other] { $who } darf über bis zu { $count } Straßen reisen: wohin?
}
fury-ask-tools = Zeigt { $who } vor dem Durchsuchen { fury-item-dogs.quoted } oder { fury-item-stake.quoted }?
fury-ask-stake = Gegen welche Begegnung setzt { $who } { fury-item-stake.quoted } ein?
fury-ask-answer_ambush = Hinterhalt mit { $encounter_quoted }: Antwortet { $who } mit einer Karte?
fury-ask-good_luck = Hebt { $who } { fury-event-false_tip.quoted } mit { fury-event-good_luck.quoted } auf?
fury-ask-scheme_drawn = Du hast { $event_quoted } gezogen: Was machst du damit?
fury-ask-scheme = Spielst du jetzt ein Ereignis aus?
fury-ask-corrupt = Wähle ein Versteck für eine weitere Begegnung.
fury-ask-add = Wähle die weitere Begegnung für Feld { $space }.
fury-ask-swap = { fury-event-draculas_brides.quoted }: Tauschst du eine Begegnung aus?
fury-ask-pounce = { fury-event-great_wolf.quoted } verursacht { $count } Schaden: Welchen Jäger greift er an?
fury-ask-great_wolf = Zeigt { $who } { fury-item-crucifix.quoted } oder { fury-item-heavenly_host.quoted }? Sonst: { $count } Schaden.
fury-ask-storms = Wähle eine Seezone für einen Sturm: noch höchstens { $count }.
fury-ask-influence = { fury-event-vampiric_influence.quoted }: Wähle einen geschwächten Jäger.
fury-ask-take_card = Welche Karte von { $who } legst du ab?
fury-ask-push = In welche angrenzende Stadt schickst du { $who }?
fury-ask-press = Hebst du das Ereignis mit { fury-event-sensationalist_press.quoted } auf?
fury-ask-seduction = Ein Jäger durchsucht die Stadt: Spielst du { fury-event-seduction.quoted } aus?
fury-ask-seduce = Welcher Vampir verführt { $who }?
fury-ask-wild_horses = Ein Jäger ist über die Straße gereist: Spielst du { fury-event-wild_horses.quoted } aus?
fury-ask-send_on = Die Pferde gehen mit { $who } durch: in welche angrenzende Stadt?
fury-ask-customs = Ein Jäger wechselt die Region: Spielst du { fury-event-customs_search.quoted } aus?
fury-ask-pay_customs = Am Zoll legt { $who } alle Gegenstände ab oder erleidet 3 Schaden.
fury-ask-false_tip = Ein Jäger gibt einen Fahrschein aus: Spielst du { fury-event-false_tip.quoted } aus?

## Buttons

fury-do-start = Startort { $place } wählen
fury-do-road = Über die Straße { $place_to } reisen
fury-do-sail = Mit dem Schiff { $place_to } fahren
fury-do-leave = Krankenhaus verlassen: { $place }
fury-do-spend = Mit der Eisenbahn fahren ({ $ticket })
fury-do-ride = Mit der Eisenbahn { $place_to } reisen
fury-do-reserve = Fahrschein reservieren
fury-do-rest = Erholen
fury-do-search = Stadt durchsuchen
fury-do-supply = Ausrüsten
fury-do-trade = Mit { $who } tauschen
fury-do-lead = Anführer: Ereignisse mit { $who } tauschen
fury-do-bond = Geistiges Band: Region von { $who } erfragen
fury-do-pass = Aussetzen
fury-do-return = { $ticket } zurücklegen
fury-do-keep = Fahrschein behalten
fury-do-again = Zweiten Fahrschein ziehen
fury-do-enough = Keinen zweiten ziehen
fury-do-discard_item = { $item_quoted } ablegen
fury-do-discard_event = { $event_quoted } ablegen
fury-do-give_item = { $item_quoted } übergeben
fury-do-give_event = { $event_quoted } übergeben
fury-do-give_ticket = { $ticket } übergeben
fury-do-done = Fertig
fury-do-open_item = { $item_quoted } offen hinlegen ({ $who })
fury-do-open_event = { $event_quoted } offen hinlegen ({ $who })
fury-do-show = { $item_quoted } zeigen
fury-do-show_nothing = Keinen Gegenstand einsetzen
fury-do-give_up = { $item_quoted } opfern
fury-do-accept_delay = Aufhalten lassen
fury-do-refuse_delay = Nicht aufhalten lassen
fury-do-join = Mitkämpfen
fury-do-stand_by = Nicht mitkämpfen
fury-do-resolve = { $encounter_quoted } abhandeln
fury-do-ambush = Mit { $encounter_quoted } ({ $spot }, verdeckt) angreifen
fury-do-ambush_open = Mit { $encounter_quoted } ({ $spot }, offen) angreifen
fury-do-no_ambush = Auf Hinterhalt verzichten
fury-do-go = Weiter { $place_to } ziehen
fury-do-enter_lair = In Refugium { $slot } zurückkehren
fury-do-dark_call = { fury-power-dark_call.quoted } ausspielen
fury-do-feed = { fury-power-feed.quoted } ausspielen
fury-do-hide = { fury-power-hide.quoted } ausspielen
fury-do-wolf = Mit { fury-power-wolf_form.quoted } { $place_to } ziehen
fury-do-wolf_lair = Mit { fury-power-wolf_form.quoted } in Refugium { $slot } zurückkehren
fury-do-wolf_hide = { fury-power-wolf_form.quoted } mit { fury-power-hide.quoted } ausspielen
fury-do-misdirect = { fury-power-misdirect.quoted } auf Feld { $space } ausspielen
fury-do-mature = { $encounter_quoted } heranreifen lassen
fury-do-let_go = Versteck auflösen
fury-do-make_lair = In Refugium { $slot } umwandeln
fury-do-abandon = Refugium { $slot } auflösen
fury-do-lay = { $encounter_quoted } verdeckt platzieren
fury-do-rumour = Gerüchtemarker auf Feld { $space } legen
fury-do-no_rumour = Keinen Marker legen
fury-do-hospital = { $place } wählen
fury-do-drive = Jäger { $place_to } treiben
fury-do-block-road = Straße { $place } – { $other } sperren
fury-do-block-rail = Bahn { $place } – { $other } sperren
fury-do-unblock-road = Straße { $place } – { $other } freigeben
fury-do-unblock-rail = Bahn { $place } – { $other } freigeben
fury-do-calm = Sturm { $place_at } entfernen
fury-do-fog = Nebel über { $place } legen
fury-do-wolves = Wölfe { $place_to } schicken
fury-do-spy = { $who } ausspionieren
fury-do-guards = { fury-encounter-szgany_bodyguards.quoted } gegen { $who } ausspielen
fury-do-keep_guards = { fury-encounter-szgany_bodyguards.quoted } behalten
fury-do-drop = { $encounter_quoted } ablegen
fury-do-take = { $event_quoted } nehmen
fury-do-fight = Kämpfen
fury-do-decline = Kampf ablehnen
fury-do-spare = Kampf gegen { $who } ablehnen
fury-do-engage = Gegen { $who } kämpfen
fury-do-strike = Mit { $combat_quoted } kämpfen
fury-do-fight_with = Mit { $fight_card_quoted } kämpfen ({ $who })
fury-do-engage_with = { $who } zum Angriff bestimmen
fury-do-exchange = Stattdessen { $fight_card_quoted } ausspielen
fury-do-keep_card = Karte behalten
fury-do-plot = Karte mit { fury-combat-plotting.quoted } aufheben
fury-do-no_plot = { fury-combat-plotting.quoted } für später behalten
fury-do-claw = { $who } mit Klauen treffen
fury-do-seek = { $combat_quoted } nehmen
fury-do-resolve_card = Karte von { $who } abhandeln
fury-do-let_out = { $who } aus dem Kampf nehmen
fury-do-fire = { fury-item-holy_bullets.quoted } ablegen
fury-do-hold_fire = Auf { fury-item-holy_bullets.quoted } verzichten
fury-do-wear_wreath = { fury-item-garlic_wreath.quoted } auslegen
fury-do-fly = Als Fledermaus { $place_to } fliegen
fury-do-fly_to_lair = Als Fledermaus in Refugium { $slot } fliegen
fury-do-stay_here = Hierbleiben
fury-do-use_revenge = { fury-event-lucys_revenge.quoted } einsetzen
fury-do-play = { $event_quoted } ausspielen
fury-do-play_as-rid_ally = { $event_quoted }: Verbündeten vertreiben
fury-do-play_as-search_location = { $event_quoted }: Stadt nennen
fury-do-play_as-ally = { $event_quoted }: Bündnis eingehen
fury-do-play_as-immediate = { $event_quoted }: Feld 3 aufdecken
fury-do-play_as-dawn_dusk = { $event_quoted }: Feld 5 oder 6 aufdecken
fury-do-play_as-deduction = { $event_quoted }: Begegnungen eines Verstecks aufdecken
fury-do-play_as-analysis = { $event_quoted }: { fury-power-hide.quoted } zeigen lassen
fury-do-play_as-unhallow = { $event_quoted }: geweihten Boden entfernen
fury-do-play_as-no_supply = { $event_quoted }: Ausrüsten verbieten
fury-do-play_as-corrupt = { $event_quoted }: Begegnungen in Verstecke legen
fury-do-play_as-pounce = { $event_quoted }: Jäger angreifen
fury-do-play_as-assist = { $event_quoted }: 6 oberste Ereignisse sichten
fury-do-no_event = Nichts ausspielen
fury-do-name = { $place } nennen
fury-do-name_space = Feld { $space } wählen
fury-do-choose_encounter = { $encounter_quoted } ablegen lassen
fury-do-choose = { $who } wählen
fury-do-take_item = { $item_quoted } behalten
fury-do-hallow = { $place } wählen
fury-do-no_host = Nichts zeigen
fury-do-carriage = { fury-event-chartered_carriage.quoted } ausspielen ({ $ticket })
fury-do-horses = { fury-item-fast_horses.quoted } einsetzen
fury-do-travel = Über die Straße { $place_to } reisen
fury-do-stop_here = Hierbleiben
fury-do-keep_event = Ereignis behalten
fury-do-use_dogs = { fury-item-dogs.quoted } und die Begegnung ablegen
fury-do-send_on = Jäger { $place_to } schicken
fury-do-pay_items = Alle Gegenstände ablegen
fury-do-pay_damage = 3 Schaden erleiden
fury-do-storm = Sturm { $place_at } entfesseln
fury-do-clear_road-road = { fury-event-good_luck.quoted }: Straße { $place } – { $other } freigeben
fury-do-clear_road-rail = { fury-event-good_luck.quoted }: Bahn { $place } – { $other } freigeben
fury-do-oust = { fury-event-good_luck.quoted }: Draculas Verbündeten vertreiben
fury-do-act_next = { $who } handeln lassen
fury-do-swap = { $encounter_quoted } austauschen
fury-do-add_to = Begegnung auf Feld { $space } legen
fury-do-seduce = { $encounter_quoted } wählen
fury-do-stake_it = { fury-item-stake.quoted } gegen { $encounter_quoted } einsetzen

## Why something cannot be chosen

fury-why-at-sea = Auf See muss ein Jäger bei Tag über See weiterreisen.
fury-why-hospital = Im Krankenhaus kann man sich nur ausrüsten oder es bei Tag verlassen.
fury-why-no-railway = Keine freie Eisenbahnroute passt zu diesem Fahrschein.
fury-why-night = Jäger bewegen sich nur bei Tag.
fury-why-castle = Auf Schloss Dracula gibt es weder Ausrüstung noch Fahrscheine.
fury-why-unhurt = Es gibt keinen Schaden zu regenerieren.
fury-why-fog = Die Stadt liegt im Nebel.
fury-why-no-encounter = Hier liegt keine Begegnung.
fury-why-storm = Ein Sturm versperrt diese Seezone.
fury-why-roadblock = Eine Streckensperrung versperrt diese Straße.
fury-why-last-round = In der letzten Runde ausgespielt: Die Karte kommt nach dieser Runde zurück.
fury-why-no-supply = { fury-event-devilish_power.quoted } verbietet vorerst das Ausrüsten.
fury-why-no-cards = Es ist keine Karte zum Ziehen mehr da.
fury-why-no-tickets = Im Vorrat ist kein Fahrschein mehr.
fury-why-nobody = Kein anderer Jäger ist in dieser Stadt.
fury-why-nothing-to-trade = Niemand hier hat einen Gegenstand oder Fahrschein abzugeben.
fury-why-same-kind = Die zweite Aktion muss von anderer Art sein.

## Warum Dracula eine Karte nicht ausspielen kann

fury-why-holy = Ein geweihter Marker verschließt dir diese Stadt.
fury-why-place-on-trail = Dieser Standort liegt schon auf deiner Spur.
fury-why-only-location = An diesem Tisch darf auf { fury-power-misdirect.quoted } nur eine Standortkarte folgen.
fury-why-power-on-trail = Die Karte liegt noch auf deiner Spur.
fury-why-power-at-sea = Die Karte kann auf See nicht ausgespielt werden.
fury-why-power-on-holy-ground = In einer Stadt mit geweihtem Marker kann die Karte nicht ausgespielt werden.
fury-why-wolf-no-way = Ein bis zwei Straßen weiter ist keine Stadt frei.
fury-why-misdirect-power = Eine Machtkarte lässt sich nicht ersetzen.
fury-why-misdirect-here = In diesem Versteck bist du selbst.
fury-why-misdirect-castle = Schloss Dracula lässt sich nicht ersetzen.
fury-why-misdirect-sea = Ein Versteck auf See lässt sich nicht ersetzen.
fury-why-misdirect-hide = Dieses Versteck gehört zu { fury-power-hide.quoted }.
fury-why-misdirect-no-way = Danach ließe sich keine Karte auf Feld 1 legen.

## The log: set-up and time

fury-log-starts = { $who } beginnt { $place_at }.
fury-log-dracula_starts = Dracula wählt heimlich seine Startstadt.
# Only Dracula reads this.
fury-log-dracula_started = Dracula beginnt unbemerkt { $place_at }.
fury-log-top-hunters = Oben auf dem Ereigniskartenstapel liegt ein Jäger-Ereignis.
fury-log-top-dracula = Oben auf dem Ereigniskartenstapel liegt ein Dracula-Ereignis.
fury-log-put_on_trail-land = Auf Feld { $space } der Spur liegt eine Karte: Land.
fury-log-put_on_trail-sea = Auf Feld { $space } der Spur liegt eine Karte: See.
fury-log-put_on_trail-castle = Auf Feld { $space } der Spur liegt eine Karte: Schloss Dracula.
fury-log-put_in_lair = Auf Refugienfeld { $slot } liegt ein Refugium.
fury-log-day = Woche { $week }, { $day }: Der Tag bricht an.
fury-log-night = Woche { $week }, { $day }: Die Nacht bricht herein.
fury-log-despair = Eine Woche ist vergangen: { $count } Verzweiflungsmarker auf der Zeitleiste.
fury-log-rumour_gained = Dracula erhält einen Gerüchtemarker und hat jetzt { $count }.

## The log: what hunters do

fury-log-stood_up = { $who } ist nicht mehr aufgehalten.
fury-log-passed = { $who } setzt aus.
fury-log-acts_next = { $who } ist als Nächstes am Zug.
fury-log-road = { $who } reist über die Straße { $place_to }.
fury-log-sailed = { $who } fährt mit dem Schiff { $place_to }.
fury-log-spent_ticket = { $who } gibt { $ticket_a } aus.
fury-log-rail = { $who } reist mit der Eisenbahn { $place_to }.
fury-log-stayed = Alle Wege sind versperrt: { $who } bleibt vor Ort.
fury-log-left_hospital = { $who } verlässt das Krankenhaus und geht nach { $place }.
fury-log-reserved = { $who } reserviert einen Fahrschein.
fury-log-ticket_drawn = { $who } zieht einen Fahrschein.
fury-log-drew_ticket = Gezogen: { $ticket }.
fury-log-draws_again = { $who } reserviert einen zweiten Fahrschein.
fury-log-gave_back_ticket = { $who } legt einen Fahrschein verdeckt zurück.
# Only its owner reads this.
fury-log-gave_back = Zurückgelegt: { $ticket }.
fury-log-rested = { $who } erholt sich.
fury-log-searched = { $who } durchsucht { $place }.
fury-log-supplied = { $who } rüstet sich { $place_at } aus.
fury-log-item_drawn = { $who } zieht einen Gegenstand.
fury-log-drew_item = Der gezogene Gegenstand: { $item_quoted }.
fury-log-event_drawn = { $who } zieht ein Ereignis.
fury-log-drew_event = Das gezogene Ereignis: { $event_quoted }.
fury-log-event_thrown = { $who } legt ein Dracula-Ereignis verdeckt ab.
fury-log-event_to_dracula = { $who } stößt auf ein Dracula-Ereignis: Dracula zieht es.
fury-log-dracula_drew_event = Das gezogene Ereignis: { $event_quoted }.
fury-log-items_shuffled = Die abgelegten Gegenstände werden zu einem neuen Stapel gemischt.
fury-log-events_shuffled = Die abgelegten Ereignisse werden zu einem neuen Stapel gemischt.
fury-log-discarded_item = { $who } legt { $item_quoted } ab.
fury-log-discarded_event = { $who } legt { $event_quoted } ab.
fury-log-dracula_discarded_event = Dracula legt { $event_quoted } ab.
fury-log-traded = { $who } tauscht mit { $other }.
fury-log-led = Anführer: { $who } tauscht Ereignisse mit { $other }.
fury-log-saw_items = { $who } zeigt alle Gegenstände: { $items }.
fury-log-saw_events = { $who } zeigt alle Ereignisse: { $events }.
fury-log-saw_tickets = { $who } zeigt alle Fahrscheine: { $tickets }.
fury-log-handed_item = { $who } gibt { $other } einen Gegenstand.
fury-log-handed_event = { $who } gibt { $other } ein Ereignis.
fury-log-handed_ticket = { $who } gibt { $other } einen Fahrschein.
# These name the card for those who may see it.
fury-log-gave_item = { $other } erhält { $item_quoted }.
fury-log-gave_event = { $other } erhält { $event_quoted }.
fury-log-gave_ticket = { $other } erhält { $ticket_a }.
fury-log-bond-yes = Geistiges Band: Dracula ist { $region_at }.
fury-log-bond-no = Geistiges Band: Dracula ist nicht { $region_at }.

## The log: what becomes of hunters

fury-log-shows_item = { $who } legt { $item_quoted } offen hin.
fury-log-shows_event = { $who } legt { $event_quoted } offen hin.
fury-log-showed = { $who } zeigt { $item_quoted }.
fury-log-delayed = { $who } wird aufgehalten.
fury-log-bitten = { $who } wird gebissen.
fury-log-suffered = { $who } erleidet { $count } Schaden: Gesundheit { $left }.
fury-log-recovered = { $who } regeneriert { $count } Schaden: Gesundheit { $left }.
fury-log-defeated = { $who } wird { $place_at } besiegt.
fury-log-hospital_fixed = Im Morgengrauen wird { $who } { $place_at } erwachen.
fury-log-hospitalised = { $who } erwacht { $place_at }.
fury-log-items_lost = { $who } verliert alle Gegenstände: { $items }.
fury-log-events_lost = { $who } verliert alle Ereignisse: { $events }.
fury-log-tickets_lost = { $count ->
    [one] { $who } verliert { $count } Fahrschein.
   *[other] { $who } verliert { $count } Fahrscheine.
}
fury-log-bite_healed = { $who } wird von einem Biss geheilt.

## The log: Dracula’s phase

fury-log-phase = Draculaphase: Die Verstecke rücken auf.
fury-log-let_go = Das Versteck, das die Spur verlassen hat, wird aufgelöst.
fury-log-matured = Ein Versteck reift heran: { $encounter_quoted }.
fury-log-lair_made = Das Versteck, das die Spur verlassen hat, wird Refugium { $slot }.
fury-log-room_made = Refugium { $slot } muss einem neuen Platz machen.
fury-log-lair_cleared = Refugium { $slot } wird aufgelöst.
fury-log-lair_entered = Dracula kehrt in Refugium { $slot } zurück: Es kommt auf Feld 1.
fury-log-lair_guarded = Dracula platziert eine Begegnung in Refugium { $slot }.
fury-log-guarded_lair = Die Begegnung in Refugium { $slot }: { $encounter_quoted }.
# Must read alike for a city and for “Hide”.
fury-log-laid-land = Dracula legt eine Karte verdeckt auf die Spur: Land.
fury-log-laid-sea = Dracula legt eine Karte verdeckt auf die Spur: See.
fury-log-laid-castle = Dracula legt eine Karte verdeckt auf die Spur: Schloss Dracula.
fury-log-laid_open = Dracula legt seine Karte offen: { $place }.
# Only Dracula reads these two.
fury-log-went = Dracula zieht { $place_to }.
fury-log-hid = Dracula spielt { fury-power-hide.quoted } aus.
fury-log-power = Dracula spielt { $power_quoted } aus.
fury-log-hid_openly = Dracula spielt { fury-power-hide.quoted } offen aus.
fury-log-misdirected = { fury-power-misdirect.quoted } kommt auf Feld { $space } der Spur.
fury-log-cleared = Das Versteck auf Feld { $space } wird aufgelöst.
fury-log-stripped = Das Versteck auf Feld { $space } wird aufgelöst; nur der Standort bleibt.
fury-log-penalty = Dracula kann keine Karte ausspielen und erleidet die Strafe.
fury-log-encounters_drawn = { $count ->
    [one] Dracula zieht { $count } Begegnung.
   *[other] Dracula zieht { $count } Begegnungen.
}
fury-log-drew_encounters = Gezogene Begegnungen: { $encounters }.
fury-log-encounters_shuffled = Die abgelegten Begegnungen werden zu einem neuen Stapel gemischt.
fury-log-encounter_laid = Dracula platziert eine Begegnung auf Feld { $space }.
fury-log-laid_encounter = Die Begegnung auf Feld { $space }: { $encounter_quoted }.
fury-log-rumour_laid = Dracula legt einen Gerüchtemarker auf Feld { $space }.
fury-log-rumour_gone = Ein Gerüchtemarker wird entfernt.
fury-log-dracula_suffered = Dracula erleidet { $count } Schaden: Gesundheit { $left }.
fury-log-dracula_recovered = Dracula regeneriert { $count } Schaden: Gesundheit { $left }.
fury-log-influence = Einfluss +{ $count }, jetzt { $left }.

## The log: what is found

fury-log-no_trace = Keine Spur von Dracula { $place_at }.
fury-log-found = Die Karte auf Feld { $space } wird aufgedeckt: { $place }.
fury-log-found_lair = Refugium { $slot } wird aufgedeckt: { $place }.
fury-log-found_hide = Die Karte auf Feld { $space } wird aufgedeckt: { fury-power-hide.quoted }.
fury-log-found_leaving = Der Standort des Verstecks wird aufgedeckt: { $place }.
fury-log-dracula_found = Dracula wird { $place_at } entdeckt.
fury-log-ambushed = Hinterhalt { $place_at }! Dracula spielt { $encounter_quoted } gegen { $who } aus.
fury-log-ambushed_open = Hinterhalt { $place_at }: Dracula nutzt die offene Karte { $encounter_quoted } gegen { $who }.
fury-log-faces = { $who } handelt { $encounter_quoted } ab.
fury-log-turned_up = Eine Begegnung wird aufgedeckt: { $encounter_quoted }.
fury-log-encounter_discarded = Die Begegnung { $encounter_quoted } wird abgelegt.
fury-log-encounter_stays = Die Begegnung { $encounter_quoted } bleibt offen liegen.
fury-log-bats_put = Fledermäuse umschwärmen { $who }.
fury-log-bats_moved = Fledermäuse treiben { $who } { $place_to }.
fury-log-wolves_came = Wölfe fallen über { $place } her.
fury-log-spied_on = Ein Spion verrät { $who }.
fury-log-soil = { fury-encounter-desecrated_soil.quoted }: Dracula zieht 3 Begegnungen und darf bis zu 3 ablegen.
fury-log-bodyguards_kept = Dracula behält { fury-encounter-szgany_bodyguards.quoted } bei sich: { $count }.
fury-log-bodyguards_sent = Dracula spielt { fury-encounter-szgany_bodyguards.quoted } gegen { $who } aus.
fury-log-hoax_read = Dracula-Ereignisse auf dem Ablagestapel: { $events }.
fury-log-hoax_took = Das genommene Ereignis: { $event_quoted }.
fury-log-hoax_taken = Dracula holt ein Ereignis vom Ablagestapel zurück.
fury-log-hoax_shuffled = { $count ->
    [one] { $count } Dracula-Ereignis wird in den Ereigniskartenstapel gemischt.
   *[other] { $count } Dracula-Ereignisse werden in den Ereigniskartenstapel gemischt.
}

## The log: tokens of the board

fury-log-fog_put = Nebel legt sich über { $place }: { $count } Marker.
fury-log-fog_lifted = Der Nebel lichtet sich { $place_at }: 1 Marker weniger.
fury-log-roadblock_put-road = Dracula sperrt die Straße zwischen { $place } und { $other }.
fury-log-roadblock_put-rail = Dracula sperrt die Eisenbahnroute zwischen { $place } und { $other }.
fury-log-roadblock_lifted-road = Die Straße zwischen { $place } und { $other } ist wieder frei.
fury-log-roadblock_lifted-rail = Die Eisenbahnroute zwischen { $place } und { $other } ist wieder frei.
fury-log-storm_put = Ein Sturm erhebt sich { $place_at }.
fury-log-storm_lifted = Der Sturm { $place_at } legt sich.
fury-log-ground_consecrated = Geweihter Boden { $place_at }: Die Stadt ist Dracula verschlossen.
fury-log-host_put = Himmlischer Beistand { $place_at }: Die Stadt ist Dracula verschlossen.
fury-log-hosts_lifted = Die Himmlischer-Beistand-Marker werden entfernt.

## The log: fights and the end

fury-log-fight = Kampf gegen Dracula: { $hunters }.
fury-log-vampire_fight = Kampf gegen die Begegnung { $encounter_quoted }: { $hunters }.
fury-log-fight_declined = Im Nebel lehnt Dracula den Kampf ab.
fury-log-hunter_spared = Im Nebel lehnt Dracula den Kampf gegen { $who } ab.
fury-log-joined = { $who } kämpft mit.
fury-log-won-hunters-defeat = Dracula ist vernichtet: Die Jäger gewinnen!
fury-log-won-dracula-influence = Der Einfluss erreicht 13: Dracula gewinnt!

## The log: combat

fury-log-combat_began = Der Kampf beginnt.
# Only Dracula reads this.
fury-log-drew_combat = Gezogene Kampfkarten: { $combats }.
fury-log-combat_drawn = { $count ->
    [one] Dracula zieht { $count } Kampfkarte.
   *[other] Dracula zieht { $count } Kampfkarten.
}
fury-log-combat_round = Kampf, Runde { $count }.
fury-log-engaged = Angreifender Jäger: { $who }.
fury-log-struck_with = Dracula deckt { $combat_quoted } auf.
fury-log-fought_with = { $who } deckt { $fight_card_quoted } auf.
fury-log-exchanged = { $who } spielt stattdessen { $fight_card_quoted } aus.
fury-log-struck_out = Die Karte { $combat_quoted } wird aufgehoben.
fury-log-card_next = Als Nächstes wird die Karte von { $who } abgehandelt.
fury-log-card_cancelled = Die Karte { $fight_card_quoted } von { $who } wird aufgehoben.
fury-log-plotted = Dracula setzt { fury-combat-plotting.quoted } gegen { $who } ein.
fury-log-too_proud = Die Flucht misslingt: Die Karte { $combat_quoted } bleibt wirkungslos.
fury-log-mesmerized = { $who } wird hypnotisiert.
# Only Dracula reads this.
fury-log-plot_drew = Die genommene Karte: { $combat_quoted }.
fury-log-plot_searched = Dracula nimmt eine Karte seiner Wahl aus seinem Kampfkartenstapel.
fury-log-vampire_suffered = { $encounter_quoted } erleidet { $count } Schaden: Gesundheit { $left }.
fury-log-vampire_recovered = { $encounter_quoted } regeneriert { $count } Schaden: Gesundheit { $left }.
fury-log-vampire_defeated = Die Begegnung { $encounter_quoted } ist besiegt.
fury-log-left_combat = { $who } verlässt den Kampf.
fury-log-combat_ended = Der Kampf ist vorüber.
fury-log-flew_away-land = Dracula fliegt als Fledermaus davon; sein neues Versteck liegt auf Feld { $space }.
fury-log-flew_away-castle = Dracula fliegt als Fledermaus davon; sein neues Versteck liegt auf Feld { $space }: Schloss Dracula.
# Only Dracula reads this.
fury-log-flew_to = Dracula fliegt { $place_to }.
fury-log-wreath_laid = { $who } legt { fury-item-garlic_wreath.quoted } aus.
fury-log-wreath_gone = { $who } verliert { fury-item-garlic_wreath.quoted }.
fury-log-prevented = Biss oder Schaden wird verhindert: { $who } bleibt unversehrt.

## The log: events and allies

fury-log-played = { $who } spielt { $event_quoted } aus.
fury-log-dracula_played = Dracula spielt { $event_quoted } aus.
fury-log-event_cancelled = Das Ereignis { $event_quoted } wird aufgehoben.
fury-log-ally_joined = Neu verbündet: { $event_quoted }.
fury-log-ally_left = Nicht mehr verbündet: { $event_quoted } wird abgelegt.
fury-log-ally_recalled = { $who } holt { $event_quoted } zurück.
fury-log-near = Jäger neben Draculas Standort: { $hunters }.
fury-log-named = { $who } nennt zuerst { $place }.
fury-log-named_open = { $place } ist schon aufgedeckt.
fury-log-not_on_trail = { $place } liegt nicht auf der Spur.
fury-log-region_told = { fury-event-hypnosis.quoted }: Dracula ist { $region_at }.
fury-log-laid_hand_open = Dracula zeigt alle Begegnungen auf der Hand: { $encounters }.
fury-log-laid_events_open = Dracula zeigt alle Ereignisse auf der Hand: { $events }.
fury-log-hide_shown = Dracula zeigt { fury-power-hide.quoted }: Die Karte liegt nicht auf der Spur.
fury-log-deduced = Die Begegnungen auf Feld { $space } werden aufgedeckt.
fury-log-ticket_turned = { $who } deckt { $ticket_a } auf.
# Only its owner reads this.
fury-log-saw_finds = { $who } sieht diese Gegenstände an: { $items }.
fury-log-found_item = { $who } behält einen der Gegenstände.
# Only its owner reads this.
fury-log-took_item = Der behaltene Gegenstand: { $item_quoted }.
fury-log-item_thrown = Der Gegenstand { $item_quoted } wird abgelegt.
fury-log-backs_checked = { $count ->
    [one] { $who } prüft die Rückseite des untersten Ereignisses.
   *[other] { $who } prüft die Rückseiten der { $count } untersten Ereignisse.
}
fury-log-events_taken = { $count ->
    [one] Dracula nimmt { $count } Ereignis vom Stapel.
   *[other] Dracula nimmt { $count } Ereignisse vom Stapel.
}
fury-log-event_buried = { $count ->
    [one] { $count } Dracula-Ereignis wird verdeckt abgelegt.
   *[other] { $count } Dracula-Ereignisse werden verdeckt abgelegt.
}
fury-log-event_opened = Das Ereignis { $event_quoted } wird vom Stapel abgelegt.
fury-log-influence_lost = Einfluss −{ $count }, jetzt { $left }.
fury-log-ground_lost = Der Boden { $place_at } ist nicht mehr geweiht.
fury-log-pounced = Der große Wolf fällt { $who } an.
fury-log-adds_to = Dracula wählt Feld { $space } für eine Begegnung.
fury-log-horses_bolted = Die Pferde reißen { $who } { $place_to } fort.
fury-log-pushed = Dracula schickt { $who } { $place_to }.
fury-log-no_supply = In der nächsten Jägerphase darf sich niemand ausrüsten.
fury-log-no_day = Der nächste Tag entfällt.
fury-log-schemes_shuffled = { $count ->
    [one] { $count } abgelegtes Dracula-Ereignis wird in den Ereigniskartenstapel gemischt.
   *[other] { $count } abgelegte Dracula-Ereignisse werden in den Ereigniskartenstapel gemischt.
}
fury-log-nocturnal = Bis zum Ende des nächsten Tages gilt jeder Kampf als Nachtkampf.
fury-log-again = Auf diese Draculaphase folgt eine weitere.
fury-log-returned_to_hand = Die Begegnung { $encounter_quoted } kehrt auf Draculas Hand zurück.
fury-log-swapped = Dracula tauscht eine Begegnung aus.
fury-log-wax_returns = { $who } nimmt { fury-event-wax_cylinders.quoted } wieder auf die Hand.

## Table options

fury-option-game_mode = Regeln
fury-option-game_mode-advanced = Erweitert
fury-option-game_mode-basic = Erste Partie: ohne Refugien, Machtkarten und Gerüchtemarker
fury-option-hide_triggers_fury = { fury-power-hide.quoted } bei 3 Verzweiflungsmarkern
fury-option-hide_triggers_fury-on = Bringt 3 Einfluss
fury-option-hide_triggers_fury-off = Bringt keinen Einfluss
fury-option-night_effects_in_vampire_fights = Nachteffekte der Kampfkarten gelten
fury-option-night_effects_in_vampire_fights-off = Wenn Dracula selbst kämpft
fury-option-night_effects_in_vampire_fights-on = Auch wenn Vampire kämpfen
fury-option-combat_draw_cap = Nach einer Kampfrunde zieht Dracula
fury-option-combat_draw_cap-on = Nur bei weniger als 5 Karten
fury-option-combat_draw_cap-off = Immer
fury-option-tickets_lost_on_defeat = Die Fahrscheine besiegter Jäger
fury-option-tickets_lost_on_defeat-on = Gehen verloren
fury-option-tickets_lost_on_defeat-off = Bleiben ihnen
fury-option-misdirect_excludes_sea = { fury-power-misdirect.quoted } anstelle eines Verstecks auf See
fury-option-misdirect_excludes_sea-on = Verboten
fury-option-misdirect_excludes_sea-off = Erlaubt
fury-option-misdirect_allows_power_card = Mit { fury-power-misdirect.quoted } legt Dracula
fury-option-misdirect_allows_power_card-on = Einen Standort oder eine Machtkarte
fury-option-misdirect_allows_power_card-off = Nur einen Standort
fury-option-hide_reveals_location = Standort, wenn { fury-power-hide.quoted } aufgedeckt wird
fury-option-hide_reveals_location-on = Wird auch aufgedeckt
fury-option-hide_reveals_location-off = Bleibt verdeckt
fury-option-fog_blocks_transit = Eine Stadt im Nebel durchqueren
fury-option-fog_blocks_transit-on = Verboten
fury-option-fog_blocks_transit-off = Erlaubt
fury-option-fog_decline_per_hunter = Im Nebel lehnt Dracula ab
fury-option-fog_decline_per_hunter-off = Den ganzen Kampf oder nichts
fury-option-fog_decline_per_hunter-on = Jäger für Jäger
fury-option-free_lair_clearing = Dracula darf ein Refugium auflösen
fury-option-free_lair_clearing-dracula_phase = In der eigenen Phase
fury-option-free_lair_clearing-any_time = Jederzeit
fury-option-free_lair_clearing-never = Nur, wenn er muss
fury-option-rumor_leaves_with_last_encounter = Ein Gerüchtemarker ohne Begegnung
fury-option-rumor_leaves_with_last_encounter-off = Bleibt liegen
fury-option-rumor_leaves_with_last_encounter-on = Wird entfernt
fury-option-rumor_bonus_per_vampire = Ein Gerüchtemarker bringt 3 Einfluss
fury-option-rumor_bonus_per_vampire-on = Für jeden herangereiften Vampir
fury-option-rumor_bonus_per_vampire-off = Nur für den ersten Vampir
fury-option-vampire_mature_ends_hideout = Ein herangereifter Vampir
fury-option-vampire_mature_ends_hideout-on = Beendet das Heranreifen im Versteck
fury-option-vampire_mature_ends_hideout-off = Lässt weitere Begegnungen heranreifen
fury-option-scouts_see_lairs = Ereignisse, die eine Stadt nennen, finden
fury-option-scouts_see_lairs-off = Nur Verstecke
fury-option-scouts_see_lairs-on = Verstecke und Refugien
fury-option-wolf_form_with_hide = { fury-power-hide.quoted } nach { fury-power-wolf_form.quoted }
fury-option-wolf_form_with_hide-later_phase = Erst in einer späteren Phase
fury-option-wolf_form_with_hide-also_same_step = Auch im selben Schritt
fury-option-bat_lands_on = Bei { fury-combat-escape_as_bat.quoted } kommt der neue Standort
fury-option-bat_lands_on-vacated_space = An die Stelle des alten
fury-option-bat_lands_on-space_1 = Auf Feld 1
fury-option-bat_into_lair = { fury-combat-escape_as_bat.quoted } in ein Refugium
fury-option-bat_into_lair-off = Verboten
fury-option-bat_into_lair-on = Erlaubt
fury-option-hidden_encounter_discards = Begegnungen aufgelöster Verstecke werden abgelegt
fury-option-hidden_encounter_discards-on = Verdeckt
fury-option-hidden_encounter_discards-off = Offen
fury-option-delay_interrupts_encounters = Wird ein Jäger aufgehalten, enden Durchsuchen und Hinterhalt
fury-option-delay_interrupts_encounters-off = Nein
fury-option-delay_interrupts_encounters-on = Ja
fury-option-psychic_bond_needs_companion = Für Geistiges Band braucht Mina
fury-option-psychic_bond_needs_companion-off = Keine Begleitung
fury-option-psychic_bond_needs_companion-on = Einen anderen Jäger bei sich
fury-option-departure_token_blocks = Ein geweihter Marker am Ausgangsort von { fury-power-wolf_form.quoted }
fury-option-departure_token_blocks-off = Hindert nicht
fury-option-departure_token_blocks-on = Versperrt den Weg

## Help: the items

fury-help-crucifix = Hebt im Kampf { fury-combat-fangs.quoted }, { fury-combat-mesmerize.quoted } oder { fury-combat-escape_as_mist.quoted } auf. In den ersten beiden Fällen erleidet der Vampir auch drei Schaden.
fury-help-dogs = Vor dem Durchsuchen gezeigt, vertreiben sie { fury-encounter-rats.quoted }, { fury-encounter-saboteur.quoted }, { fury-encounter-spy.quoted } und { fury-encounter-wolves.quoted }. Kommt eine davon aus dem Hinterhalt, darfst du beide Karten ablegen.
fury-help-fast_horses = Als Aktion bei Tag: Decke einen Fahrschein aus dem Vorrat auf; sein gelber Wert sagt, wie viele Straßen weit du höchstens reist. Ohne gelben Wert reist du eine weit, und diese Karte wird abgelegt.
fury-help-garlic = Hebt im Kampf { fury-combat-fangs.quoted } oder { fury-combat-strength.quoted } auf. Spielt der angreifende Jäger die Karte gegen { fury-combat-fangs.quoted } oder { fury-combat-claws.quoted } aus, erleidet der Vampir zwei Schaden.
fury-help-garlic_wreath = Zu Beginn eines Kampfes auslegen: Sooft dich { fury-combat-fangs.quoted } verletzt, erleidet der Vampir vier Schaden. Nach { fury-combat-claws.quoted } oder am Ende des Kampfes wird die Karte abgelegt.
fury-help-heavenly_host = Hebt im Kampf { fury-combat-mesmerize.quoted } auf und verursacht vier Schaden. Spielt der angreifende Jäger die Karte aber gegen { fury-combat-fangs.quoted } aus, wird er gebissen und verlässt den Kampf. Danach ablegen.
fury-help-holy_bullets = Direkt nach { fury-item-pistol.quoted } oder { fury-item-rifle.quoted } ablegen: Der Vampir erleidet drei weiteren Schaden. Nur einmal im Kampf.
fury-help-holy_circle = Hebt im Kampf jede Karte Draculas auf, und mindestens ein Jäger deiner Wahl verlässt den Kampf. Danach ablegen.
fury-help-knife = Eine Waffe: drei Schaden im Kampf. Hebt { fury-combat-fangs.quoted } oder { fury-combat-escape_as_bat.quoted } auf.
fury-help-pistol = Eine Waffe: zwei Schaden im Kampf. Hebt { fury-combat-claws.quoted } oder { fury-combat-plotting.quoted } auf.
fury-help-rifle = Eine Waffe: zwei Schaden im Kampf. Hebt { fury-combat-claws.quoted } oder { fury-combat-escape_as_bat.quoted } auf.
fury-help-stake = Vor dem Durchsuchen zeigen: Taucht ein Vampir oder { fury-encounter-hoax.quoted } auf, leg die Begegnung ab, ohne sie abzuhandeln, und den Pflock dazu.

## Help: the events

fury-help-behind_the_veil = Sofort: Dracula zeigt alle seine Ereignisse und Begegnungen, und du lässt ihn eine Begegnung ablegen.
fury-help-blood_transfusion = Als Aktion, wenn du nicht geschwächt bist: Ein gebissener Jäger in deiner Stadt verliert einen Bissmarker, und du erleidest einen Schaden.
fury-help-chartered_carriage = Vor einer Eisenbahnfahrt: Gib einen beliebigen Fahrschein aus und fahr bis zu vier Eisenbahnrouten jeder Farbe weit.
fury-help-consecrated_ground = Als Aktion in der Nacht: Leg den Marker auf eine Stadt und verschließ sie Dracula. Dann darf jeder Jäger { fury-item-heavenly_host.quoted } zeigen und bis zum nächsten Morgengrauen eine weitere verschließen.
fury-help-escape_route = Zu Beginn eines Kampfes: Ein Jäger deiner Wahl verlässt ihn sofort.
fury-help-evil_presence = Sofort: Dracula muss jeden Jäger nennen, dessen Standort an den Standort Draculas angrenzt.
fury-help-excellent_weather = Als Aktion bei Tag: Reise zweimal nacheinander über See.
fury-help-forewarned = Greift dich Dracula mit einer Begegnung, die kein Vampir ist, aus dem Hinterhalt an, wird sie ohne Wirkung abgelegt.
fury-help-good_luck = Bei Tag, ohne Aktion: Entferne eine Streckensperrung oder Draculas Verbündeten. Oder heb { fury-event-false_tip.quoted } beim Ausspielen auf.
fury-help-great_strength = Droht irgendeinem Jäger ein Biss oder tödlicher Schaden, wird das verhindert.
fury-help-heroic_leap = Zu Beginn eines Kampfes: Er wird nicht ausgetragen. Der Vampir erleidet fünf Schaden, danach du ebenso viel.
fury-help-hired_scouts = Sofort: Nenne zwei Städte. Dracula deckt jede auf, die auf seiner Spur liegt.
fury-help-hypnosis = Nur für Mina, als Aktion mit einem weiteren Jäger in ihrer Stadt: Dracula nennt die Region, in der er ist. Dann wird Mina aufgehalten.
fury-help-jonathan_harker = Sofort: Nenne eine Stadt; liegt sie auf der Spur, wird sie aufgedeckt. Oder als Verbündeter: Jede Karte, die auf Feld sechs rückt, wird aufgedeckt.
fury-help-local_rumours = Sofort: Jeder Standort auf der Spur, der an deinen angrenzt, wird aufgedeckt.
fury-help-long_night = Im Morgengrauen: In der folgenden Nacht dürfen Jäger über die Straße reisen. Für jede Reise kommt das unterste Ereignis weg: Dracula zieht es, wenn es seines ist, sonst wird es abgelegt.
fury-help-lucky_find = Zu Beginn eines Kampfes: Sieh fünf Gegenstände vom Stapel an, behalte einen und leg die anderen ab.
fury-help-lucys_revenge = Nur Lord Godalming darf sie zu Beginn eines Kampfes auslegen. Sie hebt in diesem Kampf eine Fluchtkarte Draculas auf oder bewahrt Lord Godalming vor einem Biss oder tödlichem Schaden.
fury-help-money_trail = Als Aktion: Wähle eine Seekarte, die verdeckt auf der Spur liegt. Sie wird aufgedeckt.
fury-help-mystic_research = Nur für Van Helsing, als Aktion: Unter den sechs untersten Ereignissen werden alle Dracula-Ereignisse abgelegt.
fury-help-newspaper_reports = Beim Ziehen ausgespielt: Die Karte auf Feld drei wird aufgedeckt. Später im Morgengrauen oder in der Abenddämmerung: die auf Feld fünf oder sechs, nach deiner Wahl.
fury-help-planned_ambush = Zu Beginn eines Kampfes: Sind die ersten Karten aufgedeckt, darfst du deine gegen eine andere tauschen.
fury-help-renewed_vigor = Im Morgengrauen: An diesem Tag darf jeder Jäger zwei Aktionen ausführen, aber verschiedene.
fury-help-rufus_smith = Sofort: Nenne eine Stadt; liegt sie auf der Spur, wird sie aufgedeckt. Oder als Verbündeter: Zieht Dracula von einer Seezone in die nächste, erleidet er zwei Schaden statt einem.
fury-help-sense_of_urgency = Als Aktion bei Tag: Erleide zwei Schaden und reise bis zu drei Straßen weit. Nur die letzte Stadt gilt als betreten.
fury-help-sister_agatha = Sofort: Nenne eine Stadt; liegt sie auf der Spur, wird sie aufgedeckt. Oder als Verbündete: Dracula erleidet zwei Schaden, sooft er { fury-combat-fangs.quoted } oder eine Fluchtkarte abgehandelt hat.
fury-help-speedy_telegraph = Im Morgengrauen: An diesem Tag und in dieser Nacht handeln die Jäger in der Reihenfolge deiner Wahl.
fury-help-surprising_return = Im Morgengrauen oder in der Abenddämmerung: Nimm einen Verbündeten der Jäger, der offen auf dem Ablagestapel liegt, und spiel ihn aus, sofort oder als Verbündeten.
fury-help-vampire_lair = Als Aktion bei Tag: Leg { fury-item-stake.quoted } ab und lass dich aufhalten. Dracula verliert zwei Einfluss.
fury-help-wax_cylinders = Nur für Dr. Seward, als Aktion: Die Begegnungen eines Verstecks werden aufgedeckt. Oder Dracula muss { fury-power-hide.quoted } zeigen, auf der Spur oder nicht, und du behältst diese Karte.
fury-help-customs_search = Nach der Reise eines Jägers in eine andere Region: Er wird aufgehalten und legt alle Gegenstände ab oder erleidet drei Schaden.
fury-help-darkness_returns = Am Ende der Draculaphase: Der nächste Tag entfällt, und alle abgelegten Dracula-Ereignisse werden in den Ereigniskartenstapel gemischt.
fury-help-devilish_power = In der Draculaphase: Entferne den geweihten Boden oder den Verbündeten der Jäger, oder verbiete das Ausrüsten in der nächsten Jägerphase.
fury-help-draculas_brides = Sofort: Leg eine weitere Begegnung in ein oder zwei Verstecke auf den Feldern eins bis drei. Oder als Verbündete: Zu Beginn jeder Draculaphase darfst du eine Begegnung austauschen.
fury-help-enraged = Soll deine Kampfkarte aufgehoben werden, gilt sie trotzdem. Für den Rest des Kampfes kannst du nicht mehr fliehen.
fury-help-false_tip = Wenn ein Jäger einen Fahrschein ausgibt: Du wählst das Ziel, so weit der Fahrschein reicht. Wurde { fury-event-chartered_carriage.quoted } ausgespielt, wird stattdessen dieses Ereignis aufgehoben.
fury-help-great_wolf = Sofort: Ein Jäger erleidet vier Schaden, wenn er nicht { fury-item-crucifix.quoted } oder { fury-item-heavenly_host.quoted } zeigt. Oder als Verbündeter: ebenso einen Schaden zu Beginn jeder Draculaphase.
fury-help-hidden_schemes = Am Ende der Draculaphase: Leg eine weitere Begegnung in das Versteck auf Feld drei.
fury-help-immanuel_hildesheim = Sofort: Von den sechs obersten Ereignissen nimmst du deine, die anderen werden abgelegt. Oder als Verbündeter: Zu Beginn jeder Draculaphase ziehst du das oberste, wenn es deines ist.
fury-help-nocturnal_visit = Am Ende der Draculaphase: Bis zum Ende des nächsten Tages gilt jeder Kampf als Nachtkampf.
fury-help-roadblock = Beim Ziehen oder am Ende einer Draculaphase: Sperr den Jägern drei Straßen oder Eisenbahnrouten. Nach jeder Abenddämmerung entfernst du eine Sperrung.
fury-help-seduction = Wenn ein Jäger einen Ort mit einem Vampir durchsucht: Der Vampir wird nicht abgehandelt, sondern kehrt auf deine Hand zurück, und der Jäger wird gebissen.
fury-help-sensationalist_press = Wenn ein Jäger { fury-event-local_rumours.quoted }, { fury-event-newspaper_reports.quoted }, { fury-event-hired_scouts.quoted } oder { fury-event-evil_presence.quoted } ausspielt: Das Ereignis wird aufgehoben.
fury-help-summon_storms = Beim Ziehen oder am Ende einer Draculaphase: Entfessle bis zu drei Stürme, die ihre Seezone für Jäger sperren. Nach jeder Abenddämmerung entfernst du einen.
fury-help-unearthly_swiftness = In der Draculaphase: Ist sie zu Ende, hast du noch vor dem Morgengrauen eine zweite.
fury-help-vampiric_influence = Sofort: Ein geschwächter Jäger legt alle Gegenstände und Ereignisse offen. Du legst eine dieser Karten ab und schickst den Jäger in eine angrenzende Stadt.
fury-help-wild_horses = Wenn ein Jäger über die Straße gereist ist: Bevor etwas aufgedeckt wird, schickst du ihn in eine angrenzende Stadt weiter.

## Help: the encounters

fury-help-aristocratic_vampire = Nur beim Durchsuchen: Der Jäger darf sich aufhalten lassen, um die Karte abzulegen; sonst bleibt sie offen liegen. Herangereift: vier Einfluss, und die Felder vier bis sechs werden aufgelöst.
fury-help-bats = Der Jäger erhält einen Fledermausmarker. Anstelle der nächsten Aktion dieses Jägers schickt Dracula ihn in eine angrenzende Stadt, und der Jäger wird aufgehalten.
fury-help-desecrated_soil = Dracula zieht drei Begegnungen und darf bis zu drei ablegen. Zeigt der Jäger nicht { fury-item-heavenly_host.quoted }, bleibt die Karte offen liegen. Herangereift: Dracula regeneriert drei Schaden.
fury-help-hoax = Nur beim Durchsuchen: Der Jäger wird aufgehalten. Herangereift: Dracula nimmt eines seiner abgelegten Ereignisse; die anderen kommen zurück in den Stapel.
fury-help-new_vampire = Ein Kampf gegen einen Vampir mit Gesundheit sechs; andere Jäger vor Ort dürfen mitkämpfen und werden dafür aufgehalten. Herangereift: drei Einfluss, und die Felder vier bis sechs werden aufgelöst.
fury-help-rats = Der Jäger erleidet zwei Schaden. Zeigt er weder { fury-item-pistol.quoted } noch { fury-item-rifle.quoted }, bleiben die Ratten offen liegen.
fury-help-reckless_vampire = Ein Jäger allein kämpft gegen einen Vampir mit Gesundheit vier; im Hinterhalt bringt { fury-combat-fangs.quoted } je einen Einfluss. Herangereift: vier Einfluss, und die Felder vier bis sechs werden aufgelöst.
fury-help-saboteur = Der Jäger wird aufgehalten. Zeigt er weder { fury-item-pistol.quoted } noch { fury-item-rifle.quoted }, bleibt die Karte offen liegen. Herangereift: Dracula legt eine Streckensperrung.
fury-help-spy = Der Jäger zeigt alle Gegenstände und Ereignisse und verliert alle Fahrscheine, oder er opfert eine Waffe. Herangereift: Dracula wählt, wen es trifft.
fury-help-szgany_bodyguards = Der Jäger erleidet zwei Schaden; zeigt er keine Waffe, noch zwei, und er wird aufgehalten. Herangereift: Dracula behält sie für einen Jäger, auf den er im Morgengrauen oder in der Abenddämmerung trifft.
fury-help-szgany_mob = Jeder Jäger in der Stadt darf Gegenstände ablegen und erleidet dann einen Schaden je Gegenstand auf der Hand. Herangereift: Das gilt für die ganze Region.
fury-help-unnatural_fog = Ein Nebelmarker kommt auf die Stadt, auf eine Hafenstadt zwei. Bei Tag werden Jäger dort aufgehalten; niemand reist oder durchsucht im Nebel. Herangereift: zwei Marker auf eine Stadt der Region.
fury-help-wolves = Jeder Jäger in der Stadt erleidet vier Schaden, zwei weniger je gezeigter Waffe. Herangereift: Sie greifen eine Stadt an, die ein oder zwei Straßen entfernt ist.

## Help: the power cards

fury-help-dark_call = Statt einer Standortkarte: Dracula bleibt, wo er ist, erleidet zwei Schaden und zieht fünf Begegnungen. Nicht auf See, nicht in einer Stadt mit geweihtem Marker.
fury-help-feed = Statt einer Standortkarte: Dracula bleibt, wo er ist, und regeneriert bis zu drei Schaden. Nicht auf See, nicht in einer Stadt mit geweihtem Marker.
fury-help-hide = Verdeckt statt einer Standortkarte, mit gleicher Rückseite: Dracula bleibt, wo er ist. Wird diese Karte oder die seines Standorts aufgedeckt, dann auch die andere.
fury-help-misdirect = Dracula löst ein Versteck der Spur auf und legt diese Karte an seine Stelle; dann bewegt er sich wie gewohnt.
fury-help-wolf_form = Dracula erleidet einen Schaden und bewegt sich bis zu zwei Straßen weit; die Karte liegt bei seinem neuen Standort. Städte mit geweihtem Marker darf er weder betreten noch durchqueren.

## Help: the combat cards

fury-help-claws = Der angreifende Jäger erleidet zwei Schaden. Nachts wählt Dracula danach einen Jäger im Kampf, der noch zwei Schaden erleidet.
fury-help-escape_as_bat = Der Kampf endet; nachts darf Dracula, wenn er selbst kämpft, heimlich in eine Stadt ohne Jäger fliegen, ein oder zwei Straßen weit. Zu früh im Kampf verbietet es der Stolz.
fury-help-escape_as_mist = Der Kampf endet, und Dracula bleibt, wo er ist. Zu früh im Kampf verbietet es der Stolz.
fury-help-fangs = Der Vampir regeneriert zwei Schaden, der angreifende Jäger erleidet zwei. Ein hypnotisierter Jäger wird nachts stattdessen gebissen und verlässt den Kampf; der Einfluss steigt um eins.
fury-help-mesmerize = Die Karte des angreifenden Jägers wird aufgehoben. Dieser Jäger ist bis zum Ende des Kampfes hypnotisiert: Seine Waffen verursachen einen Schaden weniger.
fury-help-plotting = Dracula nimmt eine Karte seiner Wahl aus dem Kampfkartenstapel. Später im Kampf darf er einmal { fury-combat-punch.quoted }, { fury-combat-dodge.quoted } oder { fury-combat-escape.quoted } des angreifenden Jägers aufheben.
fury-help-strength = Der angreifende Jäger erleidet zwei Schaden. Spielt er { fury-combat-punch.quoted }, { fury-item-crucifix.quoted } oder eine Waffe aus, wird diese Karte aufgehoben; nachts wird ein Gegenstand dann auch abgelegt.
fury-help-punch = Ein Schaden für den Vampir. Hebt { fury-combat-mesmerize.quoted } oder { fury-combat-plotting.quoted } auf.
fury-help-dodge = Verursacht keinen Schaden. Hebt { fury-combat-fangs.quoted }, { fury-combat-strength.quoted } oder { fury-combat-claws.quoted } auf.
fury-help-escape = Der Jäger verlässt den Kampf, bleibt aber in der Stadt. Hebt { fury-combat-strength.quoted } oder { fury-combat-plotting.quoted } auf.
