import { contentWords } from '../content-words.ts';
import type { Sentence } from '../analysis/sentence.ts';

/** What holds between the two sides of all pairs of one question. */
export type Relation = {
  /** Above pairs to be matched. */
  task: string;
  /** Above pairs of which some are right. */
  check: string;
  /** The same in so few words that a test may ask it again about other pairs. */
  checkAgain: string;
  quality: number;
};

export type Pair = {
  left: string;
  right: string;
  relation: Relation;
  sentence: Sentence;
  /** Pairs of one list or table were written side by side, so they read alike. */
  list: string;
  /** Pairs of one form read alike wherever they stand. */
  form: string;
  /** Both sides are understood by somebody who sees nothing else. */
  isSound: boolean;
};

/** No two that could change places: neither side says or means what another one does. */
export function areApart(one: Pair, other: Pair): boolean {
  if (one.left === other.left || one.right === other.right) return false;
  if (holds(one.left, other.left) || holds(other.left, one.left)) return false;
  if (names(one.right, other.left) || names(other.right, one.left)) return false;
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  const common = mine.intersection(theirs).size;
  return common < Math.max(2, Math.min(mine.size, theirs.size) * 0.7);
}

const known = new WeakMap<Pair, ReadonlySet<string>>();

function wordsOf(pair: Pair): ReadonlySet<string> {
  const before = known.get(pair);
  if (before) return before;
  const words = contentWords(pair.right);
  known.set(pair, words);
  return words;
}

function names(right: string, left: string): boolean {
  return left.length > 3 && right.toLowerCase().includes(left.toLowerCase());
}

/** 'Tracking shot' holds 'Shot'; 'Subdominant' is another word than 'Dominant'. */
function holds(one: string, other: string): boolean {
  return ` ${one.toLowerCase()} `.includes(` ${other.toLowerCase()} `);
}
