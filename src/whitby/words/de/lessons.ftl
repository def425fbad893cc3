# Lessons in German. „Du“ is the learner. At most two sentences a frame. The line with -other is said
# when something else is chosen, and must be true of every other choice.

## The duel: the learner is Van Helsing

lesson-duel-01 = Du bist Van Helsing. Draculas fünf Grüfte oder sein letzter Energiestein bringen dir den Sieg: Vier Grüfte hast du schon, und er sucht deine fünf Opfer.
lesson-duel-02 = Zwölf Orte, und auf jedem liegt verdeckt eine Karte, deine oder seine. Zwei kennst du: dein Opfer bei Haus 3 und Draculas Amulett bei Haus 1.
lesson-duel-03 = Eine Spielfigur geht Schritt für Schritt zu einem Nachbarort, nie schräg und mindestens einen Schritt im Zug. Geh zu Haus 7.
lesson-duel-03-other = Auch dieser Weg ist frei. Doch die Lektion geht bei Haus 7 weiter: Geh dorthin.
lesson-duel-04 = Wenn du an einem Ort ankommst, darfst du die Karte dort ansehen; nur so erfährst du, wem sie gehört. Sieh sie an.
lesson-duel-04-other = Vorbeigehen ist erlaubt. Diesmal aber geht es um genau diese Karte: Sieh sie an.
lesson-duel-05 = Ein Vampirjäger der Stärke 3, dein eigener: Du hast ihn aufgenommen und musst an seiner Stelle eine Karte hinlegen. Leg ihn als Bluff zurück: Dracula sieht nicht, welche Karte es ist.
lesson-duel-05-other = Tauschen ist erlaubt, nur nicht diesmal. Leg den Vampirjäger der Stärke 3 zurück: Dracula soll falsch raten.
lesson-duel-06 = Eine eigene Karte beendet deine Bewegung nicht: Du darfst stehen bleiben oder weitergehen. Geh weiter zu Haus 4.
lesson-duel-06-other = Das ist erlaubt, doch die Jagd führt woandershin. Geh zu Haus 4.
lesson-duel-07 = Wieder darfst du die Karte ansehen oder liegen lassen. Sieh sie an.
lesson-duel-07-other = Vorsicht ist gut; doch wer nie hinsieht, findet keine Gruft. Sieh die Karte an.
lesson-duel-08 = Eine gegnerische Karte beendet deine Bewegung: ein Vampir der Stärke 1, den du bekämpfen musst. Deine Handlungskarte bezahlt 2 Schritte und gibt dir Stärke: Spiel { duel-card-vh_widerstand.quoted } (5 Schritte, Stärke 2) mit Sonderaktion aus.
lesson-duel-08-other = Du musst 2 Schritte bezahlen und Stärke 1 schlagen. { duel-card-vh_widerstand.quoted } kann beides, und die Sonderaktion hilft dir gleich danach.
lesson-duel-09 = 2 gegen 1: Der Kampf ist gewonnen, und der Vampir kommt vom Spielplan. Leg an seiner Stelle eine Handkarte hin: einen Vampirjäger der Stärke 2.
lesson-duel-09-other = Das ist erlaubt. In dieser Lektion legst du einen Vampirjäger der Stärke 2 hin: ein guter Wächter, doch nicht dein bester.
lesson-duel-10 = Nun die Sonderaktion: Dreh eine Karte, und bis zu deinem nächsten Zug darf Dracula den Ort nicht betreten. Sperr ihm Haus 3, wo dein Opfer liegt.
lesson-duel-10-other = Du darfst jede Karte drehen. Doch Dracula steht neben Haus 3, und dort liegt dein Opfer.
lesson-duel-11 = Der Balken deiner Karte ist grün: Du darfst die grüne Barriere setzen, über die keine Spielfigur geht. Setz sie zwischen Haus 6 und Haus 9.
lesson-duel-11-other = Das ist erlaubt. Doch Dracula hat noch einen Weg zu viel: Sperr den von Haus 6 zu Haus 9.
lesson-duel-12 = Dracula konnte nur noch zu Haus 7. Er weiß, dass du dort eine Karte hingelegt hast, hofft auf ein Opfer und sieht sie an: Es ist dein Vampirjäger.
lesson-duel-13 = Seine Stärke 1 gegen 3: Er verliert den Kampf und einen Energiestein. Auch ein gegnerisches Machtzeichen kostet einen, ebenso jeder Schritt über die Schrittzahl der Karte hinaus.
lesson-duel-14 = Draculas gelbe Barriere versperrt den Durchgang zwischen Haus 2 und Haus 5: Was hütet er dort? Umgeh sie über Haus 1.
lesson-duel-14-other = Der kürzeste freie Weg zu Haus 2 führt über Haus 1. Geh dorthin.
lesson-duel-15 = Hier liegt das Amulett, sein Machtzeichen: Es aufzudecken würde dich einen Energiestein kosten. Sieh die Karte nicht an; weitergehen darfst du trotzdem.
lesson-duel-15-other = Das würde dich einen Energiestein kosten und deine Bewegung beenden. Lass diese Karte liegen.
lesson-duel-16 = Am Ende musst du jeden Schritt bezahlen. Für einen zweiten reichen deine Handlungskarten: Geh zu Haus 2.
lesson-duel-16-other = Das ist erlaubt; doch Draculas Barriere deutet auf Haus 2. Geh dorthin.
lesson-duel-17 = Das ist die Karte, die Dracula gehütet hat. Sieh sie an.
lesson-duel-17-other = Genau wegen dieser Karte bist du hier. Sieh sie an.
lesson-duel-18 = Die fünfte Gruft. Doch erst musst du deine 2 Schritte bezahlen: Spiel { duel-card-vh_kampfeslust.quoted } mit der Schrittzahl 2 aus, ohne die Sonderaktion.
lesson-duel-18-other = { duel-card-vh_kampfeslust.quoted } bezahlt 2 Schritte, mehr brauchst du nicht. { duel-card-vh_gelassenheit.quoted } würde dich einen Energiestein kosten, die Sonderaktion von { duel-card-vh_eingebung.quoted } die Gruft.
lesson-duel-19 = Alle fünf Grüfte sind gefunden: Van Helsing hat gewonnen; er gewinnt auch, wenn er alle fehlenden unter Draculas Handkarten sieht. Für eine erste Partie weißt du genug: Spiel sie gegen einen Bot.

