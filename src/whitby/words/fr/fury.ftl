# Fury of Dracula in French. « Vous » in questions, the third person in the log; no “à, de, le, que”
# stands before a name: words bring their own forms. Mina is a woman, the other hunters are men.

## Names

fury-title = La Fureur de Dracula
# Nothing is listed: « Mina Harker montre tous ses Objets : aucun. »
fury-none = aucun

fury-side-hunters = Les Chasseurs
fury-side-dracula = Dracula

# .to and .of stand in a sentence; .gender chooses between « mordu » and « mordue ».
fury-who-godalming = Lord Godalming
    .to = à Lord Godalming
    .of = de Lord Godalming
    .gender = m
fury-who-seward = Dr. John Seward
    .to = au Dr. John Seward
    .of = du Dr. John Seward
    .gender = m
fury-who-van_helsing = Van Helsing
    .to = à Van Helsing
    .of = de Van Helsing
    .gender = m
fury-who-mina = Mina Harker
    .to = à Mina Harker
    .of = de Mina Harker
    .gender = f

# .the and .at stand in a sentence; .at says where and whither.
fury-place-alicante = Alicante
    .the = Alicante
    .at = à Alicante
fury-place-amsterdam = Amsterdam
    .the = Amsterdam
    .at = à Amsterdam
fury-place-athens = Athènes
    .the = Athènes
    .at = à Athènes
fury-place-barcelona = Barcelone
    .the = Barcelone
    .at = à Barcelone
fury-place-bari = Bari
    .the = Bari
    .at = à Bari
fury-place-belgrade = Belgrade
    .the = Belgrade
    .at = à Belgrade
fury-place-berlin = Berlin
    .the = Berlin
    .at = à Berlin
fury-place-bordeaux = Bordeaux
    .the = Bordeaux
    .at = à Bordeaux
fury-place-brussels = Bruxelles
    .the = Bruxelles
    .at = à Bruxelles
fury-place-bucharest = Bucarest
    .the = Bucarest
    .at = à Bucarest
fury-place-budapest = Budapest
    .the = Budapest
    .at = à Budapest
fury-place-cadiz = Cadix
    .the = Cadix
    .at = à Cadix
fury-place-cagliari = Cagliari
    .the = Cagliari
    .at = à Cagliari
fury-place-castle_dracula = Château de Dracula
    .the = le Château de Dracula
    .at = au Château de Dracula
fury-place-clermont_ferrand = Clermont-Ferrand
    .the = Clermont-Ferrand
    .at = à Clermont-Ferrand
fury-place-cologne = Cologne
    .the = Cologne
    .at = à Cologne
fury-place-constanta = Constantza
    .the = Constantza
    .at = à Constantza
fury-place-dublin = Dublin
    .the = Dublin
    .at = à Dublin
fury-place-edinburgh = Édimbourg
    .the = Édimbourg
    .at = à Édimbourg
fury-place-florence = Florence
    .the = Florence
    .at = à Florence
fury-place-frankfurt = Francfort
    .the = Francfort
    .at = à Francfort
fury-place-galatz = Galatz
    .the = Galatz
    .at = à Galatz
fury-place-galway = Galway
    .the = Galway
    .at = à Galway
fury-place-geneva = Genève
    .the = Genève
    .at = à Genève
fury-place-genoa = Gênes
    .the = Gênes
    .at = à Gênes
fury-place-granada = Grenade
    .the = Grenade
    .at = à Grenade
fury-place-hamburg = Hambourg
    .the = Hambourg
    .at = à Hambourg
fury-place-klausenburg = Klausenburg
    .the = Klausenburg
    .at = à Klausenburg
fury-place-le_havre = Le Havre
    .the = Le Havre
    .at = au Havre
fury-place-leipzig = Leipzig
    .the = Leipzig
    .at = à Leipzig
fury-place-lisbon = Lisbonne
    .the = Lisbonne
    .at = à Lisbonne
fury-place-liverpool = Liverpool
    .the = Liverpool
    .at = à Liverpool
fury-place-london = Londres
    .the = Londres
    .at = à Londres
fury-place-madrid = Madrid
    .the = Madrid
    .at = à Madrid
fury-place-manchester = Manchester
    .the = Manchester
    .at = à Manchester
fury-place-marseilles = Marseille
    .the = Marseille
    .at = à Marseille
fury-place-milan = Milan
    .the = Milan
    .at = à Milan
fury-place-munich = Munich
    .the = Munich
    .at = à Munich
fury-place-nantes = Nantes
    .the = Nantes
    .at = à Nantes
fury-place-naples = Naples
    .the = Naples
    .at = à Naples
fury-place-nuremberg = Nuremberg
    .the = Nuremberg
    .at = à Nuremberg
fury-place-paris = Paris
    .the = Paris
    .at = à Paris
fury-place-plymouth = Plymouth
    .the = Plymouth
    .at = à Plymouth
fury-place-prague = Prague
    .the = Prague
    .at = à Prague
fury-place-rome = Rome
    .the = Rome
    .at = à Rome
fury-place-salonica = Salonique
    .the = Salonique
    .at = à Salonique
fury-place-santander = Santander
    .the = Santander
    .at = à Santander
fury-place-saragossa = Saragosse
    .the = Saragosse
    .at = à Saragosse
fury-place-sarajevo = Sarajevo
    .the = Sarajevo
    .at = à Sarajevo
fury-place-sofia = Sofia
    .the = Sofia
    .at = à Sofia
fury-place-strasbourg = Strasbourg
    .the = Strasbourg
    .at = à Strasbourg
fury-place-swansea = Swansea
    .the = Swansea
    .at = à Swansea
fury-place-szeged = Szegedin
    .the = Szegedin
    .at = à Szegedin
