# What somebody sets for themselves: name, light, account, messages elsewhere. British spelling.

me-title = You and your settings

## On this device

me-you = You
me-name = Your name
me-name-keep = Keep
me-name-kept = The name is kept.
me-light = Light
me-volume = Sounds
me-volume-off = off
me-volume-at = { $volume } of 10
me-plain = Show every game as text
    .more = Without a picture of the board: for screen readers, small screens and slow machines.
me-device = Light, sounds and text stay on this device.

## Account

me-account = Account
me-account-none = You can play without an account: when you first sit down, this browser gets a session under your name.
# $name is a person’s name.
me-account-session = Playing as { $name }, without an account
me-account-session-more = Your games hang on this browser’s cookie. If it is deleted, there is no way back to your seats. An account brings you back, on other devices too.
# $login is what somebody logs in with.
me-account-has = Your account: { $login }
me-account-has-more = Log in with it on other devices and find your games there. The server keeps your password only as a digest; nobody can tell it to you.
me-account-open = Open an account
me-account-open-more = No e-mail address is needed. But keep the recovery codes you will get: nobody can send you the password.
me-account-open-go = Open the account
me-account-opened = The account is open. You stay logged in here.
me-account-log-in = Log in
me-account-log-in-warn = Your present session ends with this: games that you play without an account are then lost to you.
me-account-log-in-go = Log in
me-account-in = Welcome back, { $name }.
me-account-log-out = Log out on this device
me-account-out = You are logged out.
me-account-forget = End the session on this device
me-account-forget-sure = End the session?
me-account-forget-more = Without an account there is no way back: seats and games of this session are lost to you.
me-account-forget-go = End it
me-login = Login
me-login-signs = 3 to 60 signs: a to z, digits and . _ @ + -
me-password = Password
me-password-new = Password, at least 8 signs

## Password, recovery codes, sessions and deletion

me-cancel = Cancel
me-password-show = Show the password
me-password-hide = Hide the password
me-password-current = Current password
me-password-other = New password, at least 8 characters
me-password-change = Change your password
me-password-change-more = This logs you out on all your other devices.
me-password-change-go = Change password
me-password-changed = Password changed. You are logged out on all your other devices.
me-codes = Recovery codes
me-codes-left = { $count ->
    [0] none left
   *[other] { $count } left
}
me-codes-more = If you forget your password, each code lets you choose a new one, once. There is no other way back: nobody can send you a password.
me-codes-new = Make new codes
me-codes-new-sure = Make new recovery codes?
me-codes-new-more = Your old codes stop working.
me-codes-yours = Your recovery codes
me-codes-keep = Save these codes now: they are shown only this once. If you forget your password, each of them lets you choose a new one.
me-codes-copy = Copy
me-codes-copied = Codes copied.
me-codes-save = Save as a file
# The first line of the file. $login is what somebody logs in with.
me-codes-file = Recovery codes of the account { $login }, each good for one new password
me-codes-done = I have saved them
me-sessions = Where you are logged in
# $browser and $system are names such as Firefox and Linux.
me-sessions-device = { $browser } on { $system }
me-sessions-unknown = Unknown device
me-sessions-here = This device
# $opened and $used are dates.
me-sessions-since = Since { $opened }, last used { $used }
me-sessions-end = Log out
# $device is a browser and a system, or the words for an unknown one.
me-sessions-end-which = Log out { $device }, since { $opened }
me-sessions-ended = That device is logged out.
me-sessions-others = Log out everywhere else
me-sessions-others-ended = You are logged out everywhere else.
me-sessions-all = Log out everywhere
me-forgot = Forgot your password?
me-forgot-more = Enter your login, one of your recovery codes and a new password. If you have no code left, ask whoever runs this server.
me-forgot-code = Recovery code
me-forgot-go = Set new password
me-forgot-done = { $count ->
    [0] Your new password is set, and that was your last recovery code. Make new ones.
    [one] Your new password is set. You have { $count } recovery code left.
   *[other] Your new password is set. You have { $count } recovery codes left.
}
me-delete = Delete your account
me-delete-guest = Delete everything about you
me-delete-sure = Delete your account?
me-delete-guest-sure = Delete everything about you?
me-delete-more = Your name, your messages and your notes are deleted. Bots play on in your seats, and finished games keep your moves without your name. You can’t undo this.
me-delete-go = Delete for good
me-deleted = Everything about you is deleted.

## Continuing on another device. $name is a person’s name.

me-link = Continue on another device
me-link-more = Open a link or type a code in your other browser. It works once, for 10 minutes. Anyone who has it can play as you, so send it only to yourself.
me-link-make = Get link and code
me-link-again = Get a new link
me-link-yours = Your link
me-link-copy = Copy
me-link-copied = Link copied.
me-link-share = Share
# $address is the address of a page.
me-link-code = Or go to { $address } and type this code:
# $time is a time of day.
me-link-until = Works once, until { $time }.
me-link-title = Continue on this device
me-link-title-more = Open the menu at your table, or your settings, in your other browser. Choose “Continue on another device” and type the code from there.
me-link-typed = Code from your other device
me-link-look = Next
me-link-who = Continue as { $name }?
me-link-who-more = This browser then plays in all their seats. Go on only if you made this link yourself.
me-link-warn = You are { $name } in this browser, without an account. You lose the seats and games of that session.
me-link-go = Continue
me-link-in = You are { $name } here now.

## Messages elsewhere

me-outlets = Messages when it is your turn
me-outlets-more = Whitby can tell you elsewhere that a game waits for you. The messages name the game and the table, never what happens there.
me-outlets-session = You need a session for this: sit down at a table first, or log in.
me-outlet-new = Add a place for messages
me-outlet-kind = Where
me-outlet-push = Browser notice
    .more = A notice on this device, even while the page is closed. The browser asks for your leave.
me-outlet-ntfy = ntfy
    .more = An app for telephones and desktops: choose a topic that nobody guesses, and give its address.
me-outlet-discord = Discord
    .more = The address of a webhook, from the settings of a channel.
me-outlet-webhook = Webhook
    .more = An address of your own that takes JSON.
me-outlet-email = E-mail
    .more = A code is sent to the address first.
me-outlet-target = Address
me-outlet-always = Also while the table is open in a browser
    .more = Otherwise only when you are not at the table.
me-outlet-here = on this device
me-push-denied = This browser may not show messages. Allow it in the settings of the browser.
me-push-unavailable = This browser cannot take messages just now. Try again later, or choose another way.
me-outlet-add = Add
me-outlet-added = The place is added. Try it with the test button.
me-outlet-sent = A code is on its way to the address. Enter it below.
me-outlet-code = Code from the message
me-outlet-confirm = Confirm
me-outlet-test = Send a test
me-outlet-resend = Send the code again
# $target is an address.
me-outlet-drop = Remove { $target }

## People one does not want to hear

me-muted = Muted people
me-muted-more = The server tells only their numbers. You do not hear them at any table.
me-muted-hear = Hear again
me-muted-hear-who = Hear { $id } again
