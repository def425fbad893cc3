# Nosferatu in German. „Du“ in questions, the third person in the log; a person is never given a
# gender, and a name never takes a genitive.

## Names

nosferatu-title = Nosferatu
nosferatu-side-hunters = Die Jäger
nosferatu-side-evil = Das Böse

# .acc is the object of a sentence: „Anna zieht { $card_acc }.“ .start is the same at its beginning.
nosferatu-card-rumour = Gerücht
    .acc = ein Gerücht
    .start = Ein Gerücht
nosferatu-card-component = Zutat
    .acc = eine Zutat
    .start = Eine Zutat
nosferatu-card-bite = Biss
    .acc = einen Biss
    .start = Einen Biss
nosferatu-card-night = Nacht
    .acc = eine Nacht
    .start = Eine Nacht

nosferatu-role-hunter = Jäger
    .nom = ein Jäger
nosferatu-role-vampire = Vampir
    .nom = der Vampir
nosferatu-role-renfield = Renfield
    .nom = Renfield

nosferatu-ritual-mirror = Silberspiegel
nosferatu-ritual-distortion = Kurze Nacht
nosferatu-ritual-transfusion = Bluttransfusion

nosferatu-dark_card-thirst = Ewiger Durst
nosferatu-dark_card-master = Herr der Finsternis

nosferatu-case-1 = Bisse oder Nächte
nosferatu-case-2 = Nur Zutaten
nosferatu-case-3 = Gerüchte

nosferatu-phase-setup = Vorbereitung
nosferatu-phase-table_turn = Spielzüge
nosferatu-phase-action_pile = Auswertung
nosferatu-phase-stake = Ahnenpflock
nosferatu-phase-end_of_round = Rundenende
nosferatu-phase-over = Spielende

nosferatu-thing-round = Runde
nosferatu-thing-character = Personenkarte
nosferatu-thing-stake = Pflock
nosferatu-thing-holder = Wer den Pflock trägt
nosferatu-thing-clock = Nachtstapel
nosferatu-thing-dawn = Sonnenaufgang
nosferatu-thing-library = Bibliothek
nosferatu-thing-discard = Ablagestapel
nosferatu-thing-reserve = Reserve
nosferatu-thing-action_pile = Renfields Stapel
nosferatu-thing-bites = Bisse
nosferatu-thing-rituals = Rituale
nosferatu-thing-dark_card = Dunkle Karte
# The card that a seat discarded, and the one it gave, this round.
nosferatu-thing-discarded = Abgelegt
nosferatu-thing-given = Abgegeben

nosferatu-face-up = offen
nosferatu-face-down = verdeckt

## Quantities, as other messages use them

nosferatu-count-nights = { $nights ->
    [one] { $nights } Nacht
   *[other] { $nights } Nächte
}
nosferatu-count-rumour = { $rumour ->
    [one] { $rumour } Gerücht
   *[other] { $rumour } Gerüchte
}
nosferatu-count-component = { $component ->
    [one] { $component } Zutat
   *[other] { $component } Zutaten
}
nosferatu-count-bite = { $bite ->
    [one] { $bite } Biss
   *[other] { $bite } Bisse
}
nosferatu-count-night = { $night ->
    [one] { $night } Nacht
   *[other] { $night } Nächte
}
# The cards of one place; kinds of which there is none are not named.
nosferatu-count-cards = { $rumour ->
    [0] { $component ->
        [0] { $bite ->
            [0] { $night ->
                [0] keine Karte
               *[other] { nosferatu-count-night }
            }
           *[other] { nosferatu-count-bite }{ $night ->
                [0] {""}
               *[other] , { nosferatu-count-night }
            }
        }
       *[other] { nosferatu-count-component }{ $bite ->
            [0] {""}
           *[other] , { nosferatu-count-bite }
        }{ $night ->
            [0] {""}
           *[other] , { nosferatu-count-night }
        }
    }
   *[other] { nosferatu-count-rumour }{ $component ->
        [0] {""}
       *[other] , { nosferatu-count-component }
    }{ $bite ->
        [0] {""}
       *[other] , { nosferatu-count-bite }
    }{ $night ->
        [0] {""}
       *[other] , { nosferatu-count-night }
    }
}

## Questions

