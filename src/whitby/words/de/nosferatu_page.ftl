# Nosferatu in the browser, in German: labels, captions and parts of what screen readers say.

## The table

nosferatu-page-seats = Alle am Tisch
nosferatu-page-round = Runde { $number }
nosferatu-page-top = oben: { $card }
nosferatu-page-bites = Bisse im Spiel: { $count } von { $most }
nosferatu-page-clock-down = verdeckt: { nosferatu-count-nights }
nosferatu-page-clock-down-dawn = verdeckt: { nosferatu-count-nights } und der Sonnenaufgang
nosferatu-page-clock-up = aufgedeckt: { nosferatu-count-nights }
nosferatu-page-clock-up-dawn = aufgedeckt: { nosferatu-count-nights } und der Sonnenaufgang
nosferatu-page-earlier = In früheren Runden abgelegt

## A seat, in one sentence made of facts

nosferatu-page-seat = { $who }, Platz { $seat }: { $facts }
nosferatu-page-you = du
nosferatu-page-to-act = am Zug
nosferatu-page-holds-stake = trägt den Pflock
nosferatu-page-character-open = { $role }, offen
nosferatu-page-character-known = { $role }, verdeckt, dir aber bekannt
nosferatu-page-character-hidden = Personenkarte verdeckt
nosferatu-page-in-reserve = { $count ->
    [one] { $count } Karte in der Reserve
   *[other] { $count } Karten in der Reserve
}
nosferatu-page-discarded = abgelegt: { $card }
nosferatu-page-gave = an Renfield: { $card }
nosferatu-page-gave-hidden = hat Renfield eine Karte gegeben

## What is the viewer’s own

nosferatu-page-mine = Deine Personenkarte und deine Karten
nosferatu-page-role = Du bist: { $role }
nosferatu-page-reserve = Deine Reserve
nosferatu-page-no-cards = keine Karten
nosferatu-page-sealed = Beiseitegelegt, bis alle gewählt haben: { $cards }
nosferatu-page-pile-seen = Der Stapel, den nur du siehst
nosferatu-page-cover = Verdecken
nosferatu-page-uncover = Wieder zeigen
nosferatu-page-covered = Deine Geheimnisse sind verdeckt
nosferatu-page-key-cover = Personenkarte und Karten verdecken oder zeigen

# Where somebody can be given the Stake or killed with it: a button for each.
nosferatu-page-do-pass = Weitergeben
nosferatu-page-do-kill = Pfählen

## Claims

nosferatu-page-claims = Behauptungen
nosferatu-page-say = Etwas behaupten
nosferatu-page-say-why = Alle lesen es; es darf falsch sein und bindet niemanden
nosferatu-page-say-about = Worüber
nosferatu-page-say-who = Wer sie gab
nosferatu-page-topic-suspect = Ich verdächtige …
nosferatu-page-topic-trust = Ich vertraue …
nosferatu-page-topic-gave = Ich gab Renfield …
nosferatu-page-topic-hold = In meiner Reserve …
nosferatu-page-topic-am = Ich bin …
nosferatu-page-topic-gave_me = Ich bekam …
nosferatu-page-topic-pile_had = Im Stapel …
nosferatu-page-no-claims = Noch keine Behauptungen
nosferatu-page-said = Alle Behauptungen

# Below the name of who claimed it.
nosferatu-page-claim-suspect = verdächtigt: { $about }
nosferatu-page-claim-trust = vertraut: { $about }
nosferatu-page-claim-gave = gab ab: { $card }
nosferatu-page-claim-hold = hat in der Reserve: { $card }
nosferatu-page-claim-am = ist: { $role }
nosferatu-page-claim-gave_me = { $about } gab ab: { $card }
nosferatu-page-claim-pile_had = Zutaten im Stapel: { $count }
nosferatu-page-stances = Wer jetzt wen verdächtigt oder wem vertraut
nosferatu-page-stance-suspect = verdächtigt
nosferatu-page-stance-trust = vertraut

## The end: who believed what

nosferatu-page-characters = Wer wer war
nosferatu-page-claimed = Behauptete Verdächtigungen
nosferatu-page-claimed-why = So viele behaupteten am Ende jeder Runde, diese Person zu verdächtigen
nosferatu-page-suspect = Unter Verdacht
nosferatu-page-concluded = Was man schließen konnte
nosferatu-page-concluded-why = { $who } war der Vampir: So stark hätte jeder Jäger das vermuten können
nosferatu-page-work-out = Ausrechnen
nosferatu-page-not-told = Auf diesem Server nicht verfügbar
nosferatu-page-for-vampire = Verdacht gegen { $who } am Ende jeder Runde
nosferatu-page-reader = Aus der Sicht von
nosferatu-page-first = { $who }: Verdacht gegen den Vampir zuerst in Runde { $round } über 50 %
nosferatu-page-never = { $who }: Verdacht gegen den Vampir nie über 50 %
nosferatu-page-look-from = Aus der Sicht von
nosferatu-page-of-reader = Alle, aus der Sicht von { $who }
