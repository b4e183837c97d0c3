import type { Stretch } from '../rules/contract.ts';
import type { Pressable } from './cut-pieces.ts';

type Readable = { text: string; readable: readonly Stretch[] };

/** Words by the rules of the language, also where nothing is between them. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The first word that begins at a place or after it. */
export function nextWord({ text, readable }: Readable, at: number): Stretch | undefined {
  for (const part of readable) {
    if (part.end <= at) continue;
    const found = listWords(text, part).find(({ start }) => start >= at);
    if (found) return found;
  }
  return undefined;
}

/** The last word that ends at a place or before it. */
export function previousWord({ text, readable }: Readable, at: number): Stretch | undefined {
  for (const part of readable.toReversed()) {
    if (part.start >= at) continue;
    const found = listWords(text, part).findLast(({ end }) => end <= at);
    if (found) return found;
  }
  return undefined;
}

/** The word that a place is in. */
export function wordAt({ text, readable }: Readable, at: number): Stretch | undefined {
  const part = readable.find(({ start, end }) => at >= start && at < end);
  if (!part) return undefined;
  return listWords(text, part).find(({ start, end }) => at >= start && at <= end);
}

/** A word that is part of words to press is all of these. */
export function takeWhole(word: Stretch, pressables: readonly Pressable[]): Stretch {
  const around = pressables.find(({ start, end }) => word.start < end && start < word.end);
  return around ? { start: around.start, end: around.end } : word;
}

function listWords(text: string, { start, end }: Stretch): Stretch[] {
  return Array.from(segmenter.segment(text.slice(start, end)))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({
      start: start + index,
      end: start + index + segment.length,
    }));
}
