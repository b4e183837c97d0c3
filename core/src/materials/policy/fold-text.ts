import { fillStars, joinSpacedLetters } from './disguises.ts';
import { writePlainly } from './spelling.ts';

/**
 * A text as the patterns read it: words of a to z and digits between single spaces, ';' as a word
 * where a sentence ends, also around the whole, and ':' as a word for a colon. Letter case, line
 * breaks, hyphens, quotes, invisible characters and look-alike letters make no difference any more.
 * A 1 among letters stands for an i or an l: whoever wants both reads the text twice.
 */
export function foldText(text: string, one: 'i' | 'l' = 'i'): string {
  const letters = plainLetters(text)
    .replaceAll(signsWithin, (sign) => (sign === '!' ? 'i' : one))
    .replaceAll(mixedWords, (word) => spellOut(word, one))
    .replaceAll(stretched, '$1');
  const words = fillStars(joinSpacedLetters(letters))
    .replaceAll(joinedHowTo, 'how to')
    .replaceAll(lineHyphens, '$1')
    .replaceAll(possessives, '$1')
    .replaceAll(apostrophes, '')
    .replaceAll(sentenceEnds, ' ; ')
    .replaceAll(':', ' : ')
    .replaceAll(betweenWords, ' ')
    .replaceAll(emptySentences, ';');
  return `; ${writePlainly(words.trim())} ;`;
}

function plainLetters(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  const letters = text
    .replaceAll(otherScripts, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(invisible, '');
  return lookAlikes.reduce((folded, [letter, latin]) => folded.replaceAll(letter, latin), letters);
}

function spellOut(word: string, one: 'i' | 'l'): string {
  // '3d', '1m' and '12yr' are no disguise.
  if (!twoLetters.test(word) || years.test(word)) return word;
  return word.replaceAll(letterSigns, (sign) => (sign === '1' ? one : (signLetters[sign] ?? sign)));
}

const mixedWords = /[a-z0-9@$]+/g;
const twoLetters = /[a-z][0-9@$]*[a-z]/;
const years = /^[0-9]+(?:yrs?|yo)$/;
const letterSigns = /[013457@$]/g;
const signLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** 'k!ll' and 'ki|l'; at the end of a word they are signs. */
const signsWithin = /(?<=[a-z])[!|](?=[a-z])/g;
/** 'boooomb'; three of an x are a word. */
const stretched = /([a-wyz])\1{2,}/g;
const joinedHowTo = /\bhow(?:to|2)\b/g;

const beyondAscii = /[^\p{ASCII}]/u;
/**
 * The patterns are English, so nothing is lost. What is gained: a character of these scripts may
 * become eighteen when it is normalised, and a text would grow to a multiple of its limit.
 */
const otherScripts =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;
const invisible = /[\p{M}\p{Cf}]+/gu;
/** In a word that the end of a line has cut in two. */
const lineHyphens = /([a-z])[-\u2010][ \t]*\r?\n[ \t]*(?=[a-z])/g;
const possessives = /([a-z])['\u2018\u2019]s(?![a-z])/g;
const apostrophes = /['\u2018\u2019`]/g;
/** Full stops in numbers and before a closing quote end nothing; blank lines and bullets do. */
const sentenceEnds =
  /;|[.!?\u2026](?=\s|$)|\n[ \t\r]*\n|\n[ \t]*(?:[-*\u2022]|[0-9]{1,3}[.)])[ \t]/g;
const betweenWords = /[^a-z0-9:;]+/g;
const emptySentences = /;(?: ?;)+/g;

/** Letters that look like ours: Cyrillic, then Greek. */
const lookAlikes = [
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['е', 'e'],
  ['н', 'h'],
  ['һ', 'h'],
  ['і', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['м', 'm'],
  ['о', 'o'],
  ['р', 'p'],
  ['ѕ', 's'],
  ['т', 't'],
  ['у', 'y'],
  ['х', 'x'],
  ['α', 'a'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['ԁ', 'd'],
  ['ɡ', 'g'],
  ['ı', 'i'],
  ['ӏ', 'l'],
  ['п', 'n'],
  ['ԛ', 'q'],
  ['ѵ', 'v'],
  ['ԝ', 'w'],
  ['ь', 'b'],
  ['ε', 'e'],
  ['η', 'n'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['γ', 'y'],
  ['ω', 'w'],
  ['ɑ', 'a'],
  ['ø', 'o'],
  ['ł', 'l'],
] as const;