nosferatu-ask-volunteer = Willst du Renfield sein? Deine Antwort bleibt geheim, bis alle geantwortet haben.
nosferatu-ask-deal = Du teilst die Personenkarten aus. Wer soll der Vampir sein?
nosferatu-ask-stake_first = Wer soll den Pflock zuerst tragen und die erste Runde eröffnen?
nosferatu-ask-discard = Welche Karte legst du offen ab?
nosferatu-ask-give = Welche Karte gibst du Renfield verdeckt?
nosferatu-ask-bite = { $left ->
    [one] Noch { $left } Biss: Vor wen legst du ihn?
   *[other] Noch { $left } Bisse: Vor wen legst du den nächsten?
}
nosferatu-ask-slide = Du wurdest gebissen: Welche Karte schiebst du verdeckt unter den Ablagestapel?
nosferatu-ask-ritual = Nur Zutaten: Wähle ein Ritual.
nosferatu-ask-mirror = „{ nosferatu-ritual-mirror }“: Welche Personenkarte deckst du auf?
nosferatu-ask-transfuse = „{ nosferatu-ritual-transfusion }“: Wer erhält die Transfusion?
nosferatu-ask-use_stake = Der Sonnenaufgang ist da: Pfähle jemanden oder gib den Pflock weiter.
nosferatu-ask-move_stake = Kein Sonnenaufgang in dieser Runde: Wer soll den Pflock jetzt tragen?
nosferatu-ask-expose = Bibliothek aufgebraucht bei „{ nosferatu-dark_card-thirst }“: Welche Personenkarte deckst du auf?

## Buttons

nosferatu-do-volunteer-yes = Als Renfield melden
nosferatu-do-volunteer-no = Nicht melden
nosferatu-do-vampire = { $who } zum Vampir machen
nosferatu-do-stake = { $who } den Pflock geben
nosferatu-do-discard = { $card_start } ablegen
nosferatu-do-give = { $card_start } an Renfield geben
nosferatu-do-bite = Biss vor { $who } legen
nosferatu-do-slide = { $card_start } unter den Ablagestapel schieben
nosferatu-do-ritual-mirror = „{ nosferatu-ritual-mirror }“ ausführen
nosferatu-do-ritual-distortion = „{ nosferatu-ritual-distortion }“ ausführen
nosferatu-do-ritual-transfusion = „{ nosferatu-ritual-transfusion }“ ausführen
nosferatu-do-ritual-none = Auf ein Ritual verzichten
nosferatu-do-mirror = { $who } aufdecken
nosferatu-do-transfuse = { $who } eine Transfusion geben
nosferatu-do-kill = { $who } pfählen
nosferatu-do-pass = Pflock an { $who } weitergeben
nosferatu-do-move = { $who } den Pflock geben
nosferatu-do-expose = { $who } aufdecken

## Why something cannot be chosen

nosferatu-why-renfield-no-stake = Renfield trägt nie den Pflock.
nosferatu-why-two-bites = Niemand darf mehr als 2 Bisse haben.
nosferatu-why-bitten-already = An diesem Tisch erhält niemand 2 Bisse in derselben Runde.
nosferatu-why-ritual-down = Dieses Ritual liegt verdeckt.
nosferatu-why-idle-mirror = Es liegt keine Personenkarte mehr verdeckt.
nosferatu-why-idle-distortion = Der Nachtstapel enthält keine Nacht mehr.
nosferatu-why-idle-transfusion = Es ist kein Biss im Spiel.
nosferatu-why-vampire-no-kill = Du bist der Vampir: Du kannst den Pflock nur weitergeben.
nosferatu-why-stake-must-move = Der Pflock kann nicht bei derselben Person bleiben.

## The log

