# Fury of Dracula in the browser: the map as text. British spelling.

fury-page-map = Map
fury-page-find = Find a location or region
fury-page-no-place = No location or region by that name
fury-page-all = All { $count } locations
fury-page-way-road = Road
fury-page-way-white = White railway
fury-page-way-yellow = Yellow railway
fury-page-way-sea = Sea
fury-page-size-small = small city
fury-page-size-large = large city
fury-page-size-castle = castle
fury-page-size-sea = sea zone
fury-page-port = port

## The map as a picture

fury-map-tools = Map view
fury-map-closer = Zoom in
fury-map-wider = Zoom out
fury-map-whole = Show all of Europe
fury-map-home = Show the acting hunter
fury-map-which = Nearby locations
fury-map-hospital = hospital
fury-map-here = Here: { $who }
fury-map-tokens = On the board here: { $what }
fury-map-which-way = Ways to get there
fury-map-token-bats = bats
fury-map-token-lair = lair
fury-map-token-hideout = hideout
fury-map-token-fog = fog
fury-map-token-storm = storm
fury-map-token-host = heavenly host
fury-map-token-holy = consecrated ground
fury-map-token-roadblock = roadblock

## Dracula’s own

fury-page-outlook-nobody = Out of every hunter’s reach until the next day ends
fury-page-outlook-near = Can get here by the end of the next day: { $who }
fury-page-outlook-perhaps = Only with a good ticket: { $who }
fury-page-outlook-left = Locations the hunters would still have to consider: { $count }
fury-page-hideout = your hideout on space { $space }
fury-page-mirror = Mirror: what the hunters can know
fury-page-mirror-short = Mirror
fury-page-mirror-on = You see the board as the hunters do
fury-page-mirror-off = No mirror: the deduction map is switched off at this table, so the hunters have none either.
fury-page-dracula-travel = Choose a location on the map, or play a power card. Each location shows which hunters can get there by the next day, and how many locations they would still have to consider.
fury-page-dracula-space = Choose a space on the trail.
fury-page-dracula-take = Choose the card, then the space
fury-page-encounter-ambush = Can ambush
fury-page-encounter-search = No ambush
fury-page-encounter-lay = Place
fury-page-power-play = Play
fury-page-power-places = { $count ->
    [one] Choose it on the map: { $count } location
   *[other] Choose one on the map: { $count } locations
}
fury-page-power-space = Choose a space
fury-page-about = { $name }: { $text }
fury-page-matures-when = { $phases ->
    [0] Leaves the trail now
    [one] Leaves in your next phase
   *[other] Leaves in { $phases } phases
}

## The status strip

fury-tracks = Status
fury-tracks-time = Time
fury-tracks-date = { $day }, week { $week }
fury-tracks-turn = To act
fury-tracks-nobody = nobody
fury-tracks-influence = Influence
# Beside the influence: what each week has added.
fury-tracks-despair = { $count ->
    [one] { $count } despair token
   *[other] { $count } despair tokens
}
fury-tracks-health = Dracula’s health
fury-tracks-event = Top event
fury-tracks-top-hunters = Hunters

## The trail and the lairs

fury-trail = Trail
fury-trail-lairs = Lairs
fury-trail-empty = empty
fury-trail-down = face down
fury-trail-open = face up
fury-trail-wolf = with { fury-power-wolf_form.quoted }
fury-trail-bat = with { fury-combat-escape_as_bat.quoted }
fury-trail-rumour = with a rumor token
fury-trail-encounters = { $count ->
    [one] { $count } encounter
   *[other] { $count } encounters
}
fury-trail-back = face down, back: { $back }
fury-trail-unknown = An encounter, face down
fury-trail-matures = Matures for { $count } influence

## Combat

