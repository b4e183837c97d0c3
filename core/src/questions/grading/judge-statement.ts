import type { Known } from './describe-question.ts';
import { isSmall, joins, relates } from './languages/small-words.ts';
import { compareQuantities, readQuantity } from './numbers/compare-quantities.ts';
import { findNumber } from './numbers/find-number.ts';
import type { Judgement } from './pick-best.ts';
import { isEqualSet, type Meaning, readMeaning } from './words/list-meanings.ts';
import { matchTerm } from './words/match-term.ts';
import { opposes } from './words/opposes.ts';
import { contradict, degrees, isSameSense } from './words/say-same.ts';

type Compared = { key: readonly string[]; given: readonly string[]; known: Known };

/**
 * What an answer in free words is to a key that is a statement. It is right when it says all that
 * the key says and nothing else, wrong when it denies it, and otherwise nobody knows.
 */
export function judgeStatement({ key, given, known }: Compared): Judgement {
  const { language } = known;
  const [wanted, said] = [readMeaning(key, language), readMeaning(given, language)];
  if (matchTerm(key, given) === 'same') return 'correct';
  if (Math.max(wanted.words.length, said.words.length) > maxWords) return 'needs-review';
  // 'No' and 'none' carry all that such a key says.
  if (wanted.words.length === 0) return opposes(key, given) ? 'denied' : 'needs-review';
  const compared = compare(wanted, said, known);
  if (isDenial({ key, given, known }, compared)) return 'denied';
  if (isSwap({ key, given, known })) return 'denied';
  if (compared.missed.length === 0) {
    // 'Britain invaded Belgium' for 'Germany invaded Belgium', when the question speaks of both.
    const isExchanged = compared.unsaid.length > 0 && compared.foreign.length > 0;
    const isPut = !isExchanged && isSafelyPut({ key: dropAsked(key, compared), given, known });
    const isRight = compared.added.length === 0 && isPut;
    return isRight ? 'correct' : 'needs-review';
  }
  const isOther = isReplaced({ key, given, known }, compared) || isElsewhere(compared, said, known);
  return isOther ? 'incorrect' : 'needs-review';
}

/** Without what the answer left out because the question has it: '… than water'. */
function dropAsked(key: readonly string[], { unsaid }: Comparison): readonly string[] {
  const end = key.findLastIndex(relates);
  const isUnsaid = end >= 0 && key.slice(end + 1).some((word) => unsaid.includes(word));
  return isUnsaid ? key.slice(0, end) : key;
}

type Comparison = {
  /** What the key says beyond the question. */
  wanted: readonly string[];
  /** Of these what the answer does not say. */
  missed: readonly string[];
  /** What the answer says that neither key nor question says. */
  added: readonly string[];
  /** Words of the key, of the question too, that the answer leaves out. */
  unsaid: readonly string[];
  /** Words of the answer that the key does not have, also where the question has them. */
  foreign: readonly string[];
};

function compare(wanted: Meaning, said: Meaning, known: Known): Comparison {
  const isAsked = (word: string) => known.askedWords.some((one) => isSameSense(one, word, known));
  const isSaid = (word: string) => said.words.some((one) => isSameSense(word, one, known));
  const fresh = wanted.words.filter((word) => !isAsked(word));
  const needed = fresh.length === 0 ? wanted.words : fresh;
  const unsaid = wanted.words.filter((word) => !isSaid(word));
  const foreign = said.words.filter(
    (one) => !wanted.words.some((word) => isSameSense(word, one, known)),
  );
  return {
    wanted: needed,
    missed: needed.filter((word) => unsaid.includes(word)),
    added: foreign.filter((word) => !isAsked(word)),
    unsaid,
    foreign,
  };
}

/** Whether a text that has the words of a key also puts them as the key does. */
export function isSafelyPut({ key, given, known }: Compared): boolean {
  const [wanted, said] = [readMeaning(key, known.language), readMeaning(given, known.language)];
  const least = key.some(relates) ? 2 : 3;
  return (
    wanted.isDenied === said.isDenied &&
    isEqualSet(wanted.turning, said.turning) &&
    isEqualSet(listNumbers(wanted.words), listNumbers(said.words)) &&
    isEqualSet(key.filter(relates), given.filter(relates)) &&
    isEqualCount(wanted.words, said.words) &&
    !opposes(key, given) &&
    keepsAnyOrder(wanted, said, known, least)
  );
}

/** The key with a 'not' more or less, with an opposite, or with another number. */
function isDenial({ key, given, known }: Compared, compared: Comparison): boolean {
  const { missed, added, unsaid, foreign } = compared;
  const [wanted, said] = [readMeaning(key, known.language), readMeaning(given, known.language)];
  if (!isEqualSet(wanted.turning, said.turning)) return false;
  const isTurned = wanted.isDenied !== said.isDenied;
  if (missed.length === 0 && added.length === 0 && foreign.length === 0) return isTurned;
  // 'Off' also denies 'on', which is too small to be wanted.
  const small = key.filter((word) => isSmall(word, known.language) && !given.includes(word));
  const against = [...unsaid, ...small].flatMap((word) =>
    foreign.filter((one) => contradict(word, one, known) || isOtherNumber(word, one)),
  );
  const [opposite] = against;
  if (opposite === undefined || isTurned || against.length > 1) return false;
  const isShared = said.words.length > foreign.length || wanted.words.length === 1;
  // 'B comes after A' says what 'A comes before B' says.
  if (!keepsAnyOrder(wanted, said, known, 2)) return false;
  return isShared && added.every((word) => word === opposite);
}

