# What a table’s server says in French. « Vous » for whoever is refused something, the third person
# in notices; nobody is given a gender: who watches is « le public », the host « qui a ouvert la table ».

## Coming to a table

refusal-no-table = Cette table n’existe pas, ou n’existe plus.
refusal-no-code = Aucune table ne porte ce code.
refusal-password-needed = Cette table a un mot de passe : donnez-le d’abord.
refusal-wrong-password = Ce n’est pas le mot de passe de cette table.
refusal-no-watchers = Cette table joue sans public.
refusal-no-shoulder = Ce lien pour regarder par-dessus une épaule n’est pas valable, ou ne l’est plus.
refusal-no-peeking = Vous jouez à cette table : ne regardez pas par-dessus l’épaule des autres.

## Setting up a table. $game and $option are what was asked for; the lists are of ids.

refusal-no-game = Il n’y a pas de jeu « { $game } » ; jeux possibles : { $games }.
refusal-unknown-game = Ce jeu n’existe pas ici.
refusal-no-lesson = Cette leçon n’existe pas ici.
# $least and $most may be the same number.
refusal-bad-players = Ce jeu compte au moins { $least } et au plus { $most } places, et non { $players }.
refusal-no-option = Ce jeu n’a pas d’option « { $option } » ; options possibles : { $options }.
# An option may allow other values than those it lists.
refusal-bad-option = L’option « { $option } » ne peut pas avoir cette valeur. Valeurs connues : { $choices }.
refusal-no-teams = Le jeu « { $game } » n’a pas d’équipes connues de toute la table : ni discussion d’équipe ni marques partagées.
refusal-password-missing = Il manque le mot de passe de la table : choisissez-en un.
refusal-password-unused = Seul l’accès « password » demande un mot de passe : choisissez-le, ou retirez le mot de passe.
refusal-seats-taken = Une place à supprimer est prise : libérez-la d’abord.
refusal-two-seats = Quelqu’un occupe deux places : il faut d’abord en libérer une.
# $seats is one number or several: 2, 4.
refusal-seats-free = Toutes les places doivent être prises avant le début. Reste libre : numéro { $seats }.

## When something can be done, and who may do it

refusal-only-open = Cela n’est possible qu’avant le début de la partie.
refusal-only-playing = Cela n’est possible que pendant la partie.
refusal-only-over = Cela n’est possible qu’une fois la partie terminée.
refusal-host-only = Seule la personne qui a ouvert la table peut faire cela.
refusal-players-only = Seules les personnes qui jouent à cette table peuvent faire cela.
refusal-not-alone = D’autres personnes jouent à cette table. Vous ne pouvez passer l’attente que face à des robots.
refusal-watchers-only = Pour proposer de reprendre une place, il faut être dans le public.
refusal-not-stored = L’enregistrement a échoué ; rien n’a changé. Réessayez dans un instant.
refusal-from-the-future = Ceci vise l’étape { $at } d’une table qui n’en est qu’à l’étape { $seq } : rechargez-la.
refusal-moved-on = La table a avancé entre-temps : regardez où elle en est.
refusal-key-used = Cette clé a déjà servi à une autre commande : à chaque commande sa clé.
refusal-rules-version = Cette partie suit la version { $rules } des règles, qui ne se joue plus ici.
# $most is how many changes one person may make.
refusal-changed-enough = Vous avez changé { $most } choses à cette table : c’est le maximum. Vous pouvez encore y jouer, voter et parler.
refusal-joined-enough = Cette table a changé trop souvent pour accueillir du monde : ouvrez-en une autre.

## Seats

refusal-no-seat = Il n’y a pas de place { $seat } ; la dernière est la place { $seats }.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-owner-only = Seule la personne à qui appartient la place { $seat } peut le faire.
refusal-seat-owned = La place { $seat } appartient à quelqu’un : seule cette personne peut la céder.
refusal-resigned = Vous avez abandonné la partie : vous ne pouvez plus reprendre votre place.
refusal-time-up = Votre temps de réponse est écoulé : un robot répond à votre place. Reprenez-la dans un instant.
refusal-already-seated = Vous avez déjà votre place.
refusal-not-seated = Vous n’avez pas de place ici.
refusal-table-full = Toutes les places sont prises.
refusal-seat-taken = La place { $seat } est prise : choisissez-en une libre.
refusal-seat-free = La place { $seat } est déjà libre.
# $level is what was asked for, $levels are ids.
refusal-no-bot = Il n’y a pas de robot « { $level } » ; robots possibles : { $levels }.
refusal-not-willing = Cette personne n’a pas proposé de reprendre une place.
refusal-seen-too-much = Cette personne a vu la partie depuis une autre place et ne peut pas jouer celle-ci.
refusal-not-watched = Personne n’a de lien pour regarder par-dessus votre épaule : il n’y a rien à retirer.
refusal-rematch-open = La table suivante est déjà ouverte : rejoignez-la.

