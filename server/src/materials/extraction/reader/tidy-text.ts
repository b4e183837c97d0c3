import { type Reading, readingLimits, Unreadable } from './reading.ts';

/**
 * Clean characters, tidy lines, and no more text than we keep. Where pages begin moves with the
 * text. Throws Unreadable when nothing is left.
 */
export function tidyText(reading: Reading): Reading {
  const cleaned = cleanCharacters(reading.text, reading.pageStarts ?? []);
  const tidied = tidyLines(cleaned.text, cleaned.starts);
  if (!visible.test(tidied.text)) throw new Unreadable('empty');

  const text = cut(tidied.text);
  const isCut = reading.isCut || text.length < tidied.text.length;
  if (!reading.pageStarts) return { ...reading, text, isCut };

  const pageStarts = tidied.starts.filter((start) => start <= text.length);
  return {
    text,
    pageStarts,
    pagesWithoutText: reading.pagesWithoutText.filter((page) => page <= pageStarts.length),
    isCut,
  };
}

const visible = /[^\s\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

type Placed = { text: string; starts: readonly number[] };

/** Page by page, so that the new offset of a page is the length of all before it. */
function cleanCharacters(text: string, starts: readonly number[]): Placed {
  const pieces: string[] = [];
  const newStarts: number[] = [];
  let length = 0;
  let from = 0;
  for (const start of starts) {
    const piece = cleanPiece(text.slice(from, start));
    pieces.push(piece);
    length += piece.length;
    newStarts.push(length);
    from = Math.max(from, start);
  }
  pieces.push(cleanPiece(text.slice(from)));
  return { text: pieces.join(''), starts: newStarts };
}

// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const unwanted = /[\0-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\uFEFF\uFFFE\uFFFF]/g;

/** What ends a line for one program or another. */
const lineEnds = /\r\n?|[\v\u0085\u2028]/g;

function cleanPiece(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(/[\f\u2029]/g, '\n\n')
    .replace(/[\u00A0\u202F\u2007]/g, ' ')
    .replace(unwanted, '')
    .toWellFormed();
}

/** One walk over the lines: an expression for trailing spaces would be quadratic on long runs. */
function tidyLines(text: string, starts: readonly number[]): Placed {
  const lines: string[] = [];
  const newStarts: number[] = [];
  let nextStart = starts[0];
  let length = 0;
  let isBlankOwed = false;
  let from = 0;

  while (from <= text.length) {
    const end = lineEnd(text, from);
    const line = text.slice(from, end).trimEnd();
    // A page that begins in a blank line begins with the next line that has words.
    if (line !== '') {
      const isFirst = lines.length === 0;
      if (isBlankOwed && !isFirst) {
        lines.push('');
        length += 1;
      }
      isBlankOwed = false;
      const lineStart = isFirst ? 0 : length + 1;
      while (nextStart !== undefined && nextStart <= end) {
        const within = Math.max(0, nextStart - from);
        newStarts.push(lineStart + Math.min(within, line.length));
        nextStart = starts[newStarts.length];
      }
      lines.push(line);
      length = lineStart + line.length;
    } else {
      isBlankOwed = true;
    }
    from = end + 1;
  }
  while (newStarts.length < starts.length) newStarts.push(length);
  return { text: lines.join('\n'), starts: newStarts };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** On a line end, unless the last line is so long that too much would be lost. */
function cut(text: string): string {
  const { characters } = readingLimits;
  if (text.length <= characters) return text;
  const end = text.lastIndexOf('\n', characters);
  if (end > characters / 2) return text.slice(0, end).trimEnd();
  return text
    .slice(0, characters)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd();
}
