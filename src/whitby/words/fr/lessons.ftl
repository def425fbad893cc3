# Lessons in French. « Vous » is the learner, who is given no gender. At most two sentences a frame.
# The line with -other is said when something else is chosen, and must be true of every other choice.

## The duel: the learner is Van Helsing

lesson-duel-01 = Vous êtes Van Helsing : trouvez les cinq cercueils de Dracula, ou prenez-lui son dernier marqueur de vie, et vous gagnez. Quatre cercueils sont déjà pris ; lui cherche vos cinq victimes.
lesson-duel-02 = Douze lieux, et sur chacun une carte face cachée, à vous ou à lui. Vous en connaissez deux : votre victime à la maison 3 et l’Amulette de Dracula à la maison 1.
lesson-duel-03 = Une figurine avance pas à pas vers un lieu voisin, jamais en diagonale, d’au moins un pas par tour. Allez à la maison 7.
lesson-duel-03-other = Ce chemin est ouvert aussi. Mais la leçon vous attend à la maison 7 : allez-y.
lesson-duel-04 = Là où vous arrivez, vous pouvez regarder la carte : c’est le seul moyen de savoir à qui elle est. Regardez-la.
lesson-duel-04-other = Passer sans regarder est permis. Mais la leçon a besoin de cette carte : regardez-la.
lesson-duel-05 = Un chasseur de vampire de force 3, à vous : vous l’avez repris et devez poser une carte à sa place. Reposez-le pour bluffer : Dracula voit que vous posez une carte, jamais laquelle.
lesson-duel-05-other = Bonne idée, mais pour une autre partie. Ici, reposez le chasseur de vampire de force 3 : Dracula s’y trompera.
lesson-duel-06 = Une carte à vous ne met pas fin à votre déplacement : vous pouvez vous arrêter ou continuer. Continuez jusqu’à la maison 4.
lesson-duel-06-other = C’est permis, mais la chasse mène ailleurs. Allez à la maison 4.
lesson-duel-07 = De nouveau, vous pouvez regarder la carte ou non. Regardez-la.
lesson-duel-07-other = La prudence est une vertu, mais sans regarder, vous ne trouverez aucun cercueil. Regardez la carte.
lesson-duel-08 = Une carte ennemie met fin à votre déplacement : un vampire de force 1, à combattre. Une seule carte action paie vos 2 pas et sert au combat : jouez { duel-card-vh_widerstand.quoted } (5 pas, force 2) avec son action spéciale.
lesson-duel-08-other = Il faut payer 2 pas et battre une force de 1. { duel-card-vh_widerstand.quoted } y suffit, et son action spéciale vous servira tout de suite.
lesson-duel-09 = 2 contre 1 : le combat est gagné, et le vampire quitte le plateau. Posez à sa place une carte de votre main : un chasseur de vampire de force 2.
lesson-duel-09-other = C’est permis. Mais posez un chasseur de vampire de force 2 : un bon gardien, sans être votre meilleur.
lesson-duel-10 = Puis vient l’action spéciale : tournez une carte et, jusqu’à votre prochain tour, Dracula ne peut pas entrer dans ce lieu. Fermez-lui la maison 3, où se trouve votre victime.
lesson-duel-10-other = Vous pouvez tourner n’importe quelle carte. Mais Dracula est à un pas de la maison 3, et votre victime s’y trouve.
lesson-duel-11 = La barre de votre carte est verte : vous pouvez placer la barrière verte, qu’aucune figurine ne franchit. Placez-la entre la maison 6 et la maison 9.
lesson-duel-11-other = C’est permis. Mais il reste à Dracula un chemin de trop : fermez celui de la maison 6 à la maison 9.
lesson-duel-12 = Dracula ne pouvait aller qu’à la maison 7. Il sait que vous y avez posé une carte, espère une victime et regarde : c’est votre chasseur de vampire.
lesson-duel-13 = Sa force de 1 contre 3 : il perd le combat, et un marqueur de vie. Révéler un symbole de puissance ennemi en coûte un aussi, tout comme chaque pas au-delà du chiffre de la carte.
lesson-duel-14 = La barrière jaune de Dracula ferme le passage entre la maison 2 et la maison 5 : que garde-t-il là ? Contournez-la par la maison 1.
lesson-duel-14-other = Le plus court chemin ouvert vers la maison 2 passe par la maison 1. Allez-y.
lesson-duel-15 = Ici se trouve l’Amulette, son symbole de puissance : la révéler vous coûterait un marqueur de vie. Ne regardez pas ; vous pouvez continuer quand même.
lesson-duel-15-other = Cela vous coûterait un marqueur de vie et mettrait fin à votre déplacement. Laissez cette carte.
lesson-duel-16 = À la fin, chaque pas doit être payé. Vos cartes action peuvent en payer un second : allez à la maison 2.
lesson-duel-16-other = C’est permis ; mais la barrière de Dracula désignait la maison 2. Allez-y.
lesson-duel-17 = Voici la carte que gardait Dracula. Regardez-la.
lesson-duel-17-other = C’est pour cette carte que vous êtes là. Regardez-la.
lesson-duel-18 = Le cinquième cercueil. Mais il faut d’abord payer vos 2 pas : jouez { duel-card-vh_kampfeslust.quoted }, dont le chiffre est 2, sans son action spéciale.
lesson-duel-18-other = { duel-card-vh_kampfeslust.quoted } paie 2 pas, et cela suffit. { duel-card-vh_gelassenheit.quoted } vous coûterait un marqueur de vie, et l’action spéciale de la carte { duel-card-vh_eingebung.quoted }, le cercueil.
lesson-duel-19 = Les cinq cercueils sont trouvés : Van Helsing gagne, comme il gagnerait en voyant dans la main de Dracula tous ceux qui manquent. Vous en savez assez pour une première partie : jouez-la contre un robot.

