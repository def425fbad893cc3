# Messages outside the page in French. « Vous » for whoever gets them, never given a gender.
# None of them tells anything of a game but its name.

## It is somebody’s turn. $game is the game’s name, $table the table’s id.

outlets-turn-title = À vous de jouer : { $game }
outlets-turn = C’est à vous de jouer à la table { $table } ({ $game }).

## The test button

outlets-test-title = Test de notification Whitby
outlets-test = Ceci est un test. Whitby peut désormais vous prévenir ici quand c’est à vous de jouer.

## A new e-mail address

outlets-code-title = Votre code pour Whitby
outlets-code = Quelqu’un souhaite recevoir à cette adresse les notifications de Whitby. Si c’est vous, saisissez ce code dans vos réglages : { $code }
outlets-code-stranger = Si ce n’est pas vous, ne faites rien : aucun autre message ne suivra.

## Below every letter

outlets-stop = Vous recevez ce message parce que vous avez activé les notifications. Pour ne plus en recevoir, supprimez cette adresse ici : { $url }

## How a test went

outlets-result-sent = Message envoyé et accepté.
outlets-result-refused = Le service a refusé le message. Vérifiez que l’adresse est correcte et toujours valable.
outlets-result-redirected = L’adresse renvoie ailleurs. Indiquez plutôt la nouvelle adresse.
outlets-result-busy = Le service est surchargé ou en panne. Réessayez plus tard.
outlets-result-slow = Le service n’a pas répondu à temps. Réessayez plus tard.
outlets-result-unreachable = Le service est injoignable. Vérifiez l’adresse.
outlets-result-nowhere = L’adresse ne mène nulle part, ou mène à un réseau vers lequel ce serveur n’envoie rien. Vérifiez-la.
outlets-result-gone = Le navigateur n’accepte plus de notifications : ce moyen d’envoi est supprimé. Réactivez-les dans le navigateur.
outlets-result-later = Trop de tests pour l’instant. Réessayez plus tard.
outlets-result-off = Ce serveur n’envoie pas ce type de notification.

## Why an outlet is refused

refusal-outlet-off = Ce serveur n’envoie pas ce type de notification. Choisissez un autre moyen d’envoi.
refusal-outlet-url = Il faut une adresse web du type https://example.org/chemin, sans identifiant ni mot de passe.
refusal-outlet-port = Une adresse web doit utiliser le port 80, le port 443 ou un port à partir de 1024.
refusal-outlet-address = Cette adresse se trouve dans un réseau vers lequel ce serveur n’envoie rien.
refusal-outlet-discord = Ce n’est pas un webhook Discord : son adresse commence par https://discord.com/api/webhooks/.
refusal-outlet-ntfy = Ce n’est pas un sujet ntfy : son adresse ressemble à https://ntfy.sh/sujet.
refusal-outlet-push = Le navigateur n’a pas fourni d’abonnement valide. Réactivez les notifications.
refusal-outlet-email = Cette adresse e-mail n’est pas valide. Vérifiez-la.
