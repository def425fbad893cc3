# The duel in the browser, in German. Nothing here ends with a full stop.

## The board

duel-page-map = Die Orte Londons
duel-page-streets = Die Durchgänge zwischen den Orten
# A place and what lies there: „Haus 5: eine verdeckte Karte“.
duel-page-place-down = { $place }: eine verdeckte Karte
duel-page-place-known = { $place }: { $card }
duel-page-may-be = Kann sein: { $cards }
duel-page-may-be-any = Kann jede Karte sein
# The small marks under a card that lies face down.
duel-page-legend = Was die kleinen Zeichen bedeuten
duel-page-legend-why = Nach allem, was du weißt, ist die verdeckte Karte eine der gezeigten; ohne Zeichen ist jede möglich
duel-page-known-here = Du kennst diese Karte: { $card }
duel-page-turned = Die Karte ist gedreht: Dracula darf nicht hinein
duel-page-stands = { $who } steht hier
duel-page-towards-red = Rote Barriere auf { $place_the } zu
duel-page-towards-blue = Blaue Barriere auf { $place_the } zu
duel-page-towards-green = Grüne Barriere auf { $place_the } zu
duel-page-towards-yellow = Gelbe Barriere auf { $place_the } zu
duel-page-street = Durchgang: verbindet { $place_the } und { $other_the }
duel-page-not-there = Dort kannst du jetzt keine Barriere setzen
# Beside the colour, on barriers and bars; a grey bar stands for any colour.
duel-page-mark-red = R
duel-page-mark-blue = B
duel-page-mark-green = Gr
duel-page-mark-yellow = Ge
duel-page-mark-grey = ∗

## What is going on

duel-page-on-turn = am Zug
duel-page-winner = Sieg
duel-page-of = { $what }: { $count } von { $most }
duel-page-actions = Handlungskarten
duel-page-actions-of = { $ready } · { $aside } beiseite
duel-page-extra-turn = Danach hat Van Helsing einen Extrazug
duel-page-revealed = Aufgedeckt: { $card }
duel-page-effects = Es gilt

## Choosing

duel-page-tap-step = Wähle einen leuchtenden Ort auf dem Spielplan
duel-page-tap-place = Wähle einen der leuchtenden Orte auf dem Spielplan
duel-page-tray = Zieh eine Barriere auf einen Durchgang, oder wähle die Barriere und dann den Durchgang
# $payers of the action cards in hand have a number above $steps.
duel-page-steps = { $payers ->
    [one] Schritte: { $steps }. Noch { $payers } Karte bezahlt einen weiteren; deine beste reicht für { $best }
   *[other] Schritte: { $steps }. Noch { $payers } Karten bezahlen einen weiteren; deine beste reicht für { $best }
}
duel-page-steps-dear = Schritte: { $steps }. Deine beste Karte reicht für { $best }: Jeder weitere kostet 1 Energiestein
duel-page-picked = { $count } von { $most } gewählt:

## Cards

duel-page-own-hand = Deine Begegnungskarten
duel-page-own-actions = Deine Handlungskarten
duel-page-hand-of = Begegnungskarten: { $who }
duel-page-hand-seen = Du hast diese Handkarten gesehen; seitdem sind sie unverändert
duel-page-actions-by = Handlungskarten: { $who }
duel-page-stack = { $count } × { $card }
duel-page-open = Dein Gegner kennt diese Karte
duel-page-pays = Bezahlt { $paid } von { $steps }
duel-page-costs = { $lives ->
    [one] Kostet { $lives } Energiestein
   *[other] Kostet { $lives } Energiesteine
}
duel-page-fight-more = { $strength } gegen { $against }: stärker
duel-page-fight-even = { $strength } gegen { $against }: gleich
duel-page-fight-less = { $strength } gegen { $against }: schwächer
duel-page-play = Ausspielen
duel-page-use = Mit Sonderaktion
duel-page-fetch = Nehmen
duel-page-piles = Karten neben dem Spielplan: { $who }
duel-page-values = Schrittzahl { $move }, Stärke { $strength }
duel-page-hidden = verdeckt

## The notebook

duel-page-notes-places = Was wo liegt
duel-page-notes-card = Karte
duel-page-notes-box = im Spiel
duel-page-notes-found = bekannt
duel-page-notes-unseen = ungesehen
duel-page-notes-at = Liegt hier: { $places }
duel-page-notes-about = Gezählt wird nur, was du wissen darfst: Handkarten, Stapel, Spielplan und Gezeigtes

## What the banner at the end means, where that is not plain

duel-page-won-dracula-hand = Van Helsings Handkarten wurden alle gezeigt; darunter waren sämtliche Opfer, die Dracula noch fehlten: Zu finden war nichts mehr (DUEL-114).
duel-page-won-van_helsing-hand = Draculas Handkarten wurden alle gezeigt; darunter waren sämtliche Grüfte, die Van Helsing noch fehlten: Zu finden war nichts mehr (DUEL-114).
