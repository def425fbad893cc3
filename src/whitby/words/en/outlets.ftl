# Messages outside the page in English. British spelling; “you” for whoever gets them.
# None of them tells anything of a game but its name.

## It is somebody’s turn. $game is the game’s name, $table the table’s id.

outlets-turn-title = Your turn: { $game }
outlets-turn = It is your turn at table { $table } ({ $game }).

## The test button

outlets-test-title = Test message from Whitby
outlets-test = This is a test. From now on Whitby can tell you here when it is your turn.

## A new e-mail address

outlets-code-title = Your code for Whitby
outlets-code = Somebody wants to be told at this address when it is their turn. If that was you, enter this code on your page: { $code }
outlets-code-stranger = If it was not you, you need do nothing: no other messages will come.

## Below every letter

outlets-stop = You get this message because you asked for it. To get no more, remove this address here: { $url }

## How a test went

outlets-result-sent = Sent. The other side has taken the message.
outlets-result-refused = The other side refused the message. Is the address right, and still valid?
outlets-result-redirected = The other side sends us to another address. Give that one instead.
outlets-result-busy = The other side is busy or out of order. Try again later.
outlets-result-slow = The other side did not answer in time. Try again later.
outlets-result-unreachable = The other side cannot be reached. Is the address right?
outlets-result-nowhere = The address leads nowhere, or to a network that this server sends nothing to.
outlets-result-gone = The browser takes no more messages here, so this place is removed. Switch them on there again.
outlets-result-later = That was often enough for now. Try again later.
outlets-result-off = This server does not send messages of this kind.

## Why an outlet is refused

refusal-outlet-off = This server does not send messages of this kind.
refusal-outlet-url = This is no web address of the kind https://example.org/path, without a name and a password.
refusal-outlet-port = Web addresses must use port 80, port 443 or a port from 1024 on.
refusal-outlet-address = This address lies in a network that this server sends nothing to.
refusal-outlet-discord = This is no Discord webhook: its address begins with https://discord.com/api/webhooks/.
refusal-outlet-ntfy = This is no ntfy topic: its address looks like https://ntfy.sh/topic.
refusal-outlet-push = This is nothing that a browser gives for messages. Switch them on again in the browser.
refusal-outlet-email = This is no e-mail address that messages can be sent to.
