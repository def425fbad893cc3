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
# Seas belong to no region.
fury-region-none = En mer
    .at = en mer

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
fury-force-no_supply = aucun ravitaillement
fury-force-no_day = le prochain Jour n’aura pas lieu
fury-force-nocturnal = tout combat compte comme un combat de Nuit
fury-force-long_night = la route est ouverte aux Chasseurs la Nuit
fury-force-vigor = 2 actions différentes par Chasseur ce Jour
fury-force-telegraph = les Chasseurs agissent dans l’ordre de leur choix
fury-force-swift = une autre phase Dracula suit

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
fury-reason-defeat = Dracula est vaincu
fury-reason-influence = avec 13 points d’Influence

## Questions

fury-ask-start = Où commence { $who } ? Choisissez une ville.
fury-ask-dracula_start = Choisissez en secret votre ville de départ.
fury-ask-act = { $who } : choisissez une action.
fury-ask-ride = { $who } prend le train avec { $ticket_a } : jusqu’à quelle ville ?
fury-ask-make_room = { $who } a 2 Billets : lequel rendez-vous ?
fury-ask-keep = { $who } pioche { $ticket_a } : le gardez-vous ?
fury-ask-again = Piocher un second Billet pour { $who } ?
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
fury-ask-repel = { $who } : montrer un Objet pour défausser la Rencontre ?
fury-ask-guards_weapon = Sans arme, { $who } subit 2 dégâts de plus et un retard. En montrer une ?
fury-ask-wolves_weapon = { $who } risque { $count } dégâts, 2 de moins par arme montrée. En montrer une ?
fury-ask-mob = { $who } subit 1 dégât par Objet encore en main. En défausser ?
fury-ask-spy = { $who } : sacrifier une arme, ou montrer ses cartes et perdre ses Billets ?
fury-ask-aristocrat = { $who } : accepter un retard pour défausser { fury-encounter-aristocratic_vampire.quoted } ?
fury-ask-join = { $who } : se joindre au combat, au prix d’un retard ?
fury-ask-ambush = { $who } arrive : tendre une embuscade ?
fury-ask-drop = Vous pouvez défausser des Rencontres : encore { $count } au plus.
fury-ask-hospital = { $who_gender ->
    [f] { $who } est vaincue : choisissez l’hôpital.
   *[m] { $who } est vaincu : choisissez l’hôpital.
}
fury-ask-drive = Les chauves-souris entraînent { $who } : dans quelle ville adjacente ?
fury-ask-fog_fight = Dans le brouillard, vous pouvez refuser le combat. Combattre ?
fury-ask-fog_fight_one = Dans le brouillard, vous pouvez refuser le combat. Affronter { $who } ?
fury-ask-guards = Envoyer { fury-encounter-szgany_bodyguards.quoted } avant le combat ?
fury-ask-leave = Un Refuge quitte la Piste : qu’en faites-vous ?
fury-ask-lay_in_lair = Choisissez une Rencontre à placer dans le Repaire { $slot }.
fury-ask-choose_fog = Choisissez la ville de la région où tombe le brouillard.
fury-ask-choose_wolves = Choisissez la ville que les loups attaquent.
fury-ask-choose_spied = Choisissez le Chasseur à espionner.
fury-ask-hoax = Choisissez un de vos Événements défaussés à reprendre.
fury-ask-travel = Choisissez la carte pour la case 1 de votre Piste.
fury-ask-lay = Choisissez une Rencontre à placer sur la case 1.
fury-ask-rumour = Placer un pion Rumeur ?
fury-ask-roadblock = Choisissez une route ou une voie ferrée à barrer.
fury-ask-lift_roadblock = Le Crépuscule s’achève : choisissez un barrage à retirer.
fury-ask-lift_storm = Le Crépuscule s’achève : choisissez une tempête à retirer.
fury-ask-combat_start = Le combat commence. Jouer une carte avec { $who } ?
fury-ask-escape_route = { $who } joue { fury-event-escape_route.quoted } : quel Chasseur quitte le combat ?
fury-ask-lucky_find = { $who } garde un des Objets trouvés : lequel ?
fury-ask-strike = Choisissez en secret votre carte Combat.
fury-ask-fight_with = { $who } combat : choisissez une carte en secret.
fury-ask-engage = Qui sera le Chasseur Engagé ?
fury-ask-plan = { fury-event-planned_ambush.quoted } : jouer une autre carte à la place ({ $who }) ?
fury-ask-plot = Utiliser { fury-combat-plotting.quoted } pour annuler la carte { $who_of } ?
fury-ask-enraged = Votre carte va être annulée : jouer { fury-event-enraged.quoted } ?
fury-ask-claw = { fury-combat-claws.quoted }, la Nuit : quel Chasseur subit 2 dégâts de plus ?
fury-ask-seek = { fury-combat-plotting.quoted } : choisissez une carte de votre paquet Combat.
fury-ask-revenge = Empêcher la fuite avec { fury-event-lucys_revenge.quoted } ({ $who }) ?
fury-ask-fly = Sous forme de chiroptère, vous pouvez rejoindre une ville sans Chasseur : laquelle ?
fury-ask-next_card = Quelle carte résoudre ensuite ?
fury-ask-let_out = { $who } joue { fury-item-holy_circle.quoted } : quel Chasseur quitte le combat ?
fury-ask-bullets = Défausser { fury-item-holy_bullets.quoted } pour 3 dégâts de plus ({ $who }) ?
fury-ask-save = { $other } risque une Morsure ou la défaite. Intervenir avec { $who } ?
fury-ask-drawn = { $who } pioche { $event_quoted } : qu’en faites-vous ?
fury-ask-dawn = C’est l’Aube. Jouer un Événement avec { $who } ?
fury-ask-dusk = C’est le Crépuscule. Jouer un Événement avec { $who } ?
fury-ask-return_ally = { $who } rappelle un Allié : lequel, et comment ?
fury-ask-act_next = Quel Chasseur agit ensuite ?
fury-ask-name_city = { $count ->
    [one] { $who } nomme une ville : laquelle ?
   *[other] { $who } nomme { $count } villes : laquelle d’abord ?
}
fury-ask-name_space = { $who } fait révéler une case de la Piste : laquelle ?
fury-ask-deduce = { $who } fait révéler les Rencontres d’un Refuge : lequel ?
fury-ask-veil = { $who } fait défausser une Rencontre à Dracula : laquelle ?
fury-ask-transfuse = { $who } donne son sang : à quel Chasseur ?
fury-ask-hallow = { $who } consacre la terre d’une ville : laquelle ?
fury-ask-show_host = { $who } : montrer { fury-item-heavenly_host.quoted } pour fermer une autre ville à Dracula ?
fury-ask-weather = { fury-event-excellent_weather.quoted } : où va { $who } en bateau ?
fury-ask-hurry = { $count ->
    [one] { $who } peut suivre { $count } route : jusqu’où ?
   *[other] { $who } peut suivre jusqu’à { $count } routes : jusqu’où ?
}
fury-ask-tools = { $who } : montrer { fury-item-dogs.quoted } ou { fury-item-stake.quoted } avant la fouille ?
fury-ask-stake = { $who } utilise { fury-item-stake.quoted } : contre quelle Rencontre ?
fury-ask-answer_ambush = Embuscade, { $encounter_quoted } : répondre par une carte ({ $who }) ?
fury-ask-good_luck = { $who } : annuler { fury-event-false_tip.quoted } avec { fury-event-good_luck.quoted } ?
fury-ask-scheme_drawn = Vous piochez { $event_quoted } : qu’en faites-vous ?
fury-ask-scheme = Jouer un Événement maintenant ?
fury-ask-corrupt = Choisissez un Refuge où ajouter une Rencontre.
fury-ask-add = Choisissez la Rencontre à ajouter sur la case { $space }.
fury-ask-swap = { fury-event-draculas_brides.quoted } : échanger une Rencontre ?
fury-ask-pounce = { $count ->
    [one] { fury-event-great_wolf.quoted } attaque, { $count } dégât : quel Chasseur ?
   *[other] { fury-event-great_wolf.quoted } attaque, { $count } dégâts : quel Chasseur ?
}
fury-ask-great_wolf = { $count ->
    [one] { $who } : montrer { fury-item-crucifix.quoted } ou { fury-item-heavenly_host.quoted } ? Sinon : { $count } dégât.
   *[other] { $who } : montrer { fury-item-crucifix.quoted } ou { fury-item-heavenly_host.quoted } ? Sinon : { $count } dégâts.
}
fury-ask-storms = Choisissez une zone maritime pour une tempête : encore { $count } au plus.
fury-ask-influence = { fury-event-vampiric_influence.quoted } : choisissez un Chasseur affaibli.
fury-ask-take_card = Quelle carte { $who_of } défaussez-vous ?
fury-ask-push = Dans quelle ville adjacente envoyer { $who } ?
fury-ask-press = Annuler l’Événement avec { fury-event-sensationalist_press.quoted } ?
fury-ask-seduction = Un Chasseur fouille : jouer { fury-event-seduction.quoted } ?
fury-ask-seduce = Quel Vampire séduit { $who } ?
fury-ask-wild_horses = Un Chasseur arrive par la route : jouer { fury-event-wild_horses.quoted } ?
fury-ask-send_on = Les chevaux emportent { $who } : dans quelle ville adjacente ?
fury-ask-customs = Un Chasseur change de région : jouer { fury-event-customs_search.quoted } ?
fury-ask-pay_customs = Douane ({ $who }) : défausser tous les Objets, ou subir 3 dégâts ?
fury-ask-false_tip = Un Chasseur dépense un Billet : jouer { fury-event-false_tip.quoted } ?