fury-page-combat-title = Combat
fury-page-combat-against = Combat: { $foe }
fury-page-combat-round = Round { $round } of at most { $most }
fury-page-combat-night = Night effects apply
fury-page-combat-day = Night effects do not apply
fury-page-combat-open = Show the combat
fury-page-combat-fold = Hide the combat to see the map
fury-page-combat-health = Health { $left } of { $full }
fury-page-combat-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
fury-page-combat-engaged = engaged
fury-page-combat-mesmerized = mesmerized
fury-page-combat-out = out of the combat
fury-page-combat-sealed = Card chosen, face down
fury-page-combat-choosing = No card yet
fury-page-combat-cancelled = cancelled
fury-page-combat-hand = Cards to choose from
fury-page-combat-hint = Everyone chooses in secret, then all cards are revealed at once. If the engaged hunter’s card cancels Dracula’s, his has no effect.
fury-page-combat-choose = Choose
fury-page-combat-damage = { $count } damage
fury-page-combat-cancels = Cancels
fury-page-combat-stopped-by = Cancelled by
fury-page-combat-night-on = The night effect applies
fury-page-combat-night-off = No night effect now
fury-page-combat-earlier = Rounds fought: { $count }
fury-page-combat-out-stopped = { $strike_quoted } is cancelled by { $who }.
fury-page-combat-out-stands = { $strike_quoted } takes effect on { $who }.
fury-page-combat-out-both = { $strike_quoted } takes effect: { $who }’s { $fight_quoted } is cancelled.
fury-page-combat-out-proud = The escape fails: { $strike_quoted } has no effect.
fury-deduction = Deduction map
fury-deduction-spot = Show where Dracula could be
fury-deduction-now = Now
fury-deduction-space = Trail, space { $space }
fury-deduction-lair = Lair { $lair }
fury-deduction-possible = Possible for Dracula
fury-deduction-likely = Possible for Dracula: { $chance }
fury-deduction-count = { $count ->
    [one] { $count } possible location
   *[other] { $count } possible locations
}
fury-deduction-hide = It could also be “Hide”
fury-deduction-public = Based on public facts only: the same for everyone at the table
fury-deduction-ruled-out = { $place }: ruled out since { $day }, week { $week }: { $fact }

## Windows: moments to react, as the whole table reads them

fury-page-window-dawn = Dawn: the hunters may play an event.
fury-page-window-dusk = Dusk: the hunters may play an event.
fury-page-window-combat_start = The combat begins: the hunters in it may play a card.
fury-page-window-save = A hunter faces a bite or defeat: the hunters may prevent it.
fury-page-window-good_luck = { fury-event-false_tip.quoted } is played: the hunters may cancel it.
fury-page-window-answer_ambush = An ambush: the hunter may answer with a card.
fury-page-window-scheme = Dracula phase: Dracula may play an event.
fury-page-window-press = An event is played: Dracula may cancel it.
fury-page-window-wild_horses = A hunter has moved by road: Dracula may answer.
fury-page-window-customs = A hunter has entered another region: Dracula may answer.
fury-page-window-false_tip = A hunter spends a ticket: Dracula may answer.
fury-page-window-seduction = A hunter searches: Dracula may answer.
fury-page-window-enraged = Dracula’s card is about to be cancelled: Dracula may answer.
fury-page-window-ambush = A hunter arrives: Dracula may spring an ambush.

## The hunters, their actions and the cards

