# Nosferatu en toutes lettres : un nom pour chaque clé de sa vue.

nosferatu-field-players = Personnes à la table
nosferatu-field-round = { nosferatu-thing-round }
nosferatu-field-phase = Phase de la manche
nosferatu-field-renfield = Qui est Renfield
nosferatu-field-holder = { nosferatu-thing-holder }
nosferatu-field-library = Cartes dans la Bibliothèque
nosferatu-field-dark_card = { nosferatu-thing-dark_card }
nosferatu-field-dark_card-eternal_thirst = { nosferatu-dark_card-thirst }
nosferatu-field-dark_card-master_of_darkness = { nosferatu-dark_card-master }
nosferatu-field-library_exhausted = Bibliothèque épuisée cette manche
nosferatu-field-volunteered = Votre réponse secrète
    .yes = sera Renfield
    .no = ne sera pas Renfield
nosferatu-field-sealed = Vos cartes choisies en secret
nosferatu-field-winner = Victoire
nosferatu-field-reason = Comment
nosferatu-field-reason-stake = avec le Pieu
nosferatu-field-reason-bites = avec 5 Morsures

## Une entrée par place

nosferatu-field-characters = { nosferatu-thing-character }
nosferatu-field-revealed = Ce Personnage est
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
nosferatu-field-bites = { nosferatu-thing-bites }
nosferatu-field-bitten_this_round = Dont nouvelles cette manche
nosferatu-field-reserve_sizes = Cartes en Réserve
nosferatu-field-reserves = Lesquelles
    .none = cachées
nosferatu-field-discarded = { nosferatu-thing-discarded }
nosferatu-field-given = { nosferatu-thing-given }

## Piles

nosferatu-field-discard = { nosferatu-thing-discard }
nosferatu-field-discard-size = Nombre de cartes
nosferatu-field-discard-top = Au-dessus
nosferatu-field-discarded_before = Défausses des manches passées
nosferatu-field-pile = { nosferatu-thing-action_pile }
nosferatu-field-pile-size = Cartes données
nosferatu-field-pile-cards = Leur contenu
    .none = cachées
nosferatu-field-pile-case = Annonce
    .none = pas encore
nosferatu-field-clock = { nosferatu-thing-clock }
nosferatu-field-clock-face_down = Cartes face cachée
nosferatu-field-clock-nights_face_down = Nuits parmi elles
nosferatu-field-clock-nights_turned = Nuits révélées
nosferatu-field-clock-dawn_turned = Aurore révélée
nosferatu-field-rituals = { nosferatu-thing-rituals }
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
