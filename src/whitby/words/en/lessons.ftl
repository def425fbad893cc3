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
lesson-duel-19 = All five coffins are found: Van Helsing has won; a shown hand with all the missing coffins would have proved it sooner. You know enough for a first game: play it against a bot.

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

## Fury of Dracula: the learner leads the hunters

lesson-fury-hunters-01 = You lead all four hunters; Bruno is Dracula, hidden somewhere in Europe. You win once he has suffered 15 damage, and he has only 3 health left.
lesson-fury-hunters-02 = He wins when his influence reaches 13, and it stands at 6. It grows when his vampires mature unfound, and whenever a hunter is defeated.
lesson-fury-hunters-03 = This is your hunting ground. A road leads to the next city; a railway leads further, but takes a ticket; and from a port you can put to sea.
lesson-fury-hunters-04 = His trail, one card a night: he is on space 1 now, and five nights ago he was on space 6, in Bordeaux. The other backs tell land from sea, and no more.
lesson-fury-hunters-05 = It is day, and Lord Godalming acts first. Send him along the road from Marseilles to Geneva: choose it on the map.
lesson-fury-hunters-05-other = That is allowed, but the trail leads through Geneva. Choose Geneva on the map.
lesson-fury-hunters-06 = Three nights ago Dracula was in Geneva: the card is turned up. An encounter lies in wait there, yet Bruno springs no ambush; not this time.
lesson-fury-hunters-07 = In a large city such as Milan, supply brings Dr. Seward an item and an event. The top event has the hunters’ back, so it will be yours: supply.
lesson-fury-hunters-07-other = Another time. The top event is a hunters’ card, so now is the moment for Dr. Seward to supply.
lesson-fury-hunters-08 = { fury-event-local_rumours.quoted } reveals the trail next to Milan: Zurich, then Munich. From Munich he can only have gone on to Nuremberg, Vienna or Zagreb; a deduction map would shade just those.
lesson-fury-hunters-09 = Van Helsing is far away, in Cologne. Trains outrun roads, but they take a ticket: reserve one.
lesson-fury-hunters-09-other = This hunt will need a train, and a train needs a ticket. Reserve one.
lesson-fury-hunters-10 = A 3/2 ticket, and there is none better: three white railways, or two if any of them is yellow. Keep it.
lesson-fury-hunters-10-other = You could put it back, but there is none better. Keep it.
lesson-fury-hunters-11 = Mina can feel Dracula’s mind: her Psychic Bond asks whether he is in a hunter’s region. Nuremberg lies in Van Helsing’s, Vienna and Zagreb do not: ask about his.
lesson-fury-hunters-11-other = That will not settle it. Only Van Helsing’s region tells Nuremberg from Vienna and Zagreb.
lesson-fury-hunters-12 = Yes: so it must be Nuremberg. By night hunters cannot move, but Lord Godalming can search Geneva, where the encounter still lies in wait.
lesson-fury-hunters-12-other = That is allowed, but the encounter would lie in wait for the next hunter. Search the city.
lesson-fury-hunters-13 = { fury-encounter-rats.quoted }: 2 damage. Show { fury-item-pistol.quoted }, and the rats are discarded; the pistol stays with you.
lesson-fury-hunters-13-other = Then the rats would stay in Geneva for the next hunter. Show { fury-item-pistol.quoted }.
lesson-fury-hunters-14 = Dr. Seward has suffered 3 damage. Rest recovers 1, but 2 for the doctor himself and in the city where he is: let him rest.
lesson-fury-hunters-14-other = Another time. Dr. Seward is wounded: let him rest.
lesson-fury-hunters-15 = By night supply takes the bottom event, and if that is Dracula’s, he gets it. Van Helsing has all he needs: pass.
lesson-fury-hunters-15-other = That is allowed, but everything is ready for the morning. Pass.
lesson-fury-hunters-16 = Then it was Dracula’s turn: the trail moved on by one space, and he played { fury-power-feed.quoted } in plain sight. He recovered 3 damage, but he is still in Nuremberg.
lesson-fury-hunters-17 = A new day, and Lord Godalming and Dr. Seward have acted. Now Van Helsing takes the train: spend the ticket.
lesson-fury-hunters-17-other = Nuremberg is three railways away: today only the train will get him there.
lesson-fury-hunters-18 = Cologne, Frankfurt, Leipzig, Nuremberg: three white railways, and nothing happens in the cities on the way. Get off in Nuremberg.
lesson-fury-hunters-18-other = The ticket would take you there, but Dracula is in Nuremberg.
lesson-fury-hunters-19 = Dracula is found, and stands on the map. At dusk and at dawn every hunter in his city must fight him; Mina is too far away: pass.
lesson-fury-hunters-19-other = Mina cannot reach Nuremberg today, whatever she does. Pass, and dusk will fall.
lesson-fury-hunters-20 = A combat by night, when his cards are at their worst. Each round both of you choose a card in secret: if yours shows the icon of his, his is cancelled.
lesson-fury-hunters-21 = { fury-item-pistol.quoted } does 2 damage, and it cancels { fury-combat-claws.quoted } or { fury-combat-plotting.quoted }. Choose it.
lesson-fury-hunters-21-other = You may play any of them. Begin with { fury-item-pistol.quoted }: 2 damage, and claws cannot touch you.
lesson-fury-hunters-22 = { fury-combat-claws.quoted } was cancelled, and { fury-item-pistol.quoted } did 2 damage. A card rests for one round after use: play { fury-combat-punch.quoted }, which cancels { fury-combat-mesmerize.quoted }.
lesson-fury-hunters-22-other = The knife will serve you in a moment. First play { fury-combat-punch.quoted }, which cancels { fury-combat-mesmerize.quoted }.
lesson-fury-hunters-23 = { fury-combat-mesmerize.quoted } was cancelled too: he has 3 health left. He has played two cards, and there is one despair token, so his pride now lets him flee; but { fury-item-knife.quoted } stops a bat.
lesson-fury-hunters-23-other = He is about to take wing. Only { fury-item-knife.quoted } stops a bat, and its 3 damage is all he has left.
lesson-fury-hunters-24 = { fury-combat-escape_as_bat.quoted } was cancelled, and the knife took his last 3 health: the hunters win. You know enough to hunt: try it against a bot.

