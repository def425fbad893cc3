# Nosferatu in the browser: the round table and what is said at it. British spelling.
# No full stops: these are labels, captions and parts of what screen readers say.

## The table

nosferatu-page-seats = Players
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

## The viewer’s own cards

nosferatu-page-mine = Your character and cards
nosferatu-page-role = Your character: { $role }
nosferatu-page-reserve = Your reserve
nosferatu-page-no-cards = no cards
nosferatu-page-sealed = Set aside until everyone has chosen: { $cards }
nosferatu-page-pile-seen = The pile (only you can see it)
nosferatu-page-cover = Hide
nosferatu-page-uncover = Show
nosferatu-page-covered = Your secrets are hidden
nosferatu-page-key-cover = hide or show your character and cards

# A button for each person who can be given the Stake or killed with it.
nosferatu-page-do-pass = Pass
nosferatu-page-do-kill = Kill

## Claims

nosferatu-page-claims = Claims
nosferatu-page-say = Make a claim
nosferatu-page-say-why = Everyone can read it. It may be false, and it is not binding
nosferatu-page-say-about = Topic
nosferatu-page-say-who = Who gave it
nosferatu-page-topic-suspect = I suspect …
nosferatu-page-topic-trust = I trust …
nosferatu-page-topic-gave = I gave …
nosferatu-page-topic-hold = I hold …
nosferatu-page-topic-am = I am …
nosferatu-page-topic-gave_me = I was given …
nosferatu-page-topic-pile_had = In the pile …
nosferatu-page-no-claims = No claims yet
nosferatu-page-said = Claims made

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

nosferatu-page-characters = Everyone’s character
nosferatu-page-claimed = Suspicions claimed
nosferatu-page-claimed-why = How many players claimed to suspect each person, at the end of each round
nosferatu-page-suspect = Suspected
nosferatu-page-concluded = What could be concluded
nosferatu-page-concluded-why = { $who } was the Vampire. How strongly could each Hunter have suspected it?
nosferatu-page-work-out = Calculate
nosferatu-page-not-told = Not available on this server
nosferatu-page-for-vampire = Suspicion of { $who } at the end of each round
nosferatu-page-reader = Viewpoint
nosferatu-page-first = { $who }: first above 50% for the Vampire in round { $round }
nosferatu-page-never = { $who }: never above 50% for the Vampire
nosferatu-page-look-from = Viewpoint
nosferatu-page-of-reader = Everyone, as { $who } could see them
