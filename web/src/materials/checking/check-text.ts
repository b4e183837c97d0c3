import type { UnsureWord } from '@engram/core/materials/reading-api.ts';
import { findChange, placeAfter } from '../../editing/find-change.ts';

/** A recognised text while somebody compares it with its picture. */
export type CheckedText = {
  text: string;
  /** Those that nobody has looked at yet, in their order. */
  unsure: readonly UnsureWord[];
  pageStarts?: readonly number[] | undefined;
};

/** The text after any change of it: what stands before and after the change moves with it. */
export function changeText(checked: CheckedText, text: string): CheckedText {
  const change = findChange(checked.text, text);
  const { start, end, shift } = change;
  return {
    text,
    unsure: checked.unsure.flatMap((word) => {
      if (word.end <= start) return [word];
      // What was changed has been looked at.
      if (word.start < end) return [];
      return [{ ...word, start: word.start + shift, end: word.end + shift }];
    }),
    ...(checked.pageStarts && {
      pageStarts: checked.pageStarts.map((place) => placeAfter(place, change)),
    }),
  };
}

/** A word is as it should be, or becomes so. */
export function settleWord(checked: CheckedText, word: UnsureWord, words: string): CheckedText {
  const { text, pageStarts } = checked;
  const shift = words.length - (word.end - word.start);
  const move = (place: number) => (place >= word.end ? place + shift : place);
  return {
    text: `${text.slice(0, word.start)}${words}${text.slice(word.end)}`,
    unsure: checked.unsure
      .filter((other) => other !== word)
      .map((other) => ({ ...other, start: move(other.start), end: move(other.end) })),
    ...(pageStarts && { pageStarts: pageStarts.map(move) }),
  };
}

export type Piece = { text: string; word?: UnsureWord };

/** Paragraphs of the text, cut where its unsure words begin and end. */
export function cutAtWords({ text, unsure }: CheckedText): Piece[][] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const word of unsure) {
    if (word.start < from) continue;
    pieces.push(
      { text: text.slice(from, word.start) },
      { text: text.slice(word.start, word.end), word },
    );
    from = word.end;
  }
  pieces.push({ text: text.slice(from) });
  const paragraphs: Piece[][] = [[]];
  for (const { text: words, word } of pieces) {
    if (word) paragraphs.at(-1)?.push({ text: words, word });
    else addPlain(paragraphs, words);
  }
  return paragraphs.filter((paragraph) => paragraph.some((piece) => piece.text.trim() !== ''));
}

function addPlain(paragraphs: Piece[][], words: string): void {
  const [first = '', ...rest] = words.split(/\n{2,}/u);
  if (first !== '') paragraphs.at(-1)?.push({ text: first });
  for (const part of rest) paragraphs.push(part === '' ? [] : [{ text: part }]);
}
