/** How good an answer is, and how it is told without giving anything away. */
import type { Puzzle } from '../wire';

export type Verdict = 'right' | 'missed' | 'wrong';
export type Stars = 0 | 1 | 2 | 3;

export interface Score {
  /** Marks, or in a ranking pairs of suspects. */
  right: number;
  missed: number;
  wrong: number;
  /** From 0 to 1. */
  part: number;
  stars: Stars;
}

type Asked = Pick<Puzzle, 'game' | 'solution'>;

/** Whether the answer is an order of all suspects rather than a set of marks. */
export function isRanking({ game }: Pick<Puzzle, 'game'>): boolean {
  return game === 'nosferatu';
}

export function judged(puzzle: Asked, answer: readonly string[]): Score {
  return isRanking(puzzle) ? ordered(puzzle, answer) : marked(puzzle, answer);
}

/** Return the answer before anybody has given one; an order of suspects that is not the solution. */
export function unanswered({ answers, ...asked }: Asked & Pick<Puzzle, 'answers'>): string[] {
  if (!isRanking(asked)) return [];
  return judged(asked, answers).stars === 3 ? answers.toReversed() : answers;
}

/** Return what each marked or missed answer is. */
export function verdicts({ solution }: Asked, answer: readonly string[]): Map<string, Verdict> {
  const found = new Map<string, Verdict>();
  for (const each of solution) found.set(each, answer.includes(each) ? 'right' : 'missed');
  for (const each of answer) if (!solution.includes(each)) found.set(each, 'wrong');
  return found;
}

function marked(puzzle: Asked, answer: readonly string[]): Score {
  const all = [...verdicts(puzzle, answer).values()];
  const count = (kind: Verdict) => all.filter((each) => each === kind).length;
  const right = count('right');
  return { right, missed: count('missed'), wrong: count('wrong'), ...rated(right, all.length) };
}

function ordered({ solution }: Asked, answer: readonly string[]): Score {
  let [right, wrong] = [0, 0];
  solution.forEach((high, at) => {
    for (const low of solution.slice(at + 1)) {
      if (answer.indexOf(high) < answer.indexOf(low)) right += 1;
      else wrong += 1;
    }
  });
  return { right, missed: 0, wrong, ...rated(right, right + wrong) };
}

function rated(right: number, all: number): Pick<Score, 'part' | 'stars'> {
  const part = all ? right / all : 0;
  return { part, stars: part === 1 ? 3 : part >= 0.75 ? 2 : part >= 0.5 ? 1 : 0 };
}

const SQUARES = 10;

/** Return ten squares for how much is right: the same number whatever the solution is. */
export function squares(part: number): string {
  const green = part === 1 ? SQUARES : Math.min(SQUARES - 1, Math.round(part * SQUARES));
  return '🟩'.repeat(green) + '⬜'.repeat(SQUARES - green);
}

export function starText(stars: Stars): string {
  return '★'.repeat(stars) + '☆'.repeat(3 - stars);
}