nosferatu-log-volunteered = { $who } meldet sich als Renfield.
nosferatu-log-renfield = { $who } ist Renfield.
nosferatu-log-dealt = Renfield teilt die Personenkarten verdeckt aus.
nosferatu-log-character = { $who } sieht sich die eigene Personenkarte an: { $role_nom }.
nosferatu-log-reserves = Alle außer Renfield ziehen 2 Karten.
nosferatu-log-stake_given = Renfield gibt { $who } den Pflock.
nosferatu-log-round = Runde { $number } beginnt.
nosferatu-log-turn = { $who } zieht 2 Karten.
nosferatu-log-drew = { $who } zieht { $card_acc }.
nosferatu-log-rebuilt = Die Bibliothek ist aufgebraucht; der Ablagestapel wird zur neuen Bibliothek.
nosferatu-log-discarded = { $who } legt { $card_acc } ab.
nosferatu-log-gave = { $who } gibt Renfield { $card_acc }.
nosferatu-log-gave_unseen = { $who } gibt Renfield verdeckt eine Karte.
nosferatu-log-clock-night = { $who } deckt eine Nacht auf.
nosferatu-log-clock-dawn = { $who } deckt den Sonnenaufgang auf: Der Pflock darf zustoßen.
nosferatu-log-pile = Renfield sieht den Stapel durch: { nosferatu-count-cards }.
nosferatu-log-announced-1 = Renfield sagt „{ nosferatu-case-1 }“ an: Alle werden ausgeführt.
nosferatu-log-announced-2 = Renfield sagt „{ nosferatu-case-2 }“ an.
# Must not tell whether there were other cards among the Rumours.
nosferatu-log-announced-3 = Renfield sagt „{ nosferatu-case-3 }“ an: Nichts geschieht.
nosferatu-log-bite_due = Renfield muss einen Biss legen.
nosferatu-log-bitten = Renfield legt einen Biss vor { $who }: { $count } im Spiel.
nosferatu-log-slid = { $who } schiebt { $card_acc } verdeckt unter den Ablagestapel.
nosferatu-log-slid_unseen = { $who } schiebt eine Karte verdeckt unter den Ablagestapel.
nosferatu-log-dark_card-thirst = Die Dunkle Karte wird umgedreht: „{ nosferatu-dark_card-thirst }“.
nosferatu-log-dark_card-master = Die Dunkle Karte wird umgedreht: „{ nosferatu-dark_card-master }“.
nosferatu-log-nights_joined = { $count ->
    [one] { $count } Nacht kommt in den Nachtstapel.
   *[other] { $count } Nächte kommen in den Nachtstapel.
}
nosferatu-log-rituals_raised = Alle Rituale werden wieder aufgedeckt.
nosferatu-log-ritual = { $who } wählt das Ritual „{ $ritual }“.
nosferatu-log-no_ritual = Kein Ritual kann ausgeführt werden.
nosferatu-log-ritual_declined = { $who } verzichtet auf ein Ritual.
nosferatu-log-revealed = Aufgedeckt: { $who } ist { $role_nom }.
nosferatu-log-night_removed = 1 Nacht kommt aus dem Nachtstapel auf den Ablagestapel.
nosferatu-log-transfused = { $who } erhält eine Transfusion: 1 Biss aufgehoben, 1 Karte gezogen.
nosferatu-log-stake_passed = { $who } gibt den Pflock weiter an { $to }.
nosferatu-log-stake_moved = Renfield gibt { $who } den Pflock.
nosferatu-log-killed = { $who } pfählt { $to }.
nosferatu-log-round_ended = Der Nachtstapel wird gemischt: { $nights ->
    [0] nur der Sonnenaufgang
   *[other] { nosferatu-count-nights } und der Sonnenaufgang
}.{ $count ->
    [0] {""}
    [one] {" "}{ $count } Karte kommt unter den Ablagestapel.
   *[other] {" "}{ $count } Karten kommen unter den Ablagestapel.
}
nosferatu-log-punished = Bibliothek aufgebraucht bei „{ nosferatu-dark_card-thirst }“: { $who } muss eine Personenkarte aufdecken.
nosferatu-log-won-hunters-stake = Der Vampir ist gepfählt: Die Jäger siegen!
nosferatu-log-won-evil-stake = Ein Jäger ist gepfählt: Das Böse siegt!
nosferatu-log-won-evil-bites = 5 Bisse sind im Spiel: Das Böse siegt!
nosferatu-log-reserve = { $who } zeigt die Reserve: { nosferatu-count-cards }.

## Claims: what can be said

nosferatu-say-gave = Ich habe { $card_acc } abgegeben.
nosferatu-say-hold = Ich habe { $card_acc } in der Reserve.
nosferatu-say-am = Ich bin { $role_nom }.
nosferatu-say-suspect = Ich verdächtige { $about }.
nosferatu-say-trust = Ich vertraue { $about }.
nosferatu-say-gave_me = { $about } hat mir { $card_acc } gegeben.
nosferatu-say-pile_had = { $count ->
    [0] Im Stapel war keine Zutat.
    [one] Im Stapel war { $count } Zutat.
   *[other] Im Stapel waren { $count } Zutaten.
}

## Claims: what was said

nosferatu-said-gave = { $who } behauptet, { $card_acc } abgegeben zu haben.
nosferatu-said-hold = { $who } behauptet, { $card_acc } in der Reserve zu haben.
nosferatu-said-am = { $who } behauptet, { $role_nom } zu sein.
nosferatu-said-suspect = { $who } behauptet, { $about } zu verdächtigen.
nosferatu-said-trust = { $who } behauptet, { $about } zu vertrauen.
nosferatu-said-gave_me = { $who } behauptet, von { $about } { $card_acc } bekommen zu haben.
nosferatu-said-pile_had = { $count ->
    [0] { $who } behauptet, im Stapel sei keine Zutat gewesen.
    [one] { $who } behauptet, im Stapel sei { $count } Zutat gewesen.
   *[other] { $who } behauptet, im Stapel seien { $count } Zutaten gewesen.
}

