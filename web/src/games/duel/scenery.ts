/** London's houses as a few numbers each, on a 100 by 70 grid with the ground at y = 70. */
export type Roof = 'gable' | 'flat' | 'steep' | 'spire' | 'dome' | 'crow';

export interface Building {
  x: number;
  width: number;
  height: number;
  roof: Roof;
  /** Columns and rows of windows. */
  panes: readonly [number, number];
  /** The windows that are dark at night, counted row by row. */
  dark?: readonly number[];
  chimney?: boolean;
  /** Whether it is farther back. */
  back?: boolean;
}

const b = (
  x: number,
  width: number,
  height: number,
  roof: Roof,
  columns: number,
  rows: number,
  more: Partial<Building> = {},
): Building => ({ x, width, height, roof, panes: [columns, rows], ...more });

export const HOUSES: Record<string, readonly Building[]> = {
  '1': [
    b(40, 26, 44, 'flat', 2, 3, { back: true, dark: [1, 3] }),
    b(8, 36, 30, 'gable', 3, 2, { chimney: true, dark: [4] }),
    b(62, 32, 34, 'gable', 2, 2, { chimney: true, dark: [1] }),
  ],
  '2': [
    b(10, 22, 46, 'spire', 1, 2, { dark: [1] }),
    b(30, 40, 28, 'gable', 3, 1, { dark: [0, 2] }),
    b(72, 22, 22, 'steep', 2, 1, { chimney: true }),
  ],
  '3': [
    b(6, 56, 36, 'flat', 5, 3, { dark: [0, 2, 3, 6, 8, 11, 13] }),
    b(64, 28, 26, 'crow', 2, 2, { dark: [2] }),
  ],
  '4': [
    b(30, 40, 32, 'steep', 3, 2, { chimney: true, dark: [1, 5] }),
    b(4, 26, 26, 'gable', 2, 1),
    b(72, 24, 38, 'flat', 2, 3, { back: true, dark: [0, 3, 4] }),
  ],
  '5': [
    b(14, 72, 32, 'flat', 6, 2, { dark: [0, 2, 5, 7, 8, 10] }),
    b(40, 20, 44, 'dome', 1, 1, { back: true }),
  ],
  '6': [
    b(6, 24, 40, 'crow', 2, 3, { dark: [0, 3, 5] }),
    b(32, 26, 34, 'crow', 2, 2, { dark: [1], chimney: true }),
    b(60, 32, 42, 'gable', 2, 3, { dark: [2, 3] }),
  ],
  '7': [
    b(8, 84, 26, 'flat', 7, 2, { dark: [1, 2, 4, 6, 7, 9, 10, 12] }),
    b(38, 24, 40, 'dome', 2, 1, { back: true, dark: [0] }),
  ],
  '8': [
    b(38, 22, 54, 'spire', 1, 3, { dark: [1] }),
    b(8, 28, 28, 'steep', 2, 2, { dark: [0, 1] }),
    b(64, 28, 30, 'gable', 2, 2, { chimney: true, dark: [3] }),
  ],
  '9': [
    b(6, 22, 38, 'flat', 2, 3, { chimney: true, dark: [1, 4] }),
    b(30, 22, 34, 'flat', 2, 3, { chimney: true, dark: [0, 5] }),
    b(54, 22, 40, 'flat', 2, 3, { chimney: true, dark: [2, 3] }),
    b(78, 18, 30, 'gable', 1, 2),
  ],
  '10': [
    b(20, 34, 24, 'steep', 2, 1, { dark: [0] }),
    b(58, 18, 40, 'spire', 1, 2, { dark: [0, 1] }),
    b(80, 16, 20, 'gable', 1, 1, { dark: [0] }),
  ],
};

/** Return the outline of a roof over a building whose walls end at y. */
export function roofOf({ x, width, roof }: Building, y: number): string {
  const [l, r, m] = [x, x + width, x + width / 2];
  switch (roof) {
    case 'gable':
      return `M${l - 2} ${y}L${m} ${y - 11}L${r + 2} ${y}z`;
    case 'steep':
      return `M${l - 2} ${y}L${l + 6} ${y - 13}H${r - 6}L${r + 2} ${y}z`;
    case 'spire':
      return `M${l - 1} ${y}L${m - 1} ${y - 20}V${y - 25}H${m + 1}V${y - 20}L${r + 1} ${y}z`;
    case 'dome':
      return `M${l - 1} ${y}C${l} ${y - 13} ${m - 2} ${y - 12} ${m} ${y - 17}C${m + 2} ${y - 12} ${r} ${y - 13} ${r + 1} ${y}z`;
    case 'crow':
      return `M${l - 1} ${y}v-4h5v-4h5v-4H${r - 9}v4h5v4h5v4z`;
    default:
      return `M${l - 2} ${y}v-3H${r + 2}v3z`;
  }
}

/** Return a building's windows: where each one is, and whether it is lit at night. */
export function panesOf(building: Building): { x: number; y: number; lit: boolean }[] {
  const { x, width, height, panes, dark = [] } = building;
  const [columns, rows] = panes;
  const found = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      found.push({
        x: x + ((column + 0.5) * width) / columns - 2,
        y: 70 - height + 4 + (row * (height - 8)) / Math.max(rows, 2),
        lit: !dark.includes(row * columns + column),
      });
    }
  }
  return found;
}
