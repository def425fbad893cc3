# Lessons in French. « Vous » is the learner, who is given no gender. At most two sentences a frame.
# The line with -other is said when something else is chosen, and must be true of every other choice.

## The duel: the learner is Van Helsing

lesson-duel-01 = Vous êtes Van Helsing. Les cinq cercueils de Dracula, ou son dernier marqueur de vie, font votre victoire : quatre cercueils sont déjà pris, et lui cherche vos cinq victimes.
lesson-duel-02 = Douze lieux, et sur chacun une carte face cachée, à vous ou à lui. Vous en connaissez deux : votre victime à la maison 3 et l’Amulette de Dracula à la maison 1.
lesson-duel-03 = Une figurine avance pas à pas vers un lieu voisin, jamais en diagonale, et d’au moins un pas par tour. Allez à la maison 7.
lesson-duel-03-other = Ce chemin est ouvert aussi. Mais la leçon vous attend à la maison 7 : allez-y.
lesson-duel-04 = Là où vous arrivez, vous pouvez regarder la carte ; c’est le seul moyen de savoir à qui elle est. Regardez-la.
lesson-duel-04-other = Passer sans regarder est permis. Cette fois, regardez : la leçon est sous cette carte.
lesson-duel-05 = Un chasseur de vampire de force 3, à vous : vous l’avez repris et devez poser une carte à sa place. Reposez-le, c’est bluffer : Dracula voit poser une carte, jamais laquelle.
lesson-duel-05-other = Un bel échange, pour un autre jour. Ici, reposez le chasseur de vampire de force 3 : Dracula s’y trompera.
lesson-duel-06 = Une carte à vous ne met pas fin à votre déplacement : vous pouvez vous arrêter ou continuer. Continuez jusqu’à la maison 4.
lesson-duel-06-other = C’est permis, mais la chasse mène ailleurs. Allez à la maison 4.
lesson-duel-07 = De nouveau, vous pouvez regarder la carte ou la laisser. Regardez-la.
lesson-duel-07-other = La prudence vous honore ; mais qui ne regarde jamais ne trouve aucun cercueil. Regardez la carte.
lesson-duel-08 = Une carte ennemie met fin à votre déplacement : un vampire de force 1, à combattre. Une carte action paie vos 2 pas et se bat : jouez { duel-card-vh_widerstand.quoted } (5 pas, force 2) avec son action spéciale.
lesson-duel-08-other = Deux choses comptent : 2 pas à payer, une force 1 à battre. { duel-card-vh_widerstand.quoted } y suffit, et son action spéciale vous servira aussitôt.
lesson-duel-09 = 2 contre 1 : le combat est gagné, et le vampire quitte le plateau. Posez à sa place une carte de votre main : un chasseur de vampire de force 2.
lesson-duel-09-other = C’est permis. La leçon pose un chasseur de vampire de force 2 : bon gardien, sans être votre meilleur.
lesson-duel-10 = Vient l’action spéciale : tournez une carte et, jusqu’à votre prochain tour, Dracula ne peut pas entrer dans ce lieu. Fermez-lui la maison 3, où se trouve votre victime.
lesson-duel-10-other = Vous pouvez tourner n’importe quelle carte. Mais Dracula est à un pas de la maison 3, et votre victime s’y trouve.
lesson-duel-11 = La barre de votre carte est verte : vous pouvez placer la barrière verte, qu’aucune figurine ne franchit. Placez-la entre la maison 6 et la maison 9.
lesson-duel-11-other = C’est permis. Mais il reste à Dracula un chemin de trop : celui de la maison 6 à la maison 9.
lesson-duel-12 = Dracula ne pouvait aller qu’à la maison 7. Il sait que vous y avez posé une carte, espère une victime et regarde : c’est votre chasseur de vampire.
lesson-duel-13 = Sa force 1 contre 3 : il perd le combat, et un marqueur de vie. Un symbole de puissance ennemi en coûte un aussi, tout comme chaque pas au-delà du chiffre de la carte.
lesson-duel-14 = La barrière jaune de Dracula ferme le passage entre la maison 2 et la maison 5 : que garde-t-il là ? Contournez-la par la maison 1.
lesson-duel-14-other = Le plus court chemin ouvert vers la maison 2 passe par la maison 1. Allez-y.
lesson-duel-15 = Ici se trouve l’Amulette, son symbole de puissance : la révéler vous coûterait un marqueur de vie. Ne regardez pas ; vous pouvez continuer quand même.
lesson-duel-15-other = Cela vous coûterait un marqueur de vie et mettrait fin à votre déplacement. Laissez cette carte.
lesson-duel-16 = À la fin, chaque pas doit être payé. Un second, jusqu’à la maison 2, est à la portée de vos cartes action.
lesson-duel-16-other = C’est permis ; mais la barrière de Dracula désignait la maison 2. Allez-y.
lesson-duel-17 = Voici la carte que gardait Dracula. Regardez-la.
lesson-duel-17-other = C’est pour cette carte que vous êtes là. Regardez-la.
lesson-duel-18 = Le cinquième cercueil. Mais il faut d’abord payer vos 2 pas : jouez { duel-card-vh_kampfeslust.quoted }, dont le chiffre est 2, sans son action spéciale.
lesson-duel-18-other = { duel-card-vh_kampfeslust.quoted } paie 2 pas, et cela suffit. { duel-card-vh_gelassenheit.quoted } vous coûterait un marqueur de vie, et l’action spéciale de la carte { duel-card-vh_eingebung.quoted }, le cercueil.
lesson-duel-19 = Les cinq cercueils sont trouvés : Van Helsing a gagné. Vous en savez assez pour une première partie : jouez-la contre un robot.

