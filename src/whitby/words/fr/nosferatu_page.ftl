# Nosferatu in the browser, in French: labels, captions and parts of what screen readers say.

## The table

nosferatu-page-seats = Autour de la table
nosferatu-page-round = Manche { $number }
nosferatu-page-top = au-dessus : { $card }
nosferatu-page-bites = Morsures en jeu : { $count } sur { $most }
nosferatu-page-clock-down = face cachée : { nosferatu-count-nights }
nosferatu-page-clock-down-dawn = face cachée : { nosferatu-count-nights } et l’Aurore
nosferatu-page-clock-up = face visible : { nosferatu-count-nights }
nosferatu-page-clock-up-dawn = face visible : { nosferatu-count-nights } et l’Aurore
nosferatu-page-earlier = Défausses des manches passées

## A seat, in one sentence made of facts

nosferatu-page-seat = { $who }, place { $seat } : { $facts }
nosferatu-page-you = vous
nosferatu-page-to-act = doit jouer
nosferatu-page-holds-stake = porte le Pieu
nosferatu-page-character-open = { $role }, face visible
nosferatu-page-character-known = { $role }, face cachée mais connu de vous
nosferatu-page-character-hidden = Personnage face cachée
nosferatu-page-in-reserve = { $count ->
    [one] { $count } carte en Réserve
   *[other] { $count } cartes en Réserve
}
nosferatu-page-discarded = défaussée : { $card }
nosferatu-page-gave = donnée à Renfield : { $card }
nosferatu-page-gave-hidden = a donné une carte à Renfield

## What is the viewer’s own

nosferatu-page-mine = Votre Personnage et vos cartes
nosferatu-page-role = Vous êtes : { $role }
nosferatu-page-reserve = Votre Réserve
nosferatu-page-no-cards = aucune carte
nosferatu-page-sealed = Mises de côté en attendant tous les choix : { $cards }
nosferatu-page-pile-seen = La pile, cachée aux autres
nosferatu-page-cover = Masquer
nosferatu-page-uncover = Afficher de nouveau
nosferatu-page-covered = Vos secrets sont masqués
nosferatu-page-key-cover = masquer votre Personnage et vos cartes, ou les afficher

# Where somebody can be given the Stake or killed with it: a button for each.
nosferatu-page-do-pass = Transmettre
nosferatu-page-do-kill = Tuer

## Claims

nosferatu-page-claims = Déclarations
nosferatu-page-say = Faire une déclaration
nosferatu-page-say-why = Visible par toute la table ; elle peut être fausse et n’engage à rien
nosferatu-page-say-about = À quel sujet
nosferatu-page-say-who = Qui l’a donnée
nosferatu-page-topic-suspect = Je soupçonne…
nosferatu-page-topic-trust = J’ai confiance en…
nosferatu-page-topic-gave = J’ai donné…
nosferatu-page-topic-hold = J’ai en Réserve…
nosferatu-page-topic-am = Je suis…
nosferatu-page-topic-gave_me = On m’a donné…
nosferatu-page-topic-pile_had = Dans la pile…
nosferatu-page-no-claims = Aucune déclaration pour l’instant
nosferatu-page-said = Ce qui a été déclaré

# Below the name of who claimed it.
nosferatu-page-claim-suspect = soupçonne : { $about }
nosferatu-page-claim-trust = fait confiance : { $about }
nosferatu-page-claim-gave = a donné : { $card }
nosferatu-page-claim-hold = a en Réserve : { $card }
nosferatu-page-claim-am = est : { $role }
nosferatu-page-claim-gave_me = { $about } a donné : { $card }
nosferatu-page-claim-pile_had = Composants dans la pile : { $count }
nosferatu-page-stances = Soupçons et confiance en ce moment
nosferatu-page-stance-suspect = soupçonne
nosferatu-page-stance-trust = fait confiance

## The end: who believed what

nosferatu-page-characters = Qui était qui
nosferatu-page-claimed = Soupçons déclarés
nosferatu-page-claimed-why = Nombre de soupçons déclarés contre chaque personne, à la fin de chaque manche
nosferatu-page-suspect = Suspect
nosferatu-page-concluded = Ce que l’on pouvait déduire
nosferatu-page-concluded-why = { $who } était le Vampire : voici ce que chaque Chasseur pouvait en savoir, d’après sa place
nosferatu-page-work-out = Calculer
nosferatu-page-not-told = Calcul indisponible sur ce serveur
nosferatu-page-for-vampire = Probabilité à la fin de chaque manche : { $who }
nosferatu-page-reader = Vue par
nosferatu-page-first = { $who } : le Vampire dépasse 50 % dès la manche { $round }
nosferatu-page-never = { $who } : le Vampire ne dépasse jamais 50 %
nosferatu-page-look-from = Regarder depuis la place de
nosferatu-page-of-reader = Tout le monde, vu par { $who }