fury-page-hunters = The hunters
fury-page-hunter-health = Health { $left } of { $full }
# A hunter who is bitten more often is defeated.
fury-page-hunter-bites = Bites { $count } of { $most }
fury-page-hunter-delayed = delayed
fury-page-hunter-bats = bats token
fury-page-hunter-off = off the board
fury-page-hunter-wakes = Wakes at dawn: { $place }
fury-page-hunter-items = Items
fury-page-hunter-events = Events
fury-page-hunter-tickets = Tickets
fury-page-hunter-holds = items: { $items }, events: { $events }, tickets: { $tickets }
fury-page-hunter-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
fury-page-ability = Ability
fury-page-ability-godalming = Draws two items when he supplies in a large city, and up to two tickets when he reserves.
fury-page-ability-seward = Recovers two damage by resting, and so does everyone who rests in his city. Can hold a fourth item and a fourth event.
fury-page-ability-van_helsing = Survives two bites. Leader: as an action, exchanges events with a hunter in any city.
fury-page-ability-mina = Always weakened: keeps one item and one event face up, and her first bite defeats her. Psychic Bond: Dracula says whether he is in a hunter’s region.
fury-page-act-move = Move
fury-page-act-search = Search
fury-page-act-supply = Supply
fury-page-act-rest = Rest
fury-page-act-ticket = Ticket
fury-page-act-trade = Trade
fury-page-act-special = Special
# Below the name of an action: how many locations are marked.
fury-page-act-places = { $count ->
    [one] { $count } location
   *[other] { $count } locations
}
fury-page-act-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
fury-page-act-none = Not possible right now.
fury-page-on-map = Choose a marked location on the map.
fury-page-cards = Cards
fury-page-cards-hint = Choose a card to read it.
fury-page-cards-none = none
fury-page-cards-hands = Hands
fury-page-cards-play = In play
fury-page-cards-discards = Discard piles
fury-page-cards-decks = Decks
fury-page-cards-ally = The hunters’ ally
fury-page-cards-ally-dracula = Dracula’s cards in play
fury-page-cards-rumours = Dracula’s rumor tokens
fury-page-cards-force = In effect
fury-page-cards-encounters = Encounters
fury-page-cards-top-hunters = on top: a hunter event
fury-page-cards-top-dracula = on top: a Dracula event
fury-page-card-read = Card
fury-page-card-item = Item
fury-page-card-event = Event
fury-page-card-ticket = Ticket
fury-page-card-encounter = Encounter
fury-page-card-open = face up
fury-page-card-now = What you can do with it now
fury-page-card-tickets = As an action by day: take the train. Up to { $white } railways if all are white, { $yellow } if any is yellow.
fury-page-token-rumour = rumor token
fury-page-token-wolves = wolf
fury-page-help-lair = Lair: a hideout that Dracula keeps beside the trail. Its encounters can still ambush.
fury-page-help-hideout = Hideout: Dracula has been here. Its card is on the trail.
fury-page-help-storm = Storm: hunters cannot sail into this sea zone.
fury-page-help-roadblock = Roadblock: hunters cannot travel here.
fury-page-help-holy = Consecrated ground: Dracula cannot enter this city.
fury-page-help-host = Heavenly Host: Dracula cannot enter this city until the next dawn.
fury-page-help-fog = Fog: hunters can neither move nor search here.
fury-page-help-bats = Bats: instead of the next action, Dracula moves the hunter to an adjacent city.
fury-page-help-rumour = Rumor token: a vampire that matures here gives 3 more influence.
fury-page-help-wolves = Wolf: Dracula came here with { fury-power-wolf_form.quoted }.
fury-page-help-delayed = Delayed: the next action is lost.

## The deduction map: why a location is possible, facts on the map, pencil marks

