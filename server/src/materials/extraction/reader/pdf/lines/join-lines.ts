import { isCjk } from '../clean-text.ts';
import { writeScript } from '../formulas/write-script.ts';
import type { Line, Span } from '../piece.ts';

/** Words of one weight, with the marks of footnotes among them. */
export type Inline = { text: string; isBold: boolean };

export type Joining = {
  isBoldFont: (font: string) => boolean;
  /** Whether the document has this word elsewhere, in small letters. */
  knows: (word: string) => boolean;
  /** Whether a footnote has this number. */
  hasNote: (number: string) => boolean;
};

/** Stands in the text where a page begins until the text is whole; no text of ours has it. */
export const pageMark = '\uE000';

export type LineList = { lines: readonly Line[]; skip: number; pageLines: readonly number[] };

/** Joins lines to running text: words that were broken at the end of a line become whole. */
export function joinLines({ lines, skip, pageLines }: LineList, joining: Joining): Inline[] {
  const joined: Inline[] = [];
  for (const [at, line] of lines.entries()) {
    const inlines = toInlines(at === 0 ? skipLetters(line, skip) : line, joining);
    const last = joined.at(-1);
    const first = inlines[0];
    if (last && first) {
      const seam = findSeam(last.text, first.text, joining);
      last.text = seam.before;
      first.text = seam.glue + first.text;
    }
    const marks = at > 0 ? markPages(pageLines, at) : '';
    if (first && marks !== '') first.text = first.text.replace(/^\s*/, (space) => space + marks);
    for (const inline of inlines) addInline(joined, inline);
  }
  return joined;
}

/** As many marks as pages begin with this line. */
export function markPages(pageLines: readonly number[], line: number): string {
  return pageMark.repeat(pageLines.filter((place) => place === line).length);
}

function skipLetters(line: Line, skip: number): Line {
  let left = skip;
  const spans = line.spans.map((span) => {
    const text = span.text.slice(left);
    left = Math.max(0, left - span.text.length);
    return { ...span, text };
  });
  return { ...line, spans: spans.filter(({ text }) => text !== '') };
}

function toInlines({ spans }: Line, { isBoldFont, hasNote }: Joining): Inline[] {
  const inlines: Inline[] = [];
  for (const { text, font, isRaised, isLowered } of joinScripts(spans)) {
    const number = text.trim();
    const before = inlines.at(-1);
    if (isRaised && /^\d{1,3}$/.test(number) && hasNote(number))
      addInline(inlines, { text: `[^${number}]`, isBold: before?.isBold ?? false });
    else if (isRaised || isLowered)
      addInline(inlines, {
        text: writeScript(text, { isRaised, before: before?.text ?? '' }),
        isBold: isBoldFont(font),
      });
    else addInline(inlines, { text, isBold: isBoldFont(font) });
  }
  return inlines;
}

/** A raised or lowered part may be set in several fonts. */
function joinScripts(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isScript = span.isRaised || span.isLowered;
    const isSame = last?.isRaised === span.isRaised && last.isLowered === span.isLowered;
    if (last && isScript && isSame) joined.splice(-1, 1, { ...last, text: last.text + span.text });
    else joined.push(span);
  }
  return joined;
}

function addInline(inlines: Inline[], inline: Inline): void {
  const last = inlines.at(-1);
  if (last && (last.isBold === inline.isBold || inline.text.trim() === ''))
    last.text += inline.text;
  else inlines.push({ ...inline });
}

type Seam = { before: string; glue: string };

function findSeam(above: string, below: string, { knows }: Joining): Seam {
  const before = above.trimEnd();
  if (before.endsWith('\u00AD')) return { before: before.slice(0, -1), glue: '' };
  const broken = /[-\u2010]$/.test(before) ? lastWord.exec(before.slice(-maxWord, -1)) : null;
  const next = broken && firstWord.exec(below.slice(0, maxWord));
  if (broken && next) {
    return {
      before: keepsHyphen(broken[0], next[0], knows) ? before : before.slice(0, -1),
      glue: '',
    };
  }
  if (isCjk(before.at(-1) ?? '') && isCjk(below.at(0) ?? '')) return { before, glue: '' };
  return { before, glue: isOneWord(before, below, knows) ? '' : ' ' };
}

/** Korean has spaces between words, but its lines may end within one. */
function isOneWord(above: string, below: string, knows: Joining['knows']): boolean {
  const last = /[\uAC00-\uD7A3]+$/.exec(above.slice(-maxWord));
  const first = /^[\uAC00-\uD7A3]+/.exec(below.slice(0, maxWord));
  return last !== null && first !== null && knows(last[0] + first[0]);
}

const maxWord = 60;
const lastWord = /[\p{L}\p{M}'’-]+$/u;
const firstWord = /^[\p{L}\p{M}'’-]+/u;

/** "well-known" keeps its hyphen where the document writes it so and never "wellknown". */
function keepsHyphen(first: string, second: string, knows: Joining['knows']): boolean {
  if (!/^\p{Ll}/u.test(second)) return true;
  const word = `${first}${second}`.toLowerCase();
  const compound = `${first}-${second}`.toLowerCase();
  return knows(compound) && !knows(word);
}