fury-place-toulouse = Toulouse
    .the = Toulouse
    .at = à Toulouse
fury-place-valona = Valona
    .the = Valona
    .at = à Valona
fury-place-varna = Varna
    .the = Varna
    .at = à Varna
fury-place-venice = Venise
    .the = Venise
    .at = à Venise
fury-place-vienna = Vienne
    .the = Vienne
    .at = à Vienne
fury-place-zagreb = Agram
    .the = Agram
    .at = à Agram
fury-place-zurich = Zurich
    .the = Zurich
    .at = à Zurich
fury-place-adriatic_sea = Mer Adriatique
    .the = la mer Adriatique
    .at = en mer Adriatique
fury-place-black_sea = Mer Noire
    .the = la mer Noire
    .at = en mer Noire
fury-place-english_channel = La Manche
    .the = la Manche
    .at = dans la Manche
fury-place-ionian_sea = Mer Ionienne
    .the = la mer Ionienne
    .at = en mer Ionienne
fury-place-irish_sea = Mer d’Irlande
    .the = la mer d’Irlande
    .at = en mer d’Irlande
fury-place-mediterranean_sea = Mer Méditerranée
    .the = la mer Méditerranée
    .at = en mer Méditerranée
fury-place-north_atlantic = Atlantique Nord
    .the = l’Atlantique Nord
    .at = dans l’Atlantique Nord
fury-place-north_sea = Mer du Nord
    .the = la mer du Nord
    .at = en mer du Nord
fury-place-south_atlantic = Atlantique Sud
    .the = l’Atlantique Sud
    .at = dans l’Atlantique Sud
fury-place-tyrrhenian_sea = Mer Tyrrhénienne
    .the = la mer Tyrrhénienne
    .at = en mer Tyrrhénienne
fury-place-hospital_madrid = Hôpital de Madrid
    .the = l’hôpital de Madrid
    .at = à l’hôpital de Madrid
fury-place-hospital_rome = Hôpital de Rome
    .the = l’hôpital de Rome
    .at = à l’hôpital de Rome
fury-place-hospital_budapest = Hôpital de Budapest
    .the = l’hôpital de Budapest
    .at = à l’hôpital de Budapest
# Where a roadblock lies: « Route – Prague – Vienne ».
fury-place-road = Route
fury-place-rail = Voie ferrée

# .at stands in a sentence.
fury-region-brittanica = Grande-Bretagne
    .at = en Grande-Bretagne
fury-region-iberia = Péninsule Ibérique
    .at = dans la péninsule Ibérique
fury-region-gallia = France-Benelux
    .at = en France-Benelux
fury-region-germania = Empire Germanique
    .at = dans l’Empire Germanique
fury-region-italia = Italie
    .at = en Italie
fury-region-austro_hungaria = Empire Austro-Hongrois
    .at = dans l’Empire Austro-Hongrois
fury-region-baltica = Balkans
    .at = dans les Balkans

# .quoted stands in a sentence and in a list.
fury-item-crucifix = Crucifix
    .quoted = « Crucifix »
fury-item-dogs = Chiens
    .quoted = « Chiens »
fury-item-fast_horses = Chevaux Rapides
    .quoted = « Chevaux Rapides »
fury-item-garlic = Ail
    .quoted = « Ail »
fury-item-garlic_wreath = Couronne d’Ail
    .quoted = « Couronne d’Ail »
fury-item-heavenly_host = Sainte Hostie
    .quoted = « Sainte Hostie »
fury-item-holy_bullets = Balles Sacrées
    .quoted = « Balles Sacrées »
fury-item-holy_circle = Cercle Sacré
    .quoted = « Cercle Sacré »
fury-item-knife = Couteau
    .quoted = « Couteau »
fury-item-pistol = Pistolet
    .quoted = « Pistolet »
fury-item-rifle = Fusil
    .quoted = « Fusil »
fury-item-stake = Pieu
    .quoted = « Pieu »

fury-event-behind_the_veil = Derrière le Voile
    .quoted = « Derrière le Voile »
fury-event-blood_transfusion = Transfusion Sanguine
    .quoted = « Transfusion Sanguine »
fury-event-chartered_carriage = Wagon Affrété
    .quoted = « Wagon Affrété »
fury-event-consecrated_ground = Terre Consacrée
    .quoted = « Terre Consacrée »
fury-event-escape_route = Échappatoire
    .quoted = « Échappatoire »
fury-event-evil_presence = Présence Maléfique
    .quoted = « Présence Maléfique »
fury-event-excellent_weather = Beau Fixe
    .quoted = « Beau Fixe »
fury-event-forewarned = Mise en Garde
    .quoted = « Mise en Garde »
fury-event-good_luck = Coup de Chance
    .quoted = « Coup de Chance »
fury-event-great_strength = Force Considérable
    .quoted = « Force Considérable »
fury-event-heroic_leap = Saut Héroïque
    .quoted = « Saut Héroïque »
fury-event-hired_scouts = Éclaireurs à Gages
    .quoted = « Éclaireurs à Gages »
fury-event-hypnosis = Envoûtement
    .quoted = « Envoûtement »
fury-event-jonathan_harker = Jonathan Harker
    .quoted = « Jonathan Harker »
fury-event-local_rumours = Rumeurs Locales
    .quoted = « Rumeurs Locales »
fury-event-long_night = Longue Nuit
    .quoted = « Longue Nuit »
fury-event-lucky_find = Heureuse Trouvaille
    .quoted = « Heureuse Trouvaille »
fury-event-lucys_revenge = La Vengeance de Lucy
    .quoted = « La Vengeance de Lucy »
fury-event-money_trail = Suivre l’Argent
    .quoted = « Suivre l’Argent »