## Buttons

fury-do-start = Commencer { $place_at }
fury-do-road = Aller { $place_at } par la route
fury-do-sail = Aller { $place_at } en bateau
fury-do-leave = Quitter l’hôpital pour { $place }
fury-do-spend = Prendre le train avec { $ticket_a }
fury-do-ride = Aller { $place_at } en train
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
fury-do-enough = S’arrêter là
fury-do-discard_item = Défausser { $item_quoted }
fury-do-discard_event = Défausser { $event_quoted }
fury-do-give_item = Donner { $item_quoted }
fury-do-give_event = Donner { $event_quoted }
fury-do-give_ticket = Donner { $ticket_a }
fury-do-done = Terminer
fury-do-open_item = Poser { $item_quoted } face visible ({ $who })
fury-do-open_event = Poser { $event_quoted } face visible ({ $who })
fury-do-show = Montrer { $item_quoted }
fury-do-show_nothing = Ne montrer aucun Objet
fury-do-give_up = Sacrifier { $item_quoted }
fury-do-accept_delay = Accepter le retard
fury-do-refuse_delay = Refuser le retard
fury-do-join = Se joindre au combat
fury-do-stand_by = Rester à l’écart
fury-do-resolve = Résoudre { $encounter_quoted }
fury-do-ambush = Embuscade : { $encounter_quoted } ({ $spot }, face cachée)
fury-do-ambush_open = Embuscade : { $encounter_quoted } ({ $spot }, face visible)
fury-do-no_ambush = Renoncer à l’embuscade
fury-do-go = Aller { $place_at }
fury-do-enter_lair = Revenir au Repaire { $slot }
fury-do-dark_call = Jouer { fury-power-dark_call.quoted }
fury-do-feed = Jouer { fury-power-feed.quoted }
fury-do-hide = Jouer { fury-power-hide.quoted }
fury-do-wolf = Jouer { fury-power-wolf_form.quoted } et aller { $place_at }
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
fury-do-strike = Combattre avec { $combat_quoted }
fury-do-fight_with = Combattre avec { $fight_card_quoted } ({ $who })
fury-do-engage_with = Désigner { $who }
fury-do-exchange = Jouer { $fight_card_quoted } à la place
fury-do-keep_card = Garder la carte choisie
fury-do-plot = Annuler la carte avec { fury-combat-plotting.quoted }
fury-do-no_plot = Garder { fury-combat-plotting.quoted }
fury-do-claw = Griffer { $who }
fury-do-seek = Prendre { $combat_quoted }
fury-do-resolve_card = Résoudre la carte { $who_of }
fury-do-let_out = Faire sortir { $who } du combat
fury-do-fire = Défausser { fury-item-holy_bullets.quoted }
fury-do-hold_fire = Garder { fury-item-holy_bullets.quoted }
fury-do-wear_wreath = Poser { fury-item-garlic_wreath.quoted }
fury-do-fly = S’envoler vers { $place_the }
fury-do-fly_to_lair = S’envoler vers le Repaire { $slot }
fury-do-stay_here = Rester ici
fury-do-use_revenge = Utiliser { fury-event-lucys_revenge.quoted }
fury-do-play = Jouer { $event_quoted }
fury-do-play_as-rid_ally = Jouer { $event_quoted } : défausser l’Allié
fury-do-play_as-search_location = Jouer { $event_quoted } : nommer une ville
fury-do-play_as-ally = Jouer { $event_quoted } en tant qu’Allié
fury-do-play_as-immediate = Jouer { $event_quoted } : révéler la case 3
fury-do-play_as-dawn_dusk = Jouer { $event_quoted } : révéler la case 5 ou 6
fury-do-play_as-deduction = Jouer { $event_quoted } : révéler les Rencontres d’un Refuge
fury-do-play_as-analysis = Jouer { $event_quoted } : faire montrer { fury-power-hide.quoted } à Dracula
fury-do-play_as-unhallow = Jouer { $event_quoted } : retirer la terre consacrée
fury-do-play_as-no_supply = Jouer { $event_quoted } : interdire le ravitaillement
fury-do-play_as-corrupt = Jouer { $event_quoted } : ajouter des Rencontres aux Refuges
fury-do-play_as-pounce = Jouer { $event_quoted } : attaquer un Chasseur
fury-do-play_as-assist = Jouer { $event_quoted } : prendre les vôtres parmi les 6 Événements du dessus
fury-do-no_event = Ne rien jouer
fury-do-name = Nommer { $place_the }
fury-do-name_space = Choisir la case { $space }
fury-do-choose_encounter = Faire défausser { $encounter_quoted }
fury-do-choose = Choisir { $who }
fury-do-take_item = Garder { $item_quoted }
fury-do-hallow = Choisir { $place_the }
fury-do-no_host = Ne rien montrer
fury-do-carriage = Jouer { fury-event-chartered_carriage.quoted } avec { $ticket_a }
fury-do-horses = Utiliser { fury-item-fast_horses.quoted }
fury-do-travel = Aller { $place_at } par la route
fury-do-stop_here = Rester ici
fury-do-keep_event = Garder l’Événement
fury-do-use_dogs = Défausser { fury-item-dogs.quoted } et la Rencontre
fury-do-send_on = Envoyer la figurine { $place_at }
fury-do-pay_items = Défausser tous les Objets
fury-do-pay_damage = Subir 3 dégâts
fury-do-storm = Déchaîner une tempête { $place_at }
fury-do-clear_road-road = { fury-event-good_luck.quoted } : rouvrir la route entre { $place_the } et { $other_the }
fury-do-clear_road-rail = { fury-event-good_luck.quoted } : rouvrir la voie ferrée entre { $place_the } et { $other_the }
fury-do-oust = Jouer { fury-event-good_luck.quoted } : défausser l’Allié de Dracula
fury-do-act_next = Faire agir { $who }
fury-do-swap = Échanger { $encounter_quoted }
fury-do-add_to = Ajouter une Rencontre sur la case { $space }
fury-do-seduce = Choisir { $encounter_quoted }
fury-do-stake_it = Utiliser { fury-item-stake.quoted } contre { $encounter_quoted }

