# Nosferatu in English. British spelling; “you” in questions, the third person in the log.

## Names

nosferatu-title = Nosferatu
nosferatu-side-hunters = The Hunters
nosferatu-side-evil = Evil

# .a is used inside a sentence: “Anna draws { $card_a }.”
nosferatu-card-rumour = Rumour
    .a = a Rumour
nosferatu-card-component = Component
    .a = a Component
nosferatu-card-bite = Bite
    .a = a Bite
nosferatu-card-night = Night
    .a = a Night

nosferatu-role-hunter = Hunter
    .a = a Hunter
nosferatu-role-vampire = Vampire
    .a = the Vampire
nosferatu-role-renfield = Renfield
    .a = Renfield

nosferatu-ritual-mirror = Silver Mirror
nosferatu-ritual-distortion = Time Distortion
nosferatu-ritual-transfusion = Blood Transfusion

nosferatu-dark_card-thirst = Eternal Thirst
nosferatu-dark_card-master = Master of Darkness

nosferatu-case-1 = Bites or Nights
nosferatu-case-2 = Only Components
nosferatu-case-3 = Rumours

nosferatu-phase-setup = Set-up
nosferatu-phase-table_turn = Table turn
nosferatu-phase-action_pile = Action pile
nosferatu-phase-stake = Ancestral Stake
nosferatu-phase-end_of_round = End of round
nosferatu-phase-over = Game over

nosferatu-thing-round = Round
nosferatu-thing-character = Character
nosferatu-thing-stake = Stake
nosferatu-thing-holder = Holder of the Stake
nosferatu-thing-clock = Clock
nosferatu-thing-dawn = Dawn
nosferatu-thing-library = Library
nosferatu-thing-discard = Discard pile
nosferatu-thing-reserve = Reserve
nosferatu-thing-action_pile = Action pile
nosferatu-thing-bites = Bites
nosferatu-thing-rituals = Rituals
nosferatu-thing-dark_card = Dark Card
# The card that a seat discarded, and the one it gave, this round.
nosferatu-thing-discarded = Discarded
nosferatu-thing-given = Given

nosferatu-face-up = face up
nosferatu-face-down = face down

## Quantities, as other messages use them

nosferatu-count-nights = { $nights ->
    [one] { $nights } Night
   *[other] { $nights } Nights
}
nosferatu-count-rumour = { $rumour ->
    [one] { $rumour } Rumour
   *[other] { $rumour } Rumours
}
nosferatu-count-component = { $component ->
    [one] { $component } Component
   *[other] { $component } Components
}
nosferatu-count-bite = { $bite ->
    [one] { $bite } Bite
   *[other] { $bite } Bites
}
nosferatu-count-night = { $night ->
    [one] { $night } Night
   *[other] { $night } Nights
}
# The cards in one place; kinds of which there are none are not named.
nosferatu-count-cards = { $rumour ->
    [0] { $component ->
        [0] { $bite ->
            [0] { $night ->
                [0] no cards
               *[other] { nosferatu-count-night }
            }
           *[other] { nosferatu-count-bite }{ $night ->
                [0] {""}
               *[other] , { nosferatu-count-night }
            }
        }
       *[other] { nosferatu-count-component }{ $bite ->
            [0] {""}
           *[other] , { nosferatu-count-bite }
        }{ $night ->
            [0] {""}
           *[other] , { nosferatu-count-night }
        }
    }
   *[other] { nosferatu-count-rumour }{ $component ->
        [0] {""}
       *[other] , { nosferatu-count-component }
    }{ $bite ->
        [0] {""}
       *[other] , { nosferatu-count-bite }
    }{ $night ->
        [0] {""}
       *[other] , { nosferatu-count-night }
    }
}

## Questions

nosferatu-ask-volunteer = Do you want to be Renfield? Your answer stays secret until everyone has answered.
nosferatu-ask-deal = You deal the characters. Who is the Vampire?
nosferatu-ask-stake_first = Who holds the Stake first and starts the first round?
nosferatu-ask-discard = Choose a card to discard face up.
nosferatu-ask-give = Choose a card to give to Renfield, face down.
nosferatu-ask-bite = { $left ->
    [one] { $left } Bite to give. Who receives it?
   *[other] { $left } Bites to give. Who receives the next?
}
nosferatu-ask-slide = You are bitten: choose a card to slide face down under the discard pile.
nosferatu-ask-ritual = Only Components: choose a Ritual.
nosferatu-ask-mirror = “{ nosferatu-ritual-mirror }”: choose a character to reveal.
nosferatu-ask-transfuse = “{ nosferatu-ritual-transfusion }”: who receives it?
nosferatu-ask-use_stake = Dawn is here: kill with the Stake, or pass it on.
nosferatu-ask-move_stake = No Dawn this round: who holds the Stake next?
nosferatu-ask-expose = The Library ran out under “{ nosferatu-dark_card-thirst }”: choose a character to reveal.

## Buttons

