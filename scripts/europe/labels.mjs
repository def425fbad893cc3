/** Finds the best side of its place for each name, in each language. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boxOf, markOf, overlap, SIDES } from '../../web/src/games/fury/map/labels.ts';
import { board } from './board.mjs';
import { HEIGHT, WIDTH } from './frame.mjs';

/** The scale at which all names should fit: Europe on a typical screen. */
const SCALE = 0.64;
const ROUNDS = 40;
/** The styles of names, as in Place.svelte: font size in pixels, and the radius of the mark. */
const LOOKS = {
  large: { type: 13, radius: 9 },
  castle: { type: 13, radius: 11 },
  small: { type: 12, radius: 7 },
  sea: { type: 13, radius: 9 },
};
/** The widths of letters in a serif font, relative to the font size. */
const NARROW = 0.34;
const WIDTHS = {
  ' ': 0.28,
  '-': 0.36,
  '’': 0.25,
  m: 0.86,
  w: 0.78,
  M: 0.93,
  W: 0.98,
};

function widthOf(text, type) {
  let sum = 0;
  for (const letter of text) {
    const plain = /[a-zß-ÿ]/.test(letter) ? 0.54 : 0.7;
    sum += WIDTHS[letter] ?? ('ijlfrtI'.includes(letter) ? NARROW : plain);
  }
  return sum * type;
}

function names(language) {
  const file = new URL(`../../src/whitby/words/${language}/fury.ftl`, import.meta.url);
  const found = {};
  for (const [, id, name] of readFileSync(fileURLToPath(file), 'utf-8').matchAll(
    /^fury-place-(\w+) = (.+)$/gm,
  )) {
    found[id] = name;
  }
  return found;
}

/** The penalty of each side: names read best on the right. */
const TASTE = { e: 0, w: 1.2, s: 1.6, n: 1.6, se: 2.4, ne: 2.4, sw: 3, nw: 3 };

/** Return the best side of each place's name in a language; `lines` are the ways and lanes. */
export function sides(language, lines) {
  const said = names(language);
  const wishes = Object.values(board).map(({ id, x, y, size }) => {
    const { type, radius } = LOOKS[size];
    const words = size === 'sea' ? said[id].split(' ') : [said[id]];
    const width = Math.max(...words.map((word) => widthOf(word, type)));
    return {
      id,
      x,
      y,
      radius,
      width,
      height: type * 1.15 * words.length,
      side: 'e',
      rank: 0,
    };
  });
  const points = lines.flatMap(({ points: all, weight }) =>
    dense(all).map(([x, y]) => [x * SCALE, y * SCALE, weight]),
  );
  const boxes = wishes.map((wish) =>
    Object.fromEntries(SIDES.map((side) => [side, boxOf(wish, side, SCALE)])),
  );
  const marks = wishes.map((wish) => markOf(wish, SCALE));
  const alone = wishes.map((wish, at) =>
    Object.fromEntries(
      SIDES.map((side) => [side, against(boxes[at][side], at, marks, points) + TASTE[side]]),
    ),
  );
  for (let round = 0; round < ROUNDS; round++) {
    wishes.forEach((wish, at) => {
      const cost = (side) =>
        alone[at][side] +
        wishes.reduce((sum, other, i) => {
          if (i === at) return sum;
          return sum + (overlap(boxes[at][side], boxes[i][other.side], 3) ? 60 : 0);
        }, 0);
      wish.side = SIDES.reduce((best, side) => (cost(side) < cost(best) ? side : best), wish.side);
    });
  }
  return Object.fromEntries(wishes.map(({ id, side }) => [id, side]));
}

function against(box, own, marks, points) {
  let sum = 0;
  if (box.left < 0 || box.top < 0 || box.right > WIDTH * SCALE || box.bottom > HEIGHT * SCALE) {
    sum += 500;
  }
  marks.forEach((mark, at) => {
    if (at !== own && overlap(box, mark, 2)) sum += 80;
  });
  for (const [x, y, weight] of points) {
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) sum += weight;
  }
  return sum;
}

/** Return points of a line at short distances. */
function dense(points) {
  const found = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 5));
    for (let s = 0; s < steps; s++) {
      found.push([ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps]);
    }
  }
  return found;
}