fury-event-mystic_research = Recherches Occultes
    .quoted = « Recherches Occultes »
fury-event-newspaper_reports = Articles de Presse
    .quoted = « Articles de Presse »
fury-event-planned_ambush = Guet-Apens
    .quoted = « Guet-Apens »
fury-event-renewed_vigor = Regain de Vigueur
    .quoted = « Regain de Vigueur »
fury-event-rufus_smith = Rufus Smith
    .quoted = « Rufus Smith »
fury-event-sense_of_urgency = Sentiment d’Urgence
    .quoted = « Sentiment d’Urgence »
fury-event-sister_agatha = Sœur Agatha
    .quoted = « Sœur Agatha »
fury-event-speedy_telegraph = Télégramme Urgent
    .quoted = « Télégramme Urgent »
fury-event-surprising_return = Retour Inattendu
    .quoted = « Retour Inattendu »
fury-event-vampire_lair = Antre de Vampire
    .quoted = « Antre de Vampire »
fury-event-wax_cylinders = Cylindres de Cire
    .quoted = « Cylindres de Cire »
fury-event-customs_search = Contrôle Douanier
    .quoted = « Contrôle Douanier »
fury-event-darkness_returns = Retour des Ténèbres
    .quoted = « Retour des Ténèbres »
fury-event-devilish_power = Puissance Diabolique
    .quoted = « Puissance Diabolique »
fury-event-draculas_brides = Les Fiancées de Dracula
    .quoted = « Les Fiancées de Dracula »
fury-event-enraged = Fou de Rage
    .quoted = « Fou de Rage »
fury-event-false_tip = Faux Renseignement
    .quoted = « Faux Renseignement »
fury-event-great_wolf = Grand Loup
    .quoted = « Grand Loup »
fury-event-hidden_schemes = Desseins Secrets
    .quoted = « Desseins Secrets »
fury-event-immanuel_hildesheim = Immanuel Hildesheim
    .quoted = « Immanuel Hildesheim »
fury-event-nocturnal_visit = Visite Nocturne
    .quoted = « Visite Nocturne »
fury-event-roadblock = Barrage
    .quoted = « Barrage »
fury-event-seduction = Séduction
    .quoted = « Séduction »
fury-event-sensationalist_press = Presse à Sensation
    .quoted = « Presse à Sensation »
fury-event-summon_storms = Invoquer les Tempêtes
    .quoted = « Invoquer les Tempêtes »
fury-event-unearthly_swiftness = Célérité Surnaturelle
    .quoted = « Célérité Surnaturelle »
fury-event-vampiric_influence = Influence Vampirique
    .quoted = « Influence Vampirique »
fury-event-wild_horses = Chevaux Sauvages
    .quoted = « Chevaux Sauvages »

fury-encounter-aristocratic_vampire = Vampire Aristocrate
    .quoted = « Vampire Aristocrate »
fury-encounter-bats = Chauves-Souris
    .quoted = « Chauves-Souris »
fury-encounter-desecrated_soil = Terre Profanée
    .quoted = « Terre Profanée »
fury-encounter-hoax = Fausse Piste
    .quoted = « Fausse Piste »
fury-encounter-new_vampire = Vampire Nouveau-Né
    .quoted = « Vampire Nouveau-Né »
fury-encounter-rats = Rats
    .quoted = « Rats »
fury-encounter-reckless_vampire = Vampire Téméraire
    .quoted = « Vampire Téméraire »
fury-encounter-saboteur = Saboteur
    .quoted = « Saboteur »
fury-encounter-spy = Espion
    .quoted = « Espion »
fury-encounter-szgany_bodyguards = Gardes du Corps Szgany
    .quoted = « Gardes du Corps Szgany »
fury-encounter-szgany_mob = Troupe Szgany
    .quoted = « Troupe Szgany »
fury-encounter-unnatural_fog = Brouillard
    .quoted = « Brouillard »
fury-encounter-wolves = Loups
    .quoted = « Loups »

fury-power-dark_call = Sombre Appel
    .quoted = « Sombre Appel »
fury-power-feed = Sustentation
    .quoted = « Sustentation »
fury-power-hide = Dissimulation
    .quoted = « Dissimulation »
fury-power-misdirect = Fourvoiement
    .quoted = « Fourvoiement »
fury-power-wolf_form = Forme Lupine
    .quoted = « Forme Lupine »

fury-combat-claws = Griffes
    .quoted = « Griffes »
fury-combat-escape_as_bat = Fuite sous Forme de Chiroptère
    .quoted = « Fuite sous Forme de Chiroptère »
fury-combat-escape_as_mist = Fuite sous Forme de Brume
    .quoted = « Fuite sous Forme de Brume »
fury-combat-fangs = Crocs
    .quoted = « Crocs »
fury-combat-mesmerize = Hypnose
    .quoted = « Hypnose »
fury-combat-plotting = Complot
    .quoted = « Complot »
fury-combat-strength = Force
    .quoted = « Force »
fury-combat-punch = Coup de Poing
    .quoted = « Coup de Poing »
fury-combat-dodge = Esquive
    .quoted = « Esquive »
fury-combat-escape = Fuite
    .quoted = « Fuite »

# The white value, then the yellow one. .a stands in a sentence.
fury-ticket-3-2 = Billet 3/2
    .a = un Billet 3/2
fury-ticket-2-2 = Billet 2/2
    .a = un Billet 2/2
fury-ticket-2-1 = Billet 2/1
    .a = un Billet 2/1
fury-ticket-1-1 = Billet 1/1
    .a = un Billet 1/1
fury-ticket-1-0 = Billet 1/–
    .a = un Billet 1/–

