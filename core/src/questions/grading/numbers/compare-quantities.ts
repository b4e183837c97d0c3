import type { Verdict } from '../../answer.ts';
import { isSameNoun } from '../words/word-forms.ts';
import { findNumber, mayBeSameNumber } from './find-number.ts';
import { findUnit, type Unit } from './unit-table.ts';

/** A number with what it counts or measures: '5 km', '206 bones', '1789'. */
export type Quantity = {
  value: number;
  /** As it was written. */
  number: string;
  decimals: number;
  name: string;
  unit: Unit | undefined;
};

/** The quantity that an answer is, if it is nothing else. */
export function readQuantity(tokens: readonly string[]): Quantity | undefined {
  const whole = tokens.flatMap(splitUnit).filter((word) => !hedges.has(word));
  const start = whole.findIndex((word) => findNumber(word) !== undefined);
  const words = whole.filter((word, index) => index >= start || !dates.has(word));
  const place = words.findIndex((word) => findNumber(word) !== undefined);
  const number = words[place] ?? '';
  const value = findNumber(number);
  const names = words.toSpliced(place, 1);
  const name = names.join(' ');
  const unit = findUnit(name);
  const hasMore = names.length > 3 || (/\p{N}/u.test(name) && unit === undefined);
  if (value === undefined || hasMore) return undefined;
  // 'Chapter 5' and 'Louis 14' are names; only currencies come first.
  if (place > 0 && unit === undefined) return undefined;
  return { value, number, decimals: countDecimals(number), name, unit };
}

/** The one quantity that a sentence speaks of, with its unit if we know it. */
export function findQuantity(tokens: readonly string[]): Quantity | undefined {
  const words = tokens.flatMap(splitUnit);
  const places = [...words.keys()].filter((place) => /\p{N}/u.test(words[place] ?? ''));
  const [place, more] = places;
  if (place === undefined || more !== undefined) return undefined;
  const names = [3, 2, 1].map((length) => words.slice(place + 1, place + 1 + length).join(' '));
  const before = words[place - 1] ?? '';
  const name = [...names, dates.has(before) ? '' : before].find((one) => findUnit(one)) ?? '';
  return readQuantity([words[place] ?? '', name].filter((word) => word !== ''));
}

/** A wrong number is wrong; a right one with no or an unexpected unit is for somebody to look at. */
export function compareQuantities(key: Quantity, given: Quantity): Verdict {
  const closeness = compareNumbers(key, given);
  if (key.unit && given.unit) {
    return isSameUnit(key.unit, given.unit) ? closeness : compareUnits(key, given);
  }
  const isNamed = key.name !== '' && given.name !== '';
  // Nobody knows what a unit that we do not know comes to.
  if (isNamed && (key.unit || given.unit)) return 'needs-review';
  // '50 %' is 0.5, and '5 km' are 5000 of something.
  if ((key.unit || given.unit) && toBase(key) === toBase(given)) return 'needs-review';
  if (closeness !== 'correct') return closeness;
  if (key.unit || given.unit) return 'needs-review';
  return isNamed && !isSameNoun(key.name, given.name) ? 'needs-review' : 'correct';
}

function isSameUnit(one: Unit, other: Unit): boolean {
  return one.kind === other.kind && one.factor === other.factor && one.offset === other.offset;
}

function compareUnits(key: Quantity, given: Quantity): Verdict {
  if (key.unit?.kind !== given.unit?.kind) return 'incorrect';
  const [one, other] = [toBase(key), toBase(given)];
  // Where zero is a matter of taste, a share of the value says nothing: 0 °C is 273 K.
  const isScale = key.unit?.kind === 'temperature';
  const distance = isScale ? Math.abs(one - other) / 100 : differ(one, other);
  if (distance <= (isScale ? 0.002 : 0.001)) return 'correct';
  return distance <= tolerance ? 'needs-review' : 'incorrect';
}

/** The same number, or the key rounded by somebody who knows it. */
function compareNumbers(key: Quantity, given: Quantity): Verdict {
  const [one, other] = [key.value, given.value];
  if (one === other) return 'correct';
  if (mayBeSameNumber(key.number, given.number)) return 'needs-review';
  const isClose = differ(one, other) <= tolerance;
  const decimals = Math.min(key.decimals, given.decimals, 20);
  if (one.toFixed(decimals) === other.toFixed(decimals)) {
    return isClose && given.decimals < key.decimals ? 'correct' : 'needs-review';
  }
  const isExact = key.decimals === given.decimals && Math.abs(one) < 10_000;
  return isClose && !isExact ? 'needs-review' : 'incorrect';
}

function countDecimals(number: string): number {
  const [digits = '', exponent = '0'] = number.split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

function toBase({ value, unit }: Quantity): number {
  return unit ? value * unit.factor + unit.offset : value;
}

function differ(one: number, other: number): number {
  return Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), Number.MIN_VALUE);
}

const tolerance = 0.01;

/** '5km' and '20°c'; but 'h2o' and 'b12' are names. */
function splitUnit(token: string): string[] {
  const groups = /^(?<number>-?\d+(?:\.\d+)?)(?<unit>[\p{L}°µ].*)$/u.exec(token)?.groups;
  const { number, unit } = groups ?? {};
  return number && unit && findUnit(unit) ? [number, unit] : [token];
}

/** Before a number they say that it is one of a calendar. */
const dates: ReadonlySet<string> = new Set('year years jahr jahre año años im en el'.split(' '));

const hedges: ReadonlySet<string> = new Set(
  'about approximately approx around circa ca roughly exactly in the ad ce'.split(' '),
);
