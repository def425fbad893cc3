# Lessons in English. British spelling; “you” is the learner. At most two sentences a frame. The line
# with -other is shown when something else is chosen, and must be true of every other choice.

## The duel: the learner is Van Helsing

lesson-duel-01 = You are Van Helsing: you win by finding all five of Dracula’s coffins, or by taking his last life. You already have four coffins, and he is looking for your five victims.
lesson-duel-02 = There are twelve locations, each with a face-down card, yours or his. You know two of them: your victim at house 3 and Dracula’s Amulet at house 1.
lesson-duel-03 = A figure moves step by step to a neighbouring location, never diagonally, and at least one step a turn. Go to house 7.
lesson-duel-03-other = That way is open too, but the lesson continues at house 7. Go there.
lesson-duel-04 = When you arrive somewhere you may look at the card, which is the only way to learn whose it is. Look at it.
lesson-duel-04-other = You may pass by without looking. But the lesson needs this card, so look at it.
lesson-duel-05 = It is your own vampire hunter of strength 3: you have picked it up and must place a card there in return. Place the same one, a bluff: Dracula sees that you place a card, but never which.
lesson-duel-05-other = Swapping is allowed, but not this time. Put the vampire hunter of strength 3 back, so that Dracula guesses wrong.
lesson-duel-06 = A card of your own does not end your move: you may stop or go on. Go on to house 4.
lesson-duel-06-other = That is allowed, but the hunt leads elsewhere. Go to house 4.
lesson-duel-07 = Again you may look at the card or leave it alone. Look at it.
lesson-duel-07-other = Caution is wise, but you will never find a coffin without looking. Look at the card.
lesson-duel-08 = An enemy card ends your move: it is a vampire of strength 1, and you must fight it. One action card both pays for your 2 steps and fights: play { duel-card-vh_widerstand.quoted } (5 steps, strength 2) with its special action.
lesson-duel-08-other = You need 2 steps paid for and a strength of more than 1. { duel-card-vh_widerstand.quoted } does both, and its special action is useful right away.
lesson-duel-09 = 2 against 1: you win the fight, and the vampire leaves the board. Place a card from your hand there: a vampire hunter of strength 2.
lesson-duel-09-other = That is allowed. But place a vampire hunter of strength 2: a good guard, though not your best.
lesson-duel-10 = Now the special action: turn a card, and until your next turn Dracula may not enter its location. Keep him out of house 3, where your victim is.
lesson-duel-10-other = You may turn any card. But Dracula is next to house 3, and your victim is there.
lesson-duel-11 = Your card’s bar is green, so you may place the green barrier, which no figure can step across. Put it between house 6 and house 9.
lesson-duel-11-other = That is allowed, but Dracula still has one way too many. Block the one from house 6 to house 9.
lesson-duel-12 = Dracula could only go to house 7. He knows that you placed a card there, hopes for a victim and looks: it is your vampire hunter.
lesson-duel-13 = His strength 1 against 3: he loses the fight, and a life. An enemy symbol of power costs a life too, and so does each step beyond the number on the action card.
lesson-duel-14 = Dracula’s yellow barrier blocks the way between house 2 and house 5: what is he guarding there? Go around it, through house 1.
lesson-duel-14-other = The shortest open way to house 2 is through house 1. Go there.
lesson-duel-15 = Here is the Amulet, his symbol of power: revealing it would cost you a life. Don’t look; you may still go on.
lesson-duel-15-other = It would cost you a life and end your move. Leave this card alone.
lesson-duel-16 = Every step must be paid for in the end. Your action cards can pay for a second one: go to house 2.
lesson-duel-16-other = That is allowed, but Dracula’s barrier pointed to house 2. Go there.
lesson-duel-17 = This is the card that Dracula was guarding. Look at it.
lesson-duel-17-other = You came for this very card. Look at it.
lesson-duel-18 = It is the fifth coffin. But first pay for your 2 steps: play { duel-card-vh_kampfeslust.quoted }, whose number is 2, without its special action.
lesson-duel-18-other = { duel-card-vh_kampfeslust.quoted } pays for 2 steps, which is all you need. { duel-card-vh_gelassenheit.quoted } would cost you a life, and the special action of { duel-card-vh_eingebung.quoted } would cost you the coffin.
lesson-duel-19 = You have found all five coffins: Van Helsing wins, and seeing every missing one in Dracula’s hand would have done it too. You know enough for a first game: play it against a bot.