## Why something cannot be chosen

fury-why-at-sea = En mer, pendant le Jour, un Chasseur doit se déplacer par la mer.
fury-why-hospital = À l’hôpital, on peut seulement se ravitailler ou, le Jour, en sortir.
fury-why-no-railway = Aucune voie ferrée ouverte ne convient à ce Billet.
fury-why-night = Les Chasseurs ne se déplacent que pendant le Jour.
fury-why-castle = Au Château de Dracula, il n’y a ni ravitaillement ni Billet.
fury-why-unhurt = Il n’y a aucun dégât à soigner.
fury-why-fog = La ville est sous le brouillard.
fury-why-no-encounter = Aucune Rencontre ne se trouve ici.
fury-why-storm = Une tempête ferme cette zone maritime.
fury-why-roadblock = Un barrage ferme cette route.
fury-why-last-round = Jouée au round précédent, cette carte revient en main après celui-ci.
fury-why-no-supply = { fury-event-devilish_power.quoted } interdit le ravitaillement pour l’instant.
fury-why-no-cards = Il ne reste aucune carte à piocher.
fury-why-no-tickets = Il ne reste aucun Billet dans la réserve.
fury-why-nobody = Aucun autre Chasseur n’est dans cette ville.
fury-why-nothing-to-trade = Personne ici n’a d’Objet ni de Billet à donner.
fury-why-same-kind = La deuxième action doit être d’un autre type.

## Pourquoi Dracula ne peut pas jouer une carte

fury-why-holy = Un pion sacré vous ferme cette ville.
fury-why-place-on-trail = Ce lieu se trouve déjà sur votre Piste.
fury-why-only-location = À cette table, seule une carte Lieu peut suivre { fury-power-misdirect.quoted }.
fury-why-power-on-trail = La carte se trouve encore sur votre Piste.
fury-why-power-at-sea = La carte ne peut pas être jouée en mer.
fury-why-power-on-holy-ground = La carte ne peut pas être jouée dans une ville marquée d’un pion sacré.
fury-why-wolf-no-way = Aucune ville libre à une ou deux routes.
fury-why-misdirect-power = Une carte Pouvoir ne peut pas être remplacée.
fury-why-misdirect-here = Vous êtes dans ce Refuge.
fury-why-misdirect-castle = Le Château de Dracula ne peut pas être remplacé.
fury-why-misdirect-sea = Un Refuge en mer ne peut pas être remplacé.
fury-why-misdirect-hide = Ce Refuge est lié à { fury-power-hide.quoted }.
fury-why-misdirect-no-way = Vous ne pourriez plus rien poser ensuite sur la case 1.

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

