import { calendarNames, demonym } from '../data/name-lists.ts';
import { thingNames } from '../data/word-lists.ts';
import type { Word } from './read-words.ts';

/** Where the words of one name stand. */
export type NameRun = { from: number; end: number };

/**
 * Names are never cut to pieces: 'Albrecht of Brandenburg', 'House of Representatives' and
 * 'Ferdinand de Lesseps' are one each.
 */
export function findNameRuns(words: readonly Word[]): readonly NameRun[] {
  const known = runsOf.get(words);
  if (known) return known;
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!opensName(words, at)) continue;
    const end = endOfRun(words, at);
    const from = at + foreignStart(words.slice(at, end)) - arabicStart(words, at);
    runs.push({ from, end });
    at = end;
  }
  runsOf.set(words, runs);
  return runs;
}

// Three steps of the analysis ask for the same sentence.
const runsOf = new WeakMap<readonly Word[], readonly NameRun[]>();

export function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text);
}

function opensName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !isCapital(word) || calendarNames.has(word.lower)) return false;
  if (!['NOUN', 'PROPN', 'ADJ', 'NUM', 'X', 'VERB'].includes(word.tag)) return false;
  const before = words[at - 1];
  const opensSentence = at === 0 || /^[.:;!?"“(]$/.test(before?.text ?? '');
  // The first word has its capital anyway; only what follows tells.
  return !opensSentence || word.tag === 'PROPN' || isCapital(words[at + 1]);
}

/** Small words inside a name: 'Francesco Procopio dei Coltelli'. */
export const nameLinks: ReadonlySet<string> = new Set(
  'de da di du del dei della des do dos das la le von van der den ter zu af al bin ibn'.split(' '),
);

const bynames = new Set('Elder Younger Great Wise Bold Conqueror Terrible Magnificent'.split(' '));

function endOfRun(words: readonly Word[], from: number): number {
  let end = from + 1;
  while (end < words.length) {
    const word = words[end];
    const next = words[end + 1];
    if (!word || calendarNames.has(word.lower)) break;
    if (isCapital(word) && word.tag !== 'DET' && word.tag !== 'ADP') end += 1;
    else if (word.text === '-' && isCapital(next) && next?.start === word.end) end += 2;
    else if ((word.lower === 'of' || nameLinks.has(word.lower)) && isCapital(next) && isName(next))
      end += 2;
    else if (
      nameLinks.has(word.lower) &&
      nameLinks.has(next?.lower ?? '') &&
      isCapital(words[end + 2])
    )
      end += 3;
    else if (word.lower === 'of' && next?.lower === 'the' && isCapital(words[end + 2])) end += 3;
    else if (word.lower === 'the' && bynames.has(next?.text ?? '')) end += 2;
    else if (/^['’]s?$/.test(word.text) && isSaint(words[from]) && isCapital(next)) end += 2;
    else break;
  }
  return end;
}

function isName(word: Word | undefined): boolean {
  return word !== undefined && word.tag !== 'PRON' && !calendarNames.has(word.lower);
}

function isSaint(word: Word | undefined): boolean {
  return word !== undefined && /^(?:st\.?|saint)$/.test(word.lower);
}

/** 'French' of 'French Empress Eugénie' is no part of her name. */
function foreignStart(run: readonly Word[]): number {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || run.length < 3 || thingNames.has(last.lower)) return 0;
  return demonym.test(first.lower) && run.every(({ lower }) => lower !== 'of') ? 1 : 0;
}

/** 'al-Mansur'. */
function arabicStart(words: readonly Word[], at: number): number {
  const isJoined = words[at - 1]?.text === '-' && words[at - 1]?.end === words[at]?.start;
  return isJoined && /^(?:al|el|ibn)$/.test(words[at - 2]?.lower ?? '') ? 2 : 0;
}
