# Lessons in German. „Du“ is the learner. At most two sentences a frame. The line with -other is said
# when something else is chosen, and must be true of every other choice.

## The duel: the learner is Van Helsing

lesson-duel-01 = Du bist Van Helsing. Draculas fünf Grüfte oder sein letzter Energiestein bringen dir den Sieg: Vier Grüfte hast du schon, und er sucht deine fünf Opfer.
lesson-duel-02 = Zwölf Orte, und auf jedem liegt verdeckt eine Karte, deine oder seine. Zwei kennst du: dein Opfer an Haus 3 und Draculas Amulett an Haus 1.
lesson-duel-03 = Eine Spielfigur geht Schritt für Schritt zu einem Nachbarort, nie schräg und mindestens einen Schritt im Zug. Geh zu Haus 7.
lesson-duel-03-other = Auch dieser Weg ist frei. Doch die Lektion wartet an Haus 7: Geh dorthin.
lesson-duel-04 = Wo du ankommst, darfst du die Karte ansehen; nur so erfährst du, wem sie gehört. Sieh sie an.
lesson-duel-04-other = Vorbeigehen ist erlaubt. Diesmal sieh hin: Die Lektion steckt unter dieser Karte.
lesson-duel-05 = Ein Vampirjäger der Stärke 3, dein eigener: Du hast ihn aufgenommen und musst an seiner Stelle eine Karte hinlegen. Leg ihn als Bluff zurück: Dracula sieht nicht, welche Karte es ist.
lesson-duel-05-other = Ein guter Tausch, ein andermal. Leg jetzt den Vampirjäger der Stärke 3 zurück: Dracula soll falsch raten.
lesson-duel-06 = Eine eigene Karte beendet deine Bewegung nicht: Du darfst stehen bleiben oder weitergehen. Geh weiter zu Haus 4.
lesson-duel-06-other = Das ist erlaubt, doch die Jagd führt woandershin. Geh zu Haus 4.
lesson-duel-07 = Wieder darfst du die Karte ansehen oder liegen lassen. Sieh sie an.
lesson-duel-07-other = Vorsicht ehrt dich; doch wer nie hinsieht, findet keine Gruft. Sieh die Karte an.
lesson-duel-08 = Eine gegnerische Karte beendet deine Bewegung: ein Vampir der Stärke 1, den du bekämpfen musst. Eine Handlungskarte zahlt deine 2 Schritte und kämpft: Spiel { duel-card-vh_widerstand.quoted } (5 Schritte, Stärke 2) mit Sonderaktion aus.
lesson-duel-08-other = Zweierlei zählt: 2 Schritte sind zu zahlen, Stärke 1 ist zu schlagen. { duel-card-vh_widerstand.quoted } kann beides, und die Sonderaktion hilft dir sogleich.
lesson-duel-09 = 2 gegen 1: Der Kampf ist gewonnen, und der Vampir kommt vom Spielplan. Leg an seiner Stelle eine Handkarte hin: einen Vampirjäger der Stärke 2.
lesson-duel-09-other = Das ist erlaubt. Die Lektion legt einen Vampirjäger der Stärke 2 hin: ein guter Wächter, doch nicht dein bester.
lesson-duel-10 = Nun die Sonderaktion: Dreh eine Karte, und bis zu deinem nächsten Zug darf Dracula den Ort nicht betreten. Verwehre ihm Haus 3, wo dein Opfer liegt.
lesson-duel-10-other = Du darfst jede Karte drehen. Doch Dracula steht neben Haus 3, und dort liegt dein Opfer.
lesson-duel-11 = Der Balken deiner Karte ist grün: Du darfst die grüne Barriere setzen, über die keine Spielfigur geht. Setz sie zwischen Haus 6 und Haus 9.
lesson-duel-11-other = Das ist erlaubt. Doch Dracula hat noch einen Weg zu viel: den von Haus 6 zu Haus 9.
lesson-duel-12 = Dracula konnte nur noch zu Haus 7. Er weiß, dass du dort eine Karte hingelegt hast, hofft auf ein Opfer und sieht sie an: Es ist dein Vampirjäger.
lesson-duel-13 = Seine Stärke 1 gegen 3: Er verliert den Kampf und einen Energiestein. Auch ein gegnerisches Machtzeichen kostet einen, ebenso jeder Schritt über die Schrittzahl der Karte hinaus.
lesson-duel-14 = Draculas gelbe Barriere versperrt den Durchgang zwischen Haus 2 und Haus 5: Was hütet er dort? Umgeh sie über Haus 1.
lesson-duel-14-other = Der kürzeste freie Weg zu Haus 2 führt über Haus 1. Geh dorthin.
lesson-duel-15 = Hier liegt das Amulett, sein Machtzeichen: Es aufzudecken würde dich einen Energiestein kosten. Sieh die Karte nicht an; weitergehen darfst du trotzdem.
lesson-duel-15-other = Das würde dich einen Energiestein kosten und deine Bewegung beenden. Lass diese Karte liegen.
lesson-duel-16 = Am Ende ist jeder Schritt zu bezahlen. Einen zweiten, zu Haus 2, geben deine Handlungskarten her.
lesson-duel-16-other = Das ist erlaubt; doch Draculas Barriere wies auf Haus 2. Geh dorthin.
lesson-duel-17 = Das ist die Karte, die Dracula gehütet hat. Sieh sie an.
lesson-duel-17-other = Eben wegen dieser Karte bist du hier. Sieh sie an.
lesson-duel-18 = Die fünfte Gruft. Doch erst sind deine 2 Schritte zu bezahlen: Spiel { duel-card-vh_kampfeslust.quoted } mit der Schrittzahl 2 aus, ohne die Sonderaktion.
lesson-duel-18-other = { duel-card-vh_kampfeslust.quoted } zahlt 2 Schritte, mehr brauchst du nicht. { duel-card-vh_gelassenheit.quoted } würde dich einen Energiestein kosten, die Sonderaktion von { duel-card-vh_eingebung.quoted } die Gruft.
lesson-duel-19 = Alle fünf Grüfte sind gefunden: Van Helsing hat gewonnen. Für eine erste Partie weißt du genug: Spiel sie gegen einen Bot.

