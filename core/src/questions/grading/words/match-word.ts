import { findNumber, findOrdinal, isRoman, mayBeSameNumber } from '../numbers/find-number.ts';
import { editDistance } from './edit-distance.ts';
import { areOpposed, haveRivalEndings, lookAlike } from './opposites.ts';
import { isSameNoun } from './word-forms.ts';

/** 'near' is too far to be the same and too close to be called wrong. */
export type WordMatch = 'same' | 'near' | 'opposed' | 'other-number' | 'other';

/** What a word of an answer is to a word of the key. */
export function matchWord(key: string, given: string): WordMatch {
  if (key === given) return 'same';
  if (Math.abs(key.length - given.length) > 8 || key.length > maxLength) return 'other';
  if (/\p{N}/u.test(key + given)) return matchNumber(key, given);
  if (isRoman(key) && isRoman(given)) return 'other-number';
  if (lookAlike(key, given)) return 'near';
  if (isSameNoun(key, given)) return 'same';
  if (areOpposed(key, given)) return 'opposed';
  if (haveRivalEndings(key, given)) return 'near';
  const plain = dropMarks(given);
  if (dropMarks(key) === plain) return key.length > 3 && plain === given ? 'same' : 'near';
  if (key.length > 3 && spellOut(key) === spellOut(given)) return 'same';
  if (key.length > 4 && joinSpellings(key) === joinSpellings(given)) return 'same';
  return matchSpelling(key, given);
}

/** There are no longer words to make slips in. */
const maxLength = 60;

/** No digit is ever a slip: 'B12' is not 'B6'. But 'the 14th' is 14, and 'CO²' may mean CO2. */
function matchNumber(key: string, given: string): WordMatch {
  const [one, other] = [findNumber(key), findNumber(given)];
  if (one !== undefined && one === other) return 'same';
  const [number, ordinal] = [one ?? other, findOrdinal(key) ?? findOrdinal(given)];
  if (number !== undefined && ordinal !== undefined) {
    if (number === ordinal) return 'same';
    return number === 1 / ordinal ? 'near' : 'other-number';
  }
  if (mayBeSameNumber(key, given)) return 'near';
  if (one === undefined && key.replaceAll('^', '') === given.replaceAll('^', '')) return 'near';
  return /\p{N}/u.test(key) && /\p{N}/u.test(given) ? 'other-number' : 'other';
}

function matchSpelling(key: string, given: string): WordMatch {
  const length = Math.min(key.length, given.length);
  const limit = limitDistance(length);
  if (limit === 0 || !isAlphabetic(key + given)) return 'other';
  if (isSlip(key, given)) return 'same';
  // In a short word another letter makes another word: 'codon' and 'colon', 'Ireland' and 'Iceland'.
  const exchange = length < 8 ? 2 : 1;
  return editDistance(key, given, { limit, exchange }) <= limit ? 'near' : 'other';
}

/** How far two words may be apart and still be worth a look. */
function limitDistance(length: number): number {
  if (length < 5) return length === 4 ? 1 : 0;
  if (length < 9) return 2;
  return length < 14 ? 3 : 4;
}

/**
 * What a hurried hand does: a letter doubled or not, one left out, two neighbours swapped. Another
 * letter is another word as often as not ('refraction' and 'reflection'), and so is one too many
 * ('Johnson' and 'Johnston'). Nobody slips in the first letter.
 */
function isSlip(key: string, given: string): boolean {
  if (key[0] !== given[0]) return false;
  if (squeeze(key) === squeeze(given)) return true;
  let place = 1;
  while (place < key.length && key[place] === given[place]) place += 1;
  const [rest, said] = [key.slice(place), given.slice(place)];
  if (key.length >= minForDrop && rest.slice(1) === said) return true;
  if (isVowelSlip(rest, said, { key, place })) return true;
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return key.length >= minForSwap && swapped === said;
}

type Place = { key: string; place: number };

/** One vowel for another, or one too many, where it is hardly heard: 'evaparation', 'conducter'. */
function isVowelSlip(rest: string, said: string, { key, place }: Place): boolean {
  if (!/^[aeiouy]/.test(said) || place < 2) return false;
  const isLong = key.length >= minForVowel;
  if (isLong && said.slice(1) === rest && place < key.length) return true;
  const isOther = /^[aeiouy]/.test(rest) && rest.slice(1) === said.slice(1);
  const isLast = key.length >= minForDrop && /^[aeo]r$/.test(rest) && /^[aeo]r$/.test(said);
  return isOther && (isLong || isLast);
}

const minForVowel = 8;

/** Shorter words have neighbours in the dictionary: 'angle' and 'angel', 'mucous' and 'mucus'. */
const minForSwap = 6;
const minForDrop = 7;

function squeeze(word: string): string {
  return word.replaceAll(/(?<letter>.)\k<letter>+/gu, '$<letter>');
}

/** Where one sign is a whole word there are no slips of the pen. */
function isAlphabetic(word: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+$/u.test(word);
}

function dropMarks(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss');
}

/** As German is written without its own letters: 'Mueller', 'Strasse'. */
function spellOut(word: string): string {
  return dropMarks(word.normalize('NFD').replaceAll(/(?<=[aou])\u0308/g, 'e'));
}

/** British and American: 'oesophagus', 'sulphur', 'analyse', 'centre'. */
function joinSpellings(word: string): string {
  return word
    .replaceAll(/[ao]e/g, 'e')
    .replaceAll('ph', 'f')
    .replaceAll(/(?<=[iy])z(?=[aei])/g, 's')
    .replace(/tre$/, 'ter')
    .replace(/(?<=.{2})our(?=s?$)/, 'or');
}
