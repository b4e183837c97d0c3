import { pickIndex, type Random } from '@engram/core/seeded-random.ts';
import type { NumberSpot } from '../analysis/find-numbers.ts';
import { spelledNumbers } from '../data/word-lists.ts';

/**
 * Three wrong numbers of the same look, near enough to be plausible and far enough to be wrong. How
 * many of them are smaller is drawn, so that the right one has no place of its own in the order.
 */
export function pickNumbers(spot: NumberSpot, taken: readonly number[], random: Random): string[] {
  const below = spot.bound === 'least' ? 0 : spot.bound === 'most' ? 3 : pickIndex(random, 4);
  const step = stepOf(spot, random);
  const wrong: number[] = [];
  for (let no = 1; no <= 12 && wrong.length < 3; no += 1) {
    const isBelow = wrong.filter((value) => value < spot.value).length < below;
    const distance = step * (wrong.length + 1 + (no > 6 ? no - 6 : 0)) + jitter(spot, random);
    const value = tidy(spot, isBelow ? spot.value - distance : spot.value + distance);
    const isClear =
      value > 0 && value !== spot.value && !taken.includes(value) && !wrong.includes(value);
    if (isClear && fits(spot, value)) wrong.push(value);
    else if (isBelow && value <= 0) return pickAbove(spot, taken, step);
  }
  return wrong.map((value) => write(spot, value));
}

/** One that makes the statement false. */
export function pickWrongNumber(
  spot: NumberSpot,
  taken: readonly number[],
  random: Random,
): string | undefined {
  // The farthest one: a learner need not know whether it was 1767 or 1772.
  const options = pickNumbers(spot, taken, random);
  return spot.form === 'year' || spot.value > 20
    ? options.at(-1)
    : options[pickIndex(random, options.length)];
}

function pickAbove(spot: NumberSpot, taken: readonly number[], step: number): string[] {
  const wrong: number[] = [];
  for (let no = 1; no <= 12 && wrong.length < 3; no += 1) {
    const value = tidy(spot, spot.value + step * no);
    if (
      value !== spot.value &&
      !taken.includes(value) &&
      !wrong.includes(value) &&
      fits(spot, value)
    )
      wrong.push(value);
  }
  return wrong.map((value) => write(spot, value));
}

function stepOf({ form, value }: NumberSpot, random: Random): number {
  if (form === 'year') return 4 + pickIndex(random, 9);
  if (form === 'spelled') return value <= 12 ? 1 : 2;
  if (value <= 12) return Math.max(1, Math.round(value / 4));
  return value * (0.2 + random() * 0.15);
}

function jitter({ form }: NumberSpot, random: Random): number {
  return form === 'year' ? pickIndex(random, 3) : 0;
}

/** As round as the number in the text. */
function tidy({ value, form, text }: NumberSpot, raw: number): number {
  if (form !== 'digits') return Math.round(raw);
  const decimals = text.split('.')[1]?.length ?? 0;
  if (decimals > 0) return Number(raw.toFixed(decimals));
  const zeros = /0*$/.exec(String(value))?.[0].length ?? 0;
  const unit = 10 ** zeros;
  return Math.round(raw / unit) * unit;
}

function fits({ form, unit, value: right }: NumberSpot, value: number): boolean {
  if (form === 'spelled') return value >= 2 && value < spelledNumbers.length;
  if (form === 'year') return value > 0 && (right > 2030 || value <= 2026);
  const isShare = /^(?:%|percent)$/i.test(unit);
  return !isShare || value < 100;
}

function write({ form, text }: NumberSpot, value: number): string {
  if (form === 'spelled') return spelledNumbers[value] ?? String(value);
  if (form === 'year' || !text.includes(',')) {
    const decimals = text.split('.')[1]?.length ?? 0;
    return value >= 10_000 && form !== 'year' && text.includes(',')
      ? value.toLocaleString('en-US')
      : value.toFixed(decimals);
  }
  return value.toLocaleString('en-US');
}
