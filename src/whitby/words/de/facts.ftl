# Die Sicht eines beliebigen Spiels in Worten.

facts-now = Am Tisch
facts-people = Alle am Tisch
facts-options = Einstellungen des Tisches
facts-nothing = Es ist noch nichts zu sehen.
# Eine Tatsache über jemanden, zwischen anderen.
facts-of = { $what }: { $who }

## Werte

facts-yes = ja
facts-no = nein
facts-none = nichts
# Eine Karte, die man beim Lesen nicht kennen darf.
facts-hidden = verdeckt
# Neben dem, was sich eben geändert hat.
facts-new = neu
