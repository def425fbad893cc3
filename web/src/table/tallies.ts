/** Counts that tests and measurements read: how many states came, how many options there are. */
export const TALLIES = { shown: 0, options: 0 };

declare global {
  interface Window {
    whitby?: typeof TALLIES;
  }
}

window.whitby = TALLIES;
