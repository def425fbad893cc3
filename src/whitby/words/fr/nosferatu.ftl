# Nosferatu in French. « Vous » in questions, the third person in the log; a person is never given
# a gender, and no “à, de, le, que” stands before a name.

## Names

nosferatu-title = Nosferatu
nosferatu-side-hunters = Les Chasseurs
nosferatu-side-evil = Le Mal

# .a stands in a sentence: « Anna pioche { $card_a }. »
nosferatu-card-rumour = Rumeur
    .a = une Rumeur
nosferatu-card-component = Composant
    .a = un Composant
nosferatu-card-bite = Morsure
    .a = une Morsure
nosferatu-card-night = Nuit
    .a = une Nuit

nosferatu-role-hunter = Chasseur
    .a = un Chasseur
nosferatu-role-vampire = Vampire
    .a = le Vampire
nosferatu-role-renfield = Renfield
    .a = Renfield

nosferatu-ritual-mirror = Miroir en argent
nosferatu-ritual-distortion = Distorsion temporelle
nosferatu-ritual-transfusion = Transfusion sanguine

nosferatu-dark_card-thirst = Soif Éternelle
nosferatu-dark_card-master = Maître des Ténèbres

nosferatu-case-1 = Morsures ou Nuits
nosferatu-case-2 = Rien que des Composants
nosferatu-case-3 = Des Rumeurs

nosferatu-phase-setup = Préparation
nosferatu-phase-table_turn = Tour de table
nosferatu-phase-action_pile = Résolution de la pile d’action
nosferatu-phase-stake = Pieu Ancestral
nosferatu-phase-end_of_round = Fin de manche
nosferatu-phase-over = Fin de partie

nosferatu-thing-round = Manche
nosferatu-thing-character = Personnage
nosferatu-thing-stake = Pieu
nosferatu-thing-holder = Qui porte le Pieu
nosferatu-thing-clock = Horloge
nosferatu-thing-dawn = Aurore
nosferatu-thing-library = Bibliothèque
nosferatu-thing-discard = Défausse
nosferatu-thing-reserve = Réserve
nosferatu-thing-action_pile = Pile d’action
nosferatu-thing-bites = Morsures
nosferatu-thing-rituals = Rituels
nosferatu-thing-dark_card = Carte Ténébreuse
# The card that a seat discarded, and the one it gave, this round.
nosferatu-thing-discarded = Défaussée
nosferatu-thing-given = Donnée

nosferatu-face-up = face visible
nosferatu-face-down = face cachée

## Quantities, as other messages use them

