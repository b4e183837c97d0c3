import { areOneMember, areRivals } from '../languages/kinds.ts';
import type { Language } from '../languages/small-words.ts';
import { areOneFamily, baseOf } from '../languages/word-families.ts';
import { matchWord } from './match-word.ts';
import { areOpposed, haveRivalEndings, lookAlike } from './opposites.ts';
import { isSameNoun } from './word-forms.ts';

/** The words of the question and of its quotes, and the language they are in. */
export type Around = { language: Language; ownWords: ReadonlySet<string> };

/** Whether two words are one in a name or term: forms and slips, unless the text has both. */
export function isSameTermWord(wanted: string, given: string, { language, ownWords }: Around) {
  if (wanted === given) return true;
  if (lookAlike(wanted, given) || haveRivalEndings(wanted, given)) return false;
  if (isSameNoun(wanted, given) || isInflected(wanted, given, language)) return true;
  const isNumber = /\p{N}/u.test(wanted);
  return matchWord(wanted, given) === 'same' && (isNumber || !ownWords.has(given));
}

/** Whether two words say the same in a statement, where also 'absorb' stands for 'absorption'. */
export function isSameSense(wanted: string, given: string, around: Around): boolean {
  if (wanted === given || areOneMember(wanted, given)) return true;
  // Most words are told apart by their first letter; German puts 'ge' before some forms.
  if (wanted[0] !== given[0] && around.language !== 'de') return false;
  if (contradict(wanted, given, around)) return false;
  if (/\p{N}/u.test(wanted + given)) return matchWord(wanted, given) === 'same';
  if (areOneFamily(wanted, given, around.language)) return true;
  return wanted[0] === given[0] && isSameTermWord(wanted, given, around);
}

/** Whether who says the one denies the other. */
export function contradict(wanted: string, given: string, { language }: Around): boolean {
  if (areOpposed(wanted, given) || areRivals(wanted, given)) return true;
  return areRivals(baseOf(wanted, language), baseOf(given, language));
}

/** Which way something goes; it may stand before what goes there or after. */
export const degrees: ReadonlySet<string> = new Set(
  'more less same mehr weniger gleich más menos igual plus moins même'.split(' '),
);

/** 'evaporating' for 'evaporates', but not 'starring' for 'stars'. */
function isInflected(wanted: string, given: string, language: Language): boolean {
  if (language !== 'en' || Math.min(wanted.length, given.length) < minInflected) return false;
  const [short, long] = wanted.length < given.length ? [wanted, given] : [given, wanted];
  const base = short.replace(/(?:e|es|s|ed|ing)$/, '');
  return base.length >= minInflected - 1 && /^(?:e|es|s|ed|ing|d)?$/.test(cut(long, base));
}

function cut(word: string, base: string): string {
  return word.startsWith(base) ? word.slice(base.length) : '-';
}

const minInflected = 6;