fury-day-monday = lundi
fury-day-tuesday = mardi
fury-day-wednesday = mercredi
fury-day-thursday = jeudi
fury-day-friday = vendredi
fury-day-saturday = samedi
fury-day-sunday = dimanche

fury-phase-setup = Mise en place
fury-phase-dawn = Aube
fury-phase-day = Jour
fury-phase-dusk = Crépuscule
fury-phase-night = Nuit
fury-phase-dracula = Phase Dracula
fury-phase-over = Fin de partie

# What the back of a card tells.
fury-back-land = Terre
fury-back-sea = Mer
fury-back-castle = Château de Dracula

# Where encounters lie: « (case 3, face cachée) ».
fury-spot-1 = case 1
fury-spot-2 = case 2
fury-spot-3 = case 3
fury-spot-4 = case 4
fury-spot-5 = case 5
fury-spot-6 = case 6
fury-spot-lair1 = Repaire 1
fury-spot-lair2 = Repaire 2
fury-spot-lair3 = Repaire 3

# How a game was won, beneath the side that won it.
fury-reason-defeat = par la défaite de Dracula
fury-reason-influence = avec 13 d’Influence

## Questions

fury-ask-start = { $who } commence : choisissez une ville.
fury-ask-dracula_start = Choisissez en secret votre ville de départ.
fury-ask-act = { $who } agit : choisissez une action.
fury-ask-ride = { $who } prend le train avec { $ticket_a } : pour quelle ville ?
fury-ask-make_room = { $who } a 2 Billets : lequel rendez-vous ?
fury-ask-keep = { $who } pioche { $ticket_a } : le gardez-vous ?
fury-ask-again = { $who } pioche-t-il un second Billet ?
fury-ask-resolve = { $who } fouille : quelle Rencontre résoudre ensuite ?
fury-ask-hand = Que donne { $who } { $other_to } ?
fury-ask-item_limit = { $who } a trop d’Objets : lequel défaussez-vous ?
fury-ask-event_limit = { $who } a trop d’Événements : lequel défaussez-vous ?
fury-ask-ticket_limit = { $who } a trop de Billets : lequel rendez-vous ?
fury-ask-scheme_limit = Vous avez trop d’Événements : lequel défaussez-vous ?
fury-ask-open_item = { $who_gender ->
    [f] { $who } est affaiblie : choisissez un Objet à laisser face visible.
   *[m] { $who } est affaibli : choisissez un Objet à laisser face visible.
}
fury-ask-open_event = { $who_gender ->
    [f] { $who } est affaiblie : choisissez un Événement à laisser face visible.
   *[m] { $who } est affaibli : choisissez un Événement à laisser face visible.
}
# The next ones are asked whatever the hand holds: they must not tell whether the item is there.
fury-ask-repel = { $who } : montrer un Objet qui écarte la Rencontre ?
fury-ask-guards_weapon = Sans arme, { $who } subit encore 2 dégâts et un retard. En montrer une ?
fury-ask-wolves_weapon = { $who } risque { $count } dégâts, 2 de moins par arme montrée. En montrer une ?
fury-ask-mob = { $who } subit 1 dégât par Objet encore en main. En défausser ?
fury-ask-spy = { $who } sacrifie une arme, ou montre ses cartes et perd ses Billets.
fury-ask-aristocrat = { $who } : accepter un retard pour écarter { fury-encounter-aristocratic_vampire.quoted } ?
fury-ask-join = { $who } : se joindre au combat, au prix d’un retard ?
fury-ask-ambush = { $who } arrive : tendez-vous une embuscade ?
fury-ask-drop = Vous pouvez défausser des Rencontres : { $count } au plus.
fury-ask-hospital = { $who_gender ->
    [f] { $who } est vaincue : choisissez l’hôpital.
   *[m] { $who } est vaincu : choisissez l’hôpital.
}
fury-ask-drive = Les chauves-souris entraînent { $who } : dans quelle ville adjacente ?
fury-ask-fog_fight = Dans le brouillard, vous pouvez refuser : combattez-vous ?
fury-ask-fog_fight_one = Dans le brouillard, vous pouvez refuser : affrontez-vous { $who } ?
fury-ask-guards = Envoyez-vous { fury-encounter-szgany_bodyguards.quoted } avant le combat ?
fury-ask-leave = Un Refuge quitte la Piste : qu’en faites-vous ?
fury-ask-lay_in_lair = Choisissez une Rencontre à placer dans le Repaire { $slot }.
fury-ask-choose_fog = Choisissez la ville de la région où tombe le brouillard.
fury-ask-choose_wolves = Choisissez la ville que les loups attaquent.
fury-ask-choose_spied = Choisissez le Chasseur que trahit l’espion.
fury-ask-hoax = Choisissez un de vos Événements défaussés à reprendre.
fury-ask-travel = Choisissez la carte pour la case 1 de votre Piste.
fury-ask-lay = Choisissez une Rencontre à placer sur la case 1.
fury-ask-rumour = Placez-vous un pion Rumeur ?
fury-ask-roadblock = Choisissez une route ou une voie ferrée à barrer.
fury-ask-lift_roadblock = Le Crépuscule s’achève : choisissez un barrage à retirer.
fury-ask-lift_storm = Le Crépuscule s’achève : choisissez une tempête à retirer.

## Buttons

