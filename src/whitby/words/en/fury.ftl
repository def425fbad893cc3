# Fury of Dracula in English. British spelling, printed names as they are printed; “you” in questions,
# the third person in the log.

## Names

fury-title = Fury of Dracula
# Nothing is listed: “Mina Harker shows all items: none.”
fury-none = none

fury-side-hunters = The hunters
fury-side-dracula = Dracula

fury-who-godalming = Lord Godalming
fury-who-seward = Dr. John Seward
fury-who-van_helsing = Van Helsing
fury-who-mina = Mina Harker

# .the, .at and .to are used inside a sentence.
fury-place-alicante = Alicante
    .the = Alicante
    .at = in Alicante
    .to = to Alicante
fury-place-amsterdam = Amsterdam
    .the = Amsterdam
    .at = in Amsterdam
    .to = to Amsterdam
fury-place-athens = Athens
    .the = Athens
    .at = in Athens
    .to = to Athens
fury-place-barcelona = Barcelona
    .the = Barcelona
    .at = in Barcelona
    .to = to Barcelona
fury-place-bari = Bari
    .the = Bari
    .at = in Bari
    .to = to Bari
fury-place-belgrade = Belgrade
    .the = Belgrade
    .at = in Belgrade
    .to = to Belgrade
fury-place-berlin = Berlin
    .the = Berlin
    .at = in Berlin
    .to = to Berlin
fury-place-bordeaux = Bordeaux
    .the = Bordeaux
    .at = in Bordeaux
    .to = to Bordeaux
fury-place-brussels = Brussels
    .the = Brussels
    .at = in Brussels
    .to = to Brussels
fury-place-bucharest = Bucharest
    .the = Bucharest
    .at = in Bucharest
    .to = to Bucharest
fury-place-budapest = Budapest
    .the = Budapest
    .at = in Budapest
    .to = to Budapest
fury-place-cadiz = Cadiz
    .the = Cadiz
    .at = in Cadiz
    .to = to Cadiz
fury-place-cagliari = Cagliari
    .the = Cagliari
    .at = in Cagliari
    .to = to Cagliari
fury-place-castle_dracula = Castle Dracula
    .the = Castle Dracula
    .at = at Castle Dracula
    .to = to Castle Dracula
fury-place-clermont_ferrand = Clermont-Ferrand
    .the = Clermont-Ferrand
    .at = in Clermont-Ferrand
    .to = to Clermont-Ferrand
fury-place-cologne = Cologne
    .the = Cologne
    .at = in Cologne
    .to = to Cologne
fury-place-constanta = Constanta
    .the = Constanta
    .at = in Constanta
    .to = to Constanta
fury-place-dublin = Dublin
    .the = Dublin
    .at = in Dublin
    .to = to Dublin
fury-place-edinburgh = Edinburgh
    .the = Edinburgh
    .at = in Edinburgh
    .to = to Edinburgh
fury-place-florence = Florence
    .the = Florence
    .at = in Florence
    .to = to Florence
fury-place-frankfurt = Frankfurt
    .the = Frankfurt
    .at = in Frankfurt
    .to = to Frankfurt
fury-place-galatz = Galatz
    .the = Galatz
    .at = in Galatz
    .to = to Galatz
fury-place-galway = Galway
    .the = Galway
    .at = in Galway
    .to = to Galway
fury-place-geneva = Geneva
    .the = Geneva
    .at = in Geneva
    .to = to Geneva
fury-place-genoa = Genoa
    .the = Genoa
    .at = in Genoa
    .to = to Genoa
fury-place-granada = Granada
    .the = Granada
    .at = in Granada
    .to = to Granada
fury-place-hamburg = Hamburg
    .the = Hamburg
    .at = in Hamburg
    .to = to Hamburg
fury-place-klausenburg = Klausenburg
    .the = Klausenburg
    .at = in Klausenburg
    .to = to Klausenburg
fury-place-le_havre = Le Havre
    .the = Le Havre
    .at = in Le Havre
    .to = to Le Havre
fury-place-leipzig = Leipzig
    .the = Leipzig
    .at = in Leipzig
    .to = to Leipzig
fury-place-lisbon = Lisbon
    .the = Lisbon
    .at = in Lisbon
    .to = to Lisbon
fury-place-liverpool = Liverpool
    .the = Liverpool
    .at = in Liverpool
    .to = to Liverpool
fury-place-london = London
    .the = London
    .at = in London
    .to = to London
fury-place-madrid = Madrid
    .the = Madrid
    .at = in Madrid
    .to = to Madrid
fury-place-manchester = Manchester
    .the = Manchester
    .at = in Manchester
    .to = to Manchester
fury-place-marseilles = Marseilles
    .the = Marseilles
    .at = in Marseilles
    .to = to Marseilles
fury-place-milan = Milan
    .the = Milan
    .at = in Milan
    .to = to Milan
fury-place-munich = Munich
    .the = Munich
    .at = in Munich
    .to = to Munich
fury-place-nantes = Nantes
    .the = Nantes
    .at = in Nantes
    .to = to Nantes
fury-place-naples = Naples
    .the = Naples
    .at = in Naples
    .to = to Naples
fury-place-nuremberg = Nuremberg
    .the = Nuremberg
    .at = in Nuremberg
    .to = to Nuremberg
fury-place-paris = Paris
    .the = Paris
    .at = in Paris
    .to = to Paris
fury-place-plymouth = Plymouth
    .the = Plymouth
    .at = in Plymouth
    .to = to Plymouth
fury-place-prague = Prague
    .the = Prague
    .at = in Prague
    .to = to Prague
fury-place-rome = Rome
    .the = Rome
    .at = in Rome
    .to = to Rome
fury-place-salonica = Salonica
    .the = Salonica
    .at = in Salonica
    .to = to Salonica
fury-place-santander = Santander
    .the = Santander
    .at = in Santander
    .to = to Santander
fury-place-saragossa = Saragossa
    .the = Saragossa
    .at = in Saragossa
    .to = to Saragossa
fury-place-sarajevo = Sarajevo
    .the = Sarajevo
    .at = in Sarajevo
    .to = to Sarajevo
fury-place-sofia = Sofia
    .the = Sofia
    .at = in Sofia
    .to = to Sofia
fury-place-strasbourg = Strasbourg
    .the = Strasbourg
    .at = in Strasbourg
    .to = to Strasbourg
fury-place-swansea = Swansea
    .the = Swansea
    .at = in Swansea
    .to = to Swansea
fury-place-szeged = Szeged
    .the = Szeged
    .at = in Szeged
    .to = to Szeged
fury-place-toulouse = Toulouse
    .the = Toulouse
    .at = in Toulouse
    .to = to Toulouse
fury-place-valona = Valona
    .the = Valona
    .at = in Valona
    .to = to Valona
fury-place-varna = Varna
    .the = Varna
    .at = in Varna
    .to = to Varna
fury-place-venice = Venice
    .the = Venice
    .at = in Venice
    .to = to Venice
fury-place-vienna = Vienna
    .the = Vienna
    .at = in Vienna
    .to = to Vienna
fury-place-zagreb = Zagreb
    .the = Zagreb
    .at = in Zagreb
    .to = to Zagreb
fury-place-zurich = Zurich
    .the = Zurich
    .at = in Zurich
    .to = to Zurich
fury-place-adriatic_sea = Adriatic Sea
    .the = the Adriatic Sea
    .at = in the Adriatic Sea
    .to = to the Adriatic Sea
fury-place-black_sea = Black Sea
    .the = the Black Sea
    .at = in the Black Sea
    .to = to the Black Sea
fury-place-english_channel = English Channel
    .the = the English Channel
    .at = in the English Channel
    .to = to the English Channel
fury-place-ionian_sea = Ionian Sea
    .the = the Ionian Sea
    .at = in the Ionian Sea
    .to = to the Ionian Sea
fury-place-irish_sea = Irish Sea
    .the = the Irish Sea
    .at = in the Irish Sea
    .to = to the Irish Sea
fury-place-mediterranean_sea = Mediterranean Sea
    .the = the Mediterranean Sea
    .at = in the Mediterranean Sea
    .to = to the Mediterranean Sea
fury-place-north_atlantic = North Atlantic
    .the = the North Atlantic
    .at = in the North Atlantic
    .to = to the North Atlantic
fury-place-north_sea = North Sea
    .the = the North Sea
    .at = in the North Sea
    .to = to the North Sea
fury-place-south_atlantic = South Atlantic
    .the = the South Atlantic
    .at = in the South Atlantic
    .to = to the South Atlantic
fury-place-tyrrhenian_sea = Tyrrhenian Sea
    .the = the Tyrrhenian Sea
    .at = in the Tyrrhenian Sea
    .to = to the Tyrrhenian Sea