fury-log-stood_up = Fin du retard : { $who } se relève.
fury-log-passed = { $who } passe.
fury-log-acts_next = { $who } agit ensuite.
fury-log-road = { $who } se rend { $place_at } par la route.
fury-log-sailed = { $who } se rend { $place_at } en bateau.
fury-log-spent_ticket = { $who } dépense { $ticket_a }.
fury-log-rail = { $who } se rend { $place_at } en train.
fury-log-stayed = { $who } reste sur place : toutes les voies sont fermées.
fury-log-left_hospital = { $who } quitte l’hôpital pour { $place }.
fury-log-reserved = { $who } réserve un Billet.
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
fury-log-drew_item = Objet pioché : { $item_quoted }.
fury-log-event_drawn = { $who } pioche un Événement.
fury-log-drew_event = Événement pioché : { $event_quoted }.
fury-log-event_thrown = { $who } défausse un Événement Dracula, face cachée.
fury-log-event_to_dracula = { $who } tombe sur un Événement Dracula : Dracula le pioche.
fury-log-dracula_drew_event = Événement pioché : { $event_quoted }.
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
fury-log-room_made = Le Repaire { $slot } doit faire place à un nouveau.
fury-log-lair_cleared = Le Repaire { $slot } est vidé.
fury-log-lair_entered = Dracula revient au Repaire { $slot }, qui passe sur la case 1.
fury-log-lair_guarded = Dracula place une Rencontre dans le Repaire { $slot }.
fury-log-guarded_lair = Rencontre placée dans le Repaire { $slot } : { $encounter_quoted }.
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
fury-log-laid_encounter = Rencontre placée sur la case { $space } : { $encounter_quoted }.
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
fury-log-hoax_took = Événement repris : { $event_quoted }.
fury-log-hoax_taken = Dracula reprend un Événement dans la défausse.
fury-log-hoax_shuffled = { $count ->
    [one] { $count } Événement Dracula est mélangé au paquet.
   *[other] { $count } Événements Dracula sont mélangés au paquet.
}

## The log: tokens of the board

fury-log-fog_put = { $count ->
    [one] Le brouillard tombe sur { $place_the } : { $count } pion.
   *[other] Le brouillard tombe sur { $place_the } : { $count } pions.
}
fury-log-fog_lifted = Le brouillard s’atténue { $place_at } : 1 pion de moins.
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

## The log: combat

fury-log-combat_began = Le combat commence.
# Only Dracula reads this.
fury-log-drew_combat = Cartes Combat piochées : { $combats }.
fury-log-combat_drawn = { $count ->
    [one] Dracula pioche { $count } carte Combat.
   *[other] Dracula pioche { $count } cartes Combat.
}
fury-log-combat_round = Combat, round { $count }.
fury-log-engaged = Chasseur Engagé : { $who }.
fury-log-struck_with = Dracula révèle { $combat_quoted }.
fury-log-fought_with = { $who } révèle { $fight_card_quoted }.
fury-log-exchanged = { $who } joue { $fight_card_quoted } à la place.
fury-log-struck_out = La carte { $combat_quoted } est annulée.
fury-log-card_next = La carte { $who_of } est résolue ensuite.
fury-log-card_cancelled = La carte { $fight_card_quoted } { $who_of } est annulée.
fury-log-plotted = Dracula utilise { fury-combat-plotting.quoted } contre { $who }.
fury-log-too_proud = La fuite échoue : la carte { $combat_quoted } reste sans effet.
fury-log-mesmerized = { $who_gender ->
    [f] { $who } est hypnotisée.
   *[m] { $who } est hypnotisé.
}
# Only Dracula reads this.
fury-log-plot_drew = Carte prise : { $combat_quoted }.
fury-log-plot_searched = Dracula prend une carte de son choix dans son paquet Combat.
fury-log-vampire_suffered = { $count ->
    [one] { $encounter_quoted } subit { $count } dégât : Santé { $left }.
   *[other] { $encounter_quoted } subit { $count } dégâts : Santé { $left }.
}
fury-log-vampire_recovered = { $count ->
    [one] { $encounter_quoted } récupère de { $count } dégât : Santé { $left }.
   *[other] { $encounter_quoted } récupère de { $count } dégâts : Santé { $left }.
}
fury-log-vampire_defeated = La Rencontre { $encounter_quoted } est vaincue.
fury-log-left_combat = { $who } quitte le combat.
fury-log-combat_ended = Le combat est terminé.
fury-log-flew_away-land = Dracula s’échappe sous forme de chiroptère ; son nouveau Refuge occupe la case { $space }.
fury-log-flew_away-castle = Dracula s’échappe sous forme de chiroptère ; son nouveau Refuge occupe la case { $space } : Château de Dracula.
# Only Dracula reads this.
fury-log-flew_to = Dracula s’envole vers { $place_the }.
fury-log-wreath_laid = { $who } pose { fury-item-garlic_wreath.quoted }.
fury-log-wreath_gone = { $who } perd { fury-item-garlic_wreath.quoted }.
fury-log-prevented = { $who } échappe à la Morsure ou aux dégâts.

## The log: events and allies

