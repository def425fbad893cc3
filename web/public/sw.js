// Shows push notifications while the page is closed. Does not cache or serve any files.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  // A second notification about the same table replaces the first and alerts again.
  const shown = { body, icon: '/icon.svg', tag: url, renotify: true, data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url).pathname));
});

/** Open a path of this site: in a window that is already open, or else in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