fury-page-deduction-since = Possible since { $day }, week { $week }: { $fact }
fury-page-deduction-fits = { $trails ->
    [one] The only possible trail includes it.
   *[other] { $fits } of { $trails } possible trails include it.
}
fury-page-deduction-examples = Trails that fit, newest location first
# $place is a location, or “Hide” in quotes.
fury-page-deduction-stop = { $place } ({ $day }, week { $week })
fury-page-deduction-facts = Facts about this location
fury-page-deduction-fact = { $day }, week { $week }: { $fact }
fury-page-deduction-known = { $count ->
    [one] { $count } fact on the map
   *[other] { $count } facts on the map
}
fury-page-deduction-weighed = Show likelihood
fury-page-deduction-stamps = Show facts on the map
fury-page-deduction-stamp-clear = Nothing found here on { $day }, week { $week }
fury-page-deduction-stamp-found = Revealed here on { $day }, week { $week }
fury-page-deduction-stamp-near = Dracula was next to the hunter here on { $day }, week { $week }
fury-page-deduction-stamp-far = Dracula was not next to the hunter here on { $day }, week { $week }
fury-page-deduction-stamp-yes = { $region }: Dracula was there on { $day }, week { $week }
fury-page-deduction-stamp-no = { $region }: Dracula was not there on { $day }, week { $week }
fury-page-deduction-pencil = Pencil
fury-page-deduction-pencil-help = Choose any location to mark it. Without the pencil, press and hold.
fury-page-deduction-sign-suspect = suspect
fury-page-deduction-sign-unlikely = unlikely
fury-page-deduction-sign-unsure = unsure
# $sign is one of the three above.
fury-page-deduction-mark-words = { $sign }, “{ $text }”
fury-page-deduction-mark-own = Your mark: { $mark }
fury-page-deduction-mark-team = { $name }: { $mark }
fury-page-deduction-mark-others = Marks from your team
fury-page-deduction-mark-list = Your pencil marks
fury-page-deduction-mark = Mark { $place } in pencil
fury-page-deduction-mark-text = Note (up to { $most } characters)
fury-page-deduction-mark-share = Share with the other hunters
fury-page-deduction-mark-private = Only you can see your marks.
fury-page-deduction-mark-shared = The other hunters can see this mark. Dracula and spectators can’t.
fury-page-deduction-legend = Legend
fury-page-deduction-legend-shade = Dracula could be here, or could have been at the chosen space of the trail. Darker means more likely, if likelihood is shown.
fury-page-deduction-legend-number = The likelihood, if Dracula picks freely among his options
fury-page-deduction-legend-clear = A hunter looked here and found nothing
fury-page-deduction-legend-found = This location’s card was revealed
fury-page-deduction-legend-near = Dracula was next to the hunter here
fury-page-deduction-legend-far = Dracula was not next to the hunter here
fury-page-deduction-legend-yes = Dracula was in this region
fury-page-deduction-legend-no = Dracula was not in this region
fury-page-deduction-legend-mark = Pencil marks: suspect, unlikely, unsure. The letter shows which teammate shared it.
fury-page-deduction-legend-fade = Stamps show day and week. Older ones fade.
fury-page-deduction-legend-coarse = There are too many trails to tell apart. For older spaces, some locations look possible although they are not.

## The replay and the whole hunt

fury-film = Where Dracula could be
fury-film-now = { $count ->
    [0] Dracula is not on the map yet
    [one] { $count } possible location
   *[other] { $count } possible locations
}
fury-film-curve = Possible locations, move by move
fury-film-at = Move { $move } of { $moves }, possible locations: { $count }
fury-film-least = Fewest: { $count } (move { $move })
fury-film-table = Show as a table
fury-film-count = Possible locations
fury-film-what = What happened
fury-turn-found = Found
fury-turn-escaped = Escaped
fury-turn-wounded = Dracula wounded
fury-turn-bitten = Hunter bitten
fury-turn-defeated = Hunter defeated
fury-turn-matured = Encounter matured
fury-turn-won = End of the game
fury-story = The whole hunt
fury-story-map = Dracula’s trail across Europe
fury-story-order = Dracula’s stops, in order
fury-story-lair = Lair
fury-story-fight = Combat with Dracula
fury-story-defeat = Hunter defeated
fury-story-before = Before the first day
fury-story-line = { $when }: { $what }
fury-story-stop = Stop { $number }: { $place }
fury-story-lair-at = Lair: { $place }
fury-story-fight-at = Combat with { $who }: { $place }
fury-story-defeat-at = { $who } defeated: { $place }
fury-story-days = Influence and health by day
fury-story-day = Day
fury-story-end = End
fury-story-save = Save picture
fury-story-text = Read as text