fury-place-hospital_madrid = Madrid hospital
    .the = the Madrid hospital
    .at = in the Madrid hospital
    .to = to the Madrid hospital
fury-place-hospital_rome = Rome hospital
    .the = the Rome hospital
    .at = in the Rome hospital
    .to = to the Rome hospital
fury-place-hospital_budapest = Budapest hospital
    .the = the Budapest hospital
    .at = in the Budapest hospital
    .to = to the Budapest hospital
# Where a roadblock is: “Road – Prague – Vienna”.
fury-place-road = Road
fury-place-rail = Railway

# .at is used inside a sentence.
fury-region-brittanica = Britannica
    .at = in Britannica
fury-region-iberia = Iberia
    .at = in Iberia
fury-region-gallia = Gallia
    .at = in Gallia
fury-region-germania = Germania
    .at = in Germania
fury-region-italia = Italia
    .at = in Italia
fury-region-austro_hungaria = Austro-Hungaria
    .at = in Austro-Hungaria
fury-region-baltica = Baltica
    .at = in Baltica
# Seas belong to no region.
fury-region-none = At sea
    .at = at sea

# .quoted is used inside a sentence and in a list.
fury-item-crucifix = Crucifix
    .quoted = “Crucifix”
fury-item-dogs = Dogs
    .quoted = “Dogs”
fury-item-fast_horses = Fast Horses
    .quoted = “Fast Horses”
fury-item-garlic = Garlic
    .quoted = “Garlic”
fury-item-garlic_wreath = Garlic Wreath
    .quoted = “Garlic Wreath”
fury-item-heavenly_host = Heavenly Host
    .quoted = “Heavenly Host”
fury-item-holy_bullets = Holy Bullets
    .quoted = “Holy Bullets”
fury-item-holy_circle = Holy Circle
    .quoted = “Holy Circle”
fury-item-knife = Knife
    .quoted = “Knife”
fury-item-pistol = Pistol
    .quoted = “Pistol”
fury-item-rifle = Rifle
    .quoted = “Rifle”
fury-item-stake = Stake
    .quoted = “Stake”

fury-event-behind_the_veil = Behind the Veil
    .quoted = “Behind the Veil”
fury-event-blood_transfusion = Blood Transfusion
    .quoted = “Blood Transfusion”
fury-event-chartered_carriage = Chartered Carriage
    .quoted = “Chartered Carriage”
fury-event-consecrated_ground = Consecrated Ground
    .quoted = “Consecrated Ground”
fury-event-escape_route = Escape Route
    .quoted = “Escape Route”
fury-event-evil_presence = Evil Presence
    .quoted = “Evil Presence”
fury-event-excellent_weather = Excellent Weather
    .quoted = “Excellent Weather”
fury-event-forewarned = Forewarned
    .quoted = “Forewarned”
fury-event-good_luck = Good Luck
    .quoted = “Good Luck”
fury-event-great_strength = Great Strength
    .quoted = “Great Strength”
fury-event-heroic_leap = Heroic Leap
    .quoted = “Heroic Leap”
fury-event-hired_scouts = Hired Scouts
    .quoted = “Hired Scouts”
fury-event-hypnosis = Hypnosis
    .quoted = “Hypnosis”
fury-event-jonathan_harker = Jonathan Harker
    .quoted = “Jonathan Harker”
fury-event-local_rumours = Local Rumours
    .quoted = “Local Rumours”
fury-event-long_night = Long Night
    .quoted = “Long Night”
fury-event-lucky_find = Lucky Find
    .quoted = “Lucky Find”
fury-event-lucys_revenge = Lucy’s Revenge
    .quoted = “Lucy’s Revenge”
fury-event-money_trail = Money Trail
    .quoted = “Money Trail”
fury-event-mystic_research = Mystic Research
    .quoted = “Mystic Research”
fury-event-newspaper_reports = Newspaper Reports
    .quoted = “Newspaper Reports”
fury-event-planned_ambush = Planned Ambush
    .quoted = “Planned Ambush”
fury-event-renewed_vigor = Renewed Vigor
    .quoted = “Renewed Vigor”
fury-event-rufus_smith = Rufus Smith
    .quoted = “Rufus Smith”
fury-event-sense_of_urgency = Sense of Urgency
    .quoted = “Sense of Urgency”
fury-event-sister_agatha = Sister Agatha
    .quoted = “Sister Agatha”
fury-event-speedy_telegraph = Speedy Telegraph
    .quoted = “Speedy Telegraph”
fury-event-surprising_return = Surprising Return
    .quoted = “Surprising Return”
fury-event-vampire_lair = Vampire Lair
    .quoted = “Vampire Lair”
fury-event-wax_cylinders = Wax Cylinders
    .quoted = “Wax Cylinders”
fury-event-customs_search = Customs Search
    .quoted = “Customs Search”
fury-event-darkness_returns = Darkness Returns
    .quoted = “Darkness Returns”
fury-event-devilish_power = Devilish Power
    .quoted = “Devilish Power”
fury-event-draculas_brides = Dracula’s Brides
    .quoted = “Dracula’s Brides”
fury-event-enraged = Enraged
    .quoted = “Enraged”
fury-event-false_tip = False Tip
    .quoted = “False Tip”
fury-event-great_wolf = Great Wolf
    .quoted = “Great Wolf”
fury-event-hidden_schemes = Hidden Schemes
    .quoted = “Hidden Schemes”
fury-event-immanuel_hildesheim = Immanuel Hildesheim
    .quoted = “Immanuel Hildesheim”
fury-event-nocturnal_visit = Nocturnal Visit
    .quoted = “Nocturnal Visit”
fury-event-roadblock = Roadblock
    .quoted = “Roadblock”
fury-event-seduction = Seduction
    .quoted = “Seduction”
fury-event-sensationalist_press = Sensationalist Press
    .quoted = “Sensationalist Press”
fury-event-summon_storms = Summon Storms
    .quoted = “Summon Storms”
fury-event-unearthly_swiftness = Unearthly Swiftness
    .quoted = “Unearthly Swiftness”
fury-event-vampiric_influence = Vampiric Influence
    .quoted = “Vampiric Influence”
fury-event-wild_horses = Wild Horses
    .quoted = “Wild Horses”

fury-encounter-aristocratic_vampire = Aristocratic Vampire
    .quoted = “Aristocratic Vampire”
fury-encounter-bats = Bats
    .quoted = “Bats”
fury-encounter-desecrated_soil = Desecrated Soil
    .quoted = “Desecrated Soil”
fury-encounter-hoax = Hoax
    .quoted = “Hoax”
fury-encounter-new_vampire = New Vampire
    .quoted = “New Vampire”
fury-encounter-rats = Rats
    .quoted = “Rats”
fury-encounter-reckless_vampire = Reckless Vampire
    .quoted = “Reckless Vampire”
fury-encounter-saboteur = Saboteur
    .quoted = “Saboteur”
fury-encounter-spy = Spy
    .quoted = “Spy”
fury-encounter-szgany_bodyguards = Szgany Bodyguards
    .quoted = “Szgany Bodyguards”
fury-encounter-szgany_mob = Szgany Mob
    .quoted = “Szgany Mob”
fury-encounter-unnatural_fog = Unnatural Fog
    .quoted = “Unnatural Fog”
fury-encounter-wolves = Wolves
    .quoted = “Wolves”

fury-power-dark_call = Dark Call
    .quoted = “Dark Call”
fury-power-feed = Feed
    .quoted = “Feed”
fury-power-hide = Hide
    .quoted = “Hide”
fury-power-misdirect = Misdirect
    .quoted = “Misdirect”
fury-power-wolf_form = Wolf Form
    .quoted = “Wolf Form”

fury-combat-claws = Claws
    .quoted = “Claws”
fury-combat-escape_as_bat = Escape as Bat
    .quoted = “Escape as Bat”
fury-combat-escape_as_mist = Escape as Mist
    .quoted = “Escape as Mist”
fury-combat-fangs = Fangs
    .quoted = “Fangs”
fury-combat-mesmerize = Mesmerize
    .quoted = “Mesmerize”
fury-combat-plotting = Plotting
    .quoted = “Plotting”
fury-combat-strength = Strength
    .quoted = “Strength”
fury-combat-punch = Punch
    .quoted = “Punch”
fury-combat-dodge = Dodge
    .quoted = “Dodge”
fury-combat-escape = Escape
    .quoted = “Escape”

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

# The enemies hunters fight.
fury-foe-dracula = Dracula
fury-foe-new_vampire = { fury-encounter-new_vampire }
fury-foe-reckless_vampire = { fury-encounter-reckless_vampire }

# Lasting effects of events.
fury-force-no_supply = hunters cannot supply
fury-force-no_day = the coming day is skipped
fury-force-nocturnal = every combat counts as a night combat
fury-force-long_night = hunters may move by road at night
fury-force-vigor = each hunter has 2 actions today, of different kinds
fury-force-telegraph = the hunters act in any order
fury-force-swift = another Dracula phase follows

