# Erreurs : ce qui ne va pas, et ce qui conviendrait. Elles suivent « whitby: » sur une ligne.

## Préparer une partie

error-no-game = jeu inconnu : « { $game } » ; jeux connus : { $games }
error-bad-players = { $counts ->
    [1] { $game } se joue à { $least }, pas à { $players }
   *[other] { $game } se joue de { $least } à { $most }, pas à { $players }
}
error-no-option = { $game } n’a pas d’option « { $option } » ; options possibles : { $options }
error-bad-option = l’option { $option } peut prendre une de ces valeurs : { $choices } ; pas « { $value } »
error-no-bots = il n’y a pas de robots pour « { $game } » ; il y en a pour { $games }
error-no-level = { $game } n’a pas de robot « { $level } » ; robots possibles : { $levels }
error-no-limit = « { $level } » ne calcule pas de suites de coups : impossible de le limiter à « { $limit } »
error-levels-count = il faut { $players } niveaux pour { $players } places, pas { $levels }
error-bad-levels = donnez un niveau à chaque camp, une seule fois : { $sides } ; pas « { $levels } »
error-no-language = pas de textes en « { $language } » ; il y en a en { $languages }
error-no-extra = { $what } demande des paquets qui ne sont pas installés ; pour les installer : { $command }

## Faire un choix

error-game-over = la partie est finie ; il n’y a plus rien à choisir
error-not-offered = « { $option } » n’est pas proposé ; choix proposés : { $offered }
error-not-asked = « { $option } » n’est pas proposé : ce n’est pas à la place { $seat } de choisir
error-no-seat = il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }

## Lire un enregistrement

error-in-file = { $file } : { $why }
error-no-record = ce n’est pas un enregistrement : la première ligne doit être « { $magic } »
error-record-line = ligne { $line } : { $why }
error-unknown-line = { $name } n’est pas l’un de { $names }
error-line-twice = « { $name } » figure deux fois
error-no-line = il manque à l’enregistrement la ligne « { $name } »
error-no-chance = il manque à l’enregistrement une graine ou un engagement
error-two-chances = il contient une graine et aussi un engagement ; le hasard ne vient que de l’un des deux
error-no-players = { $value } n’est pas un nombre de places
error-no-number = { $name } : { $value } devrait être un nombre entier
error-no-pair = options : { $value } devrait avoir la forme nom=valeur
error-option-twice = options : { $value } figure deux fois
error-names-line = names : { $players } places, mais { $names } noms
error-names-count = il faut { $players } noms pour { $players } places, pas { $names }
error-bad-name = { $name } ne peut pas être le nom d’une place : utilisez des lettres visibles, sans virgule
error-long-seed = une graine a au plus { $digits } chiffres
error-no-hex = { $name } : il faut des chiffres hexadécimaux, deux par octet
error-key-length = { $name } : il faut { $wanted } octets, pas { $bytes }
error-early-digest = l’empreinte vient après la fin
error-no-digest = il manque l’empreinte après la fin
error-after-end = seule l’empreinte peut suivre la fin
error-after-resignation = seule la fin peut suivre un abandon
error-seat-line = { $value } n’est pas une place ; les places vont de 1 à { $seats }
error-no-move = { $value } n’est pas un coup ; un coup est une place de 1 à { $seats } et un code

## Rejouer et vérifier un enregistrement

error-other-rules = l’enregistrement suit la version { $version } des règles de { $game } ; ici, c’est la version { $current } : une version { $age ->
    [newer] plus récente
   *[older] plus ancienne
} de whitby peut le rejouer
error-record-setup = la mise en place : { $why }
error-record-move = coup { $number } ({ $move }) : { $why }
error-resigned = la place { $seat } a abandonné, la partie est donc finie ; parcourez-la avec { $command }
error-not-over = la partie n’est pas finie : elle attend la place { $seats }
error-no-seed = la graine n’est pas dans cet enregistrement ; une vraie table la révèle à la fin
error-no-secret = le secret n’est pas encore dans cet enregistrement ; une vraie table le révèle à la fin
error-broken-promise = le secret ne correspond pas à l’engagement : la table ne l’a pas tenu
error-no-end = il manque à l’enregistrement ses dernières lignes ; les coups finissent par « { $found } »
error-unfinished = l’enregistrement dit « { $end } », mais les coups ne finissent pas la partie
error-other-end = l’enregistrement dit « { $end } », mais les coups finissent par « { $found } »
error-other-digest = l’empreinte est { $digest }, mais les coups donnent { $found }