## Table options

nosferatu-option-renfield = Wer Renfield ist
nosferatu-option-renfield-volunteers = Ausgelost unter Freiwilligen
nosferatu-option-renfield-random = Ausgelost unter allen
nosferatu-option-renfield-first = Erster Platz
nosferatu-option-double_bite = Eine Person darf in einer Runde 2 Bisse erhalten
nosferatu-option-double_bite-on = Ja
nosferatu-option-double_bite-off = Nein
nosferatu-option-ritual = Wahl eines Rituals
nosferatu-option-ritual-must = Pflicht
nosferatu-option-ritual-may = Freiwillig
nosferatu-option-givers = Renfield sieht, wer welche Karte gibt
nosferatu-option-givers-on = Ja
nosferatu-option-givers-off = Nein
nosferatu-option-penalty_own = Strafe: Auch die eigene Personenkarte darf aufgedeckt werden
nosferatu-option-penalty_own-on = Ja
nosferatu-option-penalty_own-off = Nein
nosferatu-option-full_history = Abgelegte Karten früherer Runden bleiben im Verlauf
nosferatu-option-full_history-on = Ja
nosferatu-option-full_history-off = Nein
nosferatu-option-show_reserves = Am Ende werden die Reserven gezeigt
nosferatu-option-show_reserves-on = Ja
nosferatu-option-show_reserves-off = Nein

## What each character wants

nosferatu-goal-hunter = Finde den Vampir. Du gewinnst, wenn ein Jäger ihn nach dem Sonnenaufgang pfählt; du verlierst beim fünften Biss im Spiel oder wenn ein Jäger gepfählt wird.
nosferatu-goal-vampire = Gib dich als Jäger aus. Du gewinnst mit Renfield beim fünften Biss im Spiel oder wenn ein Jäger gepfählt wird; du verlierst, wenn der Pflock dich trifft.
nosferatu-goal-renfield = Diene deinem Herrn, dem Vampir, und wahre das Geheimnis. Ihr gewinnt gemeinsam beim fünften Biss im Spiel oder wenn ein Jäger gepfählt wird.

## Help

nosferatu-help-rumour = Ein Gerücht bewirkt nichts. Doch ein einziges im Stapel genügt, um ein Ritual zu verhindern.
nosferatu-help-component = Liegen nur Zutaten im Stapel, gibt es ein Ritual: Wer den Pflock trägt, wählt es.
nosferatu-help-bite = Renfield legt jeden Biss aus dem Stapel vor eine Person, die dafür eine Karte aus ihrer Reserve verliert. Niemand hat mehr als zwei; der fünfte im Spiel bringt dem Bösen den Sieg.
nosferatu-help-night = Eine Nacht, die Renfield erhält, kommt in den Nachtstapel und macht den Sonnenaufgang seltener. Eine aufgedeckte Nacht lässt die Spielzüge weitergehen.
nosferatu-help-dawn = Der Sonnenaufgang beendet die Spielzüge sofort. Wer den Pflock trägt, muss danach pfählen oder ihn weitergeben.
nosferatu-help-stake = Wer den Pflock trägt, muss nach dem Sonnenaufgang pfählen oder ihn weitergeben. Wird gepfählt, endet die Partie. Ohne Sonnenaufgang gibt Renfield den Pflock einer anderen Person.
nosferatu-help-mirror = Renfield muss eine verdeckte Personenkarte nach Wahl aufdecken.
nosferatu-help-distortion = Eine Nacht kommt aus dem Nachtstapel auf den Ablagestapel: Ein früher Sonnenaufgang wird wahrscheinlicher.
nosferatu-help-transfusion = Ein Biss im Spiel wird aufgehoben; die Person, vor der er lag, zieht eine Karte.
nosferatu-help-hunter = Die Jäger suchen den Vampir. Sie kennen einander nicht, und nur sie können pfählen.
nosferatu-help-vampire = Der Vampir sitzt unter den Jägern und spielt wie sie, kann aber nicht pfählen, sondern den Pflock nur weitergeben.
nosferatu-help-renfield = Alle kennen Renfield, und Renfield weiß, wer der Vampir ist. Renfield erhält die Karten, sagt den Stapel wahrheitsgemäß an und legt die Bisse.
nosferatu-help-thirst = Seit die Bibliothek gebildet wurde, ist niemand gebissen worden. Wird sie jetzt aufgebraucht, folgt eine Strafe: Wer den Pflock trägt, muss eine Personenkarte aufdecken.
nosferatu-help-master = Seit die Bibliothek gebildet wurde, ist jemand gebissen worden. Wird sie jetzt aufgebraucht, wird diese Karte nur wieder umgedreht.
