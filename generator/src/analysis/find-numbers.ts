import { spelledNumbers } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';
import type { Word } from './read-words.ts';

/** A number that a sentence states. */
export type NumberSpot = Range & {
  text: string;
  value: number;
  form: 'year' | 'digits' | 'spelled';
  /** 'more than 6,000': a smaller number would be true as well. */
  bound: 'exact' | 'least' | 'most';
  /** The noun it counts, or %. */
  unit: string;
  /** Where the number stands in the words. */
  at: number;
};

export function findNumbers(words: readonly Word[]): NumberSpot[] {
  return words.flatMap((word, at) => {
    const spot = readNumber(words, word, at);
    return spot ? [spot] : [];
  });
}

function readNumber(words: readonly Word[], word: Word, at: number): NumberSpot | undefined {
  const spelled = spelledValues.get(word.lower) ?? -1;
  const isDigits = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/.test(word.text);
  if (spelled < 2 && !isDigits) return undefined;
  const before = words[at - 1]?.lower ?? '';
  const next = words[at + 1];
  const value = isDigits ? Number(word.text.replaceAll(',', '')) : spelled;
  const isYear =
    /^1\d{3}$|^20\d\d$/.test(word.text) &&
    ([
      'in',
      'by',
      'since',
      'until',
      'from',
      'of',
      'to',
      'and',
      'around',
      'after',
      'before',
      'between',
      'during',
      ',',
      '(',
    ].includes(before) ||
      monthNames.has(before));
  const isOld = /^(?:b\.?c\.?(?:e\.?)?|a\.?d\.?|c\.?e\.?)$/.test(next?.lower ?? '');
  // 'around 1600' may as well be 1605.
  if (isYear && /^(?:around|about|circa|c)$/.test(before)) return undefined;
  // Parts of names, of ranges and of formulas are no numbers to ask for.
  if (/^[-–/^.:]$/.test(before) || /^[-–/^:.]?\d|^[-–/^]$/.test(next?.text ?? '')) return undefined;
  if (
    [
      'figure',
      'table',
      'chapter',
      'page',
      'version',
      'section',
      'world',
      'phase',
      'type',
      'step',
    ].includes(before)
  )
    return undefined;
  const form = isYear || isOld ? 'year' : isDigits ? 'digits' : 'spelled';
  const unit = form === 'year' ? '' : unitOf(words, at);
  if (form !== 'year' && unit === '') return undefined;
  return {
    text: word.text,
    value,
    form,
    bound: boundOf(words, at, form),
    unit,
    at,
    start: word.start,
    end: word.end,
  };
}

const spelledValues = new Map<string, number>(spelledNumbers.map((name, value) => [name, value]));

const monthNames = new Set(
  'january february march april may june july august september october november december'.split(
    ' ',
  ),
);

function unitOf(words: readonly Word[], at: number): string {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const word = words[next];
    if (!word) return '';
    if (/^(?:%|percent|per|°|°c)$/i.test(word.text)) return word.text;
    if (['million', 'billion', 'thousand', 'hundred'].includes(word.lower)) continue;
    if (word.tag === 'NOUN') {
      const following = words[next + 1];
      return following?.tag === 'NOUN' ? `${word.text} ${following.text}` : word.text;
    }
    if (word.tag !== 'ADJ') return '';
  }
  return '';
}

function boundOf(
  words: readonly Word[],
  at: number,
  form: NumberSpot['form'],
): NumberSpot['bound'] {
  const before = `${words[at - 2]?.lower ?? ''} ${words[at - 1]?.lower ?? ''}`;
  if (/more than|at least|\bover$|\babove$|\bexceed(?:s|ed)?$|no fewer/.test(before))
    return 'least';
  if (/less than|fewer than|at most|up to|\bunder$|\bbelow$|\bwithin$/.test(before)) return 'most';
  if (form !== 'year') return 'exact';
  // What held until 1600 held until 1580 as well, what was so by 1600 was so by 1620.
  const near = words
    .slice(Math.max(0, at - 3), at)
    .findLast(({ lower, tag }) => tag === 'ADP' || tag === 'SCONJ' || lower === 'by');
  if (/^(?:until|till|before)$/.test(near?.lower ?? '')) return 'least';
  return /^(?:by|since|after)$/.test(near?.lower ?? '') ? 'most' : 'exact';
}