## Nosferatu: the learner is Clara, a Hunter

lesson-nosferatu-01 = Du bist Clara und gehörst zu den Jägern. Unter Bruno, Daniel und Elsa verbirgt sich der Vampir; die beiden anderen sind Jäger, und niemand weiß, wem zu trauen ist.
lesson-nosferatu-02 = Einen Feind kennen alle, Renfield: Hier ist es Anna. Renfield dient dem Vampir, hat die Personenkarten ausgeteilt und kennt sie alle.
lesson-nosferatu-03 = Wer den Pflock trägt, darf nach dem Sonnenaufgang pfählen. Stirbt der Vampir, gewinnen die Jäger; stirbt ein Jäger oder sind 5 Bisse im Spiel, gewinnt das Böse.
lesson-nosferatu-04 = Deine Reserve kennst nur du. Zutaten dienen den Ritualen der Jäger, Bisse dem Vampir; Nächte verzögern den Sonnenaufgang, und ein Gerücht verhindert nur ein Ritual.
lesson-nosferatu-05 = Bruno trägt den Pflock und war darum zuerst am Zug: 2 Karten ziehen, 1 offen ablegen, 1 Renfield verdeckt geben. Jetzt bist du am Zug.
lesson-nosferatu-06 = Du hast einen Biss und eine Zutat gezogen. Leg den Biss offen ab: Alle sehen, dass Renfield ihn nicht bekommt.
lesson-nosferatu-06-other = Das ist erlaubt; doch ein Biss, den du behältst, kann noch schaden. Offen abgelegt trifft er niemanden: Leg ihn ab.
lesson-nosferatu-07 = Gib Renfield nun verdeckt 1 Karte. Gib eine Zutat: Liegen nur Zutaten im Stapel, bekommen die Jäger ein Ritual.
lesson-nosferatu-07-other = Ein einziges Gerücht im Stapel verhindert das Ritual. Gib eine Zutat.
lesson-nosferatu-08 = Danach hast du eine Karte des Nachtstapels aufgedeckt: eine Nacht, also geht es weiter. Im Nachtstapel sind 5 Nächte und 1 Sonnenaufgang, der die Spielzüge sofort beendet.
lesson-nosferatu-09 = Daniel und Elsa waren am Zug, und Elsa hat den Sonnenaufgang aufgedeckt. Renfield sieht den Stapel durch und muss die Wahrheit ansagen: „{ nosferatu-case-2 }“.
lesson-nosferatu-10 = Wer den Pflock trägt, wählt nun ein Ritual: Bruno nahm „{ nosferatu-ritual-mirror }“. Renfield musste eine Personenkarte aufdecken, deine: Alle wissen nun, dass du ein Jäger bist.
lesson-nosferatu-11 = Der Sonnenaufgang war da: Wer den Pflock trägt, muss pfählen oder ihn weitergeben. Bruno wusste zu wenig zum Pfählen und gab ihn dir: Dir können alle Jäger trauen.
lesson-nosferatu-12 = Runde 2: Du trägst den Pflock und bist zuerst am Zug. Du hast eine Nacht gezogen, die über Renfield in den Nachtstapel käme: Leg sie ab.
lesson-nosferatu-12-other = Das ist erlaubt; doch bei Renfield würde die Nacht den Sonnenaufgang seltener machen. Leg sie ab.
lesson-nosferatu-13 = Gib Renfield wieder eine Zutat. Wer den Pflock trägt, deckt keine Karte des Nachtstapels auf.
lesson-nosferatu-13-other = Ein Gerücht würde das Ritual verhindern. Gib die Zutat und merk dir das: Du wirst es brauchen.
lesson-nosferatu-14 = Daniel hat eine Karte gegeben und den Sonnenaufgang aufgedeckt: Die Spielzüge enden, bevor Elsa und Bruno am Zug sind. Im Stapel sind nur zwei Karten, deine und die von Daniel.
lesson-nosferatu-15 = Renfield sagt „{ nosferatu-case-1 }“ an. Deine Karte war eine Zutat, also kam das Übel von Daniel; und Daniel hatte eine Zutat zu geben, legte sie aber ab.
lesson-nosferatu-16 = Es war ein Biss, und Renfield legt ihn vor dich; der fünfte im Spiel brächte dem Bösen den Sieg. Schieb dafür eine Karte verdeckt unter den Ablagestapel: das Gerücht.
lesson-nosferatu-16-other = Das ist erlaubt; doch die Zutat nützt den Jägern mehr. Schieb das Gerücht unter den Ablagestapel.
lesson-nosferatu-17 = Daniel behauptet, Bruno zu verdächtigen. Sagen darf man alles, wahr oder falsch; doch Bruno hat in dieser Runde keine Karte gegeben.
lesson-nosferatu-18 = Der Sonnenaufgang ist da, und du trägst den Pflock. Alles weist auf Daniel: Stoß zu.
lesson-nosferatu-18-other = Zustoßen kannst du nur einmal, und stirbt ein Jäger, ist alles verloren; gibst du den Pflock weiter, kann er beim Vampir landen. Die Spur führt zu Daniel.
lesson-nosferatu-19 = Daniel war der Vampir: Die Jäger gewinnen. Für eine erste Partie weißt du genug: Spiel sie mit Bots.

