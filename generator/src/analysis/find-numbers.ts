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
  /** 'about 600' may as well be 620; of 'up to 20' and 'may measure 100' many numbers are true. */
  certainty: 'exact' | 'rough' | 'open';
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
  // '(Paris v Stepney, 1951)' and '(30 days at most)' are said by the way.
  if (isBracketed(words, at)) return undefined;
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
    certainty: form === 'year' ? 'exact' : certaintyOf(words, at),
    unit,
    at,
    start: word.start,
    end: word.end,
  };
}

function isBracketed(words: readonly Word[], at: number): boolean {
  const bracket = words.findLastIndex(({ text }, no) => no < at && /^[()[\]]$/.test(text));
  return /^[([]$/.test(words[bracket]?.text ?? '');
}

function certaintyOf(words: readonly Word[], at: number): NumberSpot['certainty'] {
  const before = words.slice(Math.max(0, at - 3), at).map(({ lower }) => lower);
  const after = words.slice(at + 1, at + 6).map(({ lower }) => lower);
  const comma = words.findLastIndex(({ lower }, no) => no < at && /^[,;:]$/.test(lower));
  const clause = words.slice(comma + 1, at);
  const isOpen =
    /\b(?:more than|less than|fewer than|at least|at most|up to|over|under|below|above|exceeds?|exceeded|no fewer)\b/.test(
      before.join(' '),
    ) ||
    /\bor (?:more|less|so|fewer|older|younger|over)\b/.test(after.join(' ')) ||
    clause.some(({ lower }) => /^(?:may|can|might|could|cannot)$/.test(lower));
  if (isOpen) return 'open';
  return before.some((word) => roughly.has(word)) ? 'rough' : 'exact';
}

const roughly = new Set(
  'about around some roughly approximately nearly almost perhaps circa ca close typically usually generally'.split(
    ' ',
  ),
);

/** Whether a number stands in ', which …' or between two commas, where it is not the point. */
export function isBeside(words: readonly Word[], at: number): boolean {
  const comma = words.findLastIndex(({ lower }, no) => no < at && /^[,;]$/.test(lower));
  const relative = words.findLastIndex(
    ({ lower, tag }, no) =>
      no < at &&
      (/^(?:which|who|whose|whom|where)$/.test(lower) || (lower === 'that' && tag !== 'DET')),
  );
  if (relative > comma) return true;
  return comma > 0 && words.some(({ lower }, no) => no > at && lower === ',');
}

/** '6 to 23', 'between 3 and 5', 'from 6 per cent to 3 per cent', 'one or two'. */
export function isRanged(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? '';
  const next = words[at + 1]?.lower ?? '';
  if (/^(?:from|to|between|or|-|–)$/.test(before) || /^(?:to|or|-|–)$/.test(next)) return true;
  const isPair = (one: Word | undefined) => one?.tag === 'NUM';
  if (
    before === 'and' &&
    words.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'between')
  )
    return true;
  return next === 'and' && isPair(words[at + 2]);
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
