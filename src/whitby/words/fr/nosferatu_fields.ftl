# Nosferatu en toutes lettres : un nom pour chaque clé de sa vue. Les attributs .of et autres ne se traduisent pas.

nosferatu-field-players = Personnes à la table
nosferatu-field-round = { nosferatu-thing-round }
nosferatu-field-phase = Phase de la manche
    .of = phase
nosferatu-field-renfield = Qui est Renfield
    .of = seat
nosferatu-field-holder = { nosferatu-thing-holder }
    .of = seat
nosferatu-field-library = Cartes dans la Bibliothèque
nosferatu-field-dark_card = { nosferatu-thing-dark_card }
    .of = field-dark_card
nosferatu-field-dark_card-eternal_thirst = { nosferatu-dark_card-thirst }
nosferatu-field-dark_card-master_of_darkness = { nosferatu-dark_card-master }
nosferatu-field-library_exhausted = Bibliothèque épuisée cette manche
nosferatu-field-volunteered = Votre réponse secrète
    .yes = sera Renfield
    .no = ne sera pas Renfield
nosferatu-field-sealed = Vos cartes choisies en secret
    .counts = card
nosferatu-field-winner = Victoire
    .of = side
nosferatu-field-reason = Comment
    .of = field-reason
nosferatu-field-reason-stake = avec le Pieu
nosferatu-field-reason-bites = avec 5 Morsures

## Une entrée par place

nosferatu-field-characters = { nosferatu-thing-character }
    .per = seat
    .of = role
nosferatu-field-revealed = Ce Personnage est
    .per = seat
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
nosferatu-field-bites = { nosferatu-thing-bites }
    .per = seat
nosferatu-field-bitten_this_round = Dont nouvelles cette manche
    .per = seat
nosferatu-field-reserve_sizes = Cartes en Réserve
    .per = seat
nosferatu-field-reserves = Lesquelles
    .per = seat
    .counts = card
    .none = cachées
nosferatu-field-discarded = { nosferatu-thing-discarded }
    .per = seat
    .of = card
nosferatu-field-given = { nosferatu-thing-given }
    .per = seat
    .of = card

## Piles

nosferatu-field-discard = { nosferatu-thing-discard }
nosferatu-field-discard-size = Nombre de cartes
nosferatu-field-discard-top = Au-dessus
    .of = card
nosferatu-field-discarded_before = Défausses des manches passées
    .of = seat card
nosferatu-field-pile = { nosferatu-thing-action_pile }
nosferatu-field-pile-size = Cartes données
nosferatu-field-pile-cards = Leur contenu
    .counts = card
    .none = cachées
nosferatu-field-pile-case = Annonce
    .of = case
    .none = pas encore
nosferatu-field-clock = { nosferatu-thing-clock }
nosferatu-field-clock-face_down = Cartes face cachée
nosferatu-field-clock-nights_face_down = Nuits parmi elles
nosferatu-field-clock-nights_turned = Nuits révélées
nosferatu-field-clock-dawn_turned = Aurore révélée
nosferatu-field-rituals = { nosferatu-thing-rituals }
    .keys = ritual
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