fury-log-played = { $who } joue { $event_quoted }.
fury-log-dracula_played = Dracula joue { $event_quoted }.
fury-log-event_cancelled = L’Événement { $event_quoted } est annulé.
fury-log-ally_joined = Un nouvel Allié : { $event_quoted }.
fury-log-ally_left = L’Allié { $event_quoted } est défaussé.
fury-log-ally_recalled = { $who } rappelle un Allié : { $event_quoted }.
fury-log-near = Chasseurs adjacents à Dracula : { $hunters }.
fury-log-named = { $who } nomme d’abord { $place }.
fury-log-named_open = Déjà révélé : { $place }.
fury-log-not_on_trail = Absent de la Piste : { $place }.
fury-log-region_told = { fury-event-hypnosis.quoted } : Dracula est { $region_at }.
fury-log-laid_hand_open = Dracula montre toutes les Rencontres de sa main : { $encounters }.
fury-log-laid_events_open = Dracula montre tous les Événements de sa main : { $events }.
fury-log-hide_shown = Dracula montre { fury-power-hide.quoted } : la carte n’est pas sur la Piste.
fury-log-deduced = Les Rencontres de la case { $space } sont révélées.
fury-log-ticket_turned = { $who } révèle { $ticket_a }.
# Only its owner reads this.
fury-log-saw_finds = { $who } regarde ces Objets : { $items }.
fury-log-found_item = { $who } garde un des Objets.
# Only its owner reads this.
fury-log-took_item = Objet gardé : { $item_quoted }.
fury-log-item_thrown = L’Objet { $item_quoted } est défaussé.
fury-log-backs_checked = { $count ->
    [one] { $who } examine le dos de l’Événement du dessous.
   *[other] { $who } examine le dos des { $count } Événements du dessous.
}
fury-log-events_taken = { $count ->
    [one] Dracula prend { $count } Événement dans le paquet.
   *[other] Dracula prend { $count } Événements dans le paquet.
}
fury-log-event_buried = { $count ->
    [one] { $count } Événement Dracula est défaussé face cachée.
   *[other] { $count } Événements Dracula sont défaussés face cachée.
}
fury-log-event_opened = L’Événement { $event_quoted } est défaussé du paquet.
fury-log-influence_lost = Influence −{ $count }, soit { $left }.
fury-log-ground_lost = La terre n’est plus consacrée { $place_at }.
fury-log-pounced = Le grand loup attaque { $who }.
fury-log-adds_to = Dracula choisit la case { $space } pour une Rencontre.
fury-log-horses_bolted = Les chevaux emportent { $who } { $place_at }.
fury-log-pushed = Dracula envoie { $who } { $place_at }.
fury-log-no_supply = À la prochaine phase Chasseur, personne ne peut se ravitailler.
fury-log-no_day = Le prochain Jour n’aura pas lieu.
fury-log-schemes_shuffled = { $count ->
    [one] { $count } Événement Dracula défaussé est mélangé au paquet.
   *[other] { $count } Événements Dracula défaussés sont mélangés au paquet.
}
fury-log-nocturnal = Jusqu’à la fin du prochain Jour, tout combat compte comme un combat de Nuit.
fury-log-again = Une autre phase Dracula suivra celle-ci.
fury-log-returned_to_hand = La Rencontre { $encounter_quoted } retourne dans la main de Dracula.
fury-log-swapped = Dracula échange une Rencontre.
fury-log-wax_returns = { $who } reprend { fury-event-wax_cylinders.quoted } en main.

## Table options

fury-option-game_mode = Règles
fury-option-game_mode-advanced = Version avancée
fury-option-game_mode-basic = Première partie : ni Repaires, ni cartes Pouvoir, ni Rumeurs
fury-option-hide_triggers_fury = { fury-power-hide.quoted } avec 3 pions Désespoir
fury-option-hide_triggers_fury-on = Donne 3 points d’Influence
fury-option-hide_triggers_fury-off = Ne donne pas d’Influence
fury-option-night_effects_in_vampire_fights = Effets de Nuit des cartes Combat
fury-option-night_effects_in_vampire_fights-off = Si Dracula combat lui-même
fury-option-night_effects_in_vampire_fights-on = Aussi si un Vampire combat
fury-option-combat_draw_cap = Après un round de combat, Dracula pioche
fury-option-combat_draw_cap-on = S’il a moins de 5 cartes
fury-option-combat_draw_cap-off = Toujours
fury-option-tickets_lost_on_defeat = Billets d’un Chasseur vaincu
fury-option-tickets_lost_on_defeat-on = Perdus
fury-option-tickets_lost_on_defeat-off = Gardés
fury-option-misdirect_excludes_sea = { fury-power-misdirect.quoted } à la place d’un Refuge en mer
fury-option-misdirect_excludes_sea-on = Interdit
fury-option-misdirect_excludes_sea-off = Permis
fury-option-misdirect_allows_power_card = Avec { fury-power-misdirect.quoted }, Dracula pose
fury-option-misdirect_allows_power_card-on = Un lieu ou une carte Pouvoir
fury-option-misdirect_allows_power_card-off = Un lieu seulement
fury-option-hide_reveals_location = Lieu d’une carte { fury-power-hide.quoted } révélée
fury-option-hide_reveals_location-on = Révélé aussi
fury-option-hide_reveals_location-off = Reste caché
fury-option-fog_blocks_transit = Traverser une ville sous le brouillard
fury-option-fog_blocks_transit-on = Interdit
fury-option-fog_blocks_transit-off = Permis
fury-option-fog_decline_per_hunter = Dans le brouillard, Dracula refuse
fury-option-fog_decline_per_hunter-off = Le combat entier ou rien
fury-option-fog_decline_per_hunter-on = Chasseur par Chasseur
fury-option-free_lair_clearing = Dracula peut vider un Repaire
fury-option-free_lair_clearing-dracula_phase = Pendant sa phase
fury-option-free_lair_clearing-any_time = À tout moment
fury-option-free_lair_clearing-never = Seulement s’il le doit
fury-option-rumor_leaves_with_last_encounter = Un pion Rumeur sans Rencontre
fury-option-rumor_leaves_with_last_encounter-off = Reste
fury-option-rumor_leaves_with_last_encounter-on = Est retiré
fury-option-rumor_bonus_per_vampire = Un pion Rumeur donne 3 points d’Influence
fury-option-rumor_bonus_per_vampire-on = Pour chaque Vampire qui évolue
fury-option-rumor_bonus_per_vampire-off = Pour le premier Vampire seulement
fury-option-vampire_mature_ends_hideout = Un Vampire qui évolue
fury-option-vampire_mature_ends_hideout-on = Vide immédiatement son Refuge
fury-option-vampire_mature_ends_hideout-off = Laisse évoluer d’autres Rencontres
fury-option-scouts_see_lairs = Les Événements qui nomment une ville trouvent
fury-option-scouts_see_lairs-off = Les Refuges seulement
fury-option-scouts_see_lairs-on = Les Refuges et les Repaires
fury-option-wolf_form_with_hide = { fury-power-hide.quoted } après { fury-power-wolf_form.quoted }
fury-option-wolf_form_with_hide-later_phase = Dans une phase ultérieure seulement
fury-option-wolf_form_with_hide-also_same_step = Aussi dans la même étape
fury-option-bat_lands_on = Avec { fury-combat-escape_as_bat.quoted }, le nouveau lieu va
fury-option-bat_lands_on-vacated_space = À la place de l’ancien
fury-option-bat_lands_on-space_1 = Sur la case 1
fury-option-bat_into_lair = { fury-combat-escape_as_bat.quoted } vers un Repaire
fury-option-bat_into_lair-off = Interdit
fury-option-bat_into_lair-on = Permis
fury-option-hidden_encounter_discards = Les Rencontres des Refuges vidés sont défaussées
fury-option-hidden_encounter_discards-on = Face cachée
fury-option-hidden_encounter_discards-off = Face visible
fury-option-delay_interrupts_encounters = Un retard met fin à la fouille ou à l’embuscade
fury-option-delay_interrupts_encounters-off = Non
fury-option-delay_interrupts_encounters-on = Oui
fury-option-psychic_bond_needs_companion = Lien Psychique : un autre Chasseur auprès de Mina
fury-option-psychic_bond_needs_companion-off = Inutile
fury-option-psychic_bond_needs_companion-on = Obligatoire
fury-option-departure_token_blocks = Un pion sacré au départ de { fury-power-wolf_form.quoted }
fury-option-departure_token_blocks-off = Ne gêne pas
fury-option-departure_token_blocks-on = Ferme la voie

