import { findNumber } from '../numbers/find-number.ts';
import { matchWord } from './match-word.ts';
import { describeSense, isOpposed, type Sense } from './opposites.ts';
import { stemWord } from './word-forms.ts';

export type Sentences = {
  key: readonly string[];
  given: readonly string[];
  /** The words of the question: to repeat them earns nothing and costs nothing. */
  asked: readonly string[];
};

/**
 * Whether an answer in free words surely says what the key says: a word missed ('lack of oxygen')
 * or added may be the one that matters. Otherwise nobody knows: it may be right in other words.
 */
export function saysTheSame({ key, given, asked }: Sentences): boolean {
  const askedStems = new Set(asked.map(stemWord));
  const isNew = (word: string) => !askedStems.has(stemWord(word));
  const keyWords = listContentWords(key);
  const newWords = keyWords.filter(isNew);
  const wanted = newWords.length === 0 ? keyWords : newWords;
  const said = listContentWords(given).filter((word) => isNew(word) || keyWords.includes(word));
  if (wanted.length === 0 || Math.max(said.length, keyWords.length) > maxWords) return false;
  return (
    !hasConflict(key, given) &&
    wanted.every((word) => said.some((one) => isSameWord(word, one))) &&
    said.every((one) => keyWords.some((word) => isSameWord(word, one))) &&
    keepsOrder(keyWords, said)
  );
}

/** Whether a text holds every word of a key that is a statement, and not much else. */
export function holdsKey(key: readonly string[], given: readonly string[]): boolean {
  const said = listContentWords(given);
  const wanted = listContentWords(key);
  // Around a single word there is room for another answer: 'London rather than Paris'.
  if (wanted.length < minStatement || wanted.length < said.length * minPrecision) return false;
  return (
    !hasConflict(key, given) &&
    wanted.every((word) => said.some((one) => isSameWord(word, one))) &&
    keepsOrder(wanted, said)
  );
}

/** Negations, opposites, words like 'only', and either-or: each can turn the sense around. */
export function isTurned(key: readonly string[], given: readonly string[]): boolean {
  return isDenied(key, given) || !isEqualSet(key.filter(isTurning), given.filter(isTurning));
}

function isDenied(key: readonly string[], given: readonly string[]): boolean {
  if (countNegations(key) % 2 !== countNegations(given) % 2) return true;
  const unsaid = subtract(key, given).map(describeSense);
  const added = subtract(given, key).map(describeSense);
  return added.some((sense) => isAgainst(sense, unsaid));
}

/** Each word as often as the others do not have it: 'more … more' less 'more … less' is 'more'. */
function subtract(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function isAgainst(sense: Sense, unsaid: readonly Sense[]): boolean {
  return unsaid.some((wanted) => isOpposed(wanted, sense));
}

function hasConflict(key: readonly string[], given: readonly string[]): boolean {
  return (
    !isEqualSet(listNumbers(key), listNumbers(given)) ||
    isPassive(key) !== isPassive(given) ||
    isTurned(key, given)
  );
}

/** 'was defeated by' has the other order of who and whom. */
function isPassive(words: readonly string[]): boolean {
  const place = words.findIndex((word) => formsOfBe.has(word));
  return place >= 0 && words.indexOf('by', place) > place + 1;
}

/** Who does what to whom is in the order: 'A causes B' is not 'B causes A'. */
function keepsOrder(keyWords: readonly string[], said: readonly string[]): boolean {
  const places = said
    .map((word) => keyWords.findIndex((wanted) => isSameWord(wanted, word)))
    .filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
}

function listContentWords(words: readonly string[]): string[] {
  const content = words.filter((word) => !stopWords.has(word) && !isTurning(word));
  return [...new Set(content)];
}

function listNumbers(words: readonly string[]): string[] {
  return words
    .filter((word) => /\p{N}/u.test(word))
    .map((word) => String(findNumber(word) ?? word));
}

function countNegations(words: readonly string[]): number {
  return words.filter((word) => negations.has(word)).length;
}

function isSameWord(wanted: string, given: string): boolean {
  if (wanted === given) return true;
  if (wanted[0] !== given[0]) return false;
  return stemWord(wanted) === stemWord(given) || matchWord(wanted, given) === 'same';
}

function isEqualSet(some: readonly string[], others: readonly string[]): boolean {
  return some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));
}

function isTurning(word: string): boolean {
  return turning.has(word);
}

/** More is an essay, and takes long to compare. */
const maxWords = 40;
const minStatement = 3;
const minPrecision = 0.5;

const formsOfBe: ReadonlySet<string> = new Set('is are was were be been being get got'.split(' '));
const negations: ReadonlySet<string> = new Set(
  `not no never none neither nor nothing nobody without hardly barely fail fails failed lack lacks
  lacked lacking absence absent insufficient prevent prevents prevented stop stops stopped`.split(
    /\s+/,
  ),
);
const turning: ReadonlySet<string> = new Set(
  'only all every always some most except unless or either but than if'.split(' '),
);
const stopWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its they them their he she his her we our you your i my me is
  are was were be been being am do does did has have had having will would can could may might shall
  should must and of in on at by for to from with as into onto about because so then which who whom
  whose what when where why how there here also just very such both each not no`.split(/\s+/),
);