## Fury of Dracula: the learner leads the hunters

lesson-fury-hunters-01 = Du führst alle vier Jäger; Bruno ist Dracula, irgendwo in Europa versteckt. Du gewinnst, sobald er 15 Schaden erlitten hat, und ihm bleibt nur noch eine Gesundheit von 3.
lesson-fury-hunters-02 = Er gewinnt, wenn sein Einfluss 13 erreicht; jetzt steht er bei 6. Er steigt, wenn seine Vampire unentdeckt heranreifen und wenn ein Jäger besiegt wird.
lesson-fury-hunters-03 = Das ist dein Jagdrevier. Eine Straße führt in die nächste Stadt, eine Eisenbahnroute weiter, aber nur mit Fahrschein; und von einer Hafenstadt geht es auf See.
lesson-fury-hunters-04 = Das ist seine Spur, eine Karte pro Nacht: Jetzt ist er auf Feld 1, vor fünf Nächten war er auf Feld 6, in Bordeaux. Die anderen Rückseiten verraten nur Land oder See.
lesson-fury-hunters-05 = Es ist Tag, und Lord Godalming ist zuerst am Zug. Schick ihn über die Straße von Marseille nach Genf: Wähle Genf auf der Karte.
lesson-fury-hunters-05-other = Das ist erlaubt, doch die Spur führt durch Genf. Wähle Genf auf der Karte.
lesson-fury-hunters-06 = Vor drei Nächten war Dracula in Genf: Die Karte wird aufgedeckt. Dort lauert eine Begegnung, doch diesmal verzichtet Bruno auf den Hinterhalt.
lesson-fury-hunters-07 = In einer Großstadt wie Mailand bringt Ausrüsten einen Gegenstand und ein Ereignis. Das oberste hat die Rückseite der Jäger, es ist also für dich: Rüste Dr. Seward aus.
lesson-fury-hunters-07-other = Ein andermal. Jetzt liegt oben ein Ereignis der Jäger: Rüste Dr. Seward aus.
lesson-fury-hunters-08 = { fury-event-local_rumours.quoted } deckt auf, was an Mailand grenzt: Zürich, danach München. Von dort kann er nur nach Nürnberg, Wien oder Agram gegangen sein; eine Spurenkarte würde genau diese zeigen.
lesson-fury-hunters-09 = Van Helsing ist weit weg, in Köln. Die Eisenbahn ist schneller als die Straße, doch sie kostet einen Fahrschein: Reserviere einen.
lesson-fury-hunters-09-other = Diese Jagd braucht einen Zug, und der Zug einen Fahrschein. Reserviere einen.
lesson-fury-hunters-10 = Ein Fahrschein 3/2, einen besseren gibt es nicht: drei weiße Eisenbahnrouten, oder zwei, wenn eine gelbe dabei ist. Behalte ihn.
lesson-fury-hunters-10-other = Du könntest ihn zurücklegen, doch einen besseren gibt es nicht. Behalte ihn.
lesson-fury-hunters-11 = Mina spürt Dracula: Ihr Geistiges Band fragt, ob er in der Region eines Jägers ist. Nürnberg liegt in der Region von Van Helsing, Wien und Agram nicht: Frag nach Van Helsing.
lesson-fury-hunters-11-other = Das klärt es nicht. Nur die Region von Van Helsing trennt Nürnberg von Wien und Agram.
lesson-fury-hunters-12 = Ja: Also ist er in Nürnberg. Nachts können sich Jäger nicht bewegen, doch Lord Godalming kann Genf durchsuchen, wo noch immer die Begegnung lauert.
lesson-fury-hunters-12-other = Das ist erlaubt, doch die Begegnung würde auf den nächsten Jäger lauern. Durchsuche die Stadt.
lesson-fury-hunters-13 = { fury-encounter-rats.quoted }: 2 Schaden. Zeig { fury-item-pistol.quoted }, und die Ratten werden abgelegt; die Pistole behältst du.
lesson-fury-hunters-13-other = Dann blieben die Ratten in Genf, für den nächsten Jäger. Zeig { fury-item-pistol.quoted }.
lesson-fury-hunters-14 = Dr. Seward hat 3 Schaden erlitten. Beim Erholen regeneriert ein Jäger 1 Schaden, Dr. Seward und alle, die sich in seiner Stadt erholen, 2: Lass ihn sich erholen.
lesson-fury-hunters-14-other = Ein andermal. Dr. Seward ist verwundet: Lass ihn sich erholen.
lesson-fury-hunters-15 = Nachts nimmt man beim Ausrüsten das unterste Ereignis, und ist es eines von Dracula, bekommt er es. Van Helsing hat alles, was er braucht: Setz aus.
lesson-fury-hunters-15-other = Das ist erlaubt, doch für morgen ist alles bereit. Setz aus.
lesson-fury-hunters-16 = Dann war Dracula am Zug: Die Spur rückte ein Feld weiter, und vor aller Augen spielte er { fury-power-feed.quoted } aus. Er regenerierte 3 Schaden, doch er ist noch immer in Nürnberg.
lesson-fury-hunters-17 = Ein neuer Tag, und Lord Godalming und Dr. Seward waren schon am Zug. Jetzt fährt Van Helsing mit der Eisenbahn: Gib den Fahrschein aus.
lesson-fury-hunters-17-other = Nürnberg ist drei Eisenbahnrouten entfernt: Heute kommt er nur mit der Eisenbahn hin.
lesson-fury-hunters-18 = Köln, Frankfurt, Leipzig, Nürnberg: drei weiße Eisenbahnrouten, und in den Städten dazwischen geschieht nichts. Steig in Nürnberg aus.
lesson-fury-hunters-18-other = So weit reicht der Fahrschein, doch Dracula ist in Nürnberg.
lesson-fury-hunters-19 = Dracula ist gefunden und steht auf der Karte. In der Abenddämmerung und im Morgengrauen muss jeder Jäger in seiner Stadt kämpfen; Mina ist zu weit weg: Setz aus.
lesson-fury-hunters-19-other = Was sie auch tut, Nürnberg kann Mina heute nicht erreichen. Setz aus, dann wird es dunkel.
lesson-fury-hunters-20 = Ein Kampf bei Nacht, wenn seine Karten am schlimmsten sind. In jeder Kampfrunde wählen beide geheim eine Karte: Zeigt deine das Symbol der seinen, wird seine aufgehoben.
lesson-fury-hunters-21 = { fury-item-pistol.quoted } verursacht 2 Schaden und hebt { fury-combat-claws.quoted } oder { fury-combat-plotting.quoted } auf. Wähle diese Karte.
lesson-fury-hunters-21-other = Ausspielen darfst du jede. Fang mit { fury-item-pistol.quoted } an: 2 Schaden, und { fury-combat-claws.quoted } wird aufgehoben.
lesson-fury-hunters-22 = { fury-combat-claws.quoted } wurde aufgehoben, und { fury-item-pistol.quoted } hat 2 Schaden verursacht. Jede Karte ruht danach eine Kampfrunde: Spiel { fury-combat-punch.quoted } aus, das hebt { fury-combat-mesmerize.quoted } auf.
lesson-fury-hunters-22-other = Das Messer hilft dir gleich. Spiel zuerst { fury-combat-punch.quoted } aus, das hebt { fury-combat-mesmerize.quoted } auf.
lesson-fury-hunters-23 = Auch { fury-combat-mesmerize.quoted } wurde aufgehoben: Seine Gesundheit ist 3. Bei einem Verzweiflungsmarker darf er nach zwei Karten fliehen, so will es sein Stolz; doch { fury-item-knife.quoted } hält eine Fledermaus auf.
lesson-fury-hunters-23-other = Gleich fliegt er davon. Nur { fury-item-knife.quoted } hält eine Fledermaus auf, und 3 Schaden genügen, um ihn zu vernichten.
lesson-fury-hunters-24 = { fury-combat-escape_as_bat.quoted } wurde aufgehoben, und das Messer verursachte die letzten 3 Schaden: Die Jäger haben gewonnen. Jagen kannst du nun: Versuch es gegen einen Bot.

