import { findOrdinal, readRoman } from '../numbers/find-number.ts';
import { matchWord } from './match-word.ts';

/** 'doubtful' is what no comparison of single words would tell. */
export type TermMatch = 'same' | 'doubtful' | 'open';

/** What an answer is to a key of one or a few words, which stand in this order. */
export function matchTerm(key: readonly string[], given: readonly string[]): TermMatch {
  // Nobody searches an essay for a term.
  if (Math.abs(key.length - given.length) > 8) return 'open';
  if (isJoined(key, given)) return hasSamePrefixes(key, given) ? 'same' : 'doubtful';
  if (isInitials(given, key)) return 'doubtful';
  const [wanted, said] = [dropSmallWords(key), dropSmallWords(given)];
  const isSame =
    wanted.length === said.length &&
    wanted.every((word, index) => matchWord(word, said[index] ?? '') === 'same');
  if (!isSame) return 'open';
  return isLoneOrdinal(wanted, said) ? 'doubtful' : 'same';
}

/** Without a name before it, 'second' is a time as well as 2. */
function isLoneOrdinal([key = '', more]: readonly string[], [given = '']: readonly string[]) {
  return more === undefined && key !== given && findOrdinal(key) !== findOrdinal(given);
}

/** 'photo synthesis' and 'B 12', but not '1 2' for '12'. */
function isJoined(key: readonly string[], given: readonly string[]): boolean {
  return join(key) === join(given);
}

function join(words: readonly string[]): string {
  return words.join(' ').replaceAll(/(?<!\d) | (?!\d)|\/(?!\d)/g, '');
}

/** 'a biotic factor' is not 'abiotic factor', unless somebody hit the space bar. */
function hasSamePrefixes(key: readonly string[], given: readonly string[]): boolean {
  const [one, other] = [key, given].map((words) => words.filter((word) => prefixes.has(word)));
  return one?.join(' ') === other?.join(' ');
}

const prefixes: ReadonlySet<string> = new Set('a an in un non'.split(' '));

/** Whether one word has the initials of the others: 'UK', and 'WWII' of 'World War 2'. */
export function isInitials(words: readonly string[], short: readonly string[]): boolean {
  const [whole, more] = short;
  const named = dropSmallWords(words);
  if (!whole || more !== undefined || named.length < 2 || /^\d/.test(whole)) return false;
  const letters = named.map((word) => (/\d/.test(word) ? word : (word[0] ?? ''))).join('');
  const numeral = /(?<=^[^ivx]+)[ivx]+$/.exec(whole)?.[0];
  const inDigits = numeral ? whole.replace(numeral, String(readRoman(numeral))) : whole;
  return letters === whole || letters === inDigits;
}

/** What is left of an answer when the words are gone that only hold it together. */
function dropSmallWords(words: readonly string[]): readonly string[] {
  // A last 'a' is a name: 'vitamin A'.
  const left = words.filter((word, index) => !small.has(word) || index === words.length - 1);
  return left.length === 0 ? words : left;
}

const small: ReadonlySet<string> = new Set('the a an of is are was were it its'.split(' '));
