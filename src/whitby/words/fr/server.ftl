# What a table’s server says in French. « Vous » for whoever is refused something, the third person
# in notices; nobody is given a gender: who watches is « le public », the host « qui a ouvert la table ».

## Coming to a table

refusal-no-table = Cette table n’existe pas, ou n’existe plus.
refusal-no-code = Aucune table ne porte ce code. Vérifiez-le.
refusal-password-needed = Cette table a un mot de passe : saisissez-le d’abord.
refusal-wrong-password = Mot de passe incorrect. Demandez-le à l’hôte de la table.
refusal-no-watchers = Cette table n’admet pas de public.
refusal-no-shoulder = Ce lien de partage n’est pas valide, ou ne l’est plus. Demandez-en un autre.
refusal-no-peeking = Vous jouez à cette table : vous ne pouvez pas voir la vue des autres.

## Setting up a table. $game and $option are what was asked for; the lists are of ids.

refusal-no-game = Il n’y a pas de jeu « { $game } » ; jeux possibles : { $games }.
refusal-unknown-game = Ce jeu n’existe pas ici.
refusal-no-lesson = Cette leçon n’existe pas ici.
refusal-no-puzzle = Cette énigme n’existe pas ici.
# $least and $most may be the same number.
refusal-bad-players = Ce jeu compte au moins { $least } et au plus { $most } places, et non { $players }.
refusal-no-option = Ce jeu n’a pas d’option « { $option } » ; options possibles : { $options }.
# An option may allow other values than those it lists.
refusal-bad-option = L’option « { $option } » ne peut pas avoir cette valeur. Valeurs connues : { $choices }.
refusal-no-teams = Le jeu « { $game } » n’a pas d’équipes connues de toute la table : ni discussion privée ni marques partagées.
refusal-password-missing = Il manque le mot de passe de la table : choisissez-en un.
refusal-password-unused = Seul l’accès « password » demande un mot de passe : choisissez-le, ou retirez le mot de passe.
refusal-seats-taken = Quelqu’un occupe une place à supprimer : libérez-la d’abord.
refusal-two-seats = Quelqu’un occupe deux places : il faut d’abord en libérer une.
# $seats is one number or several: 2, 4.
refusal-seats-free = Il reste des places libres : { $seats }. Remplissez-les avant de lancer la partie.

## When something can be done, and who may do it

refusal-only-open = Cela n’est possible qu’avant le début de la partie.
refusal-only-playing = Cela n’est possible que pendant la partie.
refusal-only-over = Cela n’est possible qu’une fois la partie terminée.
refusal-host-only = C’est réservé à l’hôte de la table.
refusal-players-only = C’est réservé aux personnes qui jouent à cette table.
refusal-not-alone = D’autres personnes jouent à cette table. Avancer jusqu’à votre tour n’est possible qu’en solo contre des robots.
refusal-watchers-only = Pour se proposer en remplacement, il faut faire partie du public.
refusal-not-stored = L’enregistrement a échoué ; rien n’a changé. Réessayez dans un instant.
refusal-unsure = On ne sait pas encore si cela a été enregistré. La table l’affichera dès que le serveur le saura.
refusal-store-down = Le serveur n’accède pas à ses données pour le moment. Rien n’est perdu. Réessayez dans quelques secondes.
refusal-server-full = Ce serveur est complet pour le moment. Les parties en cours continuent. Créez votre table un peu plus tard.
refusal-from-the-future = Ceci vise l’étape { $at } d’une table qui n’en est qu’à l’étape { $seq } : rechargez-la.
refusal-moved-on = La partie a avancé entre-temps : regardez où elle en est.
refusal-key-used = Cette clé a déjà servi à une autre commande : utilisez-en une nouvelle.
refusal-rules-version = Cette partie suit la version { $rules } des règles, qui ne se joue plus ici.
refusal-not-a-record = Ce fichier n’est pas une partie enregistrée, ou il est abîmé. Rien n’a changé. Choisissez-en un autre.
refusal-record-seed = Cette partie vient d’une graine. Seules les parties jouées à une table s’ouvrent ici.
refusal-save-damaged = Cette partie est abîmée et ne peut pas être ouverte. Vos autres parties sont intactes.
refusal-storage-full = Il n’y a plus de place sur cet appareil. Rien n’a changé. Libérez de la place, puis réessayez.
# $most is how many changes one person may make.
refusal-changed-enough = Vous avez fait { $most } changements à cette table, le maximum. Vous pouvez encore jouer, voter et écrire.
refusal-joined-enough = Cette table a trop changé pour accueillir encore du monde : ouvrez-en une autre.

