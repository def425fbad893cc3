# Les règles dans le navigateur : le panneau à côté du jeu et le livret entier. Apostrophe ’, espaces insécables.

rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-search-hint = Carte, mot ou numéro
rulebook-clear = Effacer la recherche
rulebook-found = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
rulebook-question = Pour ce choix
rulebook-no-question = Aucun choix en cours. Cherchez, ou parcourez les thèmes.
rulebook-topics = Par thème
rulebook-things = Cartes et notions
rulebook-rule = Règle { $id }
rulebook-back = Retour
rulebook-whole = Le livret entier
rulebook-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rulebook-learn = Apprendre en jouant
rulebook-start = Ouvrir une table

## Noms de ce qui est expliqué et n’a pas de nom ailleurs

rulebook-thing-vampire = Les vampires
rulebook-thing-hunter = Les chasseurs de vampire
rulebook-thing-barrier = Les barrières
rulebook-thing-meeting = Face-à-face
rulebook-thing-bluff = Bluffer
rulebook-thing-give = Donner une carte cible