## Help: the items

fury-help-crucifix = Au combat, annule { fury-combat-fangs.quoted }, { fury-combat-mesmerize.quoted } ou { fury-combat-escape_as_mist.quoted }. Dans les deux premiers cas, le Vampire subit aussi trois dégâts.
fury-help-dogs = Montrés avant une fouille, ils chassent { fury-encounter-rats.quoted }, { fury-encounter-saboteur.quoted }, { fury-encounter-spy.quoted } et { fury-encounter-wolves.quoted }. En cas d’embuscade de l’une de ces Rencontres, vous pouvez défausser les deux cartes.
fury-help-fast_horses = Action de Jour : révélez un Billet pris au hasard dans la réserve et suivez au plus autant de routes que sa valeur jaune. Sans valeur jaune, suivez une seule route, puis défaussez la carte.
fury-help-garlic = Au combat, annule { fury-combat-fangs.quoted } ou { fury-combat-strength.quoted }. Si le Chasseur Engagé le joue contre { fury-combat-fangs.quoted } ou { fury-combat-claws.quoted }, le Vampire subit deux dégâts.
fury-help-garlic_wreath = À poser au début d’un combat : chaque fois que { fury-combat-fangs.quoted } vous blesse, le Vampire subit quatre dégâts. À défausser après une carte { fury-combat-claws.quoted } résolue ou à la fin du combat.
fury-help-heavenly_host = Au combat, annule { fury-combat-mesmerize.quoted } et inflige quatre dégâts ; mais contre { fury-combat-fangs.quoted }, le Chasseur Engagé qui la joue est mordu et quitte le combat. Défaussez-la ensuite.
fury-help-holy_bullets = À défausser juste après votre { fury-item-pistol.quoted } ou votre { fury-item-rifle.quoted } : le Vampire subit trois dégâts de plus. Une seule fois par combat.
fury-help-holy_circle = Au combat, annule toute carte de Dracula ; un ou plusieurs Chasseurs de votre choix quittent le combat. Défaussez-le ensuite.
fury-help-knife = Une arme : trois dégâts au combat. Annule { fury-combat-fangs.quoted } ou { fury-combat-escape_as_bat.quoted }.
fury-help-pistol = Une arme : deux dégâts au combat. Annule { fury-combat-claws.quoted } ou { fury-combat-plotting.quoted }.
fury-help-rifle = Une arme : deux dégâts au combat. Annule { fury-combat-claws.quoted } ou { fury-combat-escape_as_bat.quoted }.
fury-help-stake = À montrer avant une fouille : si un Vampire ou { fury-encounter-hoax.quoted } apparaît, cette Rencontre est défaussée sans être résolue, et le Pieu avec elle.

## Help: the events