## Fury of Dracula: the learner is Dracula

lesson-fury-dracula-01 = You are Dracula; Bruno leads the four hunters. You win when your influence reaches 13, and it stands at 7; you lose when you have suffered 15 damage.
lesson-fury-dracula-02 = You are in Vienna, and nobody else can see it. Every night you go one road or one sea zone further; trains you leave to mortals.
lesson-fury-dracula-03 = Your trail keeps your latest hideouts and the encounters that lie in wait there. Each night it moves on one space before you do; all the hunters see is the backs.
lesson-fury-dracula-04 = Venice has just left the trail. Convert it to a lair: nothing matures in a lair, but encounters go on lying in wait.
lesson-fury-dracula-04-other = Venice would be given up and its encounter discarded. Convert it to a lair.
lesson-fury-dracula-05 = A lair takes one more encounter, face down. Place { fury-encounter-saboteur.quoted }, who delays any hunter he surprises.
lesson-fury-dracula-05-other = Any encounter may go there. But you will need the others: place { fury-encounter-saboteur.quoted }.
lesson-fury-dracula-06 = Now choose your next hideout; its card goes face down on space 1. Go to Prague, which no hunter can reach tomorrow.
lesson-fury-dracula-06-other = That is open to you, but the lesson goes on in Prague. Go there.
lesson-fury-dracula-07 = A new hideout gets an encounter. { fury-encounter-aristocratic_vampire.quoted } brings 4 influence if it lives to leave the trail and mature: place it.
lesson-fury-dracula-07-other = That card may go there too. But it is vampires that bring influence: place { fury-encounter-aristocratic_vampire.quoted }.
lesson-fury-dracula-08 = Sunday night turns into Monday: one more despair token, and a rumor token for you. Despair makes a defeated hunter worth more, but you must fight longer before you can escape.
lesson-fury-dracula-09 = Lord Godalming comes to Zagreb, and your card there is turned up. Whatever lies in wait may ambush him: set { fury-encounter-wolves.quoted } on him.
lesson-fury-dracula-09-other = You may keep them for another. But the wolves are hungry: spring the ambush.
lesson-fury-dracula-10 = With no weapon to show, he suffers 4 damage; then { fury-encounter-wolves.quoted } is discarded. He knows where you were two nights ago, but not where you are.
lesson-fury-dracula-11 = Night again, and Van Helsing is in Berlin, next to Prague. Stay where you are: from behind { fury-power-hide.quoted } looks like any place on land, and they will think you have moved.
lesson-fury-dracula-11-other = That is open to you. But with { fury-power-hide.quoted } they will think you have moved.
lesson-fury-dracula-12 = { fury-power-hide.quoted } gets an encounter too, but nothing there can ever mature. Place { fury-encounter-hoax.quoted }, which delays whoever searches.
lesson-fury-dracula-12-other = That card may go there too. But { fury-encounter-hoax.quoted } will do here, and you will need the others.
lesson-fury-dracula-13 = You may put a rumor token on a hideout on spaces 1 to 3: a vampire that matures with it brings 3 more influence. Choose space 2, Prague.
lesson-fury-dracula-13-other = A rumor pays only with a vampire, and yours is in Prague, on space 2.
lesson-fury-dracula-14 = Van Helsing has come to Prague: the city, { fury-power-hide.quoted } and you yourself are revealed. At dusk he must fight you.
lesson-fury-dracula-15 = Each round both of you choose a card in secret; if his shows the icon of yours, yours is cancelled. By night { fury-combat-claws.quoted } does 4 damage in all: strike.
lesson-fury-dracula-15-other = That is open to you. But by night nothing cuts deeper than { fury-combat-claws.quoted }.
lesson-fury-dracula-16 = 4 damage to him, 1 to you. With { fury-combat-fangs.quoted } you recover 2 damage, and he suffers 2: play it.
lesson-fury-dracula-16-other = That is open to you, but { fury-combat-fangs.quoted } would let you recover 2 damage. Play it.
lesson-fury-dracula-17 = You have played two cards, more than there are despair tokens: now your pride lets you flee. Play { fury-combat-escape_as_bat.quoted }.
lesson-fury-dracula-17-other = You could fight on, but your influence grows elsewhere. Play { fury-combat-escape_as_bat.quoted }.
lesson-fury-dracula-18 = By night the bat carries you in secret to a city without hunters, one or two roads away. Fly to Leipzig.
lesson-fury-dracula-18-other = That is open to you, but the lesson flies to Leipzig.
lesson-fury-dracula-19 = You are in the dark again, and that is worth a price: the hideout in Prague is cleared, and the vampire and the rumor there are lost.
lesson-fury-dracula-20 = Your turn again: Valona leaves the trail, and nobody has found { fury-encounter-new_vampire.quoted } there. It brings 3 influence, and the rumor 3 more: let it mature.
lesson-fury-dracula-20-other = It would bring you nothing tonight. Let it mature: 6 influence is waiting.
lesson-fury-dracula-21 = 7 and 6 make 13: Europe is yours. You know enough for a first game: let bots hunt you.