fury-do-start = Commencer { $place_at }
fury-do-road = Se rendre { $place_at } par la route
fury-do-sail = Se rendre { $place_at } par bateau
fury-do-leave = Quitter l’hôpital pour { $place }
fury-do-spend = Prendre le train avec { $ticket_a }
fury-do-ride = Se rendre { $place_at } par voie ferrée
fury-do-reserve = Réserver un Billet
fury-do-rest = Se reposer
fury-do-search = Fouiller la ville
fury-do-supply = Se ravitailler
fury-do-trade = Échanger avec { $who }
fury-do-lead = Meneur : échanger des Événements avec { $who }
fury-do-bond = Lien Psychique : sonder la région { $who_of }
fury-do-pass = Passer
fury-do-return = Rendre { $ticket_a }
fury-do-keep = Garder le Billet
fury-do-again = Piocher un second Billet
fury-do-enough = S’en tenir là
fury-do-discard_item = Défausser { $item_quoted }
fury-do-discard_event = Défausser { $event_quoted }
fury-do-give_item = Donner { $item_quoted }
fury-do-give_event = Donner { $event_quoted }
fury-do-give_ticket = Donner { $ticket_a }
fury-do-done = C’est tout
fury-do-open_item = Poser { $item_quoted } face visible ({ $who })
fury-do-open_event = Poser { $event_quoted } face visible ({ $who })
fury-do-show = Montrer { $item_quoted }
fury-do-show_nothing = N’employer aucun Objet
fury-do-give_up = Sacrifier { $item_quoted }
fury-do-accept_delay = Accepter le retard
fury-do-refuse_delay = Refuser le retard
fury-do-join = Se joindre au combat
fury-do-stand_by = Rester à l’écart
fury-do-resolve = Résoudre { $encounter_quoted }
fury-do-ambush = Tendre une embuscade : { $encounter_quoted } ({ $spot }, face cachée)
fury-do-ambush_open = Tendre une embuscade : { $encounter_quoted } ({ $spot }, face visible)
fury-do-no_ambush = Renoncer à l’embuscade
fury-do-go = Se rendre { $place_at }
fury-do-enter_lair = Revenir au Repaire { $slot }
fury-do-dark_call = Jouer { fury-power-dark_call.quoted }
fury-do-feed = Jouer { fury-power-feed.quoted }
fury-do-hide = Jouer { fury-power-hide.quoted }
fury-do-wolf = Jouer { fury-power-wolf_form.quoted } et se rendre { $place_at }
fury-do-wolf_lair = Jouer { fury-power-wolf_form.quoted } et revenir au Repaire { $slot }
fury-do-wolf_hide = Jouer { fury-power-wolf_form.quoted } avec { fury-power-hide.quoted }
fury-do-misdirect = Jouer { fury-power-misdirect.quoted } sur la case { $space }
fury-do-mature = Faire évoluer { $encounter_quoted }
fury-do-let_go = Vider le Refuge
fury-do-make_lair = Convertir en Repaire { $slot }
fury-do-abandon = Vider le Repaire { $slot }
fury-do-lay = Placer { $encounter_quoted } face cachée
fury-do-rumour = Placer un pion Rumeur sur la case { $space }
fury-do-no_rumour = Ne placer aucun pion Rumeur
fury-do-hospital = Choisir { $place_the }
fury-do-drive = Entraîner la figurine { $place_at }
fury-do-block-road = Barrer la route entre { $place_the } et { $other_the }
fury-do-block-rail = Barrer la voie ferrée entre { $place_the } et { $other_the }
fury-do-unblock-road = Rouvrir la route entre { $place_the } et { $other_the }
fury-do-unblock-rail = Rouvrir la voie ferrée entre { $place_the } et { $other_the }
fury-do-calm = Calmer la tempête { $place_at }
fury-do-fog = Faire tomber le brouillard sur { $place_the }
fury-do-wolves = Envoyer les loups { $place_at }
fury-do-spy = Espionner { $who }
fury-do-guards = Envoyer { fury-encounter-szgany_bodyguards.quoted } contre { $who }
fury-do-keep_guards = Garder { fury-encounter-szgany_bodyguards.quoted } en réserve
fury-do-drop = Défausser { $encounter_quoted }
fury-do-take = Prendre { $event_quoted }
fury-do-fight = Combattre
fury-do-decline = Refuser le combat
fury-do-spare = Refuser d’affronter { $who }
fury-do-engage = Affronter { $who }

## Why something cannot be chosen

fury-why-at-sea = En mer, pendant le Jour, un Chasseur doit se déplacer par la mer.
fury-why-hospital = À l’hôpital, on peut seulement se ravitailler ou, le Jour, en sortir.
fury-why-no-railway = Aucune voie ferrée ouverte ne convient à ce Billet.
fury-why-night = Les Chasseurs ne se déplacent que pendant le Jour.
fury-why-castle = Au Château de Dracula, il n’y a ni ravitaillement ni Billet.
fury-why-unhurt = Il n’y a aucun dégât à récupérer.
fury-why-fog = La ville est sous le brouillard.
fury-why-no-encounter = Aucune Rencontre ne se trouve ici.
fury-why-storm = Une tempête ferme cette zone maritime.
fury-why-roadblock = Un barrage ferme cette route.

## The log: set-up and time

fury-log-starts = { $who } commence { $place_at }.
fury-log-dracula_starts = Dracula choisit en secret sa ville de départ.
# Only Dracula reads this.
fury-log-dracula_started = Dracula commence { $place_at }, en secret.
fury-log-top-hunters = Sur le paquet Événement se trouve un Événement Chasseur.
fury-log-top-dracula = Sur le paquet Événement se trouve un Événement Dracula.
fury-log-put_on_trail-land = Une carte occupe la case { $space } de la Piste : terre.
fury-log-put_on_trail-sea = Une carte occupe la case { $space } de la Piste : mer.
fury-log-put_on_trail-castle = Une carte occupe la case { $space } de la Piste : Château de Dracula.
fury-log-put_in_lair = L’Emplacement { $slot } contient un Repaire.
fury-log-day = Semaine { $week }, { $day } : le Jour se lève.
fury-log-night = Semaine { $week }, { $day } : la Nuit tombe.
fury-log-despair = { $count ->
    [one] Une semaine s’achève : { $count } pion Désespoir sur l’Échelle de Temps.
   *[other] Une semaine s’achève : { $count } pions Désespoir sur l’Échelle de Temps.
}
fury-log-rumour_gained = Dracula gagne un pion Rumeur : il en a { $count }.