fury-help-behind_the_veil = À jouer immédiatement : Dracula montre tous les Événements et toutes les Rencontres de sa main, et vous lui faites défausser une Rencontre.
fury-help-blood_transfusion = Action, sauf pour un Chasseur affaibli : un Chasseur mordu de votre ville perd un pion Morsure, et vous subissez un dégât.
fury-help-chartered_carriage = Avant un trajet par voie ferrée : dépensez un Billet, quelles que soient ses valeurs, et suivez jusqu’à quatre voies de toute couleur.
fury-help-consecrated_ground = Action de Nuit : placez le pion sur une ville, désormais fermée à Dracula. Puis chaque Chasseur peut montrer { fury-item-heavenly_host.quoted } pour en fermer une autre jusqu’à la prochaine Aube.
fury-help-escape_route = Au début d’un combat : un Chasseur de votre choix quitte immédiatement ce combat.
fury-help-evil_presence = À jouer immédiatement : Dracula doit nommer chaque Chasseur dont le lieu est adjacent au sien.
fury-help-excellent_weather = Action de Jour : faites deux trajets en mer, l’un après l’autre.
fury-help-forewarned = Quand Dracula vous tend une embuscade, sauf avec un Vampire : la Rencontre est défaussée sans effet.
fury-help-good_luck = Pendant le Jour, sans action : retirez un barrage ou défaussez l’Allié de Dracula. Ou annulez { fury-event-false_tip.quoted } au moment où Dracula le joue.
fury-help-great_strength = Quand un Chasseur, quel qu’il soit, va être mordu ou subir des dégâts fatals : cet effet est évité.
fury-help-heroic_leap = Au début d’un combat : ce combat n’a pas lieu. Le Vampire subit cinq dégâts, puis vous en subissez autant.
fury-help-hired_scouts = À jouer immédiatement : nommez deux villes ; Dracula révèle celles qui sont sur sa Piste.
fury-help-hypnosis = Mina uniquement, par une action, avec un autre Chasseur dans sa ville : Dracula nomme la région où il est. Puis Mina est retardée.
fury-help-jonathan_harker = À jouer immédiatement : nommez une ville, révélée si elle est sur la Piste. Ou en tant qu’Allié : toute carte qui glisse sur la case six est révélée.
fury-help-local_rumours = À jouer immédiatement : tout lieu de la Piste adjacent au vôtre est révélé.
fury-help-long_night = À l’Aube : la Nuit suivante, les Chasseurs peuvent se déplacer par la route. À chaque déplacement, l’Événement du dessous quitte le paquet : Dracula le pioche s’il est à lui, sinon il est défaussé.
fury-help-lucky_find = Au début d’un combat : regardez les cinq Objets du dessus du paquet, gardez-en un et défaussez les autres.
fury-help-lucys_revenge = Lord Godalming uniquement, au début d’un combat : posez cette carte. Pendant ce combat, elle annule une fuite de Dracula, ou épargne à Lord Godalming une Morsure ou des dégâts fatals.
fury-help-money_trail = Action : choisissez une carte de mer face cachée sur la Piste ; elle est révélée.
fury-help-mystic_research = Van Helsing uniquement, par une action : parmi les six Événements du dessous, tous les Événements Dracula sont défaussés.
fury-help-newspaper_reports = Jouée dès la pioche : la carte de la case trois est révélée. Jouée plus tard, à l’Aube ou au Crépuscule : celle de la case cinq ou six, à votre choix.
fury-help-planned_ambush = Au début d’un combat : une fois les premières cartes révélées, vous pouvez remplacer la vôtre par une autre.
fury-help-renewed_vigor = À l’Aube : ce Jour, chaque Chasseur peut effectuer deux actions, de types différents.
fury-help-rufus_smith = À jouer immédiatement : nommez une ville, révélée si elle est sur la Piste. Ou en tant qu’Allié : quand il passe d’une mer à une autre, Dracula subit deux dégâts au lieu d’un.
fury-help-sense_of_urgency = Action de Jour : subissez deux dégâts et suivez jusqu’à trois routes. Il ne se passe rien dans les villes traversées.
fury-help-sister_agatha = À jouer immédiatement : nommez une ville, révélée si elle est sur la Piste. Ou en tant qu’Allié : Dracula subit deux dégâts après { fury-combat-fangs.quoted } ou une fuite résolue.
fury-help-speedy_telegraph = À l’Aube : pour ce Jour et cette Nuit, les Chasseurs agissent dans l’ordre de votre choix.
fury-help-surprising_return = À l’Aube ou au Crépuscule : reprenez un Allié des Chasseurs face visible dans la défausse et jouez-le, de l’une ou l’autre manière.
fury-help-vampire_lair = Action de Jour : défaussez { fury-item-stake.quoted } et subissez un retard. Dracula perd deux points d’Influence.
fury-help-wax_cylinders = Dr. Seward uniquement, par une action : les Rencontres d’un Refuge sont révélées. Ou Dracula doit montrer { fury-power-hide.quoted }, sur la Piste ou non, et vous reprenez { fury-event-wax_cylinders.quoted } en main.
fury-help-customs_search = Quand un Chasseur vient de passer d’une région à une autre : il est retardé, et défausse tous ses Objets ou subit trois dégâts.
fury-help-darkness_returns = À la fin de la phase Dracula : le prochain Jour n’a pas lieu, et tous les Événements Dracula défaussés sont mélangés au paquet.
fury-help-devilish_power = Pendant la phase Dracula : retirez la terre consacrée, ou défaussez l’Allié des Chasseurs, ou interdisez le ravitaillement à la prochaine phase Chasseur.
fury-help-draculas_brides = À jouer immédiatement : ajoutez une Rencontre à un ou deux Refuges des cases un à trois. Ou en tant qu’Allié : au début de chaque phase Dracula, vous pouvez échanger une Rencontre de votre main.
fury-help-enraged = Quand votre carte Combat va être annulée : elle prend effet malgré tout. Jusqu’à la fin du combat, vous ne pouvez plus fuir.
fury-help-false_tip = Quand un Chasseur dépense un Billet : vous choisissez où va le train, dans les limites du Billet. Si { fury-event-chartered_carriage.quoted } vient d’être joué, cet Événement est annulé à la place.
fury-help-great_wolf = À jouer immédiatement : un Chasseur subit quatre dégâts, sauf s’il montre { fury-item-crucifix.quoted } ou { fury-item-heavenly_host.quoted }. Ou en tant qu’Allié : un dégât aux mêmes conditions, au début de chaque phase Dracula.
fury-help-hidden_schemes = À la fin de la phase Dracula : ajoutez une Rencontre au Refuge de la case trois.
fury-help-immanuel_hildesheim = À jouer immédiatement : des six Événements du dessus, vous prenez les vôtres ; les autres sont défaussés. Ou en tant qu’Allié : au début de chaque phase Dracula, vous piochez celui du dessus s’il est à vous.
fury-help-nocturnal_visit = À la fin de la phase Dracula : jusqu’à la fin du prochain Jour, tout combat compte comme un combat de Nuit.
fury-help-roadblock = Dès la pioche, ou à la fin d’une phase Dracula : barrez trois routes ou voies ferrées aux Chasseurs. Après chaque Crépuscule, vous retirez un barrage.
fury-help-seduction = Quand un Chasseur fouille un lieu où se cache un Vampire : ce Vampire n’est pas résolu mais revient dans votre main, et le Chasseur est mordu.
fury-help-sensationalist_press = Quand un Chasseur joue { fury-event-local_rumours.quoted }, { fury-event-newspaper_reports.quoted }, { fury-event-hired_scouts.quoted } ou { fury-event-evil_presence.quoted } : l’Événement est annulé.
fury-help-summon_storms = Dès la pioche, ou à la fin d’une phase Dracula : déchaînez jusqu’à trois tempêtes, qui ferment leur zone maritime aux Chasseurs. Après chaque Crépuscule, vous en retirez une.
fury-help-unearthly_swiftness = Pendant la phase Dracula : une seconde phase Dracula suit celle-ci, avant l’Aube.
fury-help-vampiric_influence = À jouer immédiatement : un Chasseur affaibli révèle tous ses Objets et Événements. Vous défaussez une de ces cartes et envoyez ce Chasseur dans une ville adjacente.
fury-help-wild_horses = Quand un Chasseur s’est déplacé par la route : avant toute révélation, vous l’envoyez dans une ville adjacente.

