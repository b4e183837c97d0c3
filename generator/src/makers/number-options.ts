import { pickIndex, type Random } from '@engram/core/seeded-random.ts';
import type { NumberSpot } from '../analysis/find-numbers.ts';
import { spelledNumbers } from '../data/word-lists.ts';

/**
 * Three wrong numbers of the same look, near enough to be plausible and far enough to be wrong. How
 * many of them are smaller is drawn, so that the right one has no place of its own in the order.
 */
export function pickNumbers(spot: NumberSpot, taken: readonly number[], random: Random): string[] {
  const wanted = spot.bound === 'least' ? 0 : spot.bound === 'most' ? 3 : pickIndex(random, 4);
  const step = stepOf(spot, random);
  const factor = 1.55 + random() * 0.45;
  const find = (sign: 1 | -1, size: number) => {
    const found: number[] = [];
    for (let no = 1; no <= 9 && found.length < 3; no += 1) {
      const value =
        spot.certainty === 'rough'
          ? tidyRough(spot, spot.value * factor ** (sign * no))
          : tidy(spot, spot.value + sign * (size * no + jitter(spot, random)));
      const isNew = value !== spot.value && !taken.includes(value) && !found.includes(value);
      if (isNew && value > 0 && fits(spot, value) && isFarEnough(spot, value)) found.push(value);
    }
    return found;
  };
  let [below, above] = [find(-1, step), find(1, step)];
  // Where there is little room, they stand closer.
  if (below.length + above.length < 3) [below, above] = [find(-1, step / 2), find(1, step / 2)];
  if (spot.form === 'year') [below, above] = withinPassage(spot, taken, below, above);
  // What one side lacks the other one gives, unless it would be true as well.
  const isOpen = spot.bound === 'exact';
  const fewest = isOpen ? Math.max(wanted, 3 - above.length) : wanted;
  const smaller = below.slice(0, fewest);
  return [...smaller, ...above.slice(0, 3 - smaller.length)].map((value) => write(spot, value));
}

/** What came before the other years of the passage, and after them, is seen to be wrong. */
function withinPassage(
  { value: right }: NumberSpot,
  taken: readonly number[],
  below: number[],
  above: number[],
): [number[], number[]] {
  const earliest = Math.max(...taken.filter((year) => year < right));
  const latest = Math.min(...taken.filter((year) => year > right));
  const [low, high] = [
    below.filter((year) => year > earliest),
    above.filter((year) => year < latest),
  ];
  return low.length + high.length < 3 ? [below, above] : [low, high];
}

/** One that makes the statement false. */
export function pickWrongNumber(
  spot: NumberSpot,
  taken: readonly number[],
  random: Random,
): string | undefined {
  const options = pickNumbers(spot, taken, random);
  // A learner need not know whether it was 1767 or 1772, and 1820 is seen to be wrong.
  if (spot.form === 'year')
    return options.find((text) => Math.abs(Number(text) - spot.value) > 5) ?? options.at(-1);
  return spot.value > 20 ? options.at(-1) : options[pickIndex(random, options.length)];
}

function stepOf(spot: NumberSpot, random: Random): number {
  const { form, value } = spot;
  if (form === 'year') return (value >= 1800 ? 5 : value >= 1500 ? 8 : 15) + pickIndex(random, 6);
  if (form === 'spelled') return value <= 12 ? 1 : 2;
  const unit = unitOf(spot);
  // 'Roughly 700' is not clearly wrong beside 600.
  const share = value * ((unit < 100 ? 0.2 : 0.35) + random() * 0.15);
  if (unit < 1) return Math.max(unit, share);
  return value <= 12 ? Math.max(1, Math.round(value / 4)) : Math.max(unit, share);
}

function jitter({ form }: NumberSpot, random: Random): number {
  return form === 'year' ? pickIndex(random, 3) : 0;
}

/** 'About 12' is not plainly wrong where it was about 10. */
function isFarEnough({ certainty, value: right }: NumberSpot, value: number): boolean {
  return certainty !== 'rough' || Math.max(value / right, right / value) >= 1.5;
}

/** About as round as the number in the text: 5, 15 and 30 beside 10. */
function tidyRough(spot: NumberSpot, raw: number): number {
  const unit = unitOf(spot);
  if (unit < 10 || raw >= unit * 5) return tidy(spot, raw);
  const step =
    raw >= unit ? (raw > spot.value ? unit / 2 : unit) : raw > unit / 2 ? unit / 2 : unit / 10;
  return Math.round(raw / step) * step;
}

/** As round as the number in the text. */
function tidy(spot: NumberSpot, raw: number): number {
  if (spot.form !== 'digits') return Math.round(raw);
  const unit = unitOf(spot);
  return Number((Math.round(raw / unit) * unit).toFixed(decimalsOf(spot)));
}

/** 0.1 for 4.2, 1 for 29, 5 for 75, 100 for 700. */
function unitOf(spot: NumberSpot): number {
  const decimals = decimalsOf(spot);
  if (decimals > 0) return 10 ** -decimals;
  const zeros = /0*$/.exec(String(spot.value))?.[0].length ?? 0;
  return zeros === 0 && spot.value > 12 && spot.value % 5 === 0 ? 5 : 10 ** zeros;
}

function decimalsOf({ text }: NumberSpot): number {
  return text.split('.')[1]?.length ?? 0;
}

function fits({ form, unit, value: right }: NumberSpot, value: number): boolean {
  if (form === 'spelled') return value >= 2 && value < spelledNumbers.length;
  if (form === 'year') return value > 0 && (right > 2030 || value <= 2026);
  // An angle, and a share of a whole, cannot be any number.
  if (unit.startsWith('°') && unit !== '°C' && unit !== '°F')
    return value <= ([90, 180, 360].find((most) => right <= most) ?? Number.POSITIVE_INFINITY);
  return !/^(?:%|percent|per)$/i.test(unit) || (right < 100 && value < 100);
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