## Fury of Dracula: the learner is Dracula

lesson-fury-dracula-01 = Du bist Dracula; Bruno führt die vier Jäger. Du gewinnst, wenn dein Einfluss 13 erreicht, und er steht bei 7; du verlierst, wenn du 15 Schaden erlitten hast.
lesson-fury-dracula-02 = Du bist in Wien, und niemand sonst kann es sehen. Jede Nacht ziehst du eine Straße oder eine Seezone weiter; die Eisenbahn überlässt du den Sterblichen.
lesson-fury-dracula-03 = Deine Spur zeigt deine letzten Verstecke und die Begegnungen, die dort lauern. Jede Nacht rückt sie ein Feld weiter, bevor du ziehst; die Jäger sehen nur die Rückseiten.
lesson-fury-dracula-04 = Venedig hat gerade die Spur verlassen. Mach ein Refugium daraus: Dort reift nichts heran, doch Begegnungen lauern weiter.
lesson-fury-dracula-04-other = Damit gäbst du Venedig auf, und die Begegnung käme auf den Ablagestapel. Mach ein Refugium daraus.
lesson-fury-dracula-05 = In ein neues Refugium kommt noch eine Begegnung, verdeckt. Nimm { fury-encounter-saboteur.quoted }: Wen er überrascht, den hält er auf.
lesson-fury-dracula-05-other = Jede Begegnung darf dorthin. Doch die anderen brauchst du noch: Nimm { fury-encounter-saboteur.quoted }.
lesson-fury-dracula-06 = Wähle jetzt dein nächstes Versteck; die Karte kommt verdeckt auf Feld 1. Geh nach Prag, das morgen kein Jäger erreichen kann.
lesson-fury-dracula-06-other = Das steht dir frei, doch die Lektion geht in Prag weiter. Geh dorthin.
lesson-fury-dracula-07 = In ein neues Versteck kommt eine Begegnung. { fury-encounter-aristocratic_vampire.quoted } bringt 4 Einfluss, wenn er die Spur heil verlässt und heranreift: Nimm diese Karte.
lesson-fury-dracula-07-other = Auch diese Karte darf dorthin. Doch Einfluss bringen dir die Vampire: Nimm { fury-encounter-aristocratic_vampire.quoted }.
lesson-fury-dracula-08 = Auf die Sonntagnacht folgt ein neuer Montag: ein Verzweiflungsmarker mehr, und ein Gerüchtemarker für dich. Verzweiflung macht besiegte Jäger wertvoller, doch du musst länger kämpfen, bevor du fliehen kannst.
lesson-fury-dracula-09 = Lord Godalming kommt nach Agram, und deine Karte dort wird aufgedeckt. Was dort lauert, darf ihn aus dem Hinterhalt angreifen: Hetz { fury-encounter-wolves.quoted } auf ihn.
lesson-fury-dracula-09-other = Du darfst sie für einen anderen aufsparen. Doch die Wölfe sind hungrig: Greif an.
lesson-fury-dracula-10 = Er hat keine Waffe zu zeigen und erleidet 4 Schaden; dann wird { fury-encounter-wolves.quoted } abgelegt. Er weiß, wo du vor zwei Nächten warst, aber nicht, wo du bist.
lesson-fury-dracula-11 = Wieder Nacht, und Van Helsing ist in Berlin, gleich neben Prag. Bleib, wo du bist: Von hinten sieht { fury-power-hide.quoted } aus wie ein Ort an Land, und alle glauben, du bist weitergezogen.
lesson-fury-dracula-11-other = Das steht dir frei. Doch mit { fury-power-hide.quoted } glauben alle, dass du weitergezogen bist.
lesson-fury-dracula-12 = Auch zu { fury-power-hide.quoted } kommt eine Begegnung, doch heranreifen kann dort nichts. Nimm { fury-encounter-hoax.quoted }: Wer die Stadt durchsucht, wird aufgehalten.
lesson-fury-dracula-12-other = Auch diese Karte darf dorthin. Doch { fury-encounter-hoax.quoted } genügt hier, die anderen brauchst du noch.
lesson-fury-dracula-13 = Auf ein Versteck auf Feld 1 bis 3 darfst du einen Gerüchtemarker legen: Reift damit ein Vampir heran, bringt er 3 Einfluss mehr. Wähle Feld 2, Prag.
lesson-fury-dracula-13-other = Ein Gerüchtemarker lohnt sich nur mit einem Vampir, und deiner liegt in Prag, auf Feld 2.
lesson-fury-dracula-14 = Van Helsing ist nach Prag gekommen: Die Stadt, { fury-power-hide.quoted } und du selbst sind aufgedeckt. In der Abenddämmerung muss er gegen dich kämpfen.
lesson-fury-dracula-15 = In jeder Kampfrunde wählen beide geheim eine Karte; zeigt seine das Symbol der deinen, wird deine aufgehoben. Nachts verursacht { fury-combat-claws.quoted } insgesamt 4 Schaden: Schlag zu.
lesson-fury-dracula-15-other = Das steht dir frei. Doch nachts reißt nichts tiefere Wunden als { fury-combat-claws.quoted }.
lesson-fury-dracula-16 = 4 Schaden für ihn, 1 für dich. Mit { fury-combat-fangs.quoted } regenerierst du 2 Schaden, und er erleidet 2: Spiel die Karte aus.
lesson-fury-dracula-16-other = Das steht dir frei, doch mit { fury-combat-fangs.quoted } regenerierst du 2 Schaden. Spiel die Karte aus.
lesson-fury-dracula-17 = Du hast zwei Karten ausgespielt, mehr als Verzweiflungsmarker liegen: Jetzt lässt dein Stolz dich fliehen. Spiel { fury-combat-escape_as_bat.quoted } aus.
lesson-fury-dracula-17-other = Du könntest weiterkämpfen, doch dein Einfluss wächst anderswo. Spiel { fury-combat-escape_as_bat.quoted } aus.
lesson-fury-dracula-18 = Nachts trägt dich die Fledermaus heimlich in eine Stadt ohne Jäger, eine oder zwei Straßen weit. Flieg nach Leipzig.
lesson-fury-dracula-18-other = Das steht dir frei, doch in dieser Lektion geht es nach Leipzig.
lesson-fury-dracula-19 = Du bist wieder verborgen, doch das hat seinen Preis: Das Versteck in Prag ist aufgelöst, Vampir und Gerüchtemarker dort sind verloren.
lesson-fury-dracula-20 = Du bist wieder am Zug: Valona verlässt die Spur, und niemand hat dort { fury-encounter-new_vampire.quoted } gefunden. Er bringt 3 Einfluss, der Gerüchtemarker noch einmal 3: Lass ihn heranreifen.
lesson-fury-dracula-20-other = So bringt er dir heute Nacht nichts ein. Lass ihn heranreifen: 6 Einfluss warten auf dich.
lesson-fury-dracula-21 = 7 und 6 sind 13: Europa gehört dir. Für eine erste Partie weißt du genug: Lass dich von Bots jagen.
