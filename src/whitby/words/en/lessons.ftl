# Lessons in English. British spelling; “you” is the learner. At most two sentences a frame. The line
# with -other is said when something else is chosen, and must be true of every other choice.

## The duel: the learner is Van Helsing

lesson-duel-01 = You are Van Helsing. All five of Dracula’s coffins, or his last life, bring you victory: four coffins are yours already, and he seeks your five victims.
lesson-duel-02 = Twelve places, and on each a card face down, yours or his. You know two of them: your victim at house 3 and Dracula’s Amulet at house 1.
lesson-duel-03 = A figure goes step by step to a neighbouring place, never diagonally, and at least one step a turn. Go to house 7.
lesson-duel-03-other = That way is open too. But the lesson waits at house 7: go there.
lesson-duel-04 = Where you arrive, you may look at the card; only so do you learn whose it is. Look at it.
lesson-duel-04-other = You may pass by without looking. This time, look: the lesson lies under this card.
lesson-duel-05 = A vampire hunter of strength 3, your own: you have taken it up and must lay a card in its place. Lay the same one back, a bluff: Dracula sees a card laid, never which.
lesson-duel-05-other = A fair exchange, another day. Now lay the vampire hunter of strength 3 back: Dracula shall guess wrong.
lesson-duel-06 = A card of your own does not end your move: you may stop, or go on. Go on to house 4.
lesson-duel-06-other = That is allowed, but the hunt leads elsewhere. Go to house 4.
lesson-duel-07 = Again you may look at the card or leave it alone. Look at it.
lesson-duel-07-other = Prudence does you credit; but who never looks finds no coffin. Look at the card.
lesson-duel-08 = An enemy card ends your move: a vampire of strength 1, which you must fight. One action card pays for your 2 steps and fights: play { duel-card-vh_widerstand.quoted } (5 steps, strength 2) with its special action.
lesson-duel-08-other = Two things count: 2 steps to pay for, strength 1 to beat. { duel-card-vh_widerstand.quoted } does both, and its special action will serve you at once.
lesson-duel-09 = 2 against 1: the fight is won, and the vampire leaves the board. Lay a card of your hand in its place: a vampire hunter of strength 2.
lesson-duel-09-other = That is allowed. The lesson lays a vampire hunter of strength 2: a good guard, yet not your best.
lesson-duel-10 = Now the special action: turn a card, and until your next turn Dracula may not enter there. Bar him from house 3, where your victim lies.
lesson-duel-10-other = You may turn any card. But Dracula stands next to house 3, and your victim lies there.
lesson-duel-11 = The bar of your card is green: you may place the green barrier, which no figure steps across. Put it between house 6 and house 9.
lesson-duel-11-other = That is allowed. But Dracula still has one way too many: the one from house 6 to house 9.
lesson-duel-12 = Dracula could go nowhere but to house 7. He knows that you laid a card there, hopes for a victim and looks: it is your vampire hunter.
lesson-duel-13 = His strength 1 against 3: he loses the fight, and a life. An enemy symbol of power costs a life too, and so does each step beyond the number of the card.
lesson-duel-14 = Dracula’s yellow barrier closes the way between house 2 and house 5: what does he guard there? Go round it, by house 1.
lesson-duel-14-other = The shortest open way to house 2 leads by house 1. Go there.
lesson-duel-15 = Here lies the Amulet, his symbol of power: to reveal it would cost you a life. Do not look; you may go on all the same.
lesson-duel-15-other = It would cost you a life and end your move. Leave this card alone.
lesson-duel-16 = In the end every step must be paid for. A second one, to house 2, is within the reach of your action cards.
lesson-duel-16-other = That is allowed; but Dracula’s barrier pointed to house 2. Go there.
lesson-duel-17 = This is the card that Dracula was guarding. Look at it.
lesson-duel-17-other = You have come for this very card. Look at it.
lesson-duel-18 = The fifth coffin. But first your 2 steps must be paid for: play { duel-card-vh_kampfeslust.quoted }, whose number is 2, without its special action.
lesson-duel-18-other = { duel-card-vh_kampfeslust.quoted } pays for 2 steps, and you need no more. { duel-card-vh_gelassenheit.quoted } would cost you a life, and the special action of { duel-card-vh_eingebung.quoted } the coffin.
lesson-duel-19 = All five coffins are found: Van Helsing has won. You know enough for a first game: play it against a bot.