## Seats

refusal-no-seat = Il n’y a pas de place { $seat } ; la dernière est la place { $seats }.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-owner-only = Seule la personne à qui appartient la place { $seat } peut le faire.
refusal-seat-owned = La place { $seat } appartient à quelqu’un : seule cette personne peut la céder.
refusal-resigned = Vous avez abandonné la partie : vous ne pouvez plus récupérer votre place.
refusal-time-up = Temps écoulé : un robot joue pour vous. Récupérez votre place dans un instant.
refusal-already-seated = Vous avez déjà votre place.
refusal-not-seated = Vous n’avez pas de place ici.
refusal-table-full = Toutes les places sont prises.
refusal-seat-taken = La place { $seat } est prise : choisissez-en une libre.
refusal-seat-free = La place { $seat } est déjà libre.
# $level is what was asked for, $levels are ids.
refusal-no-bot = Il n’y a pas de robot « { $level } » ; robots possibles : { $levels }.
refusal-not-willing = Cette personne ne s’est pas proposée en remplacement.
refusal-seen-too-much = Cette personne a vu la partie depuis une autre place et ne peut pas jouer celle-ci.
refusal-not-watched = Vous ne partagez votre vue avec personne : il n’y a rien à arrêter.
refusal-rematch-open = Une table est déjà ouverte pour la revanche : rejoignez-la.

## Moves

refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-offered = Vous ne pouvez pas choisir cela maintenant.
refusal-no-undo = À cette table, on ne peut pas annuler un coup.
refusal-cannot-undo = Seul votre dernier coup peut être annulé, s’il n’a rien révélé et si personne n’a joué depuis.
refusal-undone-enough = Vous avez annulé { $most } coups de suite, le maximum : jouez un coup et gardez-le.
refusal-not-begun = La partie n’a pas commencé.
refusal-no-moment = Ce coup n’existe pas dans cette partie.
refusal-no-deduction = Ce jeu n’a pas de carte des déductions.
refusal-deduction-off = Cette table joue sans la carte des déductions.
refusal-dracula-only = Cela n’est visible que de la place de Dracula.
refusal-not-over = La feuille de partie n’existe que pour une partie jouée jusqu’au bout.

## The map

refusal-no-place = Le lieu « { $place } » n’est pas sur la carte.
refusal-no-marks = Ce jeu n’a pas de carte à annoter.
refusal-marks-private = À cette table, les marques restent privées. Posez celle-ci sans la partager.
refusal-no-team = Vous ne jouez pas en équipe : posez cette marque sans la partager.

## Votes and pauses

refusal-vote-open = Un vote est déjà en cours : attendez qu’il se termine.
refusal-vote-alone = Personne d’autre ne peut voter. Si le temps s’écoule, un robot prend la suite.
refusal-no-vote = Aucun vote n’est en cours.
refusal-no-voter = Seules les personnes qui jouent ici votent, et jamais sur leur propre place.
refusal-seat-needed = Indiquez de quelle place il s’agit.
refusal-no-person-there = Un robot joue à la place { $seat } : choisissez la place d’une personne.
refusal-person-there = Quelqu’un joue à la place { $seat } : un vote ne peut confier que la place d’un robot.
# In $minutes minutes, or after so many.
refusal-just-returned = Cette personne vient de revenir. Vous pourrez refaire la proposition dans { $minutes } min.
refusal-not-away = Cette personne est là. Un robot la remplace après { $minutes } min d’absence, ou si son temps est écoulé.
refusal-own-seat = Vous ne pouvez pas proposer cela pour votre propre place.
refusal-paused = La partie est en pause. Toute personne qui y joue peut la reprendre.
refusal-not-paused = La partie n’est pas en pause.
refusal-no-window = Trop tard : la partie a continué.