## The log: what hunters do

fury-log-stood_up = { $who } se relève.
fury-log-passed = { $who } passe.
fury-log-road = { $who } se rend { $place_at } par la route.
fury-log-sailed = { $who } se rend { $place_at } par bateau.
fury-log-spent_ticket = { $who } dépense { $ticket_a }.
fury-log-rail = { $who } se rend { $place_at } par voie ferrée.
fury-log-stayed = { $who } trouve toutes les voies fermées et reste sur place.
fury-log-left_hospital = { $who } quitte l’hôpital pour { $place }.
fury-log-reserved = { $who } va réserver un Billet.
fury-log-ticket_drawn = { $who } pioche un Billet.
fury-log-drew_ticket = Pioché : { $ticket }.
fury-log-draws_again = { $who } demande un second Billet.
fury-log-gave_back_ticket = { $who } rend un Billet sans le montrer.
# Only its owner reads this.
fury-log-gave_back = Rendu : { $ticket }.
fury-log-rested = { $who } se repose.
fury-log-searched = { $who } fouille { $place_the }.
fury-log-supplied = { $who } se ravitaille { $place_at }.
fury-log-item_drawn = { $who } pioche un Objet.
fury-log-drew_item = L’Objet pioché : { $item_quoted }.
fury-log-event_drawn = { $who } pioche un Événement.
fury-log-drew_event = L’Événement pioché : { $event_quoted }.
fury-log-event_thrown = { $who } défausse un Événement Dracula, face cachée.
fury-log-event_to_dracula = { $who } tombe sur un Événement Dracula : Dracula le pioche.
fury-log-dracula_drew_event = L’Événement pioché : { $event_quoted }.
fury-log-items_shuffled = Les Objets défaussés sont mélangés en un nouveau paquet.
fury-log-events_shuffled = Les Événements défaussés sont mélangés en un nouveau paquet.
fury-log-discarded_item = { $who } défausse { $item_quoted }.
fury-log-discarded_event = { $who } défausse { $event_quoted }.
fury-log-dracula_discarded_event = Dracula défausse { $event_quoted }.
fury-log-traded = { $who } échange avec { $other }.
fury-log-led = Meneur : { $who } échange des Événements avec { $other }.
fury-log-saw_items = { $who } montre tous ses Objets : { $items }.
fury-log-saw_events = { $who } montre tous ses Événements : { $events }.
fury-log-saw_tickets = { $who } montre tous ses Billets : { $tickets }.
fury-log-handed_item = { $who } donne un Objet { $other_to }.
fury-log-handed_event = { $who } donne un Événement { $other_to }.
fury-log-handed_ticket = { $who } donne un Billet { $other_to }.
# These name the card for those who may see it.
fury-log-gave_item = { $other } reçoit { $item_quoted }.
fury-log-gave_event = { $other } reçoit { $event_quoted }.
fury-log-gave_ticket = { $other } reçoit { $ticket_a }.
fury-log-bond-yes = Lien Psychique : Dracula est { $region_at }.
fury-log-bond-no = Lien Psychique : Dracula n’est pas { $region_at }.

## The log: what becomes of hunters

fury-log-shows_item = { $who } pose { $item_quoted } face visible.
fury-log-shows_event = { $who } pose { $event_quoted } face visible.
fury-log-showed = { $who } montre { $item_quoted }.
fury-log-delayed = { $who_gender ->
    [f] { $who } est retardée.
   *[m] { $who } est retardé.
}
fury-log-bitten = { $who_gender ->
    [f] { $who } est mordue.
   *[m] { $who } est mordu.
}
fury-log-suffered = { $count ->
    [one] { $who } subit { $count } dégât : Santé { $left }.
   *[other] { $who } subit { $count } dégâts : Santé { $left }.
}
fury-log-recovered = { $count ->
    [one] { $who } récupère de { $count } dégât : Santé { $left }.
   *[other] { $who } récupère de { $count } dégâts : Santé { $left }.
}
fury-log-defeated = { $who_gender ->
    [f] { $who } est vaincue { $place_at }.
   *[m] { $who } est vaincu { $place_at }.
}
fury-log-hospital_fixed = À l’Aube, { $who } se réveillera { $place_at }.
fury-log-hospitalised = { $who } se réveille { $place_at }.
fury-log-items_lost = { $who } perd tous ses Objets : { $items }.
fury-log-events_lost = { $who } perd tous ses Événements : { $events }.
fury-log-tickets_lost = { $count ->
    [one] { $who } perd { $count } Billet.
   *[other] { $who } perd { $count } Billets.
}
fury-log-bite_healed = { $who } se remet d’une Morsure.

## The log: Dracula’s phase

