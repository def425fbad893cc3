/** The outlines of the background picture: Whitby harbour and its abbey, on a 1200 by 500 grid. */

/** A pointed window, from its upper left corner. */
function lancet(x: number, y: number, w: number, h: number): string {
  const [spring, bow] = [y + w, y + w * 0.35];
  return `M${x} ${y + h}V${spring}Q${x} ${bow} ${x + w / 2} ${y}Q${x + w} ${bow} ${x + w} ${spring}V${y + h}z`;
}
const three = (x: number, y: number, h: number) =>
  lancet(x, y, 9, h) + lancet(x + 14, y - 4, 9, h + 4) + lancet(x + 28, y, 9, h);

// The choir, the transept and the ruins of the nave, with the sky showing through.
export const ABBEY = [
  'M692 250v-118l4-18 4 18v8l28-36 28 36v-8l4-18 4 18v36h66v-50l4-20 4 20v6l26-40 26 40v-6l4-20 4 20v44',
  'l10-2 4 8 12-3 5 9 9 1 3 14 10-4 2 12 7-1v40l6 3v13z',
  three(710, 204, 34) + three(710, 158, 32) + lancet(722, 122, 12, 22),
  lancet(772, 178, 7, 16) +
    lancet(784, 178, 7, 16) +
    lancet(796, 178, 7, 16) +
    lancet(808, 178, 7, 16),
  lancet(770, 206, 14, 44) + lancet(789, 206, 14, 44) + lancet(808, 206, 14, 44),
  three(847, 200, 36) +
    three(847, 150, 34) +
    'M865 112a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm-1 2v6h-6v2h6v6h2v-6h6v-2h-6v-6z',
  lancet(902, 196, 12, 54) + lancet(920, 202, 11, 48) + lancet(938, 216, 9, 34),
].join('');
export const CHURCHYARD =
  'M622 252v-9h-4v-3h4v-5h3v5h4v3h-4v9zM642 251v-10q4-5 8 0v10zM661 251l-1-11q4-4 7-1l2 12zM676 250v-14h-3v-3h3v-4h3v4h3v3h-3v14z' +
  'M1010 252v-42l3-6h28l3 6v14l30-12 30 12v28zM1020 216h4v10h-4zM1031 216h4v10h-4z';
export const CLIFF =
  'M556 384l14-10 10-22 12-8 6-26 14-14 2-22 12-16 20-12 34-7 40 3h250l70-4 80 5 100-6 150 8 180-10 270 6 900-4v150z';
export const STEPS = 'M640 378c34-8 66-16 60-36s-36-20-28-40 22-24 22-54';
export const TOWN =
  'M588 388v-22l9-10 9 10v-16l11-12 11 12v14l8-8 8 8v-20l10-11 10 11v20h6v-26l12-13 12 13v10l10-9 10 9v12h8v-24l9-10 9 10v22l12-12 12 12h10v-30l11-12 11 12v18l14-10 14 10v10l9-10 9 10h10v-26l13-13 13 13v22l12-10 12 10v-16l12-12 12 12v24h20v-18l14-12 14 12v10h30v-22l14-12 14 12v22l26-8 26 8v-14l12-10 12 10v16h12v-22l13-11 13 11v10l12-9 12 9h20v-18l12-11 12 11v18h16v-28l13-12 13 12v18l12-9 12 9h50v-20l12-11 12 11v12l14-10 14 10v18h60v-30l12-11 12 11v30H2700V402H588z';
export const PANES =
  'M596 372v4M614 358v5M620 358v5M652 352v5M676 350v5M684 362v4M720 360v5M757 366v4M783 352v5M790 366v4M833 362v4M866 350v5M872 366v4M916 366v5M980 368v4M1042 362v5';
export const SCHOONER = [
  'M432 372l8 16h92l12-20-20 5h-74z', // the hull
  'M428 371l-30-11 1-2 32 10zM463 376l2-104h3l2 104zM501 376l3-92h2l3 92z', // bowsprit and masts
  'M461 284l-44 76 40-7 3-18-8-4 9-8z', // the jib
  'M471 288c20 12 26 34 26 58l-9-5-3 9-7-7-8 6z', // the foresail, torn
  'M508 296c20 12 30 32 32 56l-10-8-1 10-9-9-5 9-7-4z', // the mainsail, torn
  'M466 272l18 5-18 5zM450 292h34v2h-34zM492 302h30v2h-30z', // pennant and yards
].join('');
export const PIER =
  'M-1400 394h1776v-6h44v40h-16v14H-1400zM20 442v-18q12-14 24 0v18zM84 442v-18q12-14 24 0v18zM148 442v-18q12-14 24 0v18zM212 442v-18q12-14 24 0v18zM276 442v-18q12-14 24 0v18zM336 442v-16q10-12 20 0v16z';
export const LIGHTHOUSE =
  'M384 390l5-78h18l5 78zM382 312v-4h32v4zM386 296h24v3h-24zM387 308v-12h3v12zM406 308v-12h3v12zM385 296q13-16 26 0zM397 288v-12h2v12z';
export const BAT =
  'M0 0l-2-4-1 4c-5-4-11-4-17-1 4 2 6 6 5 11 4-2 7-1 8 2 3-2 5 0 7 5 2-5 4-7 7-5 1-3 4-4 8-2-1-5 1-9 5-11-6-3-12-3-17 1l-1-4z';
export const BATS = [
  [540, 96, 0.9],
  [604, 132, 0.6],
  [650, 84, 0.75],
  [490, 152, 0.5],
  [690, 116, 0.4],
  [330, 90, 0.45],
  [860, 70, 0.55],
] as const;
export const STARS =
  'M-60 110h.1M-130 60h.1M60 70h.1M140 150h.1M205 48h.1M290 120h.1M362 60h.1M420 140h.1M455 34h.1M690 40h.1M742 78h.1M806 36h.1M900 60h.1M960 120h.1M1030 44h.1M1090 110h.1M1150 64h.1M340 200h.1M90 230h.1M1000 180h.1M240 180h.1';
export const GLITTER =
  'M540 384h52M550 394h30M528 404h60M556 414h40M520 426h50M560 438h50M536 452h40M516 468h80M560 484h50';
export const WAVES = [412, 432, 456, 482].map(
  (y, row) =>
    `M${-420 - row * 17} ${y}` +
    'q20-7 40 0t40 0m50 3q16-5 32 0t32 0m70-4q24-8 48 0t48 0m40 2'.repeat(6),
);