## Moves

refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-offered = Cela ne fait pas partie de vos choix en ce moment.
refusal-no-undo = À cette table, aucun coup ne se reprend.
refusal-cannot-undo = Seul votre dernier coup se reprend, tant qu’il n’a rien révélé et que personne n’a joué depuis.
refusal-undone-enough = Vous avez repris { $most } coups de suite : choisissez un coup et gardez-le.
refusal-not-begun = La partie n’a pas commencé.
refusal-no-moment = Ce coup n’existe pas dans cette partie.
refusal-no-deduction = Ce jeu n’a pas de carte des déductions.
refusal-deduction-off = Cette table joue sans la carte des déductions.
refusal-dracula-only = Cela n’est visible que de la place de Dracula.
refusal-not-over = Seule une partie jouée jusqu’au bout laisse une trace à lire.

## The map

refusal-no-place = Le lieu « { $place } » n’est pas sur la carte.
refusal-no-marks = Ce jeu n’a pas de carte à annoter.
refusal-marks-private = À cette table, les marques restent privées. Posez celle-ci sans la partager.
refusal-no-team = Vous ne jouez pas en équipe : posez cette marque sans la partager.

## Votes and pauses

refusal-vote-open = Un vote est déjà en cours : attendez qu’il soit clos.
refusal-vote-alone = Personne d’autre ne pourrait voter : c’est la pendule qui décide quand un robot prend le relais.
refusal-no-vote = Aucun vote n’est en cours.
refusal-no-voter = Seules votent les personnes qui jouent ici, et jamais sur leur propre place.
refusal-seat-needed = Dites de quelle place il s’agit.
refusal-no-person-there = Un robot joue à la place { $seat } : choisissez la place d’une personne.
refusal-person-there = Quelqu’un joue à la place { $seat } : le vote ne peut y asseoir quelqu’un que si un robot y joue.
# In $minutes minutes, or after so many.
refusal-just-returned = Cette personne vient de revenir. Vous pourrez le proposer à nouveau dans { $minutes } min.
refusal-not-away = Cette personne est là. Un robot la remplace après { $minutes } min d’absence ou à court de temps.
refusal-own-seat = Vous ne pouvez pas proposer cela pour votre propre place.
refusal-paused = La partie est suspendue ; toute personne qui y joue peut la relancer.
refusal-not-paused = La partie n’est pas suspendue.
refusal-no-window = Trop tard : la partie a continué.

## Talk

refusal-talk-off = On ne parle pas à cette table.
# $channel is an id: table, watchers, team or exchange.
refusal-no-channel = Vous ne pouvez pas parler dans le canal « { $channel } » en ce moment.
refusal-text-or-phrase = Envoyez soit vos propres mots, soit une phrase toute faite.
refusal-phrases-only = À cette table, on ne dit que des phrases toutes faites.
refusal-no-phrase = Il n’y a pas de phrase toute faite « { $phrase } ».
refusal-phrase-about = Nommez une place avec une phrase sur quelqu’un, et aucune avec les autres.
refusal-empty-text = Ce message est vide.
refusal-talk-full = Vous avez dit { $most } choses à cette table, qui n’en garde pas plus. Continuez à la suivante.
refusal-watchers-full = Le public a dit { $most } choses à cette table, qui n’en garde pas plus.

## What comes over the wire. In $where the reader of messages says in English what it could not read.