## Nosferatu: the learner is Clara, a Hunter

lesson-nosferatu-01 = Vous êtes Clara, un Chasseur. Le Vampire se cache parmi Bruno, Daniel et Elsa ; les deux autres sont des Chasseurs, et personne ne sait à qui se fier.
lesson-nosferatu-02 = Un seul ennemi est connu de tout le monde, Renfield : ici, c’est Anna. Renfield sert le Vampire et connaît chaque Personnage, puisque c’est Renfield qui les a distribués.
lesson-nosferatu-03 = L’Aurore venue, la personne qui porte le Pieu peut tuer. Si le Vampire meurt, les Chasseurs gagnent ; si un Chasseur meurt, ou que 5 Morsures sont en jeu, le Mal gagne.
lesson-nosferatu-04 = Votre Réserve n’est connue que de vous. Les Composants permettent les Rituels des Chasseurs, les Morsures servent le Vampire ; les Nuits retardent l’Aurore, et une Rumeur ne fait qu’empêcher un Rituel.
lesson-nosferatu-05 = Bruno porte le Pieu et a donc joué en premier : piocher 2 cartes, en défausser 1 face visible, en donner 1 à Renfield face cachée. À vous maintenant.
lesson-nosferatu-06 = Vous avez pioché une Morsure et un Composant. Défaussez la Morsure, face visible : tout le monde voit que Renfield ne l’aura pas.
lesson-nosferatu-06-other = C’est permis ; mais une Morsure que vous gardez peut encore nuire. Défaussée face visible, elle ne frappe personne : défaussez-la.
lesson-nosferatu-07 = Donnez maintenant 1 carte à Renfield, face cachée. Donnez un Composant : si la pile n’est faite que de Composants, les Chasseurs obtiennent un Rituel.
lesson-nosferatu-07-other = Une seule Rumeur dans la pile empêche le Rituel. Donnez un Composant.
lesson-nosferatu-08 = Puis vous avez révélé une carte de l’Horloge : une Nuit, le tour de table se poursuit. L’Horloge a 5 Nuits et 1 Aurore, qui met immédiatement fin au tour de table.
lesson-nosferatu-09 = Daniel et Elsa ont joué, et Elsa a révélé l’Aurore. Renfield examine la pile et doit annoncer la vérité : « { nosferatu-case-2 } ».
lesson-nosferatu-10 = La personne qui porte le Pieu choisit donc un Rituel : Bruno a pris « { nosferatu-ritual-mirror } ». Renfield a dû dévoiler un Personnage, le vôtre : on sait que vous êtes un Chasseur.
lesson-nosferatu-11 = L’Aurore était là : la personne qui porte le Pieu doit tuer ou le transmettre. Bruno en savait trop peu pour tuer et vous a transmis le Pieu : tout Chasseur peut se fier à vous.
lesson-nosferatu-12 = Manche 2 : vous portez le Pieu et jouez en premier. Vous avez pioché une Nuit qui, donnée à Renfield, rejoindrait l’Horloge : défaussez-la.
lesson-nosferatu-12-other = C’est permis ; mais donnée à Renfield, la Nuit rendrait l’Aurore plus rare. Défaussez-la.
lesson-nosferatu-13 = Donnez encore un Composant à Renfield. La personne qui porte le Pieu ne révèle aucune carte de l’Horloge.
lesson-nosferatu-13-other = Une Rumeur empêcherait le Rituel. Donnez le Composant, et souvenez-vous-en : cela vous servira.
lesson-nosferatu-14 = Daniel a donné une carte et révélé l’Aurore : le tour de table finit sans Elsa ni Bruno. La pile n’a que deux cartes, la vôtre et celle de Daniel.
lesson-nosferatu-15 = Renfield annonce « { nosferatu-case-1 } ». Votre carte était un Composant : la mauvaise carte vient donc de Daniel, qui avait un Composant à donner et l’a défaussé.
lesson-nosferatu-16 = C’était une Morsure, et Renfield la pose devant vous ; la cinquième en jeu ferait gagner le Mal. Elle vous coûte une carte, à glisser face cachée sous la défausse : la Rumeur.
lesson-nosferatu-16-other = C’est permis ; mais le Composant est plus utile aux Chasseurs. Glissez la Rumeur.
lesson-nosferatu-17 = Daniel affirme soupçonner Bruno. On peut tout dire, le vrai comme le faux ; mais Bruno n’a donné aucune carte cette manche.
lesson-nosferatu-18 = L’Aurore est là, et vous portez le Pieu. Tout désigne Daniel : frappez.
lesson-nosferatu-18-other = Tuer un Chasseur, c’est perdre ; et un Pieu transmis peut tomber entre les mains du Vampire. La piste mène à Daniel.
lesson-nosferatu-19 = Daniel était le Vampire : les Chasseurs gagnent. Vous en savez assez pour une première partie : prenez place parmi des robots.