## Help: the encounters

fury-help-aristocratic_vampire = Par fouille seulement : le Chasseur peut accepter un retard pour défausser la carte ; sinon elle reste, face visible. Évolution : quatre points d’Influence, et les cases quatre à six sont vidées.
fury-help-bats = Le Chasseur reçoit un pion Chauves-Souris. À la place de la prochaine action de ce Chasseur, Dracula l’envoie dans une ville adjacente, et ce Chasseur est retardé.
fury-help-desecrated_soil = Dracula pioche trois Rencontres et peut en défausser autant ; la carte reste, face visible, sauf si l’on montre { fury-item-heavenly_host.quoted }. Évolution : Dracula récupère de trois dégâts.
fury-help-hoax = Par fouille seulement : le Chasseur est retardé. Évolution : Dracula reprend un de ses Événements défaussés ; les autres Événements Dracula défaussés sont mélangés au paquet.
fury-help-new_vampire = Combat contre un Vampire à six points de Santé ; d’autres Chasseurs sur place peuvent s’y joindre, au prix d’un retard. Évolution : trois points d’Influence, et les cases quatre à six sont vidées.
fury-help-rats = Le Chasseur subit deux dégâts ; la carte reste, face visible, sauf si l’on montre { fury-item-pistol.quoted } ou { fury-item-rifle.quoted }.
fury-help-reckless_vampire = Combat d’un seul Chasseur contre un Vampire à quatre points de Santé ; en embuscade, chaque carte { fury-combat-fangs.quoted } résolue donne un point d’Influence. Évolution : quatre points, et les cases quatre à six sont vidées.
fury-help-saboteur = Le Chasseur est retardé ; la carte reste, face visible, sauf si l’on montre { fury-item-pistol.quoted } ou { fury-item-rifle.quoted }. Évolution : Dracula place un barrage.
fury-help-spy = Le Chasseur montre tous ses Objets et Événements et perd ses Billets, ou sacrifie une arme à la place. Évolution : Dracula choisit le Chasseur visé.
fury-help-szgany_bodyguards = Le Chasseur subit deux dégâts ; sans arme montrée, deux de plus et un retard. Évolution : Dracula les garde pour un Chasseur rencontré à l’Aube ou au Crépuscule.
fury-help-szgany_mob = Chaque Chasseur de la ville peut défausser des Objets, puis subit un dégât par Objet encore en main. Évolution : toute la région est touchée.
fury-help-unnatural_fog = Un pion Brouillard tombe sur la ville, deux dans un port, et le Jour les Chasseurs présents sont retardés ; aucun ne peut s’y déplacer ni y fouiller. Évolution : deux pions tombent sur une ville de la région.
fury-help-wolves = Chaque Chasseur de la ville subit quatre dégâts, deux de moins par arme montrée. Évolution : les loups frappent une ville à une ou deux routes de là.

## Help: the power cards

fury-help-dark_call = À la place d’une carte Lieu : Dracula reste sur place, subit deux dégâts et pioche cinq Rencontres. Ni en mer, ni dans une ville marquée d’un pion sacré.
fury-help-feed = À la place d’une carte Lieu : Dracula reste sur place et récupère de trois dégâts au plus. Ni en mer, ni dans une ville marquée d’un pion sacré.
fury-help-hide = À la place d’une carte Lieu, face cachée et avec le même dos : Dracula reste sur place. Si cette carte ou celle de son lieu est révélée, l’autre l’est aussi.
fury-help-misdirect = Dracula vide un Refuge de la Piste et pose cette carte à sa place ; puis il se déplace comme d’habitude.
fury-help-wolf_form = Dracula subit un dégât et suit jusqu’à deux routes ; la carte accompagne son nouveau lieu. Il ne peut ni entrer dans une ville marquée d’un pion sacré, ni la traverser.

## Help: the combat cards

fury-help-claws = Le Chasseur Engagé subit deux dégâts. La Nuit, Dracula choisit ensuite un Chasseur du combat, le même ou un autre, qui subit deux dégâts.
fury-help-escape_as_bat = Le combat prend fin ; la Nuit, s’il combat en personne, Dracula peut rejoindre en secret une ville sans Chasseur, à une ou deux routes. L’Orgueil l’interdit trop tôt dans un combat.
fury-help-escape_as_mist = Le combat prend fin, et Dracula reste sur place. L’Orgueil l’interdit trop tôt dans un combat.
fury-help-fangs = Le Vampire récupère de deux dégâts, le Chasseur Engagé en subit deux. La Nuit, un Chasseur Engagé hypnotisé est mordu à la place et quitte le combat ; l’Influence augmente de un.
fury-help-mesmerize = La carte du Chasseur Engagé est annulée. Ce Chasseur est hypnotisé jusqu’à la fin du combat : ses armes infligent un dégât de moins.
fury-help-plotting = Dracula prend une carte de son choix dans le paquet Combat. Plus tard dans le combat, il peut annuler une fois { fury-combat-punch.quoted }, { fury-combat-dodge.quoted } ou { fury-combat-escape.quoted } du Chasseur Engagé.
fury-help-strength = Le Chasseur Engagé subit deux dégâts. S’il joue { fury-combat-punch.quoted }, { fury-item-crucifix.quoted } ou une arme, cette carte est annulée et, la Nuit, défaussée si c’est un Objet.
fury-help-punch = Un dégât au Vampire. Annule { fury-combat-mesmerize.quoted } ou { fury-combat-plotting.quoted }.
fury-help-dodge = N’inflige aucun dégât. Annule { fury-combat-fangs.quoted }, { fury-combat-strength.quoted } ou { fury-combat-claws.quoted }.
fury-help-escape = Le Chasseur quitte le combat mais reste dans la ville. Annule { fury-combat-strength.quoted } ou { fury-combat-plotting.quoted }.
