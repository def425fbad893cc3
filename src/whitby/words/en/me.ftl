# A person’s own settings: name, theme, account, notifications. British spelling.

me-title = Settings

## On this device

me-you = You
me-name = Your name
me-name-keep = Save
me-name-kept = Name saved.
me-light = Theme
me-volume = Sounds
me-volume-off = Off
me-volume-at = { $volume } of 10
me-plain = Show games as text
    .more = No board graphics. For screen readers, small screens and slow devices.
me-device = Theme, sound and text mode are saved on this device only.

## Account

me-account = Account
me-account-none = You don’t need an account to play. When you first take a seat, this browser remembers you as a guest.
# $name is a person’s name.
me-account-session = Playing as guest { $name }
me-account-session-more = Your games are tied to a cookie in this browser. If it is deleted, you lose access to your seats. With an account you can log in again, on any device.
# $login is the name used to log in.
me-account-has = Your account: { $login }
me-account-has-more = Log in with it on any device to find your games there. Your password is stored only as a hash, so nobody can tell you what it is.
me-account-open = Create account
me-account-open-more = No e-mail address needed. Keep the recovery codes you will get: nobody can send you your password.
me-account-open-go = Create account
me-account-opened = Account created. You are still logged in here.
me-account-log-in = Log in
me-account-log-in-warn = Logging in ends your guest session, and you will lose access to the games you play as a guest.
me-account-log-in-go = Log in
me-account-in = Welcome back, { $name }.
me-account-log-out = Log out on this device
me-account-out = You are logged out.
me-account-forget = End the guest session on this device
me-account-forget-sure = End your guest session?
me-account-forget-more = You can’t undo this. Without an account, you lose access to your seats and games.
me-account-forget-go = End session
me-login = Login
me-login-signs = 3 to 60 characters: a to z, digits and . _ @ + -
me-password = Password
me-password-new = Password, at least 8 characters

## Password, recovery codes, sessions and deletion

me-cancel = Cancel
me-password-show = Show password
me-password-hide = Hide password
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
me-codes-more = If you forget your password, each code lets you set a new one, once. There is no other way back in: nobody can send you a password.
me-codes-new = Create new codes
me-codes-new-sure = Create new recovery codes?
me-codes-new-more = Your old codes stop working.
me-codes-yours = Your recovery codes
me-codes-keep = Save these codes now: they won’t be shown again. If you forget your password, each code lets you set a new one, once.
me-codes-copy = Copy
me-codes-copied = Codes copied.
me-codes-save = Save as file
# The first line of the file. $login is the name used to log in.
me-codes-file = Recovery codes for the account { $login }. Each one sets a new password, once.
me-codes-done = I’ve saved them
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
me-forgot-more = Enter your login, one of your recovery codes and a new password. If you have no codes left, ask the server’s administrator.
me-forgot-code = Recovery code
me-forgot-go = Set new password
me-forgot-done = { $count ->
    [0] New password set. That was your last recovery code: create new ones now.
    [one] New password set. You have { $count } recovery code left.
   *[other] New password set. You have { $count } recovery codes left.
}
me-delete = Delete your account
me-delete-guest = Delete all your data
me-delete-sure = Delete your account?
me-delete-guest-sure = Delete all your data?
me-delete-more = Your name, messages and notes will be deleted. Bots take over your seats, and finished games keep your moves without your name. You can’t undo this.
me-delete-go = Delete for good
me-deleted = All your data has been deleted.

## Continuing on another device. $name is a person’s name.

me-link = Continue on another device
me-link-more = Open a link or type a code in your other browser. It works once, within 10 minutes. Anyone who has it can play as you, so don’t share it.
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
me-link-title-more = On your other device, open the table menu or your settings and choose “Continue on another device”. Then type its code below.
me-link-typed = Code from your other device
me-link-look = Next
me-link-who = Continue as { $name }?
me-link-who-more = This browser will then play all their seats. Continue only if you created this link yourself.
me-link-warn = In this browser you are { $name }, a guest. You will lose access to that guest’s seats and games.
me-link-go = Continue
me-link-in = You are now { $name } here.

## Turn notifications

me-outlets = Turn notifications
me-outlets-more = Get a notification elsewhere when it’s your turn. It names the game and the table, never what happened.
me-outlets-session = Take a seat at a table or log in first.
me-outlet-new = Add a notification method
me-outlet-kind = Notification method
me-outlet-push = Browser notification
    .more = A notification on this device, even when the page is closed. Your browser will ask for permission.
me-outlet-ntfy = ntfy
    .more = An app for phones and desktops. Pick a topic that is hard to guess and enter its address.
me-outlet-discord = Discord
    .more = The address of a webhook, found in a channel’s settings.
me-outlet-webhook = Webhook
    .more = Your own address that accepts JSON.
me-outlet-email = E-mail
    .more = We send a code to the address first.
me-outlet-target = Address
me-outlet-always = Also while the table is open in a browser
    .more = Otherwise, only when you are not at the table.
me-outlet-here = on this device
me-push-denied = This browser blocks notifications. Allow them in your browser’s settings.
me-push-unavailable = This browser can’t receive notifications right now. Try again later, or choose another method.
me-outlet-add = Add
me-outlet-added = Added. Use “Send a test” to check that it works.
me-outlet-sent = We sent a code to this address. Enter it below.
me-outlet-code = Code from the e-mail
me-outlet-confirm = Confirm
me-outlet-test = Send a test
me-outlet-resend = Resend code
# $target is an address.
me-outlet-drop = Remove { $target }

## Muted people

me-muted = Muted players
me-muted-more = You won’t see their messages at any table. Only their player IDs are shown here.
me-muted-hear = Unmute
me-muted-hear-who = Unmute { $id }