fury-log-phase = Phase Dracula : les Refuges se décalent.
fury-log-let_go = Le Refuge sorti de la Piste est vidé.
fury-log-matured = Un Refuge évolue : { $encounter_quoted }.
fury-log-lair_made = Le Refuge sorti de la Piste devient le Repaire { $slot }.
fury-log-lair_cleared = Le Repaire { $slot } est vidé.
fury-log-lair_entered = Dracula revient au Repaire { $slot }, qui passe sur la case 1.
fury-log-lair_guarded = Dracula place une Rencontre dans le Repaire { $slot }.
fury-log-guarded_lair = La Rencontre du Repaire { $slot } : { $encounter_quoted }.
# Must read alike for a city and for “Hide”.
fury-log-laid-land = Dracula pose une carte sur la Piste, face cachée : terre.
fury-log-laid-sea = Dracula pose une carte sur la Piste, face cachée : mer.
fury-log-laid-castle = Dracula pose une carte sur la Piste, face cachée : Château de Dracula.
fury-log-laid_open = Dracula pose sa carte face visible : { $place }.
# Only Dracula reads these two.
fury-log-went = Dracula se rend { $place_at }.
fury-log-hid = Dracula joue { fury-power-hide.quoted }.
fury-log-power = Dracula joue { $power_quoted }.
fury-log-hid_openly = Dracula joue { fury-power-hide.quoted } face visible.
fury-log-misdirected = { fury-power-misdirect.quoted } prend la case { $space } de la Piste.
fury-log-cleared = Le Refuge de la case { $space } est vidé.
fury-log-stripped = Le Refuge de la case { $space } est vidé ; seul son lieu reste.
fury-log-penalty = Dracula n’a aucune carte à jouer et subit la pénalité.
fury-log-encounters_drawn = { $count ->
    [one] Dracula pioche { $count } Rencontre.
   *[other] Dracula pioche { $count } Rencontres.
}
fury-log-drew_encounters = Rencontres piochées : { $encounters }.
fury-log-encounters_shuffled = Les Rencontres défaussées sont mélangées en un nouveau paquet.
fury-log-encounter_laid = Dracula place une Rencontre sur la case { $space }.
fury-log-laid_encounter = La Rencontre de la case { $space } : { $encounter_quoted }.
fury-log-rumour_laid = Dracula place un pion Rumeur sur la case { $space }.
fury-log-rumour_gone = Un pion Rumeur est retiré.
fury-log-dracula_suffered = { $count ->
    [one] Dracula subit { $count } dégât : Santé { $left }.
   *[other] Dracula subit { $count } dégâts : Santé { $left }.
}
fury-log-dracula_recovered = { $count ->
    [one] Dracula récupère de { $count } dégât : Santé { $left }.
   *[other] Dracula récupère de { $count } dégâts : Santé { $left }.
}
fury-log-influence = Influence +{ $count }, soit { $left }.

## The log: what is found

fury-log-no_trace = Aucune trace de Dracula { $place_at }.
fury-log-found = La carte de la case { $space } est révélée : { $place }.
fury-log-found_lair = Le Repaire { $slot } est révélé : { $place }.
fury-log-found_hide = La carte de la case { $space } est révélée : { fury-power-hide.quoted }.
fury-log-found_leaving = Le lieu du Refuge est révélé : { $place }.
fury-log-dracula_found = Dracula est révélé { $place_at }.
fury-log-ambushed = Embuscade { $place_at } ! Dracula joue { $encounter_quoted } contre { $who }.
fury-log-ambushed_open = Embuscade { $place_at } : Dracula joue la carte visible { $encounter_quoted } contre { $who }.
fury-log-faces = { $who } affronte { $encounter_quoted }.
fury-log-turned_up = Une Rencontre est révélée : { $encounter_quoted }.
fury-log-encounter_discarded = La Rencontre { $encounter_quoted } est défaussée.
fury-log-encounter_stays = La Rencontre { $encounter_quoted } reste en place, face visible.
fury-log-bats_put = Des chauves-souris harcèlent { $who }.
fury-log-bats_moved = Les chauves-souris entraînent { $who } { $place_at }.
fury-log-wolves_came = Les loups fondent sur { $place_the }.
fury-log-spied_on = Un espion trahit { $who }.
fury-log-soil = { fury-encounter-desecrated_soil.quoted } : Dracula pioche 3 Rencontres et peut en défausser 3.
fury-log-bodyguards_kept = Dracula garde { fury-encounter-szgany_bodyguards.quoted } auprès de lui : { $count }.
fury-log-bodyguards_sent = Dracula envoie { fury-encounter-szgany_bodyguards.quoted } contre { $who }.
fury-log-hoax_read = Événements Dracula dans la défausse : { $events }.
fury-log-hoax_took = L’Événement repris : { $event_quoted }.
fury-log-hoax_taken = Dracula reprend un Événement dans la défausse.
fury-log-hoax_shuffled = { $count ->
    [one] { $count } Événement Dracula retourne dans le paquet, mélangé.
   *[other] { $count } Événements Dracula retournent dans le paquet, mélangés.
}

## The log: tokens of the board

fury-log-fog_put = { $count ->
    [one] Le brouillard tombe sur { $place_the } : { $count } pion.
   *[other] Le brouillard tombe sur { $place_the } : { $count } pions.
}
fury-log-fog_lifted = Le brouillard se dissipe { $place_at } : 1 pion de moins.
fury-log-roadblock_put-road = Dracula barre la route entre { $place_the } et { $other_the }.
fury-log-roadblock_put-rail = Dracula barre la voie ferrée entre { $place_the } et { $other_the }.
fury-log-roadblock_lifted-road = La route entre { $place_the } et { $other_the } est rouverte.
fury-log-roadblock_lifted-rail = La voie ferrée entre { $place_the } et { $other_the } est rouverte.
fury-log-storm_put = Une tempête se lève { $place_at }.
fury-log-storm_lifted = La tempête se calme { $place_at }.
fury-log-ground_consecrated = Terre consacrée { $place_at } : la ville est fermée à Dracula.
fury-log-host_put = Sainte Hostie { $place_at } : la ville est fermée à Dracula.
fury-log-hosts_lifted = Les pions Sainte Hostie quittent le plateau.

## The log: fights and the end

