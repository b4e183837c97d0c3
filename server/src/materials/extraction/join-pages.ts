import { materialLimits, photoLimits } from '@engram/core/limits.ts';
import type { PhotoReading, UnsureWord } from '@engram/core/materials/reading-api.ts';
import type { PageReading } from './picture-reader/page-reading.ts';

export type ReadPage = PageReading & { number: number };

type Joined = Pick<PhotoReading, 'text' | 'pages' | 'pagesWithoutText' | 'isCut' | 'unsure'> & {
  pageStarts?: number[];
};

/** Pages one after the other, as one text. */
export function joinPages(read: readonly ReadPage[], pages: number): Joined {
  let text = '';
  const starts = new Map<number, number>();
  const unsure: UnsureWord[] = [];
  for (const page of read) {
    if (text !== '') text += '\n\n';
    starts.set(page.number, text.length);
    for (const { start, end, box } of page.unsure) {
      unsure.push({ start: start + text.length, end: end + text.length, page: page.number, box });
    }
    text += page.text;
  }
  const isCut = text.length > materialLimits.maxExtractedCharacters;
  text = text.slice(0, materialLimits.maxExtractedCharacters);
  const { length } = text;
  return {
    text,
    pages,
    pagesWithoutText: listNumbers(pages).filter((number) => !starts.has(number)),
    isCut,
    unsure: unsure.filter(({ end }) => end <= length).slice(0, photoLimits.maxUnsure),
    ...(pages > 1 && { pageStarts: fillStarts(starts, { pages, length }) }),
  };
}

/** A page without text begins where the next one does. */
function fillStarts(
  starts: ReadonlyMap<number, number>,
  { pages, length }: { pages: number; length: number },
): number[] {
  const filled: number[] = [];
  let next = length;
  for (const number of listNumbers(pages).toReversed()) {
    next = Math.min(next, starts.get(number) ?? next);
    filled.unshift(next);
  }
  return filled;
}

function listNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
