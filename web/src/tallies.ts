/** Counters for tests and measurements: states received, options on offer, phrases rendered. */
export const TALLIES = { shown: 0, options: 0, phrases: 0 };

declare global {
  interface Window {
    whitby?: typeof TALLIES;
  }
}

if (typeof window !== 'undefined') window.whitby = TALLIES;
