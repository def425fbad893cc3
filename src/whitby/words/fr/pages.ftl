# The plain pages of a server in French, until there is the one to play on.

pages-title = Whitby
pages-what = Whitby dresse la table pour les grands jeux de chasse au vampire : jouez en bonne compagnie, ou avec des robots.
pages-soon = La page de jeu arrive avec la prochaine version. D’ici là, un programme peut jouer ici, et vous dans un terminal avec « whitby play ».
pages-notice = Un projet né de la passion du jeu, sans lien avec aucun éditeur. Aucun cookie hormis celui de votre place ; rien n’est chargé depuis un autre site.
pages-home = Vers toutes les tables
pages-tables = Tables publiques
pages-no-tables = Aucune table publique n’est ouverte en ce moment.
pages-seats = places prises : { $taken } sur { $seats }
pages-host = Table ouverte par { $name }
pages-code = Pour venir à cette table, donnez ce code ou scannez le carré.
pages-qr = Le lien de cette table en code QR
pages-free = libre
pages-bot = Robot ({ $level })

## How far a table is

pages-stage-open = attend du monde
pages-stage-playing = en cours
pages-stage-over = terminée
pages-stage-closed = fermée

## How much time there is

pages-live = en direct, { $minutes } min, plus { $seconds } s à chaque réponse
pages-relaxed = tranquille, { $minutes } min par réponse
pages-correspondence = par correspondance, { $hours } h par réponse