# The white value, then the yellow one. .a is used inside a sentence.
fury-ticket-3-2 = 3/2 ticket
    .a = a 3/2 ticket
fury-ticket-2-2 = 2/2 ticket
    .a = a 2/2 ticket
fury-ticket-2-1 = 2/1 ticket
    .a = a 2/1 ticket
fury-ticket-1-1 = 1/1 ticket
    .a = a 1/1 ticket
fury-ticket-1-0 = 1/– ticket
    .a = a 1/– ticket

fury-day-monday = Monday
fury-day-tuesday = Tuesday
fury-day-wednesday = Wednesday
fury-day-thursday = Thursday
fury-day-friday = Friday
fury-day-saturday = Saturday
fury-day-sunday = Sunday

fury-phase-setup = Set-up
fury-phase-dawn = Dawn
fury-phase-day = Day
fury-phase-dusk = Dusk
fury-phase-night = Night
fury-phase-dracula = Dracula phase
fury-phase-over = Game over

# What the back of a card shows.
fury-back-land = Land
fury-back-sea = Sea
fury-back-castle = Castle Dracula

# Where encounters are: “(space 3, face down)”.
fury-spot-1 = space 1
fury-spot-2 = space 2
fury-spot-3 = space 3
fury-spot-4 = space 4
fury-spot-5 = space 5
fury-spot-6 = space 6
fury-spot-lair1 = lair 1
fury-spot-lair2 = lair 2
fury-spot-lair3 = lair 3

# How a game was won, beneath the side that won it.
fury-reason-defeat = by defeating Dracula
fury-reason-influence = with 13 influence

## Questions

fury-ask-start = In which city does { $who } start?
fury-ask-dracula_start = Choose your starting city in secret.
fury-ask-act = { $who }’s turn: choose an action.
fury-ask-ride = { $who } takes the train with { $ticket_a }. Where to?
fury-ask-make_room = { $who } already holds 2 tickets: choose one to put back.
fury-ask-keep = { $who } draws { $ticket_a }. Keep it?
fury-ask-again = Draw a second ticket for { $who }?
fury-ask-resolve = Which encounter does { $who } resolve next?
fury-ask-hand = What does { $who } hand to { $other }?
fury-ask-item_limit = { $who } has too many items: choose one to discard.
fury-ask-event_limit = { $who } has too many events: choose one to discard.
fury-ask-ticket_limit = { $who } has too many tickets: choose one to put back.
fury-ask-scheme_limit = You hold too many events: choose one to discard.
fury-ask-open_item = { $who } is weakened: choose an item to keep face up.
fury-ask-open_event = { $who } is weakened: choose an event to keep face up.
# These are asked whatever the hand holds: they must not reveal whether the item is there.
fury-ask-repel = Does { $who } show an item that drives the encounter away?
fury-ask-guards_weapon = Without a weapon { $who } suffers 2 more damage and is delayed. Show one?
fury-ask-wolves_weapon = { $who } faces { $count } damage, 2 less for each weapon shown. Show one?
fury-ask-mob = { $who } suffers 1 damage for each item still held. Discard any?
fury-ask-spy = { $who } gives up a weapon, or reveals all cards and loses all tickets.
fury-ask-aristocrat = Does { $who } accept a delay to discard { fury-encounter-aristocratic_vampire.quoted }?
fury-ask-join = Does { $who } join the combat? It costs a delay.
fury-ask-ambush = { $who } arrives. Spring an ambush?
fury-ask-drop = You may discard encounters: up to { $count } more.
fury-ask-hospital = { $who } is defeated: choose a hospital.
fury-ask-drive = The bats drive { $who } to an adjacent city: choose it.
fury-ask-fog_fight = In fog you may decline the combat. Fight?
fury-ask-fog_fight_one = In fog you may decline the combat. Fight { $who }?
fury-ask-guards = Send { fury-encounter-szgany_bodyguards.quoted } before the combat?
fury-ask-leave = A hideout is leaving the trail. What do you do with it?
fury-ask-lay_in_lair = Choose an encounter to place in lair { $slot }.
fury-ask-choose_fog = Choose a city in the region for the fog.
fury-ask-choose_wolves = Choose the city that the wolves attack.
fury-ask-choose_spied = Choose the hunter the spy betrays.
fury-ask-hoax = Choose one of your discarded events to take.
fury-ask-travel = Choose the card for space 1 of your trail.
fury-ask-lay = Choose an encounter to place on space 1.
fury-ask-rumour = Place a rumor token?
fury-ask-roadblock = Choose a road or a railway to block.
fury-ask-lift_roadblock = Dusk is ending: choose a roadblock to remove.
fury-ask-lift_storm = Dusk is ending: choose a storm to remove.
fury-ask-combat_start = The combat begins: does { $who } play a card?
fury-ask-escape_route = { $who } plays { fury-event-escape_route.quoted }: which hunter leaves the combat?
fury-ask-lucky_find = Which of these items does { $who } keep?
fury-ask-strike = Choose your combat card in secret.
fury-ask-fight_with = { $who } is in combat: choose a card in secret.
fury-ask-engage = Which hunter do you engage?
fury-ask-plan = { fury-event-planned_ambush.quoted }: does { $who } play another card instead?
fury-ask-plot = Use { fury-combat-plotting.quoted } to cancel { $who }’s card?
fury-ask-enraged = Your card is about to be cancelled. Play { fury-event-enraged.quoted }?
fury-ask-claw = { fury-combat-claws.quoted } at night: which hunter suffers 2 more damage?
fury-ask-seek = { fury-combat-plotting.quoted }: choose a card from your combat deck.
fury-ask-revenge = Does { $who } stop the escape with { fury-event-lucys_revenge.quoted }?
fury-ask-fly = As a bat you may fly to a city without hunters. Where to?
fury-ask-next_card = Whose card is resolved next?
fury-ask-let_out = { $who } plays { fury-item-holy_circle.quoted }: which hunter leaves the combat?
fury-ask-bullets = Does { $who } discard { fury-item-holy_bullets.quoted } for 3 more damage?
fury-ask-save = { $other } faces a bite or defeat. Does { $who } prevent it?
fury-ask-drawn = { $who } has drawn { $event_quoted }. What happens to it?
fury-ask-dawn = Dawn: does { $who } play an event?
fury-ask-dusk = Dusk: does { $who } play an event?
fury-ask-return_ally = Which ally does { $who } bring back, and how?
fury-ask-act_next = Which hunter acts next?
fury-ask-name_city = { $count ->
    [one] Which city does { $who } name?
   *[other] { $who } names { $count } cities. Which one first?
}
fury-ask-name_space = Which trail space does { $who } make Dracula reveal?
fury-ask-deduce = Which hideout’s encounters does { $who } make Dracula reveal?
fury-ask-veil = Which encounter does { $who } make Dracula discard?
fury-ask-transfuse = Which hunter does { $who } give blood to?
fury-ask-hallow = In which city does { $who } consecrate the ground?
fury-ask-show_host = Does { $who } show { fury-item-heavenly_host.quoted } to close another city to Dracula?
fury-ask-weather = { fury-event-excellent_weather.quoted }: where does { $who } sail?
fury-ask-hurry = { $count ->
    [one] { $who } may travel { $count } road. Where to?
   *[other] { $who } may travel up to { $count } roads. Where to?
}
fury-ask-tools = Does { $who } show { fury-item-dogs.quoted } or { fury-item-stake.quoted } before the search?
fury-ask-stake = Against which encounter does { $who } use { fury-item-stake.quoted }?
fury-ask-answer_ambush = Ambush with { $encounter_quoted }: does { $who } answer with a card?
fury-ask-good_luck = Does { $who } cancel { fury-event-false_tip.quoted } with { fury-event-good_luck.quoted }?
fury-ask-scheme_drawn = You have drawn { $event_quoted }. What do you do with it?
fury-ask-scheme = Play an event now?
fury-ask-corrupt = Choose a hideout to add an encounter to.
fury-ask-add = Choose an encounter to add on space { $space }.
fury-ask-swap = { fury-event-draculas_brides.quoted }: exchange an encounter?
fury-ask-pounce = { fury-event-great_wolf.quoted } attacks for { $count } damage: which hunter?
fury-ask-great_wolf = Does { $who } show { fury-item-crucifix.quoted } or { fury-item-heavenly_host.quoted }? If not: { $count } damage.
fury-ask-storms = Choose a sea zone for a storm: up to { $count } more.
fury-ask-influence = { fury-event-vampiric_influence.quoted }: choose a weakened hunter.
fury-ask-take_card = Which of { $who }’s cards do you discard?
fury-ask-push = Which adjacent city do you send { $who } to?
fury-ask-press = Cancel the event with { fury-event-sensationalist_press.quoted }?
fury-ask-seduction = A hunter searches. Play { fury-event-seduction.quoted }?
fury-ask-seduce = Which vampire seduces { $who }?
fury-ask-wild_horses = A hunter has moved by road. Play { fury-event-wild_horses.quoted }?
fury-ask-send_on = The horses bolt with { $who }. To which adjacent city?
fury-ask-customs = A hunter has entered another region. Play { fury-event-customs_search.quoted }?
fury-ask-pay_customs = Customs: { $who } discards all items or suffers 3 damage.
fury-ask-false_tip = A hunter spends a ticket. Play { fury-event-false_tip.quoted }?

