# Fury of Dracula in the browser: the map as text. British spelling.

fury-page-map = Map
fury-page-find = Find a place or a region
fury-page-no-place = No place and no region is called so
fury-page-all = All { $count } places
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
fury-map-which = Nearby places
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

## The status strip

fury-tracks = Status
fury-tracks-time = Time
fury-tracks-date = { $day }, week { $week }
fury-tracks-turn = Now playing
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

fury-page-combat-title = The combat
fury-page-combat-against = Combat: { $foe }
fury-page-combat-round = Round { $round } of { $most } at most
fury-page-combat-night = Night effects count
fury-page-combat-day = Night effects do not count
fury-page-combat-open = Open the combat
fury-page-combat-fold = Fold the combat to see the map
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
fury-page-combat-hint = All choose in secret, then all cards are turned up at once. If the engaged hunter’s card cancels Dracula’s, his has no effect.
fury-page-combat-choose = Choose
fury-page-combat-damage = { $count } damage
fury-page-combat-cancels = Cancels
fury-page-combat-stopped-by = Cancelled by
fury-page-combat-night-on = The night effect counts
fury-page-combat-night-off = No night effect now
fury-page-combat-earlier = Rounds fought: { $count }
fury-page-combat-out-stopped = { $strike_quoted } is cancelled by { $who }.
fury-page-combat-out-stands = { $strike_quoted } takes effect on { $who }.
fury-page-combat-out-both = { $strike_quoted } takes effect: the card { $fight_quoted } of { $who } is cancelled.
fury-page-combat-out-proud = Pride forbids it: { $strike_quoted } has no effect yet.
fury-deduction = Deduction map
fury-deduction-spot = Shade where Dracula can be
fury-deduction-now = Now
fury-deduction-space = Trail, space { $space }
fury-deduction-lair = Lair { $lair }
fury-deduction-possible = Possible for Dracula
fury-deduction-likely = Possible for Dracula: { $chance }
fury-deduction-count = { $count ->
    [one] { $count } possible place
   *[other] { $count } possible places
}
fury-deduction-hide = It may also be “Hide”
fury-deduction-public = From public facts alone: the same for everyone at the table
fury-deduction-ruled-out = { $place } is ruled out since { $day }, week { $week }: { $fact }

## Windows: moments to react, as the whole table reads them

fury-page-window-dawn = Dawn: the hunters may play an event.
fury-page-window-dusk = Dusk: the hunters may play an event.
fury-page-window-combat_start = The combat begins: its hunters may play a card.
fury-page-window-save = A hunter faces a bite or defeat: the hunters may prevent it.
fury-page-window-good_luck = { fury-event-false_tip.quoted } is played: the hunters may cancel it.
fury-page-window-answer_ambush = An ambush: the hunter may answer with a card.
fury-page-window-scheme = Dracula phase: he may play an event.
fury-page-window-press = An event is played: Dracula may cancel it.
fury-page-window-wild_horses = A hunter has come by road: Dracula may answer.
fury-page-window-customs = A hunter has entered another region: Dracula may answer.
fury-page-window-false_tip = A hunter spends a ticket: Dracula may answer.
fury-page-window-seduction = A hunter searches: Dracula may answer.
fury-page-window-enraged = Dracula’s card is about to be cancelled: he may answer.
fury-page-window-ambush = A hunter arrives: Dracula may spring an ambush.