nosferatu-count-nights = { $nights ->
    [one] { $nights } Nuit
   *[other] { $nights } Nuits
}
nosferatu-count-rumour = { $rumour ->
    [one] { $rumour } Rumeur
   *[other] { $rumour } Rumeurs
}
nosferatu-count-component = { $component ->
    [one] { $component } Composant
   *[other] { $component } Composants
}
nosferatu-count-bite = { $bite ->
    [one] { $bite } Morsure
   *[other] { $bite } Morsures
}
nosferatu-count-night = { $night ->
    [one] { $night } Nuit
   *[other] { $night } Nuits
}
# The cards of one place; kinds of which there is none are not named.
nosferatu-count-cards = { $rumour ->
    [0] { $component ->
        [0] { $bite ->
            [0] { $night ->
                [0] aucune carte
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

nosferatu-ask-volunteer = Voulez-vous être Renfield ? Votre réponse reste secrète tant que tout le monde n’a pas répondu.
nosferatu-ask-deal = Vous distribuez les Personnages. Qui sera le Vampire ?
nosferatu-ask-stake_first = Qui portera le Pieu au début, et jouera donc en premier ?
nosferatu-ask-discard = Choisissez une carte à défausser, face visible.
nosferatu-ask-give = Choisissez une carte à donner à Renfield, face cachée.
nosferatu-ask-bite = { $left ->
    [one] { $left } Morsure à poser. Devant qui ?
   *[other] { $left } Morsures à poser. Devant qui la prochaine ?
}
nosferatu-ask-slide = Vous subissez une morsure : choisissez une carte à glisser, face cachée, sous la défausse.
nosferatu-ask-ritual = Rien que des Composants : choisissez un Rituel.
nosferatu-ask-mirror = « { nosferatu-ritual-mirror } » : choisissez un Personnage à dévoiler.
nosferatu-ask-transfuse = « { nosferatu-ritual-transfusion } » : qui reçoit la transfusion ?
nosferatu-ask-use_stake = L’Aurore est là : tuez avec le Pieu, ou transmettez-le.
nosferatu-ask-move_stake = Pas d’Aurore cette manche : qui portera désormais le Pieu ?
nosferatu-ask-expose = Bibliothèque épuisée sous « { nosferatu-dark_card-thirst } » : choisissez un Personnage à dévoiler.

## Buttons

nosferatu-do-volunteer-yes = Se proposer comme Renfield
nosferatu-do-volunteer-no = Ne pas se proposer
nosferatu-do-vampire = Choisir { $who } comme Vampire
nosferatu-do-stake = Poser le Pieu devant { $who }
nosferatu-do-discard = Défausser { $card_a }
nosferatu-do-give = Donner { $card_a } à Renfield
nosferatu-do-bite = Poser une Morsure devant { $who }
nosferatu-do-slide = Glisser { $card_a } sous la défausse
nosferatu-do-ritual-mirror = Appliquer « { nosferatu-ritual-mirror } »
nosferatu-do-ritual-distortion = Appliquer « { nosferatu-ritual-distortion } »
nosferatu-do-ritual-transfusion = Appliquer « { nosferatu-ritual-transfusion } »
nosferatu-do-ritual-none = Renoncer au Rituel
nosferatu-do-mirror = Dévoiler { $who }
nosferatu-do-transfuse = Transfuser { $who }
nosferatu-do-kill = Tuer { $who } avec le Pieu
nosferatu-do-pass = Transmettre le Pieu : { $who }
nosferatu-do-move = Déplacer le Pieu devant { $who }
nosferatu-do-expose = Dévoiler { $who }

## Why something cannot be chosen

nosferatu-why-renfield-no-stake = Renfield ne porte jamais le Pieu.
nosferatu-why-two-bites = Personne ne peut avoir plus de 2 Morsures.
nosferatu-why-bitten-already = À cette table, personne ne reçoit 2 Morsures dans la même manche.
nosferatu-why-ritual-down = Ce Rituel est face cachée.
nosferatu-why-idle-mirror = Il ne reste aucun Personnage face cachée.
nosferatu-why-idle-distortion = Il ne reste aucune Nuit dans l’Horloge.
nosferatu-why-idle-transfusion = Il n’y a aucune Morsure en jeu.
nosferatu-why-vampire-no-kill = Vous êtes le Vampire : vous ne pouvez que transmettre le Pieu.
nosferatu-why-stake-must-move = Le Pieu doit passer à quelqu’un d’autre.

## The log

nosferatu-log-volunteered = { $who } se propose comme Renfield.
nosferatu-log-renfield = { $who } est Renfield.
nosferatu-log-dealt = Renfield distribue les Personnages, face cachée.
nosferatu-log-character = { $who } regarde son Personnage : { $role_a }.
nosferatu-log-reserves = Tout le monde, sauf Renfield, pioche 2 cartes.
nosferatu-log-stake_given = Renfield pose le Pieu devant { $who }.
nosferatu-log-round = La manche { $number } commence.
nosferatu-log-turn = { $who } pioche 2 cartes.
nosferatu-log-drew = { $who } pioche { $card_a }.
nosferatu-log-rebuilt = La Bibliothèque est épuisée ; la défausse devient la nouvelle Bibliothèque.
nosferatu-log-discarded = { $who } défausse { $card_a }.
nosferatu-log-gave = { $who } donne { $card_a } à Renfield.
nosferatu-log-gave_unseen = { $who } donne une carte à Renfield, face cachée.
nosferatu-log-clock-night = { $who } révèle une Nuit.
nosferatu-log-clock-dawn = { $who } révèle l’Aurore : le Pieu peut frapper.
nosferatu-log-pile = Renfield examine la pile : { nosferatu-count-cards }.
nosferatu-log-announced-1 = Renfield annonce « { nosferatu-case-1 } » : toutes prennent effet.
nosferatu-log-announced-2 = Renfield annonce « { nosferatu-case-2 } ».
# Must not tell whether there were other cards among the Rumours.
nosferatu-log-announced-3 = Renfield annonce « { nosferatu-case-3 } » : il ne se passe rien.
nosferatu-log-bite_due = Renfield a une Morsure à poser.
nosferatu-log-bitten = Renfield pose une Morsure devant { $who } : { $count } en jeu.
nosferatu-log-slid = { $who } glisse { $card_a } sous la défausse, face cachée.
nosferatu-log-slid_unseen = { $who } glisse une carte sous la défausse, face cachée.
nosferatu-log-dark_card-thirst = La Carte Ténébreuse est retournée : « { nosferatu-dark_card-thirst } ».
nosferatu-log-dark_card-master = La Carte Ténébreuse est retournée : « { nosferatu-dark_card-master } ».
nosferatu-log-nights_joined = { $count ->
    [one] { $count } Nuit rejoint l’Horloge.
   *[other] { $count } Nuits rejoignent l’Horloge.
}
nosferatu-log-rituals_raised = Tous les Rituels sont remis face visible.
nosferatu-log-ritual = { $who } choisit le Rituel « { $ritual } ».
nosferatu-log-no_ritual = Aucun Rituel ne peut s’appliquer.
nosferatu-log-ritual_declined = { $who } renonce au Rituel.
nosferatu-log-revealed = Personnage dévoilé : { $who } est { $role_a }.
nosferatu-log-night_removed = 1 Nuit quitte l’Horloge pour la défausse.
nosferatu-log-transfused = { $who } reçoit une transfusion : 1 Morsure annulée, 1 carte piochée.
nosferatu-log-stake_passed = { $who } transmet le Pieu : { $to } le porte désormais.
nosferatu-log-stake_moved = Renfield déplace le Pieu devant { $who }.
nosferatu-log-killed = { $who } tue { $to } avec le Pieu.
nosferatu-log-round_ended = L’Horloge est mélangée : { $nights ->
    [0] l’Aurore seule
   *[other] { nosferatu-count-nights } et l’Aurore
}.{ $count ->
    [0] {""}
    [one] {" "}{ $count } carte va sous la défausse.
   *[other] {" "}{ $count } cartes vont sous la défausse.
}
nosferatu-log-punished = Bibliothèque épuisée sous « { nosferatu-dark_card-thirst } » : { $who } doit dévoiler un Personnage.
nosferatu-log-won-hunters-stake = Le Vampire est mort : les Chasseurs gagnent !
nosferatu-log-won-evil-stake = Un Chasseur est mort : le Mal gagne !
nosferatu-log-won-evil-bites = 5 Morsures sont en jeu : le Mal gagne !
nosferatu-log-reserve = { $who } montre sa Réserve : { nosferatu-count-cards }.

## Claims: what can be said

nosferatu-say-gave = J’ai donné { $card_a }.
nosferatu-say-hold = J’ai { $card_a } en Réserve.
nosferatu-say-am = Je suis { $role_a }.
nosferatu-say-suspect = Je soupçonne { $about }.
nosferatu-say-trust = J’ai confiance en { $about }.
nosferatu-say-gave_me = { $about } m’a donné { $card_a }.
nosferatu-say-pile_had = { $count ->
    [0] Il n’y avait aucun Composant dans la pile.
    [one] Il y avait { $count } Composant dans la pile.
   *[other] Il y avait { $count } Composants dans la pile.
}

## Claims: what was said

nosferatu-said-gave = { $who } affirme avoir donné { $card_a }.
nosferatu-said-hold = { $who } affirme avoir { $card_a } en Réserve.
nosferatu-said-am = { $who } affirme être { $role_a }.
nosferatu-said-suspect = { $who } affirme soupçonner { $about }.
nosferatu-said-trust = { $who } affirme avoir confiance en { $about }.
nosferatu-said-gave_me = Selon { $who }, { $about } lui a donné { $card_a }.
nosferatu-said-pile_had = { $count ->
    [0] { $who } affirme qu’il n’y avait aucun Composant dans la pile.
    [one] { $who } affirme qu’il y avait { $count } Composant dans la pile.
   *[other] { $who } affirme qu’il y avait { $count } Composants dans la pile.
}

## Table options

nosferatu-option-renfield = Qui est Renfield
nosferatu-option-renfield-volunteers = Tirage au sort parmi les volontaires
nosferatu-option-renfield-random = Tirage au sort parmi toutes les places
nosferatu-option-renfield-first = La première place
nosferatu-option-double_bite = Une même personne peut recevoir 2 Morsures par manche
nosferatu-option-double_bite-on = Oui
nosferatu-option-double_bite-off = Non
nosferatu-option-ritual = Choix d’un Rituel
nosferatu-option-ritual-must = Obligatoire
nosferatu-option-ritual-may = Facultatif
nosferatu-option-givers = Renfield voit qui donne quelle carte
nosferatu-option-givers-on = Oui
nosferatu-option-givers-off = Non
nosferatu-option-penalty_own = Sanction : on peut dévoiler son propre Personnage
nosferatu-option-penalty_own-on = Oui
nosferatu-option-penalty_own-off = Non
nosferatu-option-full_history = Le journal garde les défausses des manches passées
nosferatu-option-full_history-on = Oui
nosferatu-option-full_history-off = Non
nosferatu-option-show_reserves = Réserves montrées à la fin
nosferatu-option-show_reserves-on = Oui
nosferatu-option-show_reserves-off = Non

## What each character wants

nosferatu-goal-hunter = Démasquez le Vampire. Vous gagnez quand un Chasseur le tue avec le Pieu, l’Aurore venue ; vous perdez à la cinquième Morsure en jeu, ou quand un Chasseur est tué.
nosferatu-goal-vampire = Faites-vous passer pour un Chasseur. Vous gagnez avec Renfield à la cinquième Morsure en jeu, ou quand le Pieu tue un Chasseur ; vous perdez quand il vous tue.
nosferatu-goal-renfield = Servez votre maître, le Vampire, et gardez le secret. Vous gagnez ensemble à la cinquième Morsure en jeu, ou quand le Pieu tue un Chasseur.

## Help

nosferatu-help-rumour = Une Rumeur est sans effet. Mais une seule dans la pile suffit à empêcher tout Rituel.
nosferatu-help-component = Si la pile n’est faite que de Composants, la personne qui porte le Pieu choisit un Rituel.
nosferatu-help-bite = Renfield pose chaque Morsure de la pile devant une personne, qui perd alors une carte de sa Réserve. Personne n’en a plus de deux ; la cinquième en jeu donne la victoire au Mal.
nosferatu-help-night = Donnée à Renfield, une Nuit rejoint l’Horloge et rend l’Aurore plus rare. Révélée dans l’Horloge, elle laisse le tour de table se poursuivre.
nosferatu-help-dawn = L’Aurore met immédiatement fin au tour de table. La personne qui porte le Pieu doit alors s’en servir pour tuer, ou le transmettre.
nosferatu-help-stake = L’Aurore venue, la personne qui porte le Pieu s’en sert pour tuer, ce qui met fin à la partie, ou le transmet. Sans Aurore, Renfield le déplace.
nosferatu-help-mirror = Renfield doit dévoiler un Personnage caché de son choix.
nosferatu-help-distortion = Une Nuit quitte l’Horloge pour la défausse : l’Aurore a plus de chances de venir tôt.
nosferatu-help-transfusion = Une Morsure en jeu est annulée ; la personne qui l’avait devant elle pioche une carte.
nosferatu-help-hunter = Les Chasseurs cherchent le Vampire. Ils ne se connaissent pas entre eux, et eux seuls peuvent tuer avec le Pieu.
nosferatu-help-vampire = Le Vampire siège parmi les Chasseurs et joue comme eux ; mais il ne peut que transmettre le Pieu, jamais s’en servir pour tuer.
nosferatu-help-renfield = Tout le monde connaît Renfield, et Renfield sait qui est le Vampire. Il reçoit les cartes, annonce la pile sans mentir et pose les Morsures.
nosferatu-help-thirst = Aucune Morsure n’a été posée depuis que la Bibliothèque est constituée. Si elle s’épuise maintenant, la personne qui porte le Pieu doit dévoiler un Personnage.
nosferatu-help-master = Une Morsure a été posée depuis que la Bibliothèque est constituée. Si elle s’épuise maintenant, cette carte est simplement retournée de nouveau.