## Buttons

fury-do-start = Start { $place_at }
fury-do-road = Take the road { $place_to }
fury-do-sail = Sail { $place_to }
fury-do-leave = Leave the hospital for { $place }
fury-do-spend = Take the train with { $ticket_a }
fury-do-ride = Take the train { $place_to }
fury-do-reserve = Reserve a ticket
fury-do-rest = Rest
fury-do-search = Search the city
fury-do-supply = Supply
fury-do-trade = Trade with { $who }
fury-do-lead = Leader: exchange events with { $who }
fury-do-bond = Psychic Bond: ask about { $who }’s region
fury-do-pass = Pass
fury-do-return = Put back { $ticket_a }
fury-do-keep = Keep the ticket
fury-do-again = Draw a second ticket
fury-do-enough = Don’t draw another
fury-do-discard_item = Discard { $item_quoted }
fury-do-discard_event = Discard { $event_quoted }
fury-do-give_item = Hand over { $item_quoted }
fury-do-give_event = Hand over { $event_quoted }
fury-do-give_ticket = Hand over { $ticket_a }
fury-do-done = Done
fury-do-open_item = Keep { $item_quoted } face up ({ $who })
fury-do-open_event = Keep { $event_quoted } face up ({ $who })
fury-do-show = Show { $item_quoted }
fury-do-show_nothing = Use no item
fury-do-give_up = Give up { $item_quoted }
fury-do-accept_delay = Accept the delay
fury-do-refuse_delay = Refuse the delay
fury-do-join = Join the combat
fury-do-stand_by = Stay out
fury-do-resolve = Resolve { $encounter_quoted }
fury-do-ambush = Ambush with { $encounter_quoted } ({ $spot }, face down)
fury-do-ambush_open = Ambush with { $encounter_quoted } ({ $spot }, face up)
fury-do-no_ambush = No ambush
fury-do-go = Go { $place_to }
fury-do-enter_lair = Return to lair { $slot }
fury-do-dark_call = Play { fury-power-dark_call.quoted }
fury-do-feed = Play { fury-power-feed.quoted }
fury-do-hide = Play { fury-power-hide.quoted }
fury-do-wolf = Play { fury-power-wolf_form.quoted } and go { $place_to }
fury-do-wolf_lair = Play { fury-power-wolf_form.quoted } and return to lair { $slot }
fury-do-wolf_hide = Play { fury-power-wolf_form.quoted } together with { fury-power-hide.quoted }
fury-do-misdirect = Play { fury-power-misdirect.quoted } on space { $space }
fury-do-mature = Let { $encounter_quoted } mature
fury-do-let_go = Clear the hideout
fury-do-make_lair = Convert to lair { $slot }
fury-do-abandon = Clear lair { $slot }
fury-do-lay = Place { $encounter_quoted } face down
fury-do-rumour = Place a rumor token on space { $space }
fury-do-no_rumour = No rumor token
fury-do-hospital = Choose { $place_the }
fury-do-drive = Send the hunter { $place_to }
fury-do-block-road = Block the road between { $place_the } and { $other_the }
fury-do-block-rail = Block the railway between { $place_the } and { $other_the }
fury-do-unblock-road = Unblock the road between { $place_the } and { $other_the }
fury-do-unblock-rail = Unblock the railway between { $place_the } and { $other_the }
fury-do-calm = Remove the storm { $place_at }
fury-do-fog = Place fog { $place_at }
fury-do-wolves = Send the wolves { $place_to }
fury-do-spy = Spy on { $who }
fury-do-guards = Send { fury-encounter-szgany_bodyguards.quoted } against { $who }
fury-do-keep_guards = Hold { fury-encounter-szgany_bodyguards.quoted } back
fury-do-drop = Discard { $encounter_quoted }
fury-do-take = Take { $event_quoted }
fury-do-fight = Fight
fury-do-decline = Decline the combat
fury-do-spare = Decline to fight { $who }
fury-do-engage = Fight { $who }
fury-do-strike = Fight with { $combat_quoted }
fury-do-fight_with = Fight with { $fight_card_quoted } ({ $who })
fury-do-engage_with = Engage { $who }
fury-do-exchange = Play { $fight_card_quoted } instead
fury-do-keep_card = Keep this card
fury-do-plot = Cancel the card with { fury-combat-plotting.quoted }
fury-do-no_plot = Keep { fury-combat-plotting.quoted } for later
fury-do-claw = Claw { $who }
fury-do-seek = Take { $combat_quoted }
fury-do-resolve_card = Resolve { $who }’s card
fury-do-let_out = { $who } leaves the combat
fury-do-fire = Discard { fury-item-holy_bullets.quoted }
fury-do-hold_fire = Don’t use { fury-item-holy_bullets.quoted }
fury-do-wear_wreath = Put { fury-item-garlic_wreath.quoted } into play
fury-do-fly = Fly { $place_to }
fury-do-fly_to_lair = Fly to lair { $slot }
fury-do-stay_here = Stay here
fury-do-use_revenge = Use { fury-event-lucys_revenge.quoted }
fury-do-play = Play { $event_quoted }
fury-do-play_as-rid_ally = Play { $event_quoted }: discard the ally
fury-do-play_as-search_location = Play { $event_quoted }: name a city
fury-do-play_as-ally = Play { $event_quoted } as an ally
fury-do-play_as-immediate = Play { $event_quoted }: reveal space 3
fury-do-play_as-dawn_dusk = Play { $event_quoted }: reveal space 5 or 6
fury-do-play_as-deduction = Play { $event_quoted }: reveal a hideout’s encounters
fury-do-play_as-analysis = Play { $event_quoted }: make Dracula show { fury-power-hide.quoted }
fury-do-play_as-unhallow = Play { $event_quoted }: remove the consecrated ground
fury-do-play_as-no_supply = Play { $event_quoted }: forbid supply
fury-do-play_as-corrupt = Play { $event_quoted }: add encounters to hideouts
fury-do-play_as-pounce = Play { $event_quoted }: attack a hunter
fury-do-play_as-assist = Play { $event_quoted }: go through the top 6 events
fury-do-no_event = Play nothing
fury-do-name = Name { $place_the }
fury-do-name_space = Choose space { $space }
fury-do-choose_encounter = Discard { $encounter_quoted }
fury-do-choose = Choose { $who }
fury-do-take_item = Keep { $item_quoted }
fury-do-hallow = Choose { $place_the }
fury-do-no_host = Show nothing
fury-do-carriage = Play { fury-event-chartered_carriage.quoted } with { $ticket_a }
fury-do-horses = Use { fury-item-fast_horses.quoted }
fury-do-travel = Take the road { $place_to }
fury-do-stop_here = Stop here
fury-do-keep_event = Keep the event
fury-do-use_dogs = Discard { fury-item-dogs.quoted } and the encounter
fury-do-send_on = Send the hunter { $place_to }
fury-do-pay_items = Discard all items
fury-do-pay_damage = Suffer 3 damage
fury-do-storm = Raise a storm { $place_at }
fury-do-clear_road-road = Play { fury-event-good_luck.quoted }: unblock the road between { $place_the } and { $other_the }
fury-do-clear_road-rail = Play { fury-event-good_luck.quoted }: unblock the railway between { $place_the } and { $other_the }
fury-do-oust = Play { fury-event-good_luck.quoted }: discard Dracula’s ally
fury-do-act_next = Let { $who } act
fury-do-swap = Exchange { $encounter_quoted }
fury-do-add_to = Add an encounter on space { $space }
fury-do-seduce = Choose { $encounter_quoted }
fury-do-stake_it = Use { fury-item-stake.quoted } against { $encounter_quoted }

## Why something cannot be chosen

