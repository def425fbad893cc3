# Nosferatu in the browser: the round table and what is said at it. British spelling.
# No full stops: these are labels, captions and parts of what screen readers say.

## The table

nosferatu-page-seats = People at the table
nosferatu-page-round = Round { $number }
nosferatu-page-top = on top: { $card }
nosferatu-page-bites = Bites in play: { $count } of { $most }
nosferatu-page-clock-down = face down: { nosferatu-count-nights }
nosferatu-page-clock-down-dawn = face down: { nosferatu-count-nights } and Dawn
nosferatu-page-clock-up = turned over: { nosferatu-count-nights }
nosferatu-page-clock-up-dawn = turned over: { nosferatu-count-nights } and Dawn
nosferatu-page-earlier = Discards of earlier rounds

## A seat, in one sentence made of facts

nosferatu-page-seat = { $who }, seat { $seat }: { $facts }
nosferatu-page-you = you
nosferatu-page-to-act = to act now
nosferatu-page-holds-stake = holds the Stake
nosferatu-page-character-open = { $role }, face up
nosferatu-page-character-known = { $role }, face down but known to you
nosferatu-page-character-hidden = character face down
nosferatu-page-in-reserve = { $count ->
    [one] { $count } card in reserve
   *[other] { $count } cards in reserve
}
nosferatu-page-discarded = discarded: { $card }
nosferatu-page-gave = gave Renfield: { $card }
nosferatu-page-gave-hidden = gave Renfield a card

## What is the viewer’s own

nosferatu-page-mine = Your character and your cards
nosferatu-page-role = You are: { $role }
nosferatu-page-reserve = Your reserve
nosferatu-page-no-cards = no cards
nosferatu-page-sealed = Set aside until all have chosen: { $cards }
nosferatu-page-pile-seen = The pile, as you alone see it
nosferatu-page-cover = Cover it
nosferatu-page-uncover = Show it again
nosferatu-page-covered = Your secrets are covered
nosferatu-page-key-cover = cover your character and your cards, or show them

# Where somebody can be given the Stake or killed with it: a button for each.
nosferatu-page-do-pass = Pass it on
nosferatu-page-do-kill = Kill

## Claims

nosferatu-page-claims = Claims
nosferatu-page-say = Make a claim
nosferatu-page-say-why = Everyone hears it; it may be false, and it binds nobody
nosferatu-page-say-about = What about
nosferatu-page-say-who = Who gave it
nosferatu-page-topic-suspect = I suspect …
nosferatu-page-topic-trust = I trust …
nosferatu-page-topic-gave = I gave …
nosferatu-page-topic-hold = I hold …
nosferatu-page-topic-am = I am …
nosferatu-page-topic-gave_me = I was given …
nosferatu-page-topic-pile_had = In the pile …
nosferatu-page-no-claims = No claims yet
nosferatu-page-said = What was claimed

# Below the name of who claimed it.
nosferatu-page-claim-suspect = suspects: { $about }
nosferatu-page-claim-trust = trusts: { $about }
nosferatu-page-claim-gave = gave: { $card }
nosferatu-page-claim-hold = holds: { $card }
nosferatu-page-claim-am = is: { $role }
nosferatu-page-claim-gave_me = { $about } gave: { $card }
nosferatu-page-claim-pile_had = Components in the pile: { $count }
nosferatu-page-stances = Who suspects or trusts whom now
nosferatu-page-stance-suspect = suspects
nosferatu-page-stance-trust = trusts

## The end: who believed what

nosferatu-page-characters = Who everyone was
nosferatu-page-claimed = Suspicions claimed
nosferatu-page-claimed-why = How many said that they suspected whom, at the end of each round
nosferatu-page-suspect = Suspected
nosferatu-page-concluded = What could be concluded
nosferatu-page-concluded-why = { $who } was the Vampire: how likely that was to a careful reader of each Hunter’s seat
nosferatu-page-work-out = Work it out
nosferatu-page-not-told = This server does not work it out
nosferatu-page-for-vampire = Chance given to { $who } at the end of each round
nosferatu-page-reader = Seen by
nosferatu-page-first = { $who }: more than half for the Vampire, first in round { $round }
nosferatu-page-never = { $who }: never more than half for the Vampire
nosferatu-page-look-from = Look from the seat of
nosferatu-page-of-reader = Everyone, as { $who } could see them
