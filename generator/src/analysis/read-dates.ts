import type { Word } from './read-words.ts';

export function isYear({ text }: Word): boolean {
  return /^(?:1\d{3}|20\d\d)$/.test(text);
}

/** 'only in 1888' and 'as early as in 1888' lose what stands before the date; 'not until' has none. */
export function withFocus(words: readonly Word[], from: number): number | undefined {
  const before = words[from - 1]?.lower ?? '';
  if (/^(?:not|until|until|as|than)$/.test(before)) return undefined;
  return /^(?:only|already|finally|again|back|first|even|again|probably|officially)$/.test(
    before,
  ) && from > 1
    ? from - 1
    : from;
}

/** The preposition that opens 'in 1863', 'in about 1455' or 'on 17 November 1869'. */
export function startOfDate(words: readonly Word[], at: number): number | undefined {
  let from = at - 1;
  while (from > 0 && at - from <= 3 && isDatePart(words[from])) from -= 1;
  const opening = words[from]?.lower;
  if (opening !== 'in' && opening !== 'on') return undefined;
  // 'in the 1850s' and 'in 1848 and 1849' are no single years.
  return words[at + 1]?.tag === 'CCONJ' && words[at + 2]?.tag === 'NUM' ? undefined : from;
}

const months = new Set(
  'january february march april may june july august september october november december'.split(
    ' ',
  ),
);

function isDatePart(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (months.has(word.lower) || /^(?:\d{1,2}|early|late|the|year|,)$/.test(word.lower))
  );
}