fury-why-at-sea = At sea by day, a hunter must move by sea.
fury-why-hospital = In a hospital you can only supply or, by day, leave.
fury-why-no-railway = No open railway fits this ticket.
fury-why-night = Hunters can move only by day.
fury-why-castle = There are no supplies or tickets at Castle Dracula.
fury-why-unhurt = There is no damage to recover.
fury-why-fog = The city is in fog.
fury-why-no-encounter = There is no encounter here.
fury-why-storm = A storm closes this sea zone.
fury-why-roadblock = A roadblock closes this road.
fury-why-last-round = It was played last round and returns after this one.
fury-why-no-supply = { fury-event-devilish_power.quoted } forbids supply for now.
fury-why-no-cards = There are no cards left to draw.
fury-why-no-tickets = There are no tickets left in the pool.
fury-why-nobody = There is no other hunter in this city.
fury-why-nothing-to-trade = Nobody here has an item or a ticket to hand over.
fury-why-same-kind = The second action must be of a different kind.

## Why Dracula cannot play a card

fury-why-holy = A holy token closes this city to you.
fury-why-place-on-trail = This location is already on your trail.
fury-why-only-location = After { fury-power-misdirect.quoted } only a location may follow at this table.
fury-why-power-on-trail = The card is still on your trail.
fury-why-power-at-sea = The card cannot be played at sea.
fury-why-power-on-holy-ground = The card cannot be played in a city with a holy token.
fury-why-wolf-no-way = There is no free city within two roads.
fury-why-misdirect-power = A power card cannot be replaced.
fury-why-misdirect-here = You are in this hideout.
fury-why-misdirect-castle = Castle Dracula cannot be replaced.
fury-why-misdirect-sea = A hideout at sea cannot be replaced.
fury-why-misdirect-hide = This hideout belongs to { fury-power-hide.quoted }.
fury-why-misdirect-no-way = No card could be placed on space 1 after that.

## The log: set-up and time

fury-log-starts = { $who } starts { $place_at }.
fury-log-dracula_starts = Dracula chooses his starting city in secret.
# Only Dracula reads this.
fury-log-dracula_started = Dracula starts { $place_at }, unseen.
fury-log-top-hunters = The top event is a hunter event.
fury-log-top-dracula = The top event is a Dracula event.
fury-log-put_on_trail-land = A card is on space { $space } of the trail: land.
fury-log-put_on_trail-sea = A card is on space { $space } of the trail: sea.
fury-log-put_on_trail-castle = A card is on space { $space } of the trail: Castle Dracula.
fury-log-put_in_lair = There is a lair in slot { $slot }.
fury-log-day = Week { $week }, { $day }: day breaks.
fury-log-night = Week { $week }, { $day }: night falls.
fury-log-despair = { $count ->
    [one] A week has passed: { $count } despair token on the time track.
   *[other] A week has passed: { $count } despair tokens on the time track.
}
fury-log-rumour_gained = Dracula gains a rumor token and now has { $count }.

## The log: what hunters do

fury-log-stood_up = { $who } is no longer delayed.
fury-log-passed = { $who } passes.
fury-log-acts_next = { $who } acts next.
fury-log-road = { $who } takes the road { $place_to }.
fury-log-sailed = { $who } sails { $place_to }.
fury-log-spent_ticket = { $who } spends { $ticket_a }.
fury-log-rail = { $who } takes the train { $place_to }.
fury-log-stayed = Every way is blocked: { $who } stays put.
fury-log-left_hospital = { $who } leaves the hospital for { $place }.
fury-log-reserved = { $who } reserves a ticket.
fury-log-ticket_drawn = { $who } draws a ticket.
fury-log-drew_ticket = Drawn: { $ticket }.
fury-log-draws_again = { $who } reserves a second ticket.
fury-log-gave_back_ticket = { $who } puts a ticket back, unseen.
# Only its owner reads this.
fury-log-gave_back = Put back: { $ticket }.
fury-log-rested = { $who } rests.
fury-log-searched = { $who } searches { $place_the }.
fury-log-supplied = { $who } supplies { $place_at }.
fury-log-item_drawn = { $who } draws an item.
fury-log-drew_item = The item drawn: { $item_quoted }.
fury-log-event_drawn = { $who } draws an event.
fury-log-drew_event = The event drawn: { $event_quoted }.
fury-log-event_thrown = { $who } discards a Dracula event face down.
fury-log-event_to_dracula = { $who } finds a Dracula event: Dracula draws it.
fury-log-dracula_drew_event = Event drawn by Dracula: { $event_quoted }.
fury-log-items_shuffled = The discarded items are shuffled into a new deck.
fury-log-events_shuffled = The discarded events are shuffled into a new deck.
fury-log-discarded_item = { $who } discards { $item_quoted }.
fury-log-discarded_event = { $who } discards { $event_quoted }.
fury-log-dracula_discarded_event = Dracula discards { $event_quoted }.
fury-log-traded = { $who } trades with { $other }.
fury-log-led = Leader: { $who } exchanges events with { $other }.
fury-log-saw_items = { $who } shows all items: { $items }.
fury-log-saw_events = { $who } shows all events: { $events }.
fury-log-saw_tickets = { $who } shows all tickets: { $tickets }.
fury-log-handed_item = { $who } hands { $other } an item.
fury-log-handed_event = { $who } hands { $other } an event.
fury-log-handed_ticket = { $who } hands { $other } a ticket.
# These name the card for those who may see it.
fury-log-gave_item = { $other } receives { $item_quoted }.
fury-log-gave_event = { $other } receives { $event_quoted }.
fury-log-gave_ticket = { $other } receives { $ticket_a }.
fury-log-bond-yes = Psychic Bond: Dracula is { $region_at }.
fury-log-bond-no = Psychic Bond: Dracula is not { $region_at }.

## The log: what happens to hunters

fury-log-shows_item = { $who } keeps { $item_quoted } face up.
fury-log-shows_event = { $who } keeps { $event_quoted } face up.
fury-log-showed = { $who } shows { $item_quoted }.
fury-log-delayed = { $who } is delayed.
fury-log-bitten = { $who } is bitten.
fury-log-suffered = { $who } suffers { $count } damage: { $left } health left.
fury-log-recovered = { $who } recovers { $count } damage: now { $left } health.
fury-log-defeated = { $who } is defeated { $place_at }.
fury-log-hospital_fixed = { $who } will wake { $place_at } at dawn.
fury-log-hospitalised = { $who } wakes { $place_at }.
fury-log-items_lost = { $who } loses all items: { $items }.
fury-log-events_lost = { $who } loses all events: { $events }.
fury-log-tickets_lost = { $count ->
    [one] { $who } loses { $count } ticket.
   *[other] { $who } loses { $count } tickets.
}
fury-log-bite_healed = { $who } is healed of a bite.

## The log: Dracula’s phase

fury-log-phase = Dracula phase: the hideouts slide along the trail.
fury-log-let_go = The hideout leaving the trail is cleared.
fury-log-matured = An encounter matures: { $encounter_quoted }.
fury-log-lair_made = The hideout leaving the trail becomes lair { $slot }.
fury-log-room_made = Lair { $slot } makes way for a new one.
fury-log-lair_cleared = Lair { $slot } is cleared.
fury-log-lair_entered = Dracula returns to lair { $slot }: it moves to space 1.
fury-log-lair_guarded = Dracula places an encounter in lair { $slot }.
fury-log-guarded_lair = The encounter in lair { $slot }: { $encounter_quoted }.
# Must read the same for a city and for “Hide”.
fury-log-laid-land = Dracula places a card on the trail, face down: land.
fury-log-laid-sea = Dracula places a card on the trail, face down: sea.
fury-log-laid-castle = Dracula places a card on the trail, face down: Castle Dracula.
fury-log-laid_open = Dracula places his card face up: { $place }.
# Only Dracula reads these two.
fury-log-went = Dracula goes { $place_to }.
fury-log-hid = Dracula plays { fury-power-hide.quoted }.
fury-log-power = Dracula plays { $power_quoted }.
fury-log-hid_openly = Dracula plays { fury-power-hide.quoted } face up.
fury-log-misdirected = { fury-power-misdirect.quoted } takes space { $space } of the trail.
fury-log-cleared = The hideout on space { $space } is cleared.
fury-log-stripped = The hideout on space { $space } is cleared; only its location card stays.
fury-log-penalty = Dracula has no card to play and pays the penalty.
fury-log-encounters_drawn = { $count ->
    [one] Dracula draws { $count } encounter.
   *[other] Dracula draws { $count } encounters.
}
fury-log-drew_encounters = Encounters drawn: { $encounters }.
fury-log-encounters_shuffled = The discarded encounters are shuffled into a new deck.
fury-log-encounter_laid = Dracula places an encounter on space { $space }.
fury-log-laid_encounter = The encounter on space { $space }: { $encounter_quoted }.
fury-log-rumour_laid = Dracula places a rumor token on space { $space }.
fury-log-rumour_gone = A rumor token is removed.
fury-log-dracula_suffered = Dracula suffers { $count } damage: { $left } health left.
fury-log-dracula_recovered = Dracula recovers { $count } damage: now { $left } health.
fury-log-influence = Influence +{ $count }, now { $left }.

