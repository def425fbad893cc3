// Shows what the server tells this browser while the page is closed. It keeps and serves no files.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  // A second message about a table takes the place of the first, and is heard again.
  const shown = { body, icon: '/icon.svg', tag: url, renotify: true, data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url).pathname));
});

/** Show a path of this page: where it is open already, or in a new window. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