## Nosferatu: the learner is Clara, a Hunter

lesson-nosferatu-01 = Vous êtes Clara, un Chasseur. Le Vampire se cache parmi Bruno, Daniel et Elsa ; les deux autres sont des Chasseurs, et nul ne sait à qui se fier.
lesson-nosferatu-02 = Un seul ennemi est connu de tout le monde, Renfield : ici, c’est Anna. Renfield sert le Vampire et connaît chaque Personnage, car il les a distribués.
lesson-nosferatu-03 = L’Aurore venue, la personne qui porte le Pieu peut tuer. Si le Vampire meurt, les Chasseurs gagnent ; si un Chasseur meurt, ou que 5 Morsures sont en jeu, le Mal gagne.
lesson-nosferatu-04 = Votre Réserve n’est connue que de vous. Les Composants font les Rituels des Chasseurs, les Morsures servent le Vampire ; les Nuits retardent l’Aurore, et une Rumeur ne fait qu’empêcher un Rituel.
lesson-nosferatu-05 = Bruno porte le Pieu et a donc joué en premier : piocher 2 cartes, en défausser 1 face visible, en donner 1 à Renfield face cachée. À vous maintenant.
lesson-nosferatu-06 = Vous avez pioché une Morsure et un Composant. Défaussez la Morsure, face visible : tout le monde voit que Renfield ne l’aura pas.
lesson-nosferatu-06-other = C’est permis ; mais une Morsure que vous gardez peut encore nuire. Défaussée face visible, elle ne frappe personne : défaussez-la.
lesson-nosferatu-07 = Donnez maintenant 1 carte à Renfield, face cachée. Donnez un Composant : si la pile n’est faite que de Composants, les Chasseurs obtiennent un Rituel.
lesson-nosferatu-07-other = Une seule Rumeur dans la pile empêche le Rituel. Donnez un Composant.
lesson-nosferatu-08 = Puis vous avez révélé une carte de l’Horloge : une Nuit, le tour de table se poursuit. L’Horloge a 5 Nuits et 1 Aurore, qui y met fin aussitôt.
lesson-nosferatu-09 = Daniel et Elsa ont joué, et Elsa a révélé l’Aurore. Renfield examine la pile et doit annoncer la vérité : « { nosferatu-case-2 } ».
lesson-nosferatu-10 = La personne qui porte le Pieu choisit donc un Rituel : Bruno a pris « { nosferatu-ritual-mirror } ». Renfield a dû dévoiler un Personnage, le vôtre : on sait que vous êtes un Chasseur.
lesson-nosferatu-11 = L’Aurore était là : la personne qui porte le Pieu doit tuer ou le transmettre. Bruno en savait trop peu pour tuer et vous l’a transmis : tout Chasseur peut se fier à vous.
lesson-nosferatu-12 = Manche 2 : vous portez le Pieu et jouez en premier. Vous avez pioché une Nuit qui, donnée à Renfield, rejoindrait l’Horloge : défaussez-la.
lesson-nosferatu-12-other = C’est permis ; mais donnée à Renfield, la Nuit rendrait l’Aurore plus rare. Défaussez-la.
lesson-nosferatu-13 = Donnez encore un Composant à Renfield. La personne qui porte le Pieu ne révèle aucune carte de l’Horloge.
lesson-nosferatu-13-other = Une Rumeur empêcherait le Rituel. Donnez le Composant, et souvenez-vous-en : cela vous servira.
lesson-nosferatu-14 = Daniel a donné une carte et révélé l’Aurore : le tour de table finit sans Elsa ni Bruno. La pile n’a que deux cartes, la vôtre et celle de Daniel.
lesson-nosferatu-15 = Renfield annonce « { nosferatu-case-1 } ». Votre carte était un Composant : le mal vient donc de Daniel, qui avait un Composant à donner et l’a défaussé.
lesson-nosferatu-16 = C’était une Morsure, et Renfield la pose devant vous ; la cinquième en jeu ferait gagner le Mal. Pour elle, glissez une carte sous la défausse, face cachée : la Rumeur.
lesson-nosferatu-16-other = C’est permis ; mais le Composant est plus utile aux Chasseurs. Glissez la Rumeur.
lesson-nosferatu-17 = Daniel affirme soupçonner Bruno. On peut tout dire, le vrai comme le faux ; mais Bruno n’a donné aucune carte cette manche.
lesson-nosferatu-18 = L’Aurore est là, et vous portez le Pieu. Tout désigne Daniel : frappez.
lesson-nosferatu-18-other = Le Pieu ne frappe qu’une fois, et un Chasseur tué, c’est la défaite ; transmis, il peut échoir au Vampire. La piste mène à Daniel.
lesson-nosferatu-19 = Daniel était le Vampire : les Chasseurs gagnent. Vous en savez assez pour une première partie : prenez place parmi des robots.
