import { pickIndex, type Random } from '@engram/core/seeded-random.ts';
import { capitalise, cleanText, withoutLinks, withoutStop } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { findNumbers, isBeside, isRanged, type NumberSpot } from '../analysis/find-numbers.ts';
import type { Word } from '../analysis/read-words.ts';
import { spelledNumbers } from '../data/word-lists.ts';
import type { Workshop } from './candidate.ts';
import { mainWords } from './main-words.ts';
import type { FalseStatement } from './make-false.ts';

/** The statement with one number that is plainly another one, and yet might be right. */
export function changeNumber(
  { analysis, random }: Workshop,
  fact: Fact,
): FalseStatement | undefined {
  const words = mainWords(fact);
  if (words.length === 0 && fact.origin === 'aside') return changeYear(fact, random);
  const [first] = words;
  const last = words.at(-1);
  const spots = findNumbers(words);
  const fit = spots.filter(
    (spot) =>
      isFixed(words, spot) &&
      standsInPredicate(fact, spot) &&
      spot.certainty !== 'open' &&
      !isBeside(words, spot.at),
  );
  const spot = fit.find(({ form }) => form === 'year') ?? fit[0];
  if (!first || !last || !spot || spots.length > 2 || fact.isCut) return undefined;
  const taken = words.flatMap(({ text }) => (/^\d/.test(text) ? [Number(text)] : []));
  const wrong = pickOther(spot, [...taken, ...spots.map(({ value }) => value)], random);
  if (wrong === undefined) return undefined;
  const changed =
    analysis.material.slice(first.start, spot.start) +
    wrong +
    analysis.material.slice(spot.end, last.end);
  const isYear = spot.form === 'year';
  return {
    text: capitalise(`${withoutStop(withoutLinks(cleanText(changed)))}.`),
    quality: isYear ? 0.8 : spot.form === 'digits' ? 0.74 : 0.68,
    why: isYear ? `The year is ${spot.text}.` : `The right number is ${spot.text}.`,
  };
}

/** What was put together from an aside has no words of its own, but a year is seen in it. */
function changeYear({ statement }: Fact, random: Random): FalseStatement | undefined {
  const found = [...statement.matchAll(/(?<=\b(?:in|\p{Lu}\p{Ll}+) )(?:1\d{3}|20\d\d)\b/gu)];
  const [year] = found;
  if (!year || found.length > 1) return undefined;
  // 'ever since the battle of Sekigahara in 1600' is not about the year of the battle.
  if (/\b(?:since|until|till|before|after)\b/.test(statement.slice(0, year.index)))
    return undefined;
  const value = Number(year[0]);
  const spot = { form: 'year', value, unit: '', text: year[0], certainty: 'exact' } as const;
  const wrong = pickOther(spot, [value], random);
  return wrong === undefined
    ? undefined
    : {
        text: statement.replace(year[0], wrong),
        quality: 0.78,
        why: `The year is ${year[0]}.`,
      };
}

/** A number in the subject only says which thing is meant. */
function standsInPredicate({ verb, lead }: Fact, { start, form }: NumberSpot): boolean {
  return form === 'year' || lead !== '' || start > (verb[0]?.start ?? Number.POSITIVE_INFINITY);
}

/** Neither one end of a range, nor a bound, nor a guess, nor a part of a name. */
function isFixed(words: readonly Word[], { at, bound, value, unit, form }: NumberSpot): boolean {
  const before = words[at - 1]?.lower ?? '';
  if (bound !== 'exact' || value <= 1 || fractions.test(unit)) return false;
  if (form === 'year') return !/^(?:of|and|to|between|from|-|–)$/.test(before);
  if (isWholeOf(value, unit)) return false;
  if (isRanged(words, at) || /^(?:the|these|those|another|other|and)$/.test(before)) return false;
  // 'below about 400'.
  if (words.slice(Math.max(0, at - 2), at).some(({ lower }) => bounds.has(lower))) return false;
  return form === 'digits' || !guesses.test(before);
}

/** 'in 24 hours' and '100 per cent' are only the whole of something. */
function isWholeOf(value: number, unit: string): boolean {
  const whole = wholes.find(([pattern]) => pattern.test(unit));
  return whole !== undefined && whole[1] === value;
}

const wholes: readonly (readonly [RegExp, number])[] = [
  [/^hours?/, 24],
  [/^(?:minutes?|seconds?)/, 60],
  [/^days?/, 365],
  [/^months?/, 12],
  [/^(?:%|per)/, 100],
];

const bounds = new Set([
  'below',
  'above',
  'under',
  'over',
  'than',
  'least',
  'most',
  'within',
  'up',
]);
const guesses = /^(?:perhaps|about|roughly|approximately|some|nearly|almost|around|usually)$/;
const fractions =
  /^(?:half|halves|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b/;

type Shape = Pick<NumberSpot, 'form' | 'value' | 'unit' | 'text' | 'certainty'>;

function pickOther(spot: Shape, taken: readonly number[], random: Random): string | undefined {
  const options = othersOf(spot, random).filter(
    (value) => value > 0 && value !== spot.value && !taken.includes(value),
  );
  const value = options[0];
  return value === undefined ? undefined : write(spot, value);
}

/** The first one that nothing speaks against is taken. */
function othersOf({ form, value, unit, text, certainty }: Shape, random: Random): number[] {
  const isUp = random() < 0.5;
  if (form === 'year') {
    // The next year would be too fine a point, and another age is seen to be wrong.
    const distance = 4 + pickIndex(random, 9);
    const [up, down] = [value + distance, value - distance];
    return (isUp ? [up, down] : [down, up]).filter((year) => year <= 2020);
  }
  if (unit === '°') {
    const angles = [15, 30, 45, 60, 90, 120, 180];
    const at = angles.findIndex((angle) => angle >= value);
    const near = [angles[at - 2], angles[at + 2], angles[at - 1], angles[at + 1]];
    return value > 180 ? [] : near.filter((angle) => angle !== undefined);
  }
  // 'About 12' is not false where it was about 10.
  if (certainty === 'rough' && form === 'digits' && value <= 12) return [value * 2];
  if (form === 'spelled' || (Number.isInteger(value) && value <= 12)) {
    const step = value < 5 ? 2 : 2 + pickIndex(random, 2);
    const both = isUp || value - step < 2 ? [value + step] : [value - step, value + step];
    return form === 'spelled' ? both.filter((count) => count < spelledNumbers.length) : both;
  }
  const isShare = /^(?:%|percent|per)$/i.test(unit);
  const factors = isUp ? [1.75, 0.5] : [0.5, 1.75];
  const decimals = text.split('.')[1]?.length ?? 0;
  return factors
    .map((factor) => round(value * factor, { decimals, text }))
    .filter((other) => !isShare || other <= 90);
}

/** As round as the number in the text. */
function round(raw: number, { decimals, text }: { decimals: number; text: string }): number {
  if (decimals > 0) return Number(raw.toFixed(decimals));
  const zeros = /0*$/.exec(text.replaceAll(',', ''))?.[0].length ?? 0;
  const unit = 10 ** Math.max(0, raw < 10 ** (zeros + 1) ? zeros - 1 : zeros);
  const isByFives = zeros === 0 && text.endsWith('5') && raw > 20;
  const step = isByFives ? 5 : unit;
  return Math.round(raw / step) * step;
}

function write({ form, text }: Shape, value: number): string {
  if (form === 'spelled') return spelledNumbers[value] ?? String(value);
  if (form !== 'year' && text.includes(',')) return value.toLocaleString('en-US');
  return value.toFixed(form === 'year' ? 0 : (text.split('.')[1]?.length ?? 0));
}
