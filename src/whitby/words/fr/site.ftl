# Le site statique : Whitby dans un navigateur, sans serveur.

site-loading = Préparation des jeux
# $why est une raison technique, en anglais.
site-not-loaded = Les jeux n’ont pas pu être chargés ({ $why }). Vérifiez la connexion et rechargez la page. Vos parties sont conservées.
site-error = Quelque chose s’est mal passé. Rechargez la page ; vos parties sont conservées.
site-no-wasm = Les jeux ne fonctionnent pas dans ce navigateur, car il lui manque WebAssembly. Essayez une version récente de Firefox, Chrome, Edge ou Safari.
site-no-storage = Ce navigateur ne laisse rien enregistrer à cette page : aucune partie ne pourrait être conservée. Autorisez le stockage pour ce site, ou quittez la navigation privée.
site-no-network = Le réseau de neurones du « maître » n’a pas pu être chargé. En attendant, le robot joue au niveau « difficile ».

## Page d’accueil

site-hero = Traquez-le, ou soyez le Comte. Des jeux de vampires dans votre navigateur : jouez tout de suite contre des robots, ou passez-vous l’écran. Gratuit, sans compte ni serveur.
site-here = Sans serveur
site-here-more = Vous jouez dans ce navigateur. Vos parties sont enregistrées sur cet appareil seulement, et vous pouvez continuer hors connexion.
site-here-honest = Les robots et les cartes des autres places se trouvent aussi dans ce navigateur. La page ne les montre jamais, mais on peut les trouver avec les outils de développement.
site-docs = La documentation
site-others = Jouer à distance avec d’autres
site-others-more = Il faut pour cela que quelqu’un héberge un serveur Whitby, sur n’importe quel ordinateur. Vous pouvez y emporter une partie : enregistrez-la dans un fichier depuis son menu, puis ouvrez ce fichier sur la page d’accueil du serveur.
site-hosting = Héberger Whitby
site-play = Jouer contre des robots
site-hand-why = À un robot. Vous pourrez récupérer votre place.
site-forget = Supprimer cette partie
site-forget-more = Elle sera définitivement effacée de cet appareil. Pour la garder, téléchargez d’abord son enregistrement.

## Plusieurs personnes devant un écran

site-together = Jouer ensemble sur cet écran
site-together-more = Plusieurs personnes partagent cet appareil et se le passent. Entre deux tours, la table est cachée. Les places sont tirées au sort.
site-together-names = Qui joue ?
site-together-more-people = Une personne de plus
site-together-fewer-people = Une personne de moins
site-player = Anonyme { $number }
site-turn-of = { $name } doit jouer.
site-pass = Cacher la table et passer l’appareil
site-cover = Passez l’appareil : { $name }
site-cover-more = La table est cachée. Que les autres détournent les yeux.
site-cover-show = Je suis { $name } : montrer ma table

## Fichiers et mises à jour

site-export = Enregistrer la partie dans un fichier
site-export-more = Ce fichier permet de continuer ici ou sur un serveur. Il contient aussi ce qui est caché dans la partie.
site-update = Une nouvelle version de Whitby est disponible.
site-update-use = L’utiliser maintenant
site-update-later = Plus tard
