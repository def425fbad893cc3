# The administrator's commands in French. « Vous », never given a gender.

## The list of tables

admin-list-table = Identifiant
admin-list-code = Code court
admin-list-game = Jeu
admin-list-stage = État
admin-list-touched = Dernière activité
admin-list-people = À la table
admin-stage-open = ouverte
admin-stage-playing = en cours
admin-stage-over = terminée
admin-stage-closed = fermée
admin-no-tables = Aucune table ne correspond.

## Exporting and deleting

admin-exported = Écrit dans { $file }.
admin-export-secret = Ce journal contient les secrets de la table : ne le montrez à personne de la partie.
admin-sure = La table { $table } ({ $game } ; { $people }) sera définitivement supprimée, avec tous ses coups et ses messages. Tapez { $yes } pour la supprimer, Entrée pour la garder.
admin-kept = Rien n’a été supprimé.
admin-deleted = La table { $table } a été supprimée.
admin-purged = { $count ->
    [0] Il n’y avait rien à supprimer.
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}

## Announcing, backing up and restoring

admin-announced = L’annonce s’affichera à toutes les tables d’ici quelques secondes, pourvu que le serveur tourne.
admin-backed-up = Les données sont copiées dans { $file }, et la copie a été vérifiée.
admin-backup-secret = Elle contient les secrets de toutes les tables : gardez-la à l’abri des regards.
admin-restored = Les données sont de nouveau celles de { $file }. Vous pouvez démarrer le serveur.
admin-old-kept = L’état précédent est conservé sous { $file }.

## Accounts

# $login is what somebody logs in with.
admin-code = Avec ce code, la personne qui possède le compte « { $login } » peut choisir un nouveau mot de passe pendant 24 heures : dans les réglages, sous « Se connecter », puis « Mot de passe oublié ». Ne le remettez qu’à une personne que vous connaissez.
admin-sign-out-all-sure = Tout le monde va être déconnecté. Les personnes sans compte n’ont pas de mot de passe : elles ne pourront pas revenir à leur place. Tapez { $yes } pour continuer, Entrée pour renoncer.
admin-sign-out-guest-sure = Cette personne n’a ni compte ni mot de passe : une fois déconnectée, elle ne pourra pas revenir à sa place. Tapez { $yes } pour continuer, Entrée pour renoncer.
admin-not-signed-out = Personne n’a été déconnecté.
admin-signed-out = { $count ->
    [0] Il n’y avait aucune session à fermer ; les connexions ouvertes seront coupées d’ici quelques secondes.
    [one] { $count } session est fermée ; les connexions ouvertes seront coupées d’ici quelques secondes.
   *[other] { $count } sessions sont fermées ; les connexions ouvertes seront coupées d’ici quelques secondes.
}
