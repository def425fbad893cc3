/**
 * Nosferatu's pictures, drawn for Whitby on a 48 by 48 grid. Each stroke has a tone, which becomes
 * one of the page's colours. `pale`, `cloth` and `feature` are the same by day and by night, so
 * that faces stay pale and cloaks dark.
 */
export type Tone =
  'ink' | 'line' | 'pale' | 'cloth' | 'feature' | 'blood' | 'gold' | 'green' | 'night' | 'wood';
export type Stroke = readonly [tone: Tone, path: string];

const star = (x: number, y: number, r: number): string => {
  const s = r * 0.3;
  return `M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}z`;
};
const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y - 2 * r}C${x + r * 0.5} ${y - r} ${x + r} ${y - r * 0.4} ${x + r} ${y + r * 0.2}` +
  `A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r} ${y - r * 0.4} ${x - r * 0.5} ${y - r} ${x} ${y - 2 * r}z`;
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const ART: Record<string, readonly Stroke[]> = {
  // two heads together, and a whisper between them
  rumour: [
    [
      'ink',
      'M2 44c0-7 4-10 8-11-3-2-5-6-5-11 0-7 4-12 9-12 4 0 7 2 8 5 1 2 0 4 2 7 1 1 0 2-1 2v3c0 3-2 4-5 4v2c4 1 7 4 7 11z',
    ],
    ['line', 'M30 16q3 3 0 7M34 12q6 7 0 15M38 8q10 12 0 24'],
    ['ink', 'M28 44c0-5 2-8 5-9l2 3 2-3c5 1 8 4 8 9z'],
  ],
  // mortar and pestle, with a sprig
  component: [
    ['wood', 'M30 4l5 3-9 18h-6z'],
    ['ink', 'M6 22h36v4c0 8-5 13-11 15v2h5v3H12v-3h5v-2C11 39 6 34 6 26z'],
    ['green', 'M12 21C6 17 6 9 9 5c6 4 8 10 5 16zM15 21c0-5 2-9 7-11 1 5-1 9-5 11z'],
    ['pale', 'M11 28h26v2H11z'],
  ],
  // two tooth marks, bleeding
  bite: [
    ['blood', drop(15, 30, 7)],
    ['blood', drop(33, 34, 7)],
    ['ink', ring(15, 9, 4.5)],
    ['ink', ring(33, 9, 4.5)],
    ['line', 'M3 9q6-7 12-7M45 9q-6-7-12-7'],
  ],
  night: [
    ['gold', 'M30 6A18 18 0 1 0 42 32 15 15 0 0 1 30 6z'],
    ['gold', star(37, 14, 5)],
    ['gold', star(44, 24, 3)],
    ['gold', star(10, 6, 3)],
  ],
  dawn: [
    ['gold', 'M12 34a12 12 0 0 1 24 0z'],
    ['line', 'M24 8v8M8 16l6 6M40 16l-6 6M2 34h6M40 34h6'],
    ['line', 'M2 40h44M10 45h28'],
  ],
  // window tracery
  back: [
    ['line', 'M8 46V22C8 12 15 6 24 2c9 4 16 10 16 20v24z'],
    ['line', 'M24 2v44M8 24h32M8 36h32'],
    ['line', ring(24, 17, 6)],
    ['line', 'M24 11v12M18 17h12'],
  ],
  // a hat and a lantern
  hunter: [
    ['cloth', 'M6 47c0-9 5-14 12-15l6 6 6-6c7 1 12 6 12 15z'],
    ['pale', 'M15 15h18v7c0 6-5 11-9 11s-9-5-9-11z'],
    ['cloth', 'M14 12c0-7 4-10 10-10s10 3 10 10z'],
    ['gold', 'M13.5 9.5h21v3h-21z'],
    ['cloth', 'M5 15q19-6 38 0l1 3q-20-5-40 0z'],
    ['feature', 'M18.5 21.5h3M26.5 21.5h3'],
    ['cloth', 'M18 28q2-4 6-2 4-2 6 2-3 1.5-6-.5-3 2-6 .5z'],
    ['pale', 'M24 36v9M20.5 39.5h7'],
  ],
  // a high collar, a pale face, two teeth
  vampire: [
    ['cloth', 'M3 47L9 18l9 11h12l9-11 6 29z'],
    ['blood', 'M9 18l9 11-6 12zM39 18l-9 11 6 12z'],
    ['pale', 'M15 11c0-5 4-8 9-8s9 3 9 8v8c0 7-5 12-9 12s-9-5-9-12z'],
    ['cloth', 'M15 14c-1-8 4-12 9-12s10 4 9 12c-2-3-4-5-6-5l-3 4-3-4c-2 0-4 2-6 5z'],
    ['feature', 'M18 17l4 1.5M30 17l-4 1.5'],
    ['blood', 'M19 23q5 2 10 0l-1.5 1.5v3l-1.6-2.5h-3.8L20.5 27.5v-3z'],
    ['blood', 'M24 34l4 4-4 8-4-8z'],
  ],
  // a fly behind bars
  renfield: [
    ['ink', 'M24 16a5 7 0 0 1 5 7v9a5 7 0 0 1-10 0v-9a5 7 0 0 1 5-7z'],
    ['ink', ring(24, 13, 4)],
    ['pale', 'M21 21C14 14 6 15 4 21c3 6 11 6 17 4zM27 21c7-7 15-6 17 0-3 6-11 6-17 4z'],
    ['line', 'M19 29l-8 5v6M29 29l8 5v6M20 34l-4 5v5M28 34l4 5v5M21 10l-4-5M27 10l4-5'],
    ['line', 'M21 21C14 14 6 15 4 21c3 6 11 6 17 4zM27 21c7-7 15-6 17 0-3 6-11 6-17 4z'],
  ],
  stake: [
    ['wood', 'M18 3l6-1.5 6 1.5 1 4-3 26-4 14-4-14-3-26z'],
    ['line', 'M23 6l.5 30M27 8l-1.5 18M20.5 9l1.5 14'],
    ['gold', 'M17.5 12h13l-.5 4.5H18z'],
    ['pale', 'M24 47l-2.5-9h5z'],
  ],
  mirror: [
    ['gold', 'M24 2a14 15 0 0 1 2.5 29.7V46h-5V31.7A14 15 0 0 1 24 2z'],
    ['pale', 'M24 6a10 11 0 1 1 0 22 10 11 0 0 1 0-22z'],
    ['line', 'M18 19l8-9M21 23l9-10'],
  ],
  distortion: [
    ['wood', 'M10 3h28v4H10zM10 41h28v4H10z'],
    ['pale', 'M13 7h22c0 9-5 13-9 17 4 4 9 8 9 17H13c0-9 5-13 9-17-4-4-9-8-9-17z'],
    ['gold', 'M17 14h14c-2 4-5 7-7 9-2-2-5-5-7-9zM16 41c1-5 5-8 8-8s7 3 8 8z'],
    ['line', 'M13 7h22c0 9-5 13-9 17 4 4 9 8 9 17H13c0-9 5-13 9-17-4-4-9-8-9-17z'],
  ],
  transfusion: [
    ['pale', 'M12 5h24v18c0 6-5 11-12 11S12 29 12 23z'],
    ['blood', 'M12 16q6-4 12 0t12 0v7c0 6-5 11-12 11S12 29 12 23z'],
    ['line', 'M12 5h24v18c0 6-5 11-12 11S12 29 12 23zM9 5h30M24 34v3'],
    ['blood', drop(24, 43, 3)],
  ],
  // an empty goblet
  thirst: [
    ['gold', 'M10 4h28c1 12-3 20-12 22v12h8v5H14v-5h8V26C13 24 9 16 10 4z'],
    ['pale', 'M14 8h20c0 7-3 13-10 14-7-1-10-7-10-14z'],
    ['blood', drop(24, 17, 2.6)],
  ],
  // a bat with a crown
  master: [
    [
      'ink',
      'M24 20c3-5 6-7 9-7 6 0 11 6 13 15-4-2-7-2-9 1-3-2-6-1-8 3l-5 8-5-8c-2-4-5-5-8-3-2-3-5-3-9-1C4 19 9 13 15 13c3 0 6 2 9 7z',
    ],
    ['gold', 'M17 12V4l4 4 3-5 3 5 4-4v8z'],
    ['blood', ring(21.5, 25, 1.3)],
    ['blood', ring(26.5, 25, 1.3)],
  ],
  drop: [['blood', 'M24 4C30 14 38 22 38 31a14 14 0 0 1-28 0C10 22 18 14 24 4z']],
  hollow: [['line', 'M24 5C30 15 37 22 37 31a13 13 0 0 1-26 0C11 22 18 15 24 5z']],
  suspect: [
    ['line', 'M4 24q20-22 40 0-20 22-40 0z'],
    ['blood', ring(24, 24, 8)],
    ['line', 'M6 42L42 6'],
  ],
  trust: [
    ['line', 'M4 24q20-22 40 0-20 22-40 0z'],
    ['green', ring(24, 24, 8)],
  ],
  hourglass: [
    ['line', 'M12 4h24M12 44h24M15 4c0 12 6 14 9 20-3 6-9 8-9 20M33 4c0 12-6 14-9 20 3 6 9 8 9 20'],
    ['gold', 'M18 43c0-6 3-9 6-9s6 3 6 9zM20 15h8l-4 7z'],
  ],
};