## Nosferatu: the learner is Clara, a Hunter

lesson-nosferatu-01 = Du bist Clara, ein Jäger. Unter Bruno, Daniel und Elsa verbirgt sich der Vampir; die beiden anderen sind Jäger, und niemand weiß, wem zu trauen ist.
lesson-nosferatu-02 = Einen Feind kennen alle, Renfield: Hier ist es Anna. Renfield dient dem Vampir und kennt jede Personenkarte, denn er hat sie ausgeteilt.
lesson-nosferatu-03 = Nach dem Sonnenaufgang darf, wer den Pflock trägt, pfählen. Stirbt der Vampir, siegen die Jäger; stirbt ein Jäger oder sind 5 Bisse im Spiel, siegt das Böse.
lesson-nosferatu-04 = Deine Reserve kennst nur du. Zutaten dienen den Ritualen der Jäger, Bisse dem Vampir; Nächte verzögern den Sonnenaufgang, und ein Gerücht bewirkt nur, dass ein Ritual ausbleibt.
lesson-nosferatu-05 = Bruno trägt den Pflock und war darum zuerst am Zug: 2 Karten ziehen, 1 offen ablegen, 1 Renfield verdeckt geben. Jetzt bist du am Zug.
lesson-nosferatu-06 = Du hast einen Biss und eine Zutat gezogen. Leg den Biss offen ab: Alle sehen, dass Renfield ihn nicht bekommt.
lesson-nosferatu-06-other = Das ist erlaubt; doch ein Biss, den du behältst, kann noch schaden. Offen abgelegt trifft er niemanden: Leg ihn ab.
lesson-nosferatu-07 = Gib Renfield nun verdeckt 1 Karte. Gib eine Zutat: Besteht der Stapel nur aus Zutaten, gewinnen die Jäger ein Ritual.
lesson-nosferatu-07-other = Ein einziges Gerücht im Stapel verhindert das Ritual. Gib eine Zutat.
lesson-nosferatu-08 = Danach hast du eine Karte des Nachtstapels aufgedeckt: eine Nacht, also geht es weiter. Er hat 5 Nächte und 1 Sonnenaufgang, der die Spielzüge sofort beendet.
lesson-nosferatu-09 = Daniel und Elsa waren am Zug, und Elsa hat den Sonnenaufgang aufgedeckt. Renfield sieht den Stapel durch und muss die Wahrheit ansagen: „{ nosferatu-case-2 }“.
lesson-nosferatu-10 = Also wählt, wer den Pflock trägt, ein Ritual: Bruno nahm „{ nosferatu-ritual-mirror }“. Renfield musste eine Personenkarte aufdecken, deine: Alle wissen nun, dass du ein Jäger bist.
lesson-nosferatu-11 = Der Sonnenaufgang war da: Wer den Pflock trägt, muss pfählen oder ihn weitergeben. Bruno wusste zu wenig zum Pfählen und gab ihn dir: Dir können alle Jäger trauen.
lesson-nosferatu-12 = Runde 2: Du trägst den Pflock und bist zuerst am Zug. Du hast eine Nacht gezogen, die über Renfield in den Nachtstapel käme: Leg sie ab.
lesson-nosferatu-12-other = Das ist erlaubt; doch bei Renfield würde die Nacht den Sonnenaufgang seltener machen. Leg sie ab.
lesson-nosferatu-13 = Gib Renfield wieder eine Zutat. Wer den Pflock trägt, deckt keine Karte des Nachtstapels auf.
lesson-nosferatu-13-other = Ein Gerücht würde das Ritual verhindern. Gib die Zutat und merk dir das: Du wirst es brauchen.
lesson-nosferatu-14 = Daniel hat eine Karte gegeben und den Sonnenaufgang aufgedeckt: Die Spielzüge enden, ehe Elsa und Bruno am Zug sind. Im Stapel sind nur zwei Karten, deine und die von Daniel.
lesson-nosferatu-15 = Renfield sagt „{ nosferatu-case-1 }“ an. Deine Karte war eine Zutat, also kam das Übel von Daniel; und Daniel hatte eine Zutat zu geben, legte sie aber ab.
lesson-nosferatu-16 = Es war ein Biss, und Renfield legt ihn vor dich; der fünfte im Spiel brächte dem Bösen den Sieg. Schieb dafür eine Karte verdeckt unter den Ablagestapel: das Gerücht.
lesson-nosferatu-16-other = Das ist erlaubt; doch die Zutat nützt den Jägern mehr. Schieb das Gerücht unter den Ablagestapel.
lesson-nosferatu-17 = Daniel behauptet, Bruno zu verdächtigen. Sagen darf man alles, wahr oder falsch; doch Bruno hat in dieser Runde keine Karte gegeben.
lesson-nosferatu-18 = Der Sonnenaufgang ist da, und du trägst den Pflock. Alles weist auf Daniel: Stoß zu.
lesson-nosferatu-18-other = Der Pflock trifft nur einmal, und ein toter Jäger ist die Niederlage; weitergegeben kann er zum Vampir kommen. Die Spur führt zu Daniel.
lesson-nosferatu-19 = Daniel war der Vampir: Die Jäger siegen. Für eine erste Partie weißt du genug: Setz dich zu Bots an den Tisch.
