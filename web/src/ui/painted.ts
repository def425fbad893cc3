/**
 * Wait until what has changed on the page is on the screen, so that work which can wait does not
 * hold it up. A hidden page draws nothing, so there it is not waited for.
 */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, document.hidden ? 0 : LONGEST);
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        clearTimeout(timer);
        setTimeout(done);
      });
    });
  });
}

/** A page that cannot draw in time, in milliseconds, does the rest of its work all the same. */
const LONGEST = 500;
