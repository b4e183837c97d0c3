import type { Source } from '@engram/core/questions/question.ts';
import { overlapOf } from '../content-words.ts';
import type { Entry, Made } from './entry.ts';

const sameFrom = 0.8;
const fewestWords = 3;
const leastContained = 0.6;

/** Whether two questions would be one too many in a test. */
export function isSame(one: Entry, other: Entry): boolean {
  if (one.wording === other.wording) return true;
  return (
    isSameStem(one, other) ||
    isTurned(one, other) ||
    isSamePassage(one, other) ||
    haveSameRows(one, other)
  );
}

/** 'There is an effect' and 'there is no effect': of two such statements one tells the other's key. */
function isTurned(one: Entry, other: Entry): boolean {
  const areStatements = one.made?.type === 'true-false' && other.made?.type === 'true-false';
  return areStatements && overlapOf(one.words, other.words) >= sameFrom;
}

const sameRowsFrom = 0.75;

/** Three rows of four in common, wherever they stand in the text. */
function haveSameRows({ made: one }: Entry, { made: other }: Entry): boolean {
  if (one?.type !== 'matching' || other?.type !== 'matching') return false;
  return overlapOf(one.said, other.said) >= sameRowsFrom;
}

/** 'What comes before anaphase?' is not 'What comes after anaphase?'. */
function isSameStem(one: Entry, other: Entry): boolean {
  if (!turnAlike(one, other)) return false;
  return (
    overlapOf(one.words, other.words) >= sameFrom ||
    isContained(one.words, other.words) ||
    isContained(other.words, one.words)
  );
}

function turnAlike({ turns: one }: Entry, { turns: other }: Entry): boolean {
  return one.size === other.size && one.isSubsetOf(other);
}

function isContained(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
  return (
    small.size >= fewestWords &&
    small.size >= large.size * leastContained &&
    small.isSubsetOf(large)
  );
}

const twinFrom = 0.6;
const tellingFrom = 0.75;
function isSamePassage(one: Entry, other: Entry): boolean {
  const [first, second] = [one.made, other.made];
  if (first === undefined || second === undefined) return false;
  if (!overlaps(first.source, second.source)) return false;
  const [answers, others] = [first.answers.join('; '), second.answers.join('; ')];
  if (answers !== '' && answers === others) return true;
  if (isTwin(first, second)) return true;
  if (turnAlike(one, other) && (isWithin(one, other) || isWithin(other, one))) return true;
  const tellsAnswer = tells(one.wording, second) || tells(other.wording, first);
  return tellsAnswer && shareOf(one.words, other.words) >= tellingFrom;
}

const fewestWithin = 2;

/** In one passage few words are enough: a statement that has all words of what is asked for. */
function isWithin({ words: small }: Entry, { words: large }: Entry): boolean {
  return small.size >= fewestWithin && small.isSubsetOf(large);
}

/** Two blanks in one sentence, or a true statement and its false twin. */
function isTwin(one: Made, other: Made): boolean {
  const mayBe = one.type === 'true-false' || one.type === 'fill-in-blank';
  return mayBe && one.type === other.type && shareOf(one.said, other.said) >= twinFrom;
}

/** Whether a stem gives the answer of another question away. */
function tells(wording: string, { answers }: Made): boolean {
  return answers.some((answer) => answer !== '' && ` ${wording} `.includes(` ${answer} `));
}

/** Common words over the words of the one with fewer. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewer = Math.min(one.size, other.size);
  return fewer === 0 ? 0 : one.intersection(other).size / fewer;
}

function overlaps(one: Source, other: Source): boolean {
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.quote.length, other.quote.length);
  return common > 0 && common >= shorter / 2;
}
