import { findOrdinal, ordinals, readRoman } from './find-number.ts';

/**
 * Words with each number in digits, as one word: 'twenty one', 'xxi' after a word, '5 million',
 * 'minus 5', 'two thirds', '5 1/2'.
 */
export function joinNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of joinSpelled(words)) {
    const before = joined.at(-1) ?? '';
    const whole = joinPair(before, word);
    if (whole !== undefined) joined.pop();
    joined.push(whole ?? word);
  }
  return joined;
}

/** What a word and the one before it make together, if they are one number. */
function joinPair(before: string, word: string): string | undefined {
  if (before === 'minus' && /^[\d.]/.test(word)) return `-${word}`;
  const { sign = '', whole } = /^(?<sign>-?)(?<whole>\d{1,3})$/.exec(before)?.groups ?? {};
  const { over, under } = /^(?<over>\d{1,2})\/(?<under>\d{1,2})$/.exec(word)?.groups ?? {};
  if (whole === undefined) return undefined;
  if (over && under && Number(over) < Number(under)) {
    return `${sign}${Number(whole) * Number(under) + Number(over)}/${under}`;
  }
  // Tens are the beginning of 'twenty-third'.
  const parts = before.length === 1 ? findParts(word) : undefined;
  return parts === undefined ? undefined : `${before}/${parts}`;
}

/** Of 'third', 'thirds' or 'quarter'; a second is a time. */
function findParts(word: string): number | undefined {
  const name = word.replace(/s$/, '');
  const place = ['-', '-', 'half', 'third', 'quarter'].indexOf(name);
  if (place > 0) return place;
  const ordinal = findOrdinal(name);
  return ordinal !== undefined && ordinal > 3 && ordinal < 13 ? ordinal : undefined;
}

function joinSpelled(words: readonly string[]): string[] {
  const joined: string[] = [];
  let number: Spelled | undefined;
  for (const [index, word] of words.entries()) {
    const following = words[index + 1];
    const grown = number && growNumber(number, word, following);
    if (number && !grown) joined.push(String(number.total + number.group));
    number = grown ?? startNumber(word, following);
    if (!number) joined.push(...readWord(word, index));
  }
  if (number) joined.push(String(number.total + number.group));
  return joined;
}

/** A number that is being read: whole thousands and millions, and what is below. */
type Spelled = { total: number; group: number; last: 'small' | 'tens' | 'scale' };

function startNumber(word: string, following: string | undefined): Spelled | undefined {
  const start: Spelled = { total: 0, group: 0, last: 'small' };
  const scale = scales.get(word);
  if (scale !== undefined) return addScale({ ...start, group: 1 }, scale);
  const small = ones.indexOf(word);
  if (small >= 0) return add(start, small, 'small');
  const ten = tens.indexOf(word);
  if (ten > 0) return add(start, ten * 10, 'tens');
  const isBeforeScale = following !== undefined && scales.has(following);
  const isNumber = isBeforeScale && /^\d+(?:\.\d+)?$/.test(word);
  return isNumber ? add(start, Number(word), 'small') : undefined;
}

function growNumber(
  number: Spelled,
  word: string,
  following: string | undefined,
): Spelled | undefined {
  const isAfterScale = number.last === 'scale';
  if (word === 'and') return isAfterScale && isSmall(following) ? number : undefined;
  const scale = scales.get(word);
  if (scale !== undefined) return addScale(number, scale);
  const small = ones.indexOf(word);
  const ten = tens.indexOf(word) * 10;
  if (number.last === 'tens' && small > 0 && small < 10) return add(number, small, 'small');
  if (small <= 0 && ten <= 0) return undefined;
  const grown: Spelled = small > 0 ? add(number, small, 'small') : add(number, ten, 'tens');
  if (isAfterScale) return grown;
  // 'nineteen eighty-four' is a year.
  const isCentury = number.total === 0 && number.group >= 10 && number.group <= 20;
  const isYear = isCentury && (ten > 0 || small >= 10);
  return isYear ? { ...grown, group: grown.group + number.group * 99 } : undefined;
}

function addScale({ total, group }: Spelled, scale: number): Spelled {
  const grown = { last: 'scale' } as const;
  if (scale === 100) return { ...grown, total, group: group * 100 };
  return { ...grown, total: total + group * scale, group: 0 };
}

function add({ total, group }: Spelled, more: number, last: Spelled['last']): Spelled {
  return { total, group: group + more, last };
}

function isSmall(word: string | undefined): boolean {
  return word !== undefined && (ones.indexOf(word) > 0 || tens.indexOf(word) > 0);
}

/** Roman numerals stand after a name; a first 'I', 'V' or 'X' is a letter. */
function readWord(word: string, index: number): string[] {
  const roman = /^x{0,3}(?:ix|iv|v?i{0,3})$/.test(word) && index > 0 ? readRoman(word) : 0;
  if (roman > 0) return [String(roman)];
  const ordinal = /^(?<number>\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.groups?.['number'];
  return ordinal === undefined ? [word] : spellOrdinal(Number(ordinal), word);
}

function spellOrdinal(number: number, word: string): string[] {
  const ordinal = ordinals[number];
  if (ordinal) return [ordinal];
  const last = ordinals[number % 10];
  return last && number < 100 ? [String(number - (number % 10)), last] : [word];
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
]);