## Nosferatu: the learner is Clara, a Hunter

lesson-nosferatu-01 = You are Clara, a Hunter. The Vampire is Bruno, Daniel or Elsa; the other two are Hunters, and nobody knows whom to trust.
lesson-nosferatu-02 = Everyone knows one enemy, Renfield: here it is Anna. Renfield serves the Vampire and knows every character, having dealt them.
lesson-nosferatu-03 = After Dawn, the holder of the Stake may kill. If the Vampire dies, the Hunters win; if a Hunter dies, or 5 Bites are in play, Evil wins.
lesson-nosferatu-04 = Only you can see your reserve. Components power the Hunters’ Rituals, Bites serve the Vampire, Nights delay Dawn, and a Rumour does nothing but prevent a Ritual.
lesson-nosferatu-05 = Bruno holds the Stake and so went first: draw 2 cards, discard 1 face up, give Renfield 1 face down. Now it is your turn.
lesson-nosferatu-06 = You have drawn a Bite and a Component. Discard the Bite face up: everyone can see that Renfield does not get it.
lesson-nosferatu-06-other = That is allowed, but a Bite you keep may still do harm. Discarded, it harms nobody: discard it.
lesson-nosferatu-07 = Now give Renfield 1 card face down. Give a Component: if the pile is all Components, the Hunters get a Ritual.
lesson-nosferatu-07-other = A single Rumour in the pile prevents the Ritual. Give a Component.
lesson-nosferatu-08 = Then you turned over a Clock card: a Night, so the turn passes on. The Clock has 5 Nights and 1 Dawn, which ends the table turn immediately.
lesson-nosferatu-09 = Daniel and Elsa have acted, and Elsa turned over Dawn. Renfield looks through the pile and must announce the truth: “{ nosferatu-case-2 }”.
lesson-nosferatu-10 = So the holder of the Stake chooses a Ritual: Bruno chose “{ nosferatu-ritual-mirror }”. Renfield had to reveal a character and chose yours: everyone now knows that you are a Hunter.
lesson-nosferatu-11 = Dawn had come, so the holder of the Stake had to kill or pass it on. Bruno knew too little to kill and passed it to you, whom every Hunter can trust.
lesson-nosferatu-12 = Round 2: you hold the Stake and go first. If you gave Renfield the Night you drew, it would join the Clock: discard it.
lesson-nosferatu-12-other = That is allowed, but given to Renfield, the Night would make Dawn rarer. Discard it.
lesson-nosferatu-13 = Give Renfield a Component again. The holder of the Stake does not turn over a Clock card.
lesson-nosferatu-13-other = A Rumour would prevent the Ritual. Give the Component, and remember it: you will need it.
lesson-nosferatu-14 = Daniel gave a card and turned over Dawn, so the table turn ended before Elsa and Bruno could act. The pile has only two cards, yours and Daniel’s.
lesson-nosferatu-15 = Renfield announces “{ nosferatu-case-1 }”. Your card was a Component, so the bad card came from Daniel, who had a Component to give and discarded it instead.
lesson-nosferatu-16 = It was a Bite, and Renfield gives it to you; with the fifth in play, Evil would win. A Bite costs you a card: slide the Rumour under the discard pile, unseen.
lesson-nosferatu-16-other = That is allowed, but the Component is more useful to the Hunters. Slide the Rumour.
lesson-nosferatu-17 = Daniel claims to suspect Bruno. You may say anything, true or false, but Bruno has given no card this round.
lesson-nosferatu-18 = Dawn is here, and you hold the Stake. Everything points to Daniel: strike.
lesson-nosferatu-18-other = Killing a Hunter loses the game, and a Stake passed on may reach the Vampire. The trail leads to Daniel.
lesson-nosferatu-19 = Daniel was the Vampire: the Hunters win. You know enough for a first game: play it with bots.

