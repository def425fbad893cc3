# Fehler: was nicht stimmt und was richtig wäre. Sie folgen in einer Zeile auf „whitby: “.

## Ein Spiel vorbereiten

error-no-game = unbekanntes Spiel „{ $game }“; bekannt sind { $games }
error-bad-players = { $counts ->
    [1] { $game } ist für { $least } Personen, nicht für { $players }
   *[other] { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
}
error-no-option = { $game } hat keine Option „{ $option }“; es gibt { $options }
error-bad-option = die Option { $option } kann einen dieser Werte haben: { $choices }; nicht „{ $value }“
error-no-bots = für „{ $game }“ gibt es keine Bots; es gibt sie für { $games }
error-no-level = { $game } hat keinen Bot „{ $level }“; es gibt { $levels }
error-no-limit = „{ $level }“ rechnet nicht voraus und lässt sich deshalb nicht auf „{ $limit }“ begrenzen
error-levels-count = { $players } Personen brauchen { $players } Stufen, nicht { $levels }
error-bad-levels = gib jeder Seite einmal eine Stufe: { $sides }; nicht „{ $levels }“
error-no-language = keine Texte auf „{ $language }“; es gibt Texte auf { $languages }
error-no-extra = { $what } braucht Pakete, die nicht installiert sind; so werden sie installiert: { $command }

## Eine Wahl treffen

error-game-over = das Spiel ist vorbei; es gibt nichts mehr zu wählen
error-not-offered = „{ $option }“ steht nicht zur Wahl; zur Wahl stehen: { $offered }
error-not-asked = „{ $option }“ steht nicht zur Wahl: Platz { $seat } ist gerade nicht gefragt
error-no-seat = Platz { $seat } gibt es nicht; es gibt die Plätze 1 bis { $seats }

## Eine Aufzeichnung lesen

error-in-file = { $file }: { $why }
error-no-record = das ist keine Aufzeichnung: Die erste Zeile muss „{ $magic }“ lauten
error-record-line = Zeile { $line }: { $why }
error-unknown-line = { $name } ist keines von { $names }
error-line-twice = „{ $name }“ steht zweimal da
error-no-line = der Aufzeichnung fehlt die Zeile „{ $name }“
error-no-chance = der Aufzeichnung fehlt ein Startwert oder eine Prüfsumme
error-two-chances = sie hat einen Startwert und dazu eine Prüfsumme; der Zufall kommt nur aus einem von beiden
error-no-players = { $value } ist keine Personenzahl
error-no-number = { $name }: { $value } sollte eine ganze Zahl sein
error-no-pair = options: { $value } sollte die Form name=wert haben
error-option-twice = options: { $value } steht zweimal da
error-names-line = names: { $players } Personen, aber { $names } Namen
error-names-count = { $players } Personen brauchen { $players } Namen, nicht { $names }
error-bad-name = { $name } ist kein Name für einen Platz: Nimm sichtbare Zeichen und kein Komma
error-long-seed = ein Startwert hat höchstens { $digits } Ziffern
error-no-hex = { $name }: Hier sollten hexadezimale Ziffern stehen, zwei für jedes Byte
error-key-length = { $name }: Es sollten { $wanted } Bytes sein, nicht { $bytes }
error-early-digest = der Prüfwert gehört hinter das Ende
error-no-digest = nach dem Ende fehlt der Prüfwert
error-after-end = nach dem Ende darf nur noch der Prüfwert folgen
error-after-resignation = nach einer Aufgabe darf nur noch das Ende folgen
error-seat-line = { $value } ist kein Platz; es gibt die Plätze 1 bis { $seats }
error-no-move = { $value } ist kein Zug; ein Zug ist ein Platz von 1 bis { $seats } und ein Code

## Eine Aufzeichnung nachspielen und prüfen

error-other-rules = die Aufzeichnung hat die Regelversion { $version } von { $game }; hier gilt Version { $current }: { $age ->
    [newer] neuere
   *[older] ältere
} Versionen von whitby können sie öffnen
error-record-setup = der Spielaufbau: { $why }
error-record-move = Zug { $number } ({ $move }): { $why }
error-resigned = Platz { $seat } hat aufgegeben, also ist dieses Spiel vorbei; zum Ansehen: { $command }
error-not-over = das Spiel ist nicht vorbei: Es wartet auf Platz { $seats }
error-no-seed = der Startwert fehlt in dieser Aufzeichnung; ein echter Tisch verrät ihn am Ende
error-no-secret = das Geheimnis fehlt noch in dieser Aufzeichnung; ein echter Tisch verrät es am Ende
error-broken-promise = das Geheimnis passt nicht zur Prüfsumme: Der Tisch hat sich nicht daran gehalten
error-no-end = der Aufzeichnung fehlen die letzten Zeilen; die Züge enden mit „{ $found }“
error-unfinished = in der Aufzeichnung steht „{ $end }“, aber die Züge beenden das Spiel nicht
error-other-end = in der Aufzeichnung steht „{ $end }“, aber die Züge enden mit „{ $found }“
error-other-digest = der Prüfwert ist { $digest }, aber die Züge ergeben { $found }