## The log: what is found

fury-log-no_trace = No trace of Dracula { $place_at }.
fury-log-found = The card on space { $space } is revealed: { $place }.
fury-log-found_lair = Lair { $slot } is revealed: { $place }.
fury-log-found_hide = The card on space { $space } is revealed: { fury-power-hide.quoted }.
fury-log-found_leaving = The location of the hideout is revealed: { $place }.
fury-log-dracula_found = Dracula is revealed { $place_at }.
fury-log-ambushed = Ambush { $place_at }! Dracula plays { $encounter_quoted } against { $who }.
fury-log-ambushed_open = Ambush { $place_at }: Dracula uses the face-up card { $encounter_quoted } against { $who }.
fury-log-faces = { $who } faces { $encounter_quoted }.
fury-log-turned_up = An encounter is revealed: { $encounter_quoted }.
fury-log-encounter_discarded = { $encounter_quoted } is discarded.
fury-log-encounter_stays = { $encounter_quoted } stays, face up.
fury-log-bats_put = Bats swarm around { $who }.
fury-log-bats_moved = Bats drive { $who } { $place_to }.
fury-log-wolves_came = Wolves attack { $place_the }.
fury-log-spied_on = A spy betrays { $who }.
fury-log-soil = { fury-encounter-desecrated_soil.quoted }: Dracula draws 3 encounters and may discard up to 3.
fury-log-bodyguards_kept = Dracula keeps { fury-encounter-szgany_bodyguards.quoted } and now has { $count }.
fury-log-bodyguards_sent = Dracula sends { fury-encounter-szgany_bodyguards.quoted } against { $who }.
fury-log-hoax_read = Dracula events in the discard pile: { $events }.
fury-log-hoax_took = The event taken: { $event_quoted }.
fury-log-hoax_taken = Dracula takes an event back from the discard pile.
fury-log-hoax_shuffled = { $count ->
    [one] { $count } Dracula event is shuffled into the event deck.
   *[other] { $count } Dracula events are shuffled into the event deck.
}

## The log: tokens on the board

fury-log-fog_put = { $count ->
    [one] Fog falls on { $place_the }: { $count } token.
   *[other] Fog falls on { $place_the }: { $count } tokens.
}
fury-log-fog_lifted = The fog thins { $place_at }: 1 token fewer.
fury-log-roadblock_put-road = Dracula blocks the road between { $place_the } and { $other_the }.
fury-log-roadblock_put-rail = Dracula blocks the railway between { $place_the } and { $other_the }.
fury-log-roadblock_lifted-road = The road between { $place_the } and { $other_the } is open again.
fury-log-roadblock_lifted-rail = The railway between { $place_the } and { $other_the } is open again.
fury-log-storm_put = A storm rises { $place_at }.
fury-log-storm_lifted = The storm { $place_at } passes.
fury-log-ground_consecrated = Consecrated ground { $place_at }: the city is closed to Dracula.
fury-log-host_put = Heavenly host { $place_at }: the city is closed to Dracula.
fury-log-hosts_lifted = The heavenly host tokens are removed.

## The log: who fights, and the end

fury-log-fight = Combat with Dracula: { $hunters }.
fury-log-vampire_fight = Combat with { $encounter_quoted }: { $hunters }.
fury-log-fight_declined = In the fog, Dracula declines the combat.
fury-log-hunter_spared = In the fog, Dracula declines to fight { $who }.
fury-log-joined = { $who } joins the combat.
fury-log-won-hunters-defeat = Dracula is defeated: the hunters win!
fury-log-won-dracula-influence = Influence reaches 13: Dracula wins!

## The log: combat

fury-log-combat_began = The combat begins.
# Only Dracula reads this.
fury-log-drew_combat = Combat cards drawn: { $combats }.
fury-log-combat_drawn = { $count ->
    [one] Dracula draws { $count } combat card.
   *[other] Dracula draws { $count } combat cards.
}
fury-log-combat_round = Combat, round { $count }.
fury-log-engaged = Engaged hunter: { $who }.
fury-log-struck_with = Dracula reveals { $combat_quoted }.
fury-log-fought_with = { $who } reveals { $fight_card_quoted }.
fury-log-exchanged = { $who } plays { $fight_card_quoted } instead.
fury-log-struck_out = { $combat_quoted } is cancelled.
fury-log-card_next = { $who }’s card is resolved next.
fury-log-card_cancelled = { $who }’s { $fight_card_quoted } is cancelled.
fury-log-plotted = Dracula uses { fury-combat-plotting.quoted } against { $who }.
fury-log-too_proud = The escape fails: { $combat_quoted } has no effect.
fury-log-mesmerized = { $who } is mesmerized.
# Only Dracula reads this.
fury-log-plot_drew = The card taken: { $combat_quoted }.
fury-log-plot_searched = Dracula takes a card of his choice from his combat deck.
fury-log-vampire_suffered = { $encounter_quoted } suffers { $count } damage: { $left } health left.
fury-log-vampire_recovered = { $encounter_quoted } recovers { $count } damage: now { $left } health.
fury-log-vampire_defeated = { $encounter_quoted } is defeated.
fury-log-left_combat = { $who } leaves the combat.
fury-log-combat_ended = The combat is over.
fury-log-flew_away-land = Dracula flies away as a bat; his new hideout is on space { $space }.
fury-log-flew_away-castle = Dracula flies away as a bat; his new hideout is on space { $space }: Castle Dracula.
# Only Dracula reads this.
fury-log-flew_to = Dracula flies { $place_to }.
fury-log-wreath_laid = { $who } puts { fury-item-garlic_wreath.quoted } into play.
fury-log-wreath_gone = { $who } loses { fury-item-garlic_wreath.quoted }.
fury-log-prevented = The danger is averted: { $who } is unharmed.

## The log: events and allies

fury-log-played = { $who } plays { $event_quoted }.
fury-log-dracula_played = Dracula plays { $event_quoted }.
fury-log-event_cancelled = { $event_quoted } is cancelled.
fury-log-ally_joined = A new ally: { $event_quoted }.
fury-log-ally_left = The ally { $event_quoted } is discarded.
fury-log-ally_recalled = { $who } brings back the ally { $event_quoted }.
fury-log-near = Hunters adjacent to Dracula: { $hunters }.
fury-log-named = { $who } names { $place } first.
fury-log-named_open = { $place } is already revealed.
fury-log-not_on_trail = { $place } is not on the trail.
fury-log-region_told = { fury-event-hypnosis.quoted }: Dracula is { $region_at }.
fury-log-laid_hand_open = Dracula reveals all encounters in his hand: { $encounters }.
fury-log-laid_events_open = Dracula reveals all events in his hand: { $events }.
fury-log-hide_shown = Dracula shows { fury-power-hide.quoted }: it is not on the trail.
fury-log-deduced = The encounters on space { $space } are revealed.
fury-log-ticket_turned = { $who } reveals { $ticket_a } from the pool.
# Only its owner reads this.
fury-log-saw_finds = { $who } looks at these items: { $items }.
fury-log-found_item = { $who } keeps one of the items.
# Only its owner reads this.
fury-log-took_item = The item kept: { $item_quoted }.
fury-log-item_thrown = { $item_quoted } is discarded.
fury-log-backs_checked = { $count ->
    [one] { $who } checks the back of the bottom event.
   *[other] { $who } checks the backs of the bottom { $count } events.
}
fury-log-events_taken = { $count ->
    [one] Dracula takes { $count } event from the deck.
   *[other] Dracula takes { $count } events from the deck.
}
fury-log-event_buried = { $count ->
    [one] { $count } Dracula event is discarded face down.
   *[other] { $count } Dracula events are discarded face down.
}
fury-log-event_opened = { $event_quoted } is discarded from the deck.
fury-log-influence_lost = Influence −{ $count }, now { $left }.
fury-log-ground_lost = The ground { $place_at } is no longer consecrated.
fury-log-pounced = The great wolf attacks { $who }.
fury-log-adds_to = Dracula chooses space { $space } for an encounter.
fury-log-horses_bolted = The horses bolt with { $who } { $place_to }.
fury-log-pushed = Dracula sends { $who } { $place_to }.
fury-log-no_supply = Hunters cannot supply in the next hunter phase.
fury-log-no_day = The next day is skipped.
fury-log-schemes_shuffled = { $count ->
    [one] { $count } discarded Dracula event is shuffled into the event deck.
   *[other] { $count } discarded Dracula events are shuffled into the event deck.
}
fury-log-nocturnal = Until the end of the next day, every combat counts as a night combat.
fury-log-again = Another Dracula phase follows this one.
fury-log-returned_to_hand = { $encounter_quoted } returns to Dracula’s hand.
fury-log-swapped = Dracula exchanges an encounter.
fury-log-wax_returns = { $who } takes { fury-event-wax_cylinders.quoted } back into hand.