## Fury of Dracula: the learner leads the hunters

lesson-fury-hunters-01 = You lead all four hunters; Bruno is Dracula, hidden somewhere in Europe. You win once he has suffered 15 damage, and he has only 3 health left.
lesson-fury-hunters-02 = He wins when his influence reaches 13, and it is now 6. It grows when his vampires mature without being found, and whenever a hunter is defeated.
lesson-fury-hunters-03 = This is your hunting ground. A road leads to the next city; a railway leads further, but needs a ticket; and from a port you can go to sea.
lesson-fury-hunters-04 = This is his trail, one card a night: he is on space 1 now, and five nights ago he was on space 6, in Bordeaux. The backs of the others show only land or sea.
lesson-fury-hunters-05 = It is day, and Lord Godalming acts first. Send him along the road from Marseilles to Geneva: choose it on the map.
lesson-fury-hunters-05-other = That is allowed, but the trail leads through Geneva. Choose Geneva on the map.
lesson-fury-hunters-06 = Three nights ago Dracula was in Geneva: the card is revealed. An encounter is waiting there, but Bruno springs no ambush this time.
lesson-fury-hunters-07 = In a large city such as Milan, supply brings Dr. Seward an item and an event. The top event has the hunters’ back, so he will get it: supply.
lesson-fury-hunters-07-other = Another time. The top event is a hunters’ card, so now is the moment for Dr. Seward to supply.
lesson-fury-hunters-08 = { fury-event-local_rumours.quoted } reveals the trail next to Milan: Zurich, then Munich. From Munich he can only have gone to Nuremberg, Vienna or Zagreb; a deduction map would shade exactly those.
lesson-fury-hunters-09 = Van Helsing is far away, in Cologne. Trains are faster than roads, but they need a ticket: reserve one.
lesson-fury-hunters-09-other = This hunt will need a train, and a train needs a ticket. Reserve one.
lesson-fury-hunters-10 = A 3/2 ticket, the best there is: three white railways, or two if any of them is yellow. Keep it.
lesson-fury-hunters-10-other = You could put it back, but there is no better ticket. Keep it.
lesson-fury-hunters-11 = Mina can sense Dracula: her Psychic Bond asks whether he is in a hunter’s region. Nuremberg is in Van Helsing’s region, Vienna and Zagreb are not: ask about Van Helsing’s.
lesson-fury-hunters-11-other = That will not settle it. Only Van Helsing’s region tells Nuremberg from Vienna and Zagreb.
lesson-fury-hunters-12 = Yes: so it must be Nuremberg. At night hunters cannot move, but Lord Godalming can search Geneva, where the encounter is still waiting.
lesson-fury-hunters-12-other = That is allowed, but the encounter would be waiting for the next hunter. Search the city.
lesson-fury-hunters-13 = { fury-encounter-rats.quoted }: 2 damage. Show { fury-item-pistol.quoted }, and the rats are discarded; you keep the pistol.
lesson-fury-hunters-13-other = Then the rats would stay in Geneva for the next hunter. Show { fury-item-pistol.quoted }.
lesson-fury-hunters-14 = Dr. Seward has suffered 3 damage. Resting recovers 1, but 2 for Dr. Seward and anyone in his city: let him rest.
lesson-fury-hunters-14-other = Another time. Dr. Seward is wounded: let him rest.
lesson-fury-hunters-15 = At night, supply takes the bottom event, and if it is Dracula’s, he gets it. Van Helsing has all he needs: pass.
lesson-fury-hunters-15-other = That is allowed, but everything is ready for the morning. Pass.
lesson-fury-hunters-16 = Then it was Dracula’s turn: the trail slid on by one space, and he openly played { fury-power-feed.quoted }. He recovered 3 damage, but he is still in Nuremberg.
lesson-fury-hunters-17 = A new day, and Lord Godalming and Dr. Seward have acted. Now Van Helsing takes the train: spend the ticket.
lesson-fury-hunters-17-other = Nuremberg is three railways away: only the train will get him there today.
lesson-fury-hunters-18 = Cologne, Frankfurt, Leipzig, Nuremberg: three white railways, and nothing happens in the cities on the way. Get off in Nuremberg.
lesson-fury-hunters-18-other = The ticket would take you there, but Dracula is in Nuremberg.
lesson-fury-hunters-19 = Dracula is found, and his figure is on the map. At dusk and dawn every hunter in his city must fight him; Mina is too far away: pass.
lesson-fury-hunters-19-other = Mina cannot reach Nuremberg today, whatever she does. Pass, and dusk will fall.
lesson-fury-hunters-20 = A combat at night, when his cards are at their worst for you. Each round both sides choose a card in secret: if yours shows the icon of his, his is cancelled.
lesson-fury-hunters-21 = { fury-item-pistol.quoted } does 2 damage, and it cancels { fury-combat-claws.quoted } or { fury-combat-plotting.quoted }. Choose it.
lesson-fury-hunters-21-other = You may play any of them. Start with { fury-item-pistol.quoted }: 2 damage, and it cancels { fury-combat-claws.quoted }.
lesson-fury-hunters-22 = { fury-combat-claws.quoted } was cancelled, and { fury-item-pistol.quoted } did 2 damage. A used card is out for one round: play { fury-combat-punch.quoted }, which cancels { fury-combat-mesmerize.quoted }.
lesson-fury-hunters-22-other = You will need the knife in a moment. First play { fury-combat-punch.quoted }, which cancels { fury-combat-mesmerize.quoted }.
lesson-fury-hunters-23 = { fury-combat-mesmerize.quoted } was cancelled too: he has 3 health left. With one despair token and two cards played, his pride now lets him escape, but { fury-item-knife.quoted } stops a bat.
lesson-fury-hunters-23-other = He is about to fly away. Only { fury-item-knife.quoted } stops a bat, and its 3 damage is all he has left.
lesson-fury-hunters-24 = { fury-combat-escape_as_bat.quoted } was cancelled, and the knife took his last 3 health: the hunters win. You know enough to hunt: try it against a bot.

