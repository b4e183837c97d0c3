import { reviewLimits } from '../limits.ts';
import { type Mark, marks } from './review.ts';

/**
 * Reviews of one batch as bytes: about a dozen for each instead of the two hundred of a row. In time
 * order; numbers are written seven bits at a time, the lowest first.
 *
 * `version`, then for each review: milliseconds since the one before it (the first: since the first moment there can be), the
 * number of the item, 32 bits of chance, and in one number the mark, what the item was before, whether
 * it is a question, and the tenths of seconds it took.
 */
export type PackedReview = {
  at: number;
  /** The item by the number it has with its user. */
  item: number;
  /** 32 bits that tell reviews of one item apart. */
  chance: number;
  mark: Mark;
  /** Only an answer after days says something about memory. */
  after: Pause;
  isQuestion: boolean;
  tookMs: number;
};

/** What came before a review: nothing, a step of minutes, or an interval of days. */
export const pauses = ['nothing', 'minutes', 'days'] as const;
export type Pause = (typeof pauses)[number];

const version = 1;
const epoch = reviewLimits.firstMoment;
const tickMs = 100;

export function packReviews(reviews: readonly PackedReview[]): Uint8Array {
  const bytes: number[] = [version];
  let before = epoch;
  for (const review of reviews.toSorted((one, other) => one.at - other.at)) {
    if (review.at < before) throw new Error('A review is older than reviews can be');
    pushNumber(bytes, review.at - before);
    before = review.at;
    pushNumber(bytes, review.item);
    for (let shift = 24; shift >= 0; shift -= 8) bytes.push((review.chance >>> shift) & 0xff);
    const ticks = Math.round(Math.min(review.tookMs, reviewLimits.maxTookMs) / tickMs);
    const kind = pauses.indexOf(review.after) * 2 + Number(review.isQuestion);
    pushNumber(bytes, ticks * flagSpan + marks.indexOf(review.mark) * kinds + kind);
  }
  return Uint8Array.from(bytes);
}

/** Of pause and question together, and of those with the mark. */
const kinds = 2 * pauses.length;
const flagSpan = 32;

export function unpackReviews(bytes: Uint8Array): PackedReview[] {
  if (bytes[0] !== version) throw new Error(`Reviews of version ${bytes[0]} are not known`);
  const reviews: PackedReview[] = [];
  let at = epoch;
  let place = 1;

  function takeNumber(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = bytes[place];
      if (byte === undefined) throw new Error('Packed reviews end too early');
      place += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }

  function takeChance(): number {
    const [a, b, c, d] = bytes.subarray(place, place + 4);
    if (a === undefined || b === undefined || c === undefined || d === undefined) {
      throw new Error('Packed reviews end too early');
    }
    place += 4;
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  }

  while (place < bytes.length) {
    at += takeNumber();
    const item = takeNumber();
    const chance = takeChance();
    const last = takeNumber();
    const kind = (last % flagSpan) % kinds;
    const mark = marks[Math.floor((last % flagSpan) / kinds)];
    const after = pauses[Math.floor(kind / 2)];
    if (!mark || !after) throw new Error('Packed reviews have an unknown mark');
    const tookMs = Math.floor(last / flagSpan) * tickMs;
    reviews.push({ at, item, chance, mark, after, isQuestion: kind % 2 === 1, tookMs });
  }
  return reviews;
}

/** Up to 53 bits, which shifting could not do. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}