## Talk

refusal-talk-off = La discussion est désactivée à cette table.
# $channel is an id: table, watchers, team or exchange.
refusal-no-channel = Vous ne pouvez pas écrire dans le canal « { $channel } » en ce moment.
refusal-text-or-phrase = Envoyez soit un texte, soit un message rapide, pas les deux.
refusal-phrases-only = À cette table, seuls les messages rapides sont permis.
refusal-no-phrase = Il n’y a pas de message rapide « { $phrase } ».
refusal-phrase-about = Indiquez une place avec un message rapide sur quelqu’un, et aucune avec les autres.
refusal-empty-text = Ce message est vide. Écrivez d’abord quelque chose.
refusal-talk-full = Vous avez envoyé { $most } messages à cette table, le maximum.
refusal-watchers-full = Le public a envoyé { $most } messages à cette table, le maximum.

## What comes over the wire. In $where the reader of messages says in English what it could not read.

refusal-malformed = Illisible : { $where }.
refusal-too-long = Trop long : { $most } octets au plus.
refusal-not-json = Le corps doit être du JSON, de type application/json.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-wrong-method = Cela ne peut pas se faire ici.
# $setting is WHITBY_HOSTS.
refusal-wrong-host = Ce serveur ne répond pas à ce nom : la personne qui l’administre peut l’ajouter à { $setting }.
refusal-wrong-origin = Cette demande vient de la page d’un autre site.
refusal-session-needed = Indiquez d’abord votre nom.
refusal-signed-in = Vous avez déjà une session ; fermez-la d’abord.
refusal-wrong-login = Identifiant ou mot de passe incorrect.
refusal-wrong-recovery = Identifiant ou code de secours incorrect. Vérifiez les deux, ou essayez un autre code.
refusal-wrong-link = Ce lien a expiré ou a déjà servi. Créez-en un nouveau sur votre autre appareil.
refusal-not-your-password = Ce n’est pas votre mot de passe actuel. Réessayez.
# $seconds is at least 1.
refusal-too-many-guesses = Trop d’essais incorrects. Réessayez dans { $seconds } s.
refusal-password-weak = Trop facile à deviner. Évitez les mots de passe courants et votre nom ; prenez quatre mots sans rapport.
refusal-busy = Le serveur vérifie trop de mots de passe en ce moment. Réessayez dans quelques secondes.
refusal-no-account = Vous n’avez pas de compte ici. Créez-en un d’abord.
refusal-no-session = Cette session a déjà pris fin.
refusal-accounts-off = Il n’y a pas de comptes sur ce serveur.
refusal-has-account = Vous avez déjà un compte.
refusal-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
refusal-bad-name = Un nom compte de 1 à 40 caractères, sans virgule.
refusal-blank-name = Ce nom serait invisible : utilisez des lettres, des chiffres ou des symboles visibles.
refusal-marked-name = Une lettre de ce nom porte trop d’accents : deux au plus.
refusal-bot-name = Ce nom est réservé aux robots : choisissez-en un autre.
# $name is how somebody else at the table is called.
refusal-name-taken = Quelqu’un à votre table s’appelle { $name }, et l’on vous confondrait : choisissez un autre nom.
refusal-no-person = Cette personne n’existe pas.
refusal-too-many-muted = Vous masquez déjà { $most } personnes ; c’est le maximum.
refusal-no-outlet = Ce moyen d’envoi n’existe pas.
refusal-too-many-outlets = Vous avez déjà { $most } moyens d’envoi ; c’est le maximum.
refusal-wrong-code = Code incorrect. Vérifiez l’e-mail reçu.
refusal-too-many = Trop de demandes à la fois. Réessayez dans { $seconds } s.
refusal-too-many-sockets = Vous avez trop de tables ouvertes à la fois. Fermez-en une.
refusal-other-protocol = Ce serveur utilise le protocole { $protocol }. Rechargez la page ou mettez à jour votre client.
refusal-server-error = Une erreur s’est produite ; elle a été enregistrée.

