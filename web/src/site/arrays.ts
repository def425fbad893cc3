/**
 * What bots' networks do with numbers, for Python without NumPy (`whitby.bots.learned.typed` calls it
 * as the module `whitby_arrays`). Arrays are flat, row by row; only Python knows their shapes.
 */

/** The numbers of any typed array. */
export function floats(given: ArrayLike<number>): Float32Array {
  return Float32Array.from(given);
}

/** Add rows of `right` to a row of `made`, each as often as `left` says; most of these are zero. */
function gather(
  made: Float32Array,
  to: number,
  left: Float32Array,
  first: number,
  inner: number,
  right: Float32Array,
  start: number,
  columns: number,
): void {
  const by = [0, 0, 0, 0];
  const from = [0, 0, 0, 0];
  let found = 0;
  for (let at = 0; at < inner; at += 1) {
    const factor = left[first + at]!;
    if (factor === 0) continue;
    by[found] = factor;
    from[found] = start + at * columns;
    found += 1;
    if (found < 4) continue;
    found = 0;
    // Four rows at once, so that the sums are read and written a quarter as often.
    const [b0, b1, b2, b3] = by as [number, number, number, number];
    const [f0, f1, f2, f3] = from as [number, number, number, number];
    for (let column = 0; column < columns; column += 1) {
      made[to + column]! +=
        b0 * right[f0 + column]! +
        b1 * right[f1 + column]! +
        b2 * right[f2 + column]! +
        b3 * right[f3 + column]!;
    }
  }
  for (let at = 0; at < found; at += 1) {
    const factor = by[at]!;
    const row = from[at]!;
    for (let column = 0; column < columns; column += 1) {
      made[to + column]! += factor * right[row + column]!;
    }
  }
}

/** The matrix product of `rows` × `inner` and `inner` × `columns`. */
export function product(
  left: Float32Array,
  right: Float32Array,
  rows: number,
  inner: number,
  columns: number,
): Float32Array {
  const made = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    gather(made, row * columns, left, row * inner, inner, right, 0, columns);
  }
  return made;
}

/** The same matrix times each of several. */
export function products(
  left: Float32Array,
  right: Float32Array,
  count: number,
  rows: number,
  inner: number,
  columns: number,
): Float32Array {
  const made = new Float32Array(count * rows * columns);
  for (let each = 0; each < count; each += 1) {
    const start = each * inner * columns;
    for (let row = 0; row < rows; row += 1) {
      const to = (each * rows + row) * columns;
      gather(made, to, left, row * inner, inner, right, start, columns);
    }
  }
  return made;
}

/** The sum with a smaller array, which is added again and again. */
export function sum(one: Float32Array, other: Float32Array): Float32Array {
  const made = Float32Array.from(one);
  for (let start = 0; start < made.length; start += other.length) {
    for (let at = 0; at < other.length; at += 1) made[start + at]! += other[at]!;
  }
  return made;
}

/** The sum with an array that has one row for each `times` rows of the first. */
export function sumEach(
  one: Float32Array,
  other: Float32Array,
  times: number,
  columns: number,
): Float32Array {
  const made = Float32Array.from(one);
  for (let at = 0; at < made.length; at += 1) {
    made[at]! += other[Math.floor(at / (times * columns)) * columns + (at % columns)]!;
  }
  return made;
}

/** Each number times the one of a smaller array, which is used again and again. */
export function times(one: Float32Array, other: Float32Array): Float32Array {
  const made = Float32Array.from(one);
  for (let start = 0; start < made.length; start += other.length) {
    for (let at = 0; at < other.length; at += 1) made[start + at]! *= other[at]!;
  }
  return made;
}

/** Nothing below zero. */
export function positive(one: Float32Array): Float32Array {
  return one.map((value) => (value > 0 ? value : 0));
}

/** Some columns of a table, in any order. */
export function take(one: Float32Array, width: number, chosen: Int32Array): Float32Array {
  const rows = one.length / width;
  const made = new Float32Array(rows * chosen.length);
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < chosen.length; at += 1) {
      made[row * chosen.length + at] = one[row * width + chosen[at]!]!;
    }
  }
  return made;
}

/** One where the number of a row is that of a column, and else zero. */
export function equal(one: Float32Array, columns: Int32Array): Float32Array {
  const made = new Float32Array(one.length * columns.length);
  one.forEach((value, row) => {
    columns.forEach((wanted, at) => {
      if (value === wanted) made[row * columns.length + at] = 1;
    });
  });
  return made;
}

/** Tables beside each other; `widths` says how many columns each has. */
export function join(parts: Float32Array[], widths: number[], rows: number): Float32Array {
  const width = widths.reduce((whole, each) => whole + each, 0);
  const made = new Float32Array(rows * width);
  let first = 0;
  parts.forEach((part, at) => {
    const own = widths[at]!;
    for (let row = 0; row < rows; row += 1) {
      made.set(part.subarray(row * own, (row + 1) * own), row * width + first);
    }
    first += own;
  });
  return made;
}

/** `count` × `one` × `other` × `size` numbers, with the two in the middle exchanged. */
export function swap(
  given: Float32Array,
  count: number,
  one: number,
  other: number,
  size: number,
): Float32Array {
  const made = new Float32Array(given.length);
  for (let each = 0; each < count; each += 1) {
    for (let at = 0; at < one; at += 1) {
      for (let to = 0; to < other; to += 1) {
        const from = ((each * one + at) * other + to) * size;
        made.set(given.subarray(from, from + size), ((each * other + to) * one + at) * size);
      }
    }
  }
  return made;
}