fury-log-fight = Combat contre Dracula : { $hunters }.
fury-log-vampire_fight = Combat contre { $encounter_quoted } : { $hunters }.
fury-log-fight_declined = Dans le brouillard, Dracula refuse le combat.
fury-log-hunter_spared = Dans le brouillard, Dracula refuse d’affronter { $who }.
fury-log-joined = { $who } se joint au combat.
fury-log-won-hunters-defeat = Dracula est vaincu : les Chasseurs remportent la partie !
fury-log-won-dracula-influence = L’Influence atteint 13 : Dracula remporte la partie !

## Table options

fury-option-game_mode = Règles
fury-option-game_mode-advanced = la version avancée
fury-option-game_mode-basic = la première partie : ni Repaires, ni cartes Pouvoir, ni Rumeurs
fury-option-hide_triggers_fury = { fury-power-hide.quoted } avec 3 pions Désespoir
fury-option-hide_triggers_fury-on = donne 3 d’Influence
fury-option-hide_triggers_fury-off = ne donne pas d’Influence
fury-option-night_effects_in_vampire_fights = Les effets de Nuit des cartes Combat valent
fury-option-night_effects_in_vampire_fights-off = si Dracula combat lui-même
fury-option-night_effects_in_vampire_fights-on = aussi si un Vampire combat
fury-option-combat_draw_cap = Après un round de combat, Dracula pioche
fury-option-combat_draw_cap-on = s’il a moins de 5 cartes
fury-option-combat_draw_cap-off = toujours
fury-option-tickets_lost_on_defeat = Les Billets d’un Chasseur vaincu
fury-option-tickets_lost_on_defeat-on = sont perdus
fury-option-tickets_lost_on_defeat-off = sont gardés
fury-option-misdirect_excludes_sea = { fury-power-misdirect.quoted } à la place d’un Refuge en mer
fury-option-misdirect_excludes_sea-on = interdit
fury-option-misdirect_excludes_sea-off = permis
fury-option-misdirect_allows_power_card = Avec { fury-power-misdirect.quoted }, Dracula pose
fury-option-misdirect_allows_power_card-on = un lieu ou une carte Pouvoir
fury-option-misdirect_allows_power_card-off = un lieu seulement
fury-option-hide_reveals_location = Si { fury-power-hide.quoted } est révélée, son lieu
fury-option-hide_reveals_location-on = est révélé aussi
fury-option-hide_reveals_location-off = reste caché
fury-option-fog_blocks_transit = Traverser une ville sous le brouillard
fury-option-fog_blocks_transit-on = interdit
fury-option-fog_blocks_transit-off = permis
fury-option-fog_decline_per_hunter = Dans le brouillard, Dracula refuse
fury-option-fog_decline_per_hunter-off = le combat entier ou rien
fury-option-fog_decline_per_hunter-on = Chasseur par Chasseur
fury-option-free_lair_clearing = Dracula peut vider un Repaire
fury-option-free_lair_clearing-dracula_phase = pendant sa phase
fury-option-free_lair_clearing-any_time = à tout moment
fury-option-free_lair_clearing-never = seulement s’il le doit
fury-option-rumor_leaves_with_last_encounter = Un pion Rumeur sans Rencontre
fury-option-rumor_leaves_with_last_encounter-off = reste
fury-option-rumor_leaves_with_last_encounter-on = est retiré
fury-option-rumor_bonus_per_vampire = Un pion Rumeur donne 3 d’Influence
fury-option-rumor_bonus_per_vampire-on = pour chaque Vampire qui évolue
fury-option-rumor_bonus_per_vampire-off = pour le premier Vampire seulement
fury-option-vampire_mature_ends_hideout = Un Vampire qui évolue
fury-option-vampire_mature_ends_hideout-on = met fin à l’Évolution de son Refuge
fury-option-vampire_mature_ends_hideout-off = laisse évoluer d’autres Rencontres
fury-option-scouts_see_lairs = Les Événements qui nomment une ville trouvent
fury-option-scouts_see_lairs-off = les Refuges seulement
fury-option-scouts_see_lairs-on = les Refuges et les Repaires
fury-option-wolf_form_with_hide = { fury-power-hide.quoted } après { fury-power-wolf_form.quoted }
fury-option-wolf_form_with_hide-later_phase = dans une phase ultérieure seulement
fury-option-wolf_form_with_hide-also_same_step = aussi dans la même étape
fury-option-bat_lands_on = Avec { fury-combat-escape_as_bat.quoted }, le nouveau lieu va
fury-option-bat_lands_on-vacated_space = à la place de l’ancien
fury-option-bat_lands_on-space_1 = sur la case 1
fury-option-bat_into_lair = { fury-combat-escape_as_bat.quoted } vers un Repaire
fury-option-bat_into_lair-off = interdit
fury-option-bat_into_lair-on = permis
fury-option-hidden_encounter_discards = Les Rencontres des Refuges vidés sont défaussées
fury-option-hidden_encounter_discards-on = face cachée
fury-option-hidden_encounter_discards-off = face visible
fury-option-delay_interrupts_encounters = Un retard met fin à la fouille ou à l’embuscade
fury-option-delay_interrupts_encounters-off = non
fury-option-delay_interrupts_encounters-on = oui
fury-option-psychic_bond_needs_companion = Pour Lien Psychique, il faut auprès de Mina
fury-option-psychic_bond_needs_companion-off = personne
fury-option-psychic_bond_needs_companion-on = un autre Chasseur
fury-option-departure_token_blocks = Un pion sacré au départ de { fury-power-wolf_form.quoted }
fury-option-departure_token_blocks-off = ne gêne pas
fury-option-departure_token_blocks-on = ferme la voie