## Notices before the start. $name is a person’s name.

notice-configured = Les réglages de la table ont changé.
notice-sat = { $name } prend la place { $seat }.
# $level is one of the levels below.
notice-filled = Un robot ({ $level }) prend la place { $seat }.
notice-stood = { $name } quitte la place { $seat }.
# By order of the host.
notice-cleared = L’hôte retire { $name } de la place { $seat }.
notice-started = La partie commence.
notice-started-drawn = Les places sont tirées au sort, et la partie commence.

## Notices during the game. $who is who sits in $seat now, $name who did it.

notice-undone = { $who } annule son dernier coup.
# A seat that changes hands is named by its number: its name is already another.
notice-handed-own = La place { $seat } est cédée : un robot ({ $level }) prend la suite.
notice-handed-vote = La proposition est acceptée : un robot ({ $level }) prend la suite à la place { $seat }.
notice-handed-clock = Temps écoulé : un robot ({ $level }) prend la suite à la place { $seat }.
notice-handed-person = { $name } prend la suite à la place { $seat }.
notice-returned = { $name } est de retour à la place { $seat }.
notice-resigned = { $name } abandonne (place { $seat }).
notice-willing = { $name } se propose en remplacement.
notice-proposed-clock = Temps écoulé pour { $who }. La table vote : mettre un robot à sa place ?
notice-proposed-hand = { $name } propose un remplacement à la place { $seat }.
notice-proposed-pause = { $name } propose une pause.
notice-proposed-extend = { $name } propose plus de temps pour { $who }.
notice-proposed-abandon = { $name } propose d’arrêter la partie sans victoire.
notice-rejected = La proposition est rejetée.
notice-paused = La partie est mise en pause.
notice-resumed = La partie reprend.
notice-extended = { $who } reçoit plus de temps.
notice-waited = { $name } demande plus de temps.
notice-watched = { $who } partage sa vue.
notice-unwatched = { $who } ne partage plus sa vue.
notice-bots-slow = Les robots jouent désormais lentement.
notice-bots-normal = Les robots jouent désormais à vitesse normale.
notice-bots-quick = Les robots jouent désormais rapidement.

## Notices at the end

notice-rematched = Une table est ouverte pour la revanche.
notice-closed-host = L’hôte ferme la table.
notice-closed-abandoned = D’un commun accord, la partie est arrêtée.
notice-closed-rules = Les règles ont changé depuis le début de cette partie : elle ne peut pas continuer.

## Levels of bots: in brackets after “bot”, as a choice, and what the choice means

bot-level-random = coups au hasard
    .name = Au hasard
    .more = Joue au hasard : idéal pour découvrir le jeu.
bot-level-easy = facile
    .name = Facile
    .more = Fait des erreurs de débutant : idéal pour vos premières parties.
bot-level-scripted = standard
    .name = Standard
    .more = Joue selon quelques règles simples.
bot-level-instinct = instinctif
    .name = Instinctif
    .more = Joue tout de suite, comme il l’a appris de ses propres parties.
bot-level-normal = normal
    .name = Normal
    .more = Un adversaire solide pour une partie équilibrée.
bot-level-hard = difficile
    .name = Difficile
    .more = Joue du mieux qu’il peut : dur à battre.
bot-level-master = maître
    .name = Maître
    .more = Joue comme au niveau difficile, et a en plus appris de milliers de parties.

## Quick phrases, which everyone reads in their own language. $who is whom the phrase is about.

phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-your-turn = C’est à vous de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-well-played = Bien joué.
phrase-good-game = Belle partie.
phrase-yes = Oui.
phrase-no = Non.
phrase-trust = J’ai confiance en { $who }.
phrase-suspect = Je soupçonne { $who }.
phrase-believe = Je crois { $who }.