/** A wording with one word exchanged for another that the text has for other things. */
function isReplaced(
  { key, given, known }: Compared,
  { missed, added, unsaid }: Comparison,
): boolean {
  const [[word, more], [one, other]] = [missed, added];
  if (word === undefined || one === undefined || more !== undefined || other !== undefined)
    return false;
  const [wanted, said] = [readMeaning(key, known.language), readMeaning(given, known.language)];
  const isAlike = wanted.isDenied === said.isDenied && isEqualSet(wanted.turning, said.turning);
  if (!isAlike || unsaid.length > 1 || wanted.words.length < 2) return false;
  return known.isElsewhere(one) && !known.keyWords.includes(one);
}

/** 'Falls less' is not 'falls', though both are 'less'. */
function isEqualCount(wanted: readonly string[], said: readonly string[]): boolean {
  const count = (words: readonly string[]) => words.filter((word) => degrees.has(word)).length;
  return count(wanted) === count(said);
}

function isOtherNumber(wanted: string, given: string): boolean {
  const [one, other] = [readQuantity([wanted]), readQuantity([given])];
  return one !== undefined && other !== undefined && compareQuantities(one, other) === 'incorrect';
}

/** 'Ice is less dense than water' and 'water is less dense than ice': the same words, exchanged. */
function isSwap({ key, given, known }: Compared): boolean {
  const { language } = known;
  // German says who does what to whom by endings.
  if (language === 'de' || !isEqualBag(key, given)) return false;
  const [one, other] = [readMeaning(key, language).words, readMeaning(given, language).words];
  const [left, right] = trimShared(one, other);
  if (left.length < 3 || left.length !== right.length) return false;
  const isPair = key.some(joins);
  return [...left.keys()].some((place) =>
    isExchange(left, right, { first: place + 1, isPair, known }),
  );
}

type Exchange = { first: number; isPair: boolean; known: Known };

/** X p Y against Y p X. Where two things are only named together, their order says nothing. */
function isExchange(
  left: readonly string[],
  right: readonly string[],
  { first, isPair, known }: Exchange,
): boolean {
  const start = left.slice(0, first);
  const isAtEnd = isSameRun(start, right.slice(-first), known);
  if (!isAtEnd) return false;
  for (let last = 1; first + last < left.length; last += 1) {
    const end = left.slice(-last);
    const middle = left.slice(first, left.length - last);
    const isTurned =
      isSameRun(end, right.slice(0, last), known) &&
      isSameRun(middle, right.slice(last, right.length - first), known);
    if (isTurned) return !isPair || contradict(start[0] ?? '', end[0] ?? '', known);
  }
  return false;
}

function isSameRun(one: readonly string[], other: readonly string[], known: Known): boolean {
  return (
    one.length === other.length &&
    one.every((word, index) => isSameSense(word, other[index] ?? '', known))
  );
}

function trimShared(one: readonly string[], other: readonly string[]) {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)] as const;
}

/** Whether two texts have the same words, but for articles and a 'because' before them. */
function isEqualBag(one: readonly string[], other: readonly string[]): boolean {
  const sort = (words: readonly string[]) =>
    words
      .filter((word) => !openings.has(word))
      .toSorted()
      .join(' ');
  return sort(one) === sort(other);
}

const openings: ReadonlySet<string> = new Set(
  'because that the a an porque que la el los las parce car le les'.split(' '),
);

/** What the text says of other things, or the question over again. */
function isElsewhere({ wanted, missed, added }: Comparison, said: Meaning, known: Known): boolean {
  if (missed.length < wanted.length) return false;
  if (said.isDenied || said.turning.length > 0 || said.words.length === 0) return false;
  // One word does not say what takes three.
  if (added.length === 1 && said.words.length === 1 && wanted.length >= minStatement) return true;
  return added.every((word) => known.isElsewhere(word));
}

function keepsAnyOrder(wanted: Meaning, said: Meaning, known: Known, least: number): boolean {
  return orders.some((order) => keepsOrder(wanted[order], said[order], known, least));
}

const orders = ['inOrder', 'attributed'] as const;

/** Who does what to whom is in the order: 'A causes B' is not 'B causes A'. */
function keepsOrder(
  wanted: readonly string[],
  said: readonly string[],
  known: Known,
  least: number,
): boolean {
  const places = [...new Set(said)]
    .filter((word) => !degrees.has(word))
    .map((word) => wanted.findIndex((one) => isSameSense(one, word, known)))
    .filter((place) => place >= 0);
  if (new Set(places).size < least) return true;
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
}

function listNumbers(words: readonly string[]): string[] {
  return words
    .filter((word) => /\p{N}/u.test(word))
    .map((word) => String(findNumber(word) ?? word));
}

const minStatement = 3;
/** More is an essay, and takes long to compare. */
const maxWords = 40;