## Table options

fury-option-game_mode = Rules
fury-option-game_mode-advanced = Advanced game
fury-option-game_mode-basic = First game: no lairs, power cards or rumor tokens
fury-option-hide_triggers_fury = { fury-power-hide.quoted } with 3 despair tokens
fury-option-hide_triggers_fury-on = Gives 3 influence
fury-option-hide_triggers_fury-off = Gives no influence
fury-option-night_effects_in_vampire_fights = Night effects of combat cards count
fury-option-night_effects_in_vampire_fights-off = Only when Dracula himself fights
fury-option-night_effects_in_vampire_fights-on = When vampires fight too
fury-option-combat_draw_cap = After a combat round Dracula draws
fury-option-combat_draw_cap-on = Only with fewer than 5 cards
fury-option-combat_draw_cap-off = Always
fury-option-tickets_lost_on_defeat = Tickets of a defeated hunter
fury-option-tickets_lost_on_defeat-on = Lost
fury-option-tickets_lost_on_defeat-off = Kept
fury-option-misdirect_excludes_sea = { fury-power-misdirect.quoted } in place of a hideout at sea
fury-option-misdirect_excludes_sea-on = Forbidden
fury-option-misdirect_excludes_sea-off = Allowed
fury-option-misdirect_allows_power_card = With { fury-power-misdirect.quoted } Dracula places
fury-option-misdirect_allows_power_card-on = A location or a power card
fury-option-misdirect_allows_power_card-off = A location only
fury-option-hide_reveals_location = When { fury-power-hide.quoted } is revealed, its location
fury-option-hide_reveals_location-on = Is revealed too
fury-option-hide_reveals_location-off = Stays hidden
fury-option-fog_blocks_transit = Hunters passing through a city in fog
fury-option-fog_blocks_transit-on = Forbidden
fury-option-fog_blocks_transit-off = Allowed
fury-option-fog_decline_per_hunter = In fog Dracula declines
fury-option-fog_decline_per_hunter-off = The whole combat or none of it
fury-option-fog_decline_per_hunter-on = Hunter by hunter
fury-option-free_lair_clearing = Dracula may clear a lair
fury-option-free_lair_clearing-dracula_phase = In his own phase
fury-option-free_lair_clearing-any_time = At any time
fury-option-free_lair_clearing-never = Only when he must
fury-option-rumor_leaves_with_last_encounter = A rumor token without encounters
fury-option-rumor_leaves_with_last_encounter-off = Stays
fury-option-rumor_leaves_with_last_encounter-on = Is removed
fury-option-rumor_bonus_per_vampire = A rumor token gives 3 influence
fury-option-rumor_bonus_per_vampire-on = For each vampire that matures
fury-option-rumor_bonus_per_vampire-off = For the first vampire only
fury-option-vampire_mature_ends_hideout = A vampire that matures
fury-option-vampire_mature_ends_hideout-on = Clears its hideout immediately
fury-option-vampire_mature_ends_hideout-off = Lets further encounters mature
fury-option-scouts_see_lairs = Events that name a city find
fury-option-scouts_see_lairs-off = Hideouts only
fury-option-scouts_see_lairs-on = Hideouts and lairs
fury-option-wolf_form_with_hide = { fury-power-hide.quoted } after { fury-power-wolf_form.quoted }
fury-option-wolf_form_with_hide-later_phase = In a later phase only
fury-option-wolf_form_with_hide-also_same_step = In the same step too
fury-option-bat_lands_on = With { fury-combat-escape_as_bat.quoted } the new location goes
fury-option-bat_lands_on-vacated_space = In place of the old one
fury-option-bat_lands_on-space_1 = On space 1
fury-option-bat_into_lair = { fury-combat-escape_as_bat.quoted } into a lair
fury-option-bat_into_lair-off = Forbidden
fury-option-bat_into_lair-on = Allowed
fury-option-hidden_encounter_discards = Encounters from cleared hideouts are discarded
fury-option-hidden_encounter_discards-on = Face down
fury-option-hidden_encounter_discards-off = Face up
fury-option-delay_interrupts_encounters = A delay ends a search or an ambush
fury-option-delay_interrupts_encounters-off = No
fury-option-delay_interrupts_encounters-on = Yes
fury-option-psychic_bond_needs_companion = For Psychic Bond Mina needs
fury-option-psychic_bond_needs_companion-off = Nobody with her
fury-option-psychic_bond_needs_companion-on = Another hunter in her city
fury-option-departure_token_blocks = A holy token where { fury-power-wolf_form.quoted } begins
fury-option-departure_token_blocks-off = Does not matter
fury-option-departure_token_blocks-on = Closes the way

## Help: the items

fury-help-crucifix = In combat it cancels { fury-combat-fangs.quoted }, { fury-combat-mesmerize.quoted } or { fury-combat-escape_as_mist.quoted }. If it cancels one of the first two, the vampire also suffers three damage.
fury-help-dogs = Show it before a search: every { fury-encounter-rats.quoted }, { fury-encounter-saboteur.quoted }, { fury-encounter-spy.quoted } or { fury-encounter-wolves.quoted } found is discarded. In an ambush by one of these, you may discard both cards.
fury-help-fast_horses = As an action by day: reveal a random ticket from the pool and travel up to as many roads as its yellow value. If it has none, travel one road and discard this card.
fury-help-garlic = In combat it cancels { fury-combat-fangs.quoted } or { fury-combat-strength.quoted }. If the engaged hunter plays it against { fury-combat-fangs.quoted } or { fury-combat-claws.quoted }, the vampire suffers two damage.
fury-help-garlic_wreath = Put it into play when a combat begins: whenever { fury-combat-fangs.quoted } damages you, the vampire suffers four damage. It is discarded after a resolved { fury-combat-claws.quoted } or when the combat ends.
fury-help-heavenly_host = In combat it cancels { fury-combat-mesmerize.quoted } and does four damage, but against { fury-combat-fangs.quoted } the engaged hunter is bitten and leaves the combat instead. It is discarded after use.
fury-help-holy_bullets = Discard it right after your { fury-item-pistol.quoted } or { fury-item-rifle.quoted }: the vampire suffers three more damage. Once per combat.
fury-help-holy_circle = In combat it cancels any of Dracula’s cards, and one or more hunters of your choice leave the combat. It is discarded after use.
fury-help-knife = A weapon: three damage in combat. It cancels { fury-combat-fangs.quoted } or { fury-combat-escape_as_bat.quoted }.
fury-help-pistol = A weapon: two damage in combat. It cancels { fury-combat-claws.quoted } or { fury-combat-plotting.quoted }.
fury-help-rifle = A weapon: two damage in combat. It cancels { fury-combat-claws.quoted } or { fury-combat-escape_as_bat.quoted }.
fury-help-stake = Show it before a search: if a vampire or a { fury-encounter-hoax.quoted } is found, that card is discarded unresolved, and this card with it.

## Help: the events