nosferatu-do-volunteer-yes = Volunteer as Renfield
nosferatu-do-volunteer-no = Don’t volunteer
nosferatu-do-vampire = Make { $who } the Vampire
nosferatu-do-stake = Give the Stake to { $who }
nosferatu-do-discard = Discard { $card_a }
nosferatu-do-give = Give { $card_a } to Renfield
nosferatu-do-bite = Give { $who } a Bite
nosferatu-do-slide = Slide { $card_a } under the discard pile
nosferatu-do-ritual-mirror = Apply “{ nosferatu-ritual-mirror }”
nosferatu-do-ritual-distortion = Apply “{ nosferatu-ritual-distortion }”
nosferatu-do-ritual-transfusion = Apply “{ nosferatu-ritual-transfusion }”
nosferatu-do-ritual-none = Choose no Ritual
nosferatu-do-mirror = Reveal { $who }
nosferatu-do-transfuse = Give { $who } a transfusion
nosferatu-do-kill = Kill { $who } with the Stake
nosferatu-do-pass = Pass the Stake to { $who }
nosferatu-do-move = Move the Stake to { $who }
nosferatu-do-expose = Reveal { $who }

## Why something cannot be chosen

nosferatu-why-renfield-no-stake = Renfield never holds the Stake.
nosferatu-why-two-bites = Nobody may have more than 2 Bites.
nosferatu-why-bitten-already = At this table nobody receives 2 Bites in the same round.
nosferatu-why-ritual-down = This Ritual is face down.
nosferatu-why-idle-mirror = No character is still face down.
nosferatu-why-idle-distortion = The Clock has no Night left.
nosferatu-why-idle-transfusion = There is no Bite in play.
nosferatu-why-vampire-no-kill = You are the Vampire: you can only pass the Stake.
nosferatu-why-stake-must-move = The Stake must change hands.

## The log

nosferatu-log-volunteered = { $who } volunteers as Renfield.
nosferatu-log-renfield = { $who } is Renfield.
nosferatu-log-dealt = Renfield deals the characters, face down.
nosferatu-log-character = { $who } looks at their character: { $role_a }.
nosferatu-log-reserves = Everyone but Renfield draws 2 cards.
nosferatu-log-stake_given = Renfield gives the Stake to { $who }.
nosferatu-log-round = Round { $number } begins.
nosferatu-log-turn = { $who } draws 2 cards.
nosferatu-log-drew = { $who } draws { $card_a }.
nosferatu-log-rebuilt = The Library is exhausted; the discard pile becomes the new Library.
nosferatu-log-discarded = { $who } discards { $card_a }.
nosferatu-log-gave = { $who } gives Renfield { $card_a }.
nosferatu-log-gave_unseen = { $who } gives Renfield a card, face down.
nosferatu-log-clock-night = { $who } turns over a Night.
nosferatu-log-clock-dawn = { $who } turns over Dawn: the Stake may strike.
nosferatu-log-pile = Renfield looks through the pile: { nosferatu-count-cards }.
nosferatu-log-announced-1 = Renfield announces “{ nosferatu-case-1 }”: all of them take effect.
nosferatu-log-announced-2 = Renfield announces “{ nosferatu-case-2 }”.
# Must not reveal whether there were other cards among the Rumours.
nosferatu-log-announced-3 = Renfield announces “{ nosferatu-case-3 }”: nothing happens.
nosferatu-log-bite_due = Renfield has a Bite to give.
nosferatu-log-bitten = Renfield gives { $who } a Bite: { $count } in play.
nosferatu-log-slid = { $who } slides { $card_a } under the discard pile, face down.
nosferatu-log-slid_unseen = { $who } slides a card under the discard pile, face down.
nosferatu-log-dark_card-thirst = The Dark Card is turned over: “{ nosferatu-dark_card-thirst }”.
nosferatu-log-dark_card-master = The Dark Card is turned over: “{ nosferatu-dark_card-master }”.
nosferatu-log-nights_joined = { $count ->
    [one] { $count } Night joins the Clock.
   *[other] { $count } Nights join the Clock.
}
nosferatu-log-rituals_raised = All Rituals are turned face up.
nosferatu-log-ritual = { $who } chooses the Ritual “{ $ritual }”.
nosferatu-log-no_ritual = No Ritual can be applied.
nosferatu-log-ritual_declined = { $who } chooses no Ritual.
nosferatu-log-revealed = Revealed: { $who } is { $role_a }.
nosferatu-log-night_removed = 1 Night goes from the Clock to the discard pile.
nosferatu-log-transfused = { $who } receives a transfusion: 1 Bite cancelled, 1 card drawn.
nosferatu-log-stake_passed = { $who } passes the Stake to { $to }.
nosferatu-log-stake_moved = Renfield moves the Stake to { $who }.
nosferatu-log-killed = { $who } kills { $to } with the Stake.
nosferatu-log-round_ended = The Clock is shuffled: { $nights ->
    [0] Dawn alone
   *[other] { nosferatu-count-nights } and Dawn
}.{ $count ->
    [0] {""}
    [one] {" "}{ $count } card goes under the discard pile.
   *[other] {" "}{ $count } cards go under the discard pile.
}
nosferatu-log-punished = Library exhausted under “{ nosferatu-dark_card-thirst }”: { $who } must reveal a character.
nosferatu-log-won-hunters-stake = The Vampire is dead: the Hunters win!
nosferatu-log-won-evil-stake = A Hunter is dead: Evil wins!
nosferatu-log-won-evil-bites = 5 Bites are in play: Evil wins!
nosferatu-log-reserve = { $who } reveals their reserve: { nosferatu-count-cards }.