## Nosferatu: the learner is Clara, a Hunter

lesson-nosferatu-01 = You are Clara, a Hunter. The Vampire hides among Bruno, Daniel and Elsa; the other two are Hunters, and nobody knows whom to trust.
lesson-nosferatu-02 = One enemy is known to all, Renfield: here it is Anna. Renfield serves the Vampire and knows every character, for he dealt them.
lesson-nosferatu-03 = After Dawn, whoever holds the Stake may kill. If the Vampire dies, the Hunters win; if a Hunter dies, or if 5 Bites are in play, Evil wins.
lesson-nosferatu-04 = Your reserve is known to you alone. Components make the Hunters’ Rituals, Bites serve the Vampire; Nights delay Dawn, and all that a Rumour does is prevent a Ritual.
lesson-nosferatu-05 = Bruno holds the Stake and so acted first: draw 2 cards, discard 1 face up, give Renfield 1 face down. Now it is your turn.
lesson-nosferatu-06 = You have drawn a Bite and a Component. Discard the Bite face up: all can see that Renfield does not get it.
lesson-nosferatu-06-other = That is allowed; but a Bite that you keep may yet do harm. Discarded face up it strikes nobody: discard it.
lesson-nosferatu-07 = Now give Renfield 1 card face down. Give a Component: if the pile is nothing but Components, the Hunters gain a Ritual.
lesson-nosferatu-07-other = A single Rumour in the pile prevents the Ritual. Give a Component.
lesson-nosferatu-08 = Then you turned over a card of the Clock: a Night, so the turn passes on. The Clock has 5 Nights and 1 Dawn, which ends the table turn at once.
lesson-nosferatu-09 = Daniel and Elsa have acted, and Elsa turned over Dawn. Renfield looks through the pile and must announce the truth: “{ nosferatu-case-2 }”.
lesson-nosferatu-10 = So the holder of the Stake chooses a Ritual: Bruno took “{ nosferatu-ritual-mirror }”. Renfield had to reveal a character and chose yours: all know now that you are a Hunter.
lesson-nosferatu-11 = Dawn had come: the holder of the Stake must kill or pass it on. Bruno knew too little to kill and passed it to you, whom all Hunters can trust.
lesson-nosferatu-12 = Round 2: you hold the Stake and act first. Given to Renfield, the Night that you drew would join the Clock: discard it.
lesson-nosferatu-12-other = That is allowed; but given to Renfield, the Night would make Dawn rarer. Discard it.
lesson-nosferatu-13 = Give Renfield a Component again. Whoever holds the Stake turns over no card of the Clock.
lesson-nosferatu-13-other = A Rumour would prevent the Ritual. Give the Component, and remember it: you will need it.
lesson-nosferatu-14 = Daniel gave a card and turned over Dawn: the table turn is over before Elsa and Bruno could act. The pile has two cards only, yours and Daniel’s.
lesson-nosferatu-15 = Renfield announces “{ nosferatu-case-1 }”. Your card was a Component, so the evil came from Daniel, who had a Component to give and discarded it instead.
lesson-nosferatu-16 = It was a Bite, and Renfield lays it before you; the fifth in play would give Evil the victory. For it, slide a card unseen under the discard: the Rumour.
lesson-nosferatu-16-other = That is allowed; but the Component is of more use to the Hunters. Slide the Rumour.
lesson-nosferatu-17 = Daniel claims to suspect Bruno. One may say anything, true or false; but Bruno has given no card this round.
lesson-nosferatu-18 = Dawn is here, and you hold the Stake. Everything points to Daniel: strike.
lesson-nosferatu-18-other = The Stake strikes but once, and a slain Hunter means defeat; passed on, it may come to the Vampire. The trail leads to Daniel.
lesson-nosferatu-19 = Daniel was the Vampire: the Hunters win. You know enough for a first game: sit down among bots.