refusal-malformed = Illisible : { $where }.
refusal-too-long = C’est trop long : { $most } octets au plus.
refusal-not-json = Le corps doit être du JSON, de type application/json.
refusal-not-found = Il n’y a rien ici.
refusal-wrong-method = Cela ne peut pas se faire ici.
# $setting is WHITBY_HOSTS.
refusal-wrong-host = Ce serveur ne répond pas à ce nom : la personne qui l’administre peut l’ajouter à { $setting }.
refusal-wrong-origin = Cette demande vient de la page d’un autre site.
refusal-session-needed = Dites d’abord qui vous êtes.
refusal-signed-in = Vous avez déjà une session ; terminez-la d’abord.
refusal-wrong-login = L’identifiant ou le mot de passe est incorrect.
refusal-wrong-recovery = L’identifiant ou le code de secours est incorrect. Vérifiez les deux, ou essayez un autre code.
refusal-wrong-link = Ce lien a expiré ou a déjà servi. Créez-en un nouveau sur votre autre appareil.
refusal-not-your-password = Ce n’est pas votre mot de passe actuel.
# $seconds is at least 1.
refusal-too-many-guesses = Trop d’essais incorrects. Réessayez dans { $seconds } s.
refusal-password-weak = Trop facile à deviner. Évitez les mots de passe courants et votre nom ; prenez quatre mots sans rapport.
refusal-busy = Le serveur vérifie trop de mots de passe en ce moment. Réessayez dans quelques secondes.
refusal-no-account = Vous n’avez pas de compte ici. Créez-en un d’abord.
refusal-no-session = Cette session a déjà pris fin.
refusal-accounts-off = Il n’y a pas de comptes sur ce serveur.
refusal-has-account = Vous avez déjà un compte.
refusal-login-taken = Cet identifiant est déjà pris.
refusal-bad-name = Un nom compte de 1 à 40 lettres, chiffres ou signes, sans virgule.
refusal-blank-name = Ce nom ne se verrait pas : utilisez des lettres, des chiffres ou des signes visibles.
refusal-marked-name = Une lettre de ce nom porte trop de signes : deux au plus.
refusal-bot-name = Les robots s’appellent ainsi : choisissez un autre nom.
# $name is how somebody else at the table is called.
refusal-name-taken = Quelqu’un à votre table s’appelle { $name }, et on vous confondrait : choisissez un autre nom.
refusal-no-person = Cette personne n’existe pas.
refusal-too-many-muted = Vous avez mis { $most } personnes en sourdine ; c’est le maximum.
refusal-no-outlet = Vous n’avez pas cette adresse pour vos messages.
refusal-too-many-outlets = Vous avez { $most } adresses pour vos messages ; c’est le maximum.
refusal-wrong-code = Ce n’est pas le code envoyé.
refusal-too-many = Trop de demandes à la fois. Réessayez dans { $seconds } s.
refusal-too-many-sockets = Vous avez trop de tables ouvertes à la fois.
refusal-other-protocol = Ce serveur parle le protocole { $protocol }.
refusal-server-error = Le serveur a commis une erreur et l’a notée.

## Notices before the start. $name is a person’s name.

notice-configured = Les réglages de la table changent.
notice-sat = { $name } prend la place { $seat }.
# $level is one of the levels below.
notice-filled = Un robot ({ $level }) prend la place { $seat }.
notice-stood = { $name } quitte la place { $seat }.
# By order of the host.
notice-cleared = { $name } doit céder la place { $seat }.
notice-started = La partie commence.
notice-started-drawn = Les places sont tirées au sort, et la partie commence.

## Notices during the game. $who is who sits in $seat now, $name who did it.

notice-undone = { $who } reprend son dernier coup.
# A seat that changes hands is named by its number: its name is already another.
notice-handed-own = La place { $seat } est cédée : un robot ({ $level }) continue.
notice-handed-vote = Le vote est acquis : un robot ({ $level }) continue à la place { $seat }.
notice-handed-clock = Temps écoulé : un robot ({ $level }) continue à la place { $seat }.
notice-handed-person = { $name } continue désormais à la place { $seat }.
notice-returned = { $name } est de retour à la place { $seat }.
notice-resigned = { $name } abandonne (place { $seat }).
notice-willing = { $name } propose de reprendre une place.
notice-proposed-clock = Temps écoulé pour { $who }. La table vote : un robot doit-il continuer ?
notice-proposed-hand = { $name } propose de mettre la place { $seat } en d’autres mains.
notice-proposed-pause = { $name } propose une pause.
notice-proposed-extend = { $name } propose plus de temps pour { $who }.
notice-proposed-abandon = { $name } propose d’arrêter la partie.
notice-rejected = La proposition est rejetée.
notice-paused = La partie est suspendue.
notice-resumed = La partie reprend.
notice-extended = { $who } reçoit plus de temps.
notice-waited = { $name } demande plus de temps.
notice-watched = { $who } laisse regarder par-dessus son épaule.
notice-unwatched = { $who } ne laisse plus regarder par-dessus son épaule.
notice-bots-slow = Les robots prennent désormais leur temps.
notice-bots-normal = Les robots répondent désormais à un rythme normal.
notice-bots-quick = Les robots répondent désormais vite.

## Notices at the end

notice-rematched = La table suivante est ouverte.
notice-closed-host = La personne qui a ouvert la table la ferme.
notice-closed-abandoned = D’un commun accord, la partie est arrêtée.
notice-closed-rules = Les règles ont changé depuis : cette partie ne peut pas continuer.

## Levels of bots, as they stand in brackets after “bot”

bot-level-random = débutant
bot-level-scripted = confirmé

## Quick phrases, which everyone reads in their own language. $who is whom the phrase is about.

phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-your-turn = C’est à vous de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci.
phrase-sorry = Toutes mes excuses.
phrase-well-played = Bien joué.
phrase-good-game = C’était une belle partie.
phrase-yes = Oui.
phrase-no = Non.
phrase-trust = J’ai confiance en { $who }.
phrase-suspect = Je soupçonne { $who }.
phrase-believe = Je crois { $who }.
