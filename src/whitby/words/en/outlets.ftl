# Notifications outside the page in English. British spelling; “you” is the recipient.
# None of them reveals anything about a game but its name.

## It is the recipient’s turn. $game is the game’s name, $table the table’s id.

outlets-turn-title = Your turn: { $game }
outlets-turn = It is your turn at table { $table } ({ $game }).

## The test button

outlets-test-title = Test notification from Whitby
outlets-test = This is a test. Whitby will notify you here when it’s your turn.

## A new e-mail address

outlets-code-title = Your Whitby code
outlets-code = Someone asked to get Whitby turn notifications at this address. If it was you, enter this code in your settings: { $code }
outlets-code-stranger = If it wasn’t you, ignore this message: you will get no more of them.

## At the end of every e-mail

outlets-stop = You get this message because you turned on notifications. To stop them, remove this address here: { $url }

## How a test went

outlets-result-sent = Sent. The message was accepted.
outlets-result-refused = The service rejected the message. Check that the address is correct and still valid.
outlets-result-redirected = The address redirects elsewhere. Enter the new address instead.
outlets-result-busy = The service is busy or down. Try again later.
outlets-result-slow = The service did not respond in time. Try again later.
outlets-result-unreachable = The service can’t be reached. Check the address.
outlets-result-nowhere = The address leads nowhere, or to a network this server does not send to. Check the address.
outlets-result-gone = The browser no longer accepts notifications, so this method was removed. Turn them on there again.
outlets-result-later = Too many tests. Try again later.
outlets-result-off = This server does not send this kind of notification.

## Why a notification method is refused

refusal-outlet-off = This server does not send this kind of notification. Choose another method.
refusal-outlet-url = This is not a valid web address. Use one like https://example.org/path, without a user name.
refusal-outlet-port = This port is not allowed. Use 80, 443 or a port from 1024 up.
refusal-outlet-address = This address is in a network that this server does not send to.
refusal-outlet-discord = This is not a Discord webhook. Its address begins with https://discord.com/api/webhooks/.
refusal-outlet-ntfy = This is not an ntfy topic. Its address looks like https://ntfy.sh/topic.
refusal-outlet-push = The browser did not provide a valid subscription. Turn notifications on again.
refusal-outlet-email = This is not an e-mail address we can send to. Check it.
