import { pictureLimits } from '../page-reading.ts';
import {
  type Box,
  type RecognisedBlock,
  type RecognisedLine,
  type RecognisedPage,
} from './recognised-page.ts';

/** A word that may be another one, by its place in the text. */
export type UnsureWord = { start: number; end: number; box: Box };

export type ComposedText = { text: string; unsure: UnsureWord[] };

/** Below it every other word is wrong. */
const sureFrom = 68;

/**
 * The text of a page in light Markdown: its paragraphs, each on one line, headings by their size, and
 * words that were broken at the end of a line made whole. What is more than a page may say is cut.
 */
export function composeText(page: RecognisedPage): ComposedText {
  const paragraphs = (page.blocks ?? []).flatMap(splitParagraphs).filter(hasWords);
  const usualHeight = medianHeight(paragraphs.flat());
  let text = '';
  const unsure: UnsureWord[] = [];
  for (const lines of paragraphs) {
    if (text !== '') text += '\n\n';
    if (isHeading(lines, usualHeight)) text += '## ';
    const composed = composeParagraph(lines);
    for (const word of composed.unsure) {
      unsure.push({ ...word, start: word.start + text.length, end: word.end + text.length });
    }
    text += composed.text;
  }
  return cut({ text, unsure });
}

function cut({ text, unsure }: ComposedText): ComposedText {
  const kept = text.slice(0, pictureLimits.charactersOnPage).toWellFormed();
  const within = unsure.filter(({ end }) => end <= kept.length);
  return { text: kept, unsure: within.slice(0, pictureLimits.unsureOnPage) };
}

/**
 * The lines of each paragraph. The engine joins short lines that stand alone, as of a list, and takes
 * a last line that ends early for a paragraph, also in the middle of a sentence.
 */
function splitParagraphs({ paragraphs = [] }: RecognisedBlock): RecognisedLine[][] {
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph.lines.map((line, at) => ({ line, isFirst: at === 0 })),
  );
  const right = Math.max(...lines.map(({ line }) => line.bbox.x1));
  const split: RecognisedLine[][] = [];
  for (const { line, isFirst } of lines) {
    const last = split.at(-1)?.at(-1);
    const goesOn =
      last && !isBrokenOff(last, line, right) && (!isFirst || isMidSentence(last, line));
    if (goesOn) split.at(-1)?.push(line);
    else split.push([line]);
  }
  return split;
}

/** The first word of the next line would have had room on this one. */
function isBrokenOff(line: RecognisedLine, next: RecognisedLine, right: number): boolean {
  const word = next.words[0]?.bbox;
  if (!word) return true;
  const space = 0.4 * heightOf(line);
  return line.bbox.x1 + space + (word.x1 - word.x0) < right - space;
}

function isMidSentence(line: RecognisedLine, next: RecognisedLine): boolean {
  const before = line.words.at(-1)?.text ?? '';
  return /[\p{L},]$|\p{L}[-‐]$/u.test(before) && /^\p{Ll}/u.test(next.words[0]?.text ?? '');
}

function hasWords(lines: readonly RecognisedLine[]): boolean {
  return lines.some(({ words }) => words.some((word) => /[\p{L}\p{N}]/u.test(word.text)));
}

function medianHeight(lines: readonly RecognisedLine[]): number {
  const heights = lines.map(heightOf).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function heightOf({ rowAttributes, bbox }: RecognisedLine): number {
  return rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0;
}

/** Such as a title: a line or two, clearly larger than the text, and no whole sentence. */
function isHeading(lines: readonly RecognisedLine[], usualHeight: number): boolean {
  const [first] = lines;
  if (!first || lines.length > 2 || usualHeight === 0) return false;
  const last = lines.at(-1)?.words.at(-1)?.text ?? '';
  return heightOf(first) > 1.25 * usualHeight && !/[.,;:]$/u.test(last);
}

const bullet = /^[•·▪◦‣●○■□*»+-]$/u;

function composeParagraph(lines: readonly RecognisedLine[]): ComposedText {
  let text = '';
  const unsure: UnsureWord[] = [];
  for (const { words } of lines) {
    const [first, ...rest] = words;
    const isItem = first !== undefined && rest.length > 0 && bullet.test(first.text);
    for (const [index, { text: word, confidence, bbox }] of (isItem ? rest : words).entries()) {
      if (index === 0 && isItem) text += text === '' ? '- ' : '\n- ';
      else if (text !== '') text = index === 0 ? endLine(text, word) : `${text} `;
      const broken = unsure.at(-1);
      // Its hyphen has just gone.
      if (broken && broken.end > text.length) broken.end = text.length;
      const start = text.length;
      text += word;
      if (confidence < sureFrom && /[\p{L}\p{N}]/u.test(word)) {
        unsure.push({ start, end: text.length, box: bbox });
      }
    }
  }
  return { text, unsure };
}

/** What stands before a word of the next line: a space, or nothing when it goes on with a word. */
function endLine(text: string, next: string): string {
  return /\p{L}[-‐¬]$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) : `${text} `;
}