## Fury of Dracula: the learner leads the hunters

lesson-fury-hunters-01 = Vous menez les quatre Chasseurs ; Bruno joue Dracula, caché quelque part en Europe. Vous gagnez quand il a subi 15 dégâts, et il ne lui reste que 3 points de Santé.
lesson-fury-hunters-02 = Il gagne quand son Influence atteint 13 ; elle est à 6. Elle monte quand ses Vampires évoluent sans être découverts, et à chaque Chasseur vaincu.
lesson-fury-hunters-03 = Voici votre terrain de chasse. Une route mène à la ville voisine, une voie ferrée plus loin, contre un Billet ; et d’un port, on prend la mer.
lesson-fury-hunters-04 = Voici sa Piste, une carte par nuit : il est maintenant sur la case 1, et il y a cinq nuits il était sur la case 6, à Bordeaux. Les autres dos ne disent que terre ou mer.
lesson-fury-hunters-05 = C’est le Jour, et Lord Godalming agit d’abord. Envoyez-le par la route de Marseille à Genève : choisissez Genève sur la carte.
lesson-fury-hunters-05-other = C’est permis, mais la Piste passe par Genève. Choisissez Genève sur la carte.
lesson-fury-hunters-06 = Il y a trois nuits, Dracula était à Genève : la carte est révélée. Une Rencontre y guette, mais Bruno renonce à l’embuscade, pour cette fois.
lesson-fury-hunters-07 = Dans une grande ville comme Milan, se ravitailler donne au Dr. Seward un Objet et un Événement. Celui du dessus a le dos des Chasseurs, il est donc pour vous : ravitaillez-vous.
lesson-fury-hunters-07-other = Une autre fois. L’Événement du dessus est aux Chasseurs : c’est le moment de se ravitailler.
lesson-fury-hunters-08 = { fury-event-local_rumours.quoted } révèle la Piste autour de Milan : Zurich, puis Munich. De Munich, il n’a pu aller qu’à Nuremberg, à Vienne ou à Agram ; une carte des déductions les teinterait.
lesson-fury-hunters-09 = Van Helsing est loin, à Cologne. Le train va plus vite que la route, mais il faut un Billet : réservez-en un.
lesson-fury-hunters-09-other = Cette chasse aura besoin du train, et le train d’un Billet. Réservez-en un.
lesson-fury-hunters-10 = Un Billet 3/2, le meilleur qui soit : trois voies ferrées blanches, ou deux si l’une d’elles est jaune. Gardez-le.
lesson-fury-hunters-10-other = Vous pourriez le rendre, mais c’est le meilleur qui soit. Gardez-le.
lesson-fury-hunters-11 = Mina sent l’esprit de Dracula : son Lien Psychique demande s’il est dans la région d’un Chasseur. Nuremberg est dans celle de Van Helsing, Vienne et Agram non : sondez-la.
lesson-fury-hunters-11-other = Cela ne suffira pas. Seule la région de Van Helsing distingue Nuremberg de Vienne et d’Agram.
lesson-fury-hunters-12 = Oui : c’est donc Nuremberg. La Nuit, les Chasseurs ne se déplacent pas, mais Lord Godalming peut fouiller Genève, où la Rencontre guette toujours.
lesson-fury-hunters-12-other = C’est permis, mais la Rencontre guetterait le prochain Chasseur. Fouillez la ville.
lesson-fury-hunters-13 = { fury-encounter-rats.quoted } : 2 dégâts. Montrez { fury-item-pistol.quoted }, et les rats sont défaussés ; le pistolet vous reste.
lesson-fury-hunters-13-other = Les rats resteraient à Genève pour le prochain Chasseur. Montrez { fury-item-pistol.quoted }.
lesson-fury-hunters-14 = Le Dr. Seward a subi 3 dégâts. Se reposer permet de récupérer de 1 dégât, mais de 2 pour lui et pour tout Chasseur dans sa ville : qu’il se repose.
lesson-fury-hunters-14-other = Une autre fois. Le Dr. Seward est blessé : qu’il se repose.
lesson-fury-hunters-15 = La Nuit, on se ravitaille avec l’Événement du dessous, et si c’est l’un des siens, Dracula le prend. Van Helsing a tout ce qu’il lui faut : passez.
lesson-fury-hunters-15-other = C’est permis, mais tout est prêt pour demain. Passez.
lesson-fury-hunters-16 = Puis Dracula a agi : la Piste a glissé d’une case, et il a joué { fury-power-feed.quoted }, au vu de tout le monde. Il a récupéré de 3 dégâts, mais il est toujours à Nuremberg.
lesson-fury-hunters-17 = Un nouveau Jour : Lord Godalming et le Dr. Seward ont agi. À Van Helsing de prendre le train : dépensez le Billet.
lesson-fury-hunters-17-other = Nuremberg est à trois voies ferrées : aujourd’hui, seul le train y mène.
lesson-fury-hunters-18 = Cologne, Francfort, Leipzig, Nuremberg : trois voies ferrées blanches, et il ne se passe rien dans les villes traversées. Descendez à Nuremberg.
lesson-fury-hunters-18-other = Le Billet va jusque-là, mais Dracula est à Nuremberg.
lesson-fury-hunters-19 = Dracula est découvert, et le voici sur la carte. Au Crépuscule et à l’Aube, tout Chasseur dans sa ville doit le combattre ; Mina est trop loin : passez.
lesson-fury-hunters-19-other = Quoi qu’elle fasse, Mina n’atteindra pas Nuremberg aujourd’hui. Passez, et le Crépuscule viendra.
lesson-fury-hunters-20 = Un combat de Nuit, quand ses cartes sont les plus redoutables. À chaque round, chaque camp choisit une carte en secret : si la vôtre porte l’icône de la sienne, elle l’annule.
lesson-fury-hunters-21 = { fury-item-pistol.quoted } inflige 2 dégâts et annule { fury-combat-claws.quoted } ou { fury-combat-plotting.quoted }. Choisissez cette carte.
lesson-fury-hunters-21-other = Vous pouvez jouer n’importe laquelle. Commencez par { fury-item-pistol.quoted } : 2 dégâts, et les griffes ne vous feront rien.
lesson-fury-hunters-22 = { fury-combat-claws.quoted } est annulée, et { fury-item-pistol.quoted } a infligé 2 dégâts. Une carte jouée attend un round avant de resservir : jouez { fury-combat-punch.quoted }, qui annule { fury-combat-mesmerize.quoted }.
lesson-fury-hunters-22-other = Le couteau vous servira dans un instant. D’abord { fury-combat-punch.quoted }, qui annule { fury-combat-mesmerize.quoted }.
lesson-fury-hunters-23 = { fury-combat-mesmerize.quoted } est annulée aussi : il lui reste 3 points de Santé. Il a joué deux cartes pour un pion Désespoir, son Orgueil lui permet donc de fuir ; mais { fury-item-knife.quoted } arrête un chiroptère.
lesson-fury-hunters-23-other = Il va s’envoler. Seul { fury-item-knife.quoted } arrête un chiroptère, et ses 3 dégâts sont tout ce qui reste à Dracula.
lesson-fury-hunters-24 = { fury-combat-escape_as_bat.quoted } est annulée, et le couteau lui prend ses 3 derniers points de Santé : les Chasseurs gagnent. Vous savez chasser : essayez contre un robot.

