# Ce qu’une personne règle pour elle-même : nom, thème, compte, notifications. On dit « vous ».

me-title = Réglages

## On this device

me-you = Vous
me-name = Votre nom
me-name-keep = Enregistrer
me-name-kept = Nom enregistré.
me-light = Thème
me-volume = Sons
me-volume-off = Coupés
me-volume-at = { $volume } sur 10
me-plain = Tous les jeux en mode texte
    .more = Sans plateau dessiné : pour les lecteurs d’écran, les petits écrans et les appareils lents.
me-device = Le thème, les sons et le mode texte sont propres à cet appareil.

## Account

me-account = Compte
me-account-none = Pas besoin de compte pour jouer : quand vous prenez place pour la première fois, ce navigateur retient qui vous êtes.
# $name is a person’s name.
me-account-session = Vous jouez sous le nom { $name }, sans compte
me-account-session-more = Vos parties sont liées à un cookie de ce navigateur. S’il est effacé, vous perdez vos places. Avec un compte, vous les retrouvez sur tous vos appareils.
# $login is what somebody logs in with.
me-account-has = Votre compte : { $login }
me-account-has-more = Connectez-vous sur d’autres appareils pour y retrouver vos parties. Le serveur ne garde qu’une empreinte du mot de passe : personne ne peut vous le renvoyer.
me-account-open = Créer un compte
me-account-open-more = Aucune adresse e-mail n’est demandée. Mais conservez les codes de secours que vous recevrez : personne ne pourra vous envoyer le mot de passe.
me-account-open-go = Créer le compte
me-account-opened = Compte créé. Votre session reste ouverte ici.
me-account-log-in = Se connecter
me-account-log-in-warn = Votre session actuelle prendra fin, et vous perdrez l’accès aux parties jouées sans compte.
me-account-log-in-go = Se connecter
me-account-in = Bon retour, { $name }.
me-account-log-out = Se déconnecter de cet appareil
me-account-out = Déconnexion effectuée.
me-account-forget = Fermer la session
me-account-forget-sure = Fermer la session ?
me-account-forget-more = Sans compte, c’est définitif : vous perdrez les places et les parties de cette session.
me-account-forget-go = Fermer la session
me-login = Identifiant
me-login-signs = 3 à 60 caractères : a à z, chiffres et . _ @ + -
me-password = Mot de passe
me-password-new = Mot de passe, 8 caractères au moins

## Password, recovery codes, sessions and deletion

me-cancel = Annuler
me-password-show = Afficher le mot de passe
me-password-hide = Masquer le mot de passe
me-password-current = Mot de passe actuel
me-password-other = Nouveau mot de passe, 8 caractères au moins
me-password-change = Changer de mot de passe
me-password-change-more = Vos autres appareils seront déconnectés.
me-password-change-go = Changer le mot de passe
me-password-changed = Mot de passe changé. Vos autres appareils sont déconnectés.
me-codes = Codes de secours
me-codes-left = { $count ->
    [0] plus aucun
    [one] encore { $count }
   *[other] encore { $count }
}
me-codes-more = Si vous oubliez votre mot de passe, chaque code permet d’en choisir un nouveau, une seule fois. C’est le seul moyen : personne ne peut vous envoyer un mot de passe.
me-codes-new = Créer de nouveaux codes
me-codes-new-sure = Créer de nouveaux codes de secours ?
me-codes-new-more = Vos anciens codes ne fonctionneront plus.
me-codes-yours = Vos codes de secours
me-codes-keep = Conservez ces codes dès maintenant : ils ne s’affichent qu’une fois. Si vous oubliez votre mot de passe, chacun d’eux permet d’en choisir un nouveau.
me-codes-copy = Copier
me-codes-copied = Codes copiés.
me-codes-save = Enregistrer dans un fichier
# The first line of the file. $login is what somebody logs in with.
me-codes-file = Codes de secours du compte « { $login } ». Chacun permet de choisir un nouveau mot de passe, une seule fois.
me-codes-done = J’ai conservé mes codes
me-sessions = Appareils connectés
# $browser and $system are names such as Firefox and Linux.
me-sessions-device = { $browser } sous { $system }
me-sessions-unknown = Appareil inconnu
me-sessions-here = Cet appareil
# $opened and $used are dates.
me-sessions-since = Depuis le { $opened }, dernière activité le { $used }
me-sessions-end = Déconnecter
# $device is a browser and a system, or the words for an unknown one.
me-sessions-end-which = Déconnecter cet appareil : { $device }, depuis le { $opened }
me-sessions-ended = Appareil déconnecté.
me-sessions-others = Déconnecter les autres appareils
me-sessions-others-ended = Vos autres appareils sont déconnectés.
me-sessions-all = Déconnecter tous les appareils
me-forgot = Mot de passe oublié ?
me-forgot-more = Saisissez votre identifiant, un de vos codes de secours et un nouveau mot de passe. S’il ne vous reste aucun code, adressez-vous à la personne qui gère ce serveur.
me-forgot-code = Code de secours
me-forgot-go = Enregistrer le mot de passe
me-forgot-done = { $count ->
    [0] Nouveau mot de passe enregistré. C’était votre dernier code de secours : créez-en de nouveaux.
    [one] Nouveau mot de passe enregistré. Il vous reste { $count } code de secours.
   *[other] Nouveau mot de passe enregistré. Il vous reste { $count } codes de secours.
}
me-delete = Supprimer le compte
me-delete-guest = Supprimer vos données
me-delete-sure = Supprimer votre compte ?
me-delete-guest-sure = Supprimer toutes vos données ?
me-delete-more = Votre nom, vos messages et vos notes sont supprimés. Des robots jouent à vos places, et les parties finies gardent vos coups sans votre nom. C’est définitif.
me-delete-go = Supprimer définitivement
me-deleted = Vos données sont supprimées.