## Fury of Dracula: the learner is Dracula

lesson-fury-dracula-01 = You are Dracula; Bruno leads the four hunters. You win when your influence reaches 13, and it is now 7; you lose when you have suffered 15 damage.
lesson-fury-dracula-02 = You are in Vienna, and nobody else can see it. Every night you move by one road or one sea zone; you never take the train.
lesson-fury-dracula-03 = Your trail keeps your latest hideouts and the encounters waiting there. Each night it slides one space before you move; the hunters see only the backs.
lesson-fury-dracula-04 = Venice has just left the trail. Convert it to a lair: nothing matures in a lair, but its encounters keep waiting.
lesson-fury-dracula-04-other = Venice would be cleared and its encounter discarded. Convert it to a lair.
lesson-fury-dracula-05 = A new lair gets one more encounter, face down. Place { fury-encounter-saboteur.quoted }, which delays any hunter it surprises.
lesson-fury-dracula-05-other = Any encounter may go there. But you will need the others: place { fury-encounter-saboteur.quoted }.
lesson-fury-dracula-06 = Now choose your next hideout; its card goes face down on space 1. Go to Prague, which no hunter can reach tomorrow.
lesson-fury-dracula-06-other = That is allowed, but the lesson continues in Prague. Go there.
lesson-fury-dracula-07 = A new hideout gets an encounter. { fury-encounter-aristocratic_vampire.quoted } brings 4 influence if it matures when it leaves the trail: place it.
lesson-fury-dracula-07-other = You may place that card too, but only vampires bring influence: place { fury-encounter-aristocratic_vampire.quoted }.
lesson-fury-dracula-08 = Sunday night turns into Monday: one more despair token, and a rumor token for you. Despair makes a defeated hunter worth more, but you must fight longer before you can escape.
lesson-fury-dracula-09 = Lord Godalming comes to Zagreb, and your card there is revealed. Any encounter there may ambush him: use { fury-encounter-wolves.quoted }.
lesson-fury-dracula-09-other = You may keep them for another hunter. But spring the ambush now.
lesson-fury-dracula-10 = Without a weapon to show, he suffers 4 damage; then { fury-encounter-wolves.quoted } is discarded. He knows where you were two nights ago, but not where you are.
lesson-fury-dracula-11 = Night again, and Van Helsing is in Berlin, next to Prague. Stay where you are: face down, { fury-power-hide.quoted } looks like any city, and they will think you have moved.
lesson-fury-dracula-11-other = That is allowed, but with { fury-power-hide.quoted } they will think you have moved.
lesson-fury-dracula-12 = { fury-power-hide.quoted } gets an encounter too, but nothing there can mature. Place { fury-encounter-hoax.quoted }, which delays a hunter who searches.
lesson-fury-dracula-12-other = You may place that card too, but { fury-encounter-hoax.quoted } is enough here, and you will need the others.
lesson-fury-dracula-13 = You may put a rumor token on a hideout on spaces 1 to 3: a vampire that matures there brings 3 more influence. Choose space 2, Prague.
lesson-fury-dracula-13-other = A rumor token pays off only with a vampire, and yours is in Prague, on space 2.
lesson-fury-dracula-14 = Van Helsing has come to Prague: the city, { fury-power-hide.quoted } and you yourself are revealed. At dusk he must fight you.
lesson-fury-dracula-15 = Each round both sides choose a card in secret; if his shows the icon of yours, yours is cancelled. At night { fury-combat-claws.quoted } does 4 damage in all: play it.
lesson-fury-dracula-15-other = That is allowed, but at night nothing does more damage than { fury-combat-claws.quoted }.
lesson-fury-dracula-16 = 4 damage to him, 1 to you. With { fury-combat-fangs.quoted } you recover 2 damage, and he suffers 2: play it.
lesson-fury-dracula-16-other = That is allowed, but { fury-combat-fangs.quoted } would let you recover 2 damage. Play it.
lesson-fury-dracula-17 = You have played two cards, more than there are despair tokens: now your pride lets you escape. Play { fury-combat-escape_as_bat.quoted }.
lesson-fury-dracula-17-other = You could fight on, but your influence grows elsewhere. Play { fury-combat-escape_as_bat.quoted }.
lesson-fury-dracula-18 = At night the bat carries you in secret to a city without hunters, one or two roads away. Fly to Leipzig.
lesson-fury-dracula-18-other = That is allowed, but the lesson continues in Leipzig. Fly there.
lesson-fury-dracula-19 = You are hidden again, at a price: the hideout in Prague is cleared, and the vampire and the rumor token there are lost.
lesson-fury-dracula-20 = Your turn again: Valona leaves the trail, and nobody has found { fury-encounter-new_vampire.quoted } there. It brings 3 influence, and the rumor token 3 more: let it mature.
lesson-fury-dracula-20-other = That would bring you nothing tonight. Let it mature: 6 influence is waiting.
lesson-fury-dracula-21 = 7 and 6 make 13: Europe is yours. You know enough for a first game: let bots hunt you.