## Claims: what can be said

nosferatu-say-gave = I gave { $card_a }.
nosferatu-say-hold = I hold { $card_a }.
nosferatu-say-am = I am { $role_a }.
nosferatu-say-suspect = I suspect { $about }.
nosferatu-say-trust = I trust { $about }.
nosferatu-say-gave_me = { $about } gave me { $card_a }.
nosferatu-say-pile_had = { $count ->
    [0] There was no Component in the pile.
    [one] There was { $count } Component in the pile.
   *[other] There were { $count } Components in the pile.
}

## Claims: what was said

nosferatu-said-gave = { $who } claims to have given { $card_a }.
nosferatu-said-hold = { $who } claims to hold { $card_a }.
nosferatu-said-am = { $who } claims to be { $role_a }.
nosferatu-said-suspect = { $who } claims to suspect { $about }.
nosferatu-said-trust = { $who } claims to trust { $about }.
nosferatu-said-gave_me = { $who } claims to have received { $card_a } from { $about }.
nosferatu-said-pile_had = { $count ->
    [0] { $who } claims that there was no Component in the pile.
    [one] { $who } claims that there was { $count } Component in the pile.
   *[other] { $who } claims that there were { $count } Components in the pile.
}

## Table options

nosferatu-option-renfield = Who is Renfield
nosferatu-option-renfield-volunteers = A random volunteer
nosferatu-option-renfield-random = Anyone, at random
nosferatu-option-renfield-first = The first seat
nosferatu-option-double_bite = 2 Bites for one player in the same round
nosferatu-option-double_bite-on = Allowed
nosferatu-option-double_bite-off = Forbidden
nosferatu-option-ritual = Choosing a Ritual
nosferatu-option-ritual-must = Required
nosferatu-option-ritual-may = Optional
nosferatu-option-givers = Renfield sees who gives which card
nosferatu-option-givers-on = Yes
nosferatu-option-givers-off = No
nosferatu-option-penalty_own = Penalty: you may reveal your own character
nosferatu-option-penalty_own-on = Yes
nosferatu-option-penalty_own-off = No
nosferatu-option-full_history = Keep discards of earlier rounds in the log
nosferatu-option-full_history-on = Yes
nosferatu-option-full_history-off = No
nosferatu-option-show_reserves = Reveal reserves at the end
nosferatu-option-show_reserves-on = Yes
nosferatu-option-show_reserves-off = No

## What each character wants

nosferatu-goal-hunter = Find the Vampire. You win when a Hunter kills the Vampire with the Stake after Dawn. You lose when a fifth Bite is in play, or when a Hunter is killed.
nosferatu-goal-vampire = Pretend to be a Hunter. You and Renfield win when a fifth Bite is in play, or when a Hunter is killed with the Stake. You lose when it kills you.
nosferatu-goal-renfield = Serve your master, the Vampire, and keep the secret. You win together when a fifth Bite is in play, or when a Hunter is killed with the Stake.

## Help

nosferatu-help-rumour = A Rumour has no effect, but a single one in the pile prevents a Ritual.
nosferatu-help-component = If the pile is all Components, the holder of the Stake chooses a Ritual.
nosferatu-help-bite = Renfield gives each Bite in the pile to someone, who then loses a card from their reserve. Nobody can have more than two. With the fifth in play, Evil wins.
nosferatu-help-night = A Night given to Renfield joins the Clock and makes Dawn rarer. When a Night is turned over from the Clock, the table turn goes on.
nosferatu-help-dawn = Dawn ends the table turn immediately. The holder of the Stake must then kill with it or pass it on.
nosferatu-help-stake = After Dawn, the holder either kills with the Stake, which ends the game, or passes it on. Without Dawn, Renfield moves it.
nosferatu-help-mirror = Renfield must choose a hidden character and reveal it.
nosferatu-help-distortion = One Night goes from the Clock to the discard pile, so Dawn is likely to come sooner.
nosferatu-help-transfusion = One Bite in play is cancelled, and the person who had it draws a card.
nosferatu-help-hunter = Hunters look for the Vampire. They do not know one another, and only they can kill with the Stake.
nosferatu-help-vampire = The Vampire sits among the Hunters and plays like them, but can only pass the Stake, never kill with it.
nosferatu-help-renfield = Everyone knows who Renfield is, and Renfield knows who the Vampire is. Renfield receives the cards, announces the pile truthfully and gives out the Bites.
nosferatu-help-thirst = No Bite has been given since the Library was built. If the Library runs out now, the holder of the Stake must reveal a character.
nosferatu-help-master = A Bite has been given since the Library was built. If the Library runs out now, this card is simply turned over again.