## Continuing on another device. $name is a person’s name.

me-link = Continuer sur un autre appareil
me-link-more = Ouvrez un lien ou saisissez un code dans votre autre navigateur. Il sert une seule fois, pendant 10 minutes. Toute personne qui l’a peut jouer à votre place : ne l’envoyez qu’à vous-même.
me-link-make = Obtenir un lien et un code
me-link-again = Obtenir un autre lien
me-link-yours = Votre lien
me-link-copy = Copier
me-link-copied = Lien copié.
me-link-share = Partager
# $address is the address of a page.
me-link-code = Ou saisissez ce code à l’adresse { $address } :
# $time is a time of day.
me-link-until = Sert une seule fois, jusqu’à { $time }.
me-link-title = Continuer sur cet appareil
me-link-title-more = Sur votre autre appareil, ouvrez le menu de la table ou vos réglages. Choisissez « Continuer sur un autre appareil », puis saisissez ici le code affiché.
me-link-typed = Code de votre autre appareil
me-link-look = Suivant
me-link-who = Continuer sous le nom { $name } ?
me-link-who-more = Ce navigateur jouera à toutes ses places. Ne continuez que si vous avez créé ce lien vous-même.
me-link-warn = Dans ce navigateur, vous jouez sous le nom { $name }, sans compte. Vous perdrez les places et les parties de cette session.
me-link-go = Continuer
me-link-in = Vous jouez maintenant ici sous le nom { $name }.

## Messages elsewhere

me-outlets = Notifications quand c’est à vous de jouer
me-outlets-more = Recevez ailleurs une notification quand c’est à vous de jouer. Elle nomme le jeu et la table, jamais ce qui s’y passe.
me-outlets-session = Il vous faut d’abord une session : prenez place à une table, ou connectez-vous.
me-outlet-new = Ajouter un moyen d’envoi
me-outlet-kind = Moyen d’envoi
me-outlet-push = Notification du navigateur
    .more = Une notification sur cet appareil, même quand la page est fermée. Le navigateur demande votre accord.
me-outlet-ntfy = ntfy
    .more = Une application pour téléphone et ordinateur. Choisissez un sujet difficile à deviner et indiquez son adresse.
me-outlet-discord = Discord
    .more = L’adresse d’un webhook, à créer dans les paramètres d’un salon.
me-outlet-webhook = Webhook
    .more = Une adresse à vous qui reçoit du JSON.
me-outlet-email = Par e-mail
    .more = Un code de confirmation est d’abord envoyé à l’adresse.
me-outlet-target = Adresse
me-outlet-always = Même quand la table est ouverte dans un navigateur
    .more = Sinon, seulement quand vous n’êtes pas à la table.
me-outlet-here = sur cet appareil
me-push-denied = Ce navigateur bloque les notifications. Autorisez-les dans ses réglages.
me-push-unavailable = Ce navigateur ne peut pas recevoir de notifications en ce moment. Réessayez plus tard, ou choisissez un autre moyen d’envoi.
me-outlet-add = Ajouter
me-outlet-added = Moyen d’envoi ajouté. Vérifiez-le avec « { me-outlet-test } ».
me-outlet-sent = Un code vient d’être envoyé à cette adresse. Saisissez-le ci-dessous.
me-outlet-code = Code reçu par e-mail
me-outlet-confirm = Confirmer
me-outlet-test = Envoyer un test
me-outlet-resend = Renvoyer le code
# $target is an address.
me-outlet-drop = Retirer { $target }

## People one does not want to hear

me-muted = Personnes masquées
me-muted-more = Leurs messages sont masqués à toutes les tables. Seuls leurs numéros s’affichent ici.
me-muted-hear = Ne plus masquer
me-muted-hear-who = Ne plus masquer { $id }