## Fury of Dracula: the learner is Dracula

lesson-fury-dracula-01 = Vous êtes Dracula ; Bruno mène les quatre Chasseurs. Vous gagnez quand votre Influence atteint 13, et elle est à 7 ; vous perdez si vous avez subi 15 dégâts.
lesson-fury-dracula-02 = Vous êtes à Vienne, et personne d’autre ne le voit. Chaque nuit, vous avancez d’une route ou d’une zone maritime ; le train, vous le laissez aux mortels.
lesson-fury-dracula-03 = Votre Piste garde vos derniers Refuges et les Rencontres qui y guettent. Chaque nuit, elle glisse d’une case avant votre déplacement ; les Chasseurs n’en voient que les dos.
lesson-fury-dracula-04 = Venise vient de quitter la Piste. Faites-en un Repaire : rien n’y évolue, mais les Rencontres continuent d’y guetter.
lesson-fury-dracula-04-other = Ce serait abandonner Venise et défausser sa Rencontre. Faites-en un Repaire.
lesson-fury-dracula-05 = Un Repaire demande une Rencontre de plus, face cachée. Placez { fury-encounter-saboteur.quoted }, qui retarde le Chasseur surpris.
lesson-fury-dracula-05-other = Toute Rencontre convient. Mais les autres vous serviront : placez { fury-encounter-saboteur.quoted }.
lesson-fury-dracula-06 = Choisissez maintenant votre prochain Refuge ; sa carte va face cachée sur la case 1. Allez à Prague, qu’aucun Chasseur ne peut atteindre demain.
lesson-fury-dracula-06-other = C’est permis, mais la leçon vous attend à Prague. Allez-y.
lesson-fury-dracula-07 = Un nouveau Refuge reçoit une Rencontre. { fury-encounter-aristocratic_vampire.quoted } rapporte 4 points d’Influence s’il quitte la Piste sain et sauf et évolue : placez cette carte.
lesson-fury-dracula-07-other = Cette carte convient aussi. Mais ce sont les Vampires qui rapportent l’Influence : placez { fury-encounter-aristocratic_vampire.quoted }.
lesson-fury-dracula-08 = La nuit de dimanche fait place à lundi : un pion Désespoir de plus, et un pion Rumeur pour vous. Le Désespoir donne plus de prix à un Chasseur vaincu, mais retarde vos fuites.
lesson-fury-dracula-09 = Lord Godalming arrive à Agram, et votre carte y est révélée. Ce qui guette là peut lui tendre une embuscade : lâchez { fury-encounter-wolves.quoted }.
lesson-fury-dracula-09-other = Vous pouvez les garder pour un autre Chasseur. Mais les loups ont faim : tendez l’embuscade.
lesson-fury-dracula-10 = Sans arme à montrer, il subit 4 dégâts ; puis { fury-encounter-wolves.quoted } est défaussée. Il sait où vous étiez il y a deux nuits, pas où vous êtes.
lesson-fury-dracula-11 = De nouveau la nuit, et Van Helsing est à Berlin, tout près de Prague. Restez où vous êtes : vue de dos, { fury-power-hide.quoted } ressemble à un lieu terrestre, et l’on vous croira en route.
lesson-fury-dracula-11-other = C’est permis. Mais avec { fury-power-hide.quoted }, on vous croira en route.
lesson-fury-dracula-12 = { fury-power-hide.quoted } reçoit aussi une Rencontre, mais rien n’y évoluera jamais. Placez { fury-encounter-hoax.quoted }, qui retarde le Chasseur qui fouille.
lesson-fury-dracula-12-other = Cette carte convient aussi. Mais { fury-encounter-hoax.quoted } suffit ici, et les autres vous serviront.
lesson-fury-dracula-13 = Vous pouvez placer un pion Rumeur sur un Refuge des cases 1 à 3 : un Vampire qui y évolue rapporte 3 points de plus. Choisissez la case 2, Prague.
lesson-fury-dracula-13-other = Un pion Rumeur ne rapporte qu’avec un Vampire, et le vôtre est à Prague, sur la case 2.
lesson-fury-dracula-14 = Van Helsing est arrivé à Prague : la ville, { fury-power-hide.quoted } et vous-même, tout est révélé. Au Crépuscule, il doit vous combattre.
lesson-fury-dracula-15 = À chaque round, chaque camp choisit une carte en secret ; si la sienne porte l’icône de la vôtre, elle l’annule. La Nuit, { fury-combat-claws.quoted } inflige 4 dégâts en tout : frappez.
lesson-fury-dracula-15-other = C’est permis. Mais la Nuit, rien ne déchire mieux que { fury-combat-claws.quoted }.
lesson-fury-dracula-16 = 4 dégâts pour lui, 1 pour vous. Avec { fury-combat-fangs.quoted }, vous récupérez de 2 dégâts et lui en subit 2 : jouez cette carte.
lesson-fury-dracula-16-other = C’est permis, mais { fury-combat-fangs.quoted } vous ferait récupérer de 2 dégâts. Jouez cette carte.
lesson-fury-dracula-17 = Vous avez joué deux cartes, plus qu’il n’y a de pions Désespoir : votre Orgueil permet la fuite. Jouez { fury-combat-escape_as_bat.quoted }.
lesson-fury-dracula-17-other = Vous pourriez vous battre encore, mais votre Influence grandit ailleurs. Jouez { fury-combat-escape_as_bat.quoted }.
lesson-fury-dracula-18 = La Nuit, le chiroptère vous porte en secret dans une ville sans Chasseur, à une ou deux routes d’ici. Envolez-vous vers Leipzig.
lesson-fury-dracula-18-other = C’est permis, mais la leçon continue à Leipzig. Envolez-vous vers Leipzig.
lesson-fury-dracula-19 = Vous voici de nouveau dans l’ombre, et cela a un prix : le Refuge de Prague est vidé, le Vampire et le pion Rumeur sont perdus.
lesson-fury-dracula-20 = À vous encore : Valona quitte la Piste, et personne n’y a trouvé { fury-encounter-new_vampire.quoted }. Il rapporte 3 points d’Influence, et le pion Rumeur 3 de plus : faites-le évoluer.
lesson-fury-dracula-20-other = Il ne vous rapporterait rien cette nuit. Faites-le évoluer : 6 points d’Influence vous attendent.
lesson-fury-dracula-21 = 7 et 6 font 13 : l’Europe est à vous. Vous en savez assez pour une première partie : laissez des robots vous chasser.