fury-help-behind_the_veil = Immediately: Dracula reveals all his events and encounters, and you choose one of the encounters for him to discard.
fury-help-blood_transfusion = As an action, unless you are weakened: a bitten hunter in your city loses a bite token, and you suffer one damage.
fury-help-chartered_carriage = Before a move by railway: spend a ticket, ignore its values, and travel up to four railways of any colour.
fury-help-consecrated_ground = As an action at night: put the token on a city to close it to Dracula. Then each hunter may show { fury-item-heavenly_host.quoted } to close one more city until the next dawn.
fury-help-escape_route = When a combat begins: one hunter of your choice leaves it immediately.
fury-help-evil_presence = Immediately: Dracula must name every hunter whose location is adjacent to his own.
fury-help-excellent_weather = As an action by day: make two moves by sea, one after the other.
fury-help-forewarned = When Dracula ambushes you with anything but a vampire: the encounter is discarded without effect.
fury-help-good_luck = By day, without an action: remove a roadblock or discard Dracula’s ally. Or cancel { fury-event-false_tip.quoted } when it is played.
fury-help-great_strength = When any hunter is about to be bitten or suffer fatal damage: prevent it.
fury-help-heroic_leap = When a combat begins: it is not fought. The vampire suffers five damage, and then so do you.
fury-help-hired_scouts = Immediately: name two cities. Dracula reveals each one that is on his trail.
fury-help-hypnosis = Mina only, as an action with another hunter in her city: Dracula names the region he is in. Then Mina is delayed.
fury-help-jonathan_harker = Immediately: name a city, and Dracula reveals it if it is on his trail. Or as an ally: every card that slides to space six is revealed.
fury-help-local_rumours = Immediately: every location on the trail that is adjacent to yours is revealed.
fury-help-long_night = At dawn: during the coming night hunters may move by road. For each such move take the bottom event: Dracula draws it if it is his, otherwise it is discarded.
fury-help-lucky_find = When a combat begins: look at the top five items, keep one and discard the others.
fury-help-lucys_revenge = Lord Godalming only: put it into play when a combat begins. During that combat it can cancel Dracula’s escape, or save Lord Godalming from a bite or fatal damage.
fury-help-money_trail = As an action: choose a face-down sea card on the trail. It is revealed.
fury-help-mystic_research = Van Helsing only, as an action: check the backs of the bottom six events and discard all of Dracula’s.
fury-help-newspaper_reports = When drawn: the card on space three is revealed. Or at a later dawn or dusk: the card on space five or six, as you choose.
fury-help-planned_ambush = When a combat begins: in the first round, once the cards are revealed, you may exchange yours for another.
fury-help-renewed_vigor = At dawn: today each hunter may take two actions, but of different kinds.
fury-help-rufus_smith = Immediately: name a city, and Dracula reveals it if it is on his trail. Or as an ally: moving from sea zone to sea zone costs Dracula two damage instead of one.
fury-help-sense_of_urgency = As an action by day: suffer two damage and travel up to three roads. Only the last city counts as entered.
fury-help-sister_agatha = Immediately: name a city, and Dracula reveals it if it is on his trail. Or as an ally: Dracula suffers two damage after he resolves { fury-combat-fangs.quoted } or an escape card.
fury-help-speedy_telegraph = At dawn: this day and night the hunters act in the order you choose.
fury-help-surprising_return = At dawn or dusk: take a face-up hunter ally from the discard pile and play it in either way.
fury-help-vampire_lair = As an action by day: discard { fury-item-stake.quoted } and be delayed. Dracula loses two influence.
fury-help-wax_cylinders = Dr. Seward only, as an action: a hideout’s encounters are revealed. Or Dracula must show { fury-power-hide.quoted }, on the trail or not, and you keep this card.
fury-help-customs_search = After a hunter’s move action into another region: that hunter is delayed, and discards all items or suffers three damage.
fury-help-darkness_returns = At the end of the Dracula phase: the next day is skipped, and all discarded Dracula events are shuffled into the event deck.
fury-help-devilish_power = In the Dracula phase: remove the consecrated ground, discard the hunters’ ally, or forbid supply in the next hunter phase.
fury-help-draculas_brides = Immediately: add an encounter to one or two hideouts on spaces one to three. Or as an ally: at the start of each Dracula phase you may discard an encounter and draw another.
fury-help-enraged = When your combat card is about to be cancelled: prevent it. For the rest of the combat you cannot escape.
fury-help-false_tip = When a hunter spends a ticket: you choose the destination, as far as the ticket allows. If { fury-event-chartered_carriage.quoted } was played, it is cancelled instead.
fury-help-great_wolf = Immediately: a hunter suffers four damage unless they show { fury-item-crucifix.quoted } or { fury-item-heavenly_host.quoted }. Or as an ally: the same at the start of each Dracula phase, for one damage.
fury-help-hidden_schemes = At the end of the Dracula phase: add an encounter to the hideout on space three.
fury-help-immanuel_hildesheim = Immediately: of the top six events you take your own, and the others are discarded. Or as an ally: at the start of each Dracula phase you draw the top event if it is yours.
fury-help-nocturnal_visit = At the end of the Dracula phase: until the next day ends, every combat counts as a night combat.
fury-help-roadblock = When drawn, or at the end of a Dracula phase: block three roads or railways for the hunters. After each dusk you remove one roadblock.
fury-help-seduction = When a hunter searches a location with a vampire: the vampire is not resolved but returns to your hand, and the hunter is bitten.
fury-help-sensationalist_press = When a hunter plays { fury-event-local_rumours.quoted }, { fury-event-newspaper_reports.quoted }, { fury-event-hired_scouts.quoted } or { fury-event-evil_presence.quoted }: the event is cancelled.
fury-help-summon_storms = When drawn, or at the end of a Dracula phase: place up to three storms, which keep hunters out of their sea zones. After each dusk you remove one.
fury-help-unearthly_swiftness = In the Dracula phase: a second Dracula phase follows it, before dawn.
fury-help-vampiric_influence = Immediately: a weakened hunter reveals all items and events. You discard one of them and move the hunter to an adjacent city.
fury-help-wild_horses = After a hunter has moved by road, before anything is revealed: you move that hunter on to an adjacent city.

## Help: the encounters

fury-help-aristocratic_vampire = Search only: the hunter may accept a delay to discard it; otherwise it stays, face up. If it matures: four influence, and spaces four to six are cleared.
fury-help-bats = The hunter gets a bats token. Instead of the hunter’s next action, Dracula moves that hunter to an adjacent city, and the hunter is delayed.
fury-help-desecrated_soil = Dracula draws three encounters and may discard up to three; unless { fury-item-heavenly_host.quoted } is shown, this card stays, face up. If it matures: Dracula recovers three damage.
fury-help-hoax = Search only: the hunter is delayed. If it matures: Dracula takes one of his discarded events, and the others go back into the deck.
fury-help-new_vampire = A combat against a vampire with six health; other hunters in the city may join and are delayed for it. If it matures: three influence, and spaces four to six are cleared.
fury-help-rats = The hunter suffers two damage. Unless { fury-item-pistol.quoted } or { fury-item-rifle.quoted } is shown, this card stays, face up.
fury-help-reckless_vampire = A combat of one hunter against a vampire with four health; in an ambush each resolved { fury-combat-fangs.quoted } gives one influence. If it matures: four influence, and spaces four to six are cleared.
fury-help-saboteur = The hunter is delayed. Unless { fury-item-pistol.quoted } or { fury-item-rifle.quoted } is shown, this card stays, face up. If it matures: Dracula places a roadblock.
fury-help-spy = The hunter reveals all items and events and loses all tickets, or gives up a weapon instead. If it matures: the same for a hunter of Dracula’s choice.
fury-help-szgany_bodyguards = The hunter suffers two damage and, without showing a weapon, two more and a delay. If it matures: Dracula keeps it to use on a hunter he meets at dawn or dusk.
fury-help-szgany_mob = Each hunter in the city may discard items and then suffers one damage for each item still held. If it matures: the same in every city of the region.
fury-help-unnatural_fog = One fog token on the city, or two on a port; by day all hunters there are delayed. Hunters cannot move or search in fog. If it matures: two tokens on a city in the region.
fury-help-wolves = Each hunter in the city suffers four damage, two less for each weapon they show. If it matures: the same in a city one or two roads away.

## Help: the power cards

fury-help-dark_call = Instead of a location: Dracula stays where he is, suffers two damage and draws five encounters. Not at sea or in a city with a holy token.
fury-help-feed = Instead of a location: Dracula stays where he is and recovers up to three damage. Not at sea or in a city with a holy token.
fury-help-hide = Face down instead of a location, with the same back: Dracula stays where he is. When this card or his location card is revealed, so is the other.
fury-help-misdirect = Dracula clears a hideout on the trail and places this card there; then he moves as usual.
fury-help-wolf_form = Dracula suffers one damage and moves up to two roads; the card goes with his new location. He cannot enter or pass through a city with a holy token.

## Help: the combat cards

fury-help-claws = The engaged hunter suffers two damage. At night Dracula then picks a hunter in the combat who suffers two more.
fury-help-escape_as_bat = The combat ends. At night, if Dracula himself fights, he may fly in secret to a city without hunters, one or two roads away. Pride forbids it too early in a combat.
fury-help-escape_as_mist = The combat ends, and Dracula stays where he is. Pride forbids it too early in a combat.
fury-help-fangs = The vampire recovers two damage, and the engaged hunter suffers two. At night a mesmerized hunter is bitten instead and leaves the combat, and Dracula gains one influence.
fury-help-mesmerize = The engaged hunter’s card is cancelled. Until the combat ends, that hunter is mesmerized: their weapons do one less damage.
fury-help-plotting = Dracula takes a card of his choice from the combat deck. Later in the combat he may cancel one { fury-combat-punch.quoted }, { fury-combat-dodge.quoted } or { fury-combat-escape.quoted } played by the engaged hunter.
fury-help-strength = The engaged hunter suffers two damage. If that hunter played { fury-combat-punch.quoted }, { fury-item-crucifix.quoted } or a weapon, it is cancelled; at night such an item is also discarded.
fury-help-punch = One damage to the vampire. It cancels { fury-combat-mesmerize.quoted } or { fury-combat-plotting.quoted }.
fury-help-dodge = It does no damage. It cancels { fury-combat-fangs.quoted }, { fury-combat-strength.quoted } or { fury-combat-claws.quoted }.
fury-help-escape = The hunter leaves the combat but stays in the city. It cancels { fury-combat-strength.quoted } or { fury-combat-plotting.quoted }.
