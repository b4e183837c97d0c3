import type { FoundWord } from './find-words.ts';
import { isFiller, type TextView } from './index-text.ts';

/**
 * Where the words of a quote stand in the text when its signs are not the same: all content words,
 * next to each other and in the same order, with at most a few fillers lost or added between them.
 * The rarest word of the quote names the places that are worth a look.
 */
export function alignWords(
  view: TextView,
  quote: readonly FoundWord[],
  from: number,
): { start: number; end: number } | undefined {
  const content = quote.flatMap(({ word }, no) => (isFiller(word, view.language) ? [] : [no]));
  if (content.length < fewestContentWords) return undefined;
  const rarest = findRarest(view, quote, content);
  if (rarest === undefined) return undefined;
  for (const place of rarest.places.slice(0, mostPlaces)) {
    const found = tryPlace(view, quote, content, place - rarest.no);
    if (found !== undefined && found.start >= from) return found;
  }
  return undefined;
}

const fewestContentWords = 3;
const wordsPerChange = 6;
const mostChanges = 3;
// Only a text that repeats itself has more, and there each of them looks the same.
const mostPlaces = 500;

function findRarest(view: TextView, quote: readonly FoundWord[], content: readonly number[]) {
  let rarest: { no: number; places: readonly number[] } | undefined;
  for (const [no, at] of content.entries()) {
    const places = view.placesOf.get(quote[at]?.word ?? '');
    if (places === undefined) return undefined;
    if (rarest === undefined || places.length < rarest.places.length) rarest = { no, places };
  }
  return rarest;
}

function tryPlace(
  view: TextView,
  quote: readonly FoundWord[],
  content: readonly number[],
  first: number,
): { start: number; end: number } | undefined {
  const { words } = view;
  let changes = 0;
  for (const [no, at] of content.entries()) {
    const textAt = view.content[first + no];
    if (textAt === undefined || words[textAt]?.word !== quote[at]?.word) return undefined;
    if (no === 0) continue;
    const quoteGap = quote.slice((content[no - 1] ?? 0) + 1, at);
    const textGap = words.slice((view.content[first + no - 1] ?? 0) + 1, textAt);
    changes += countChanges(quoteGap, textGap);
  }
  if (changes > Math.min(mostChanges, Math.floor(quote.length / wordsPerChange))) return undefined;
  return takeFillersAround(view, quote, content, first);
}

/** Fillers lost or added between two content words; 'of' in the place of 'and' is another fact. */
function countChanges(quoteGap: readonly FoundWord[], textGap: readonly FoundWord[]): number {
  const left = textGap.map(({ word }) => word);
  let added = 0;
  for (const { word } of quoteGap) {
    const at = left.indexOf(word);
    if (at < 0) added += 1;
    else left.splice(0, at + 1);
  }
  const lost = Math.max(0, textGap.length - (quoteGap.length - added));
  return added > 0 && lost > 0 ? Number.POSITIVE_INFINITY : added + lost;
}

/** The source begins and ends where the quote does, as far as the same fillers stand there. */
function takeFillersAround(
  view: TextView,
  quote: readonly FoundWord[],
  content: readonly number[],
  first: number,
): { start: number; end: number } | undefined {
  const { words } = view;
  let start = view.content[first] ?? 0;
  let end = view.content[first + content.length - 1] ?? 0;
  let quoteStart = content[0] ?? 0;
  let quoteEnd = content.at(-1) ?? 0;
  while (quoteStart > 0 && words[start - 1]?.word === quote[quoteStart - 1]?.word) {
    start -= 1;
    quoteStart -= 1;
  }
  while (quoteEnd + 1 < quote.length && words[end + 1]?.word === quote[quoteEnd + 1]?.word) {
    end += 1;
    quoteEnd += 1;
  }
  const [firstWord, lastWord] = [words[start], words[end]];
  return firstWord && lastWord && { start: firstWord.start, end: lastWord.end };
}
