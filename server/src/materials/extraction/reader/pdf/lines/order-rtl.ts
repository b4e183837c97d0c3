import type { SpacedPiece, Span } from '../piece.ts';

/** Whether a line of this text is read from right to left. */
export function isRtlText(text: string): boolean {
  if (!rtl.test(text)) return false;
  const count = text.match(rtlLetters)?.length ?? 0;
  return count >= (text.match(latin)?.length ?? 0);
}

/**
 * Puts the pieces of a line that is read from right to left into reading order. Words and numbers
 * that are read from left to right keep their order among themselves.
 */
export function orderRtl(pieces: readonly SpacedPiece[]): Span[] {
  const groups: { isLtr: boolean; parts: Part[] }[] = [];
  for (const part of pieces.flatMap(splitNeutral).toReversed()) {
    const group = groups.at(-1);
    if (group && group.isLtr === part.isLtr) group.parts.push(part);
    else groups.push({ isLtr: part.isLtr, parts: [part] });
  }
  const parts = joinLtr(groups).flatMap(({ isLtr, parts: own }) => (isLtr ? turnBack(own) : own));
  const isMirrored = showsMirrored(parts.map(({ text }) => text).join(''));
  return joinParts(parts).map((span) => (isMirrored ? { ...span, text: mirror(span.text) } : span));
}

function joinParts(parts: readonly Part[]): Span[] {
  const spans: Span[] = [];
  for (const [at, { text, font, isSpaced }] of parts.entries()) {
    const words = text + (isSpaced && at < parts.length - 1 ? ' ' : '');
    const last = spans.at(-1);
    if (last?.font === font) spans[spans.length - 1] = { ...last, text: last.text + words };
    else spans.push({ text: words, font, isRaised: false });
  }
  return spans;
}

const rtl = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const rtlLetters = new RegExp(rtl.source, 'g');
const latin = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** isSpaced: a space stands to its left on the page, so after it in reading order. */
type Part = { text: string; font: string; isSpaced: boolean; isLtr: boolean };
type Group = { isLtr: boolean; parts: Part[] };

/** Marks at the ends of a word that runs left to right belong to the line around it. */
function splitNeutral({ piece, isApart }: SpacedPiece): Part[] {
  const { text, font } = piece;
  if (rtl.test(text)) return [{ text, font, isSpaced: isApart, isLtr: false }];
  const core = /[\p{L}\p{N}](?:.*[\p{L}\p{N}%°])?/u.exec(text);
  if (!core) {
    return [{ text: reverse(text), font, isSpaced: isApart, isLtr: false }];
  }
  const before = text.slice(0, core.index);
  const after = text.slice(core.index + core[0].length);
  return [
    { text: before, font, isSpaced: isApart, isLtr: false },
    { text: core[0], font, isSpaced: isApart && before === '', isLtr: true },
    { text: after, font, isSpaced: false, isLtr: false },
  ].filter((part) => part.text !== '');
}

/** Marks only, which have no parts. */
function reverse(marks: string): string {
  return Array.from(marks).toReversed().join('');
}

/** Two Latin words with only a mark between them are still one run from left to right. */
function joinLtr(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const [at, group] of groups.entries()) {
    const last = joined.at(-1);
    const isBetween =
      last?.isLtr &&
      groups[at + 1]?.isLtr &&
      group.parts.every(({ text }) => /^[.,:/+\-–]$/.test(text));
    if (last?.isLtr && (group.isLtr || isBetween)) last.parts.push(...group.parts);
    else joined.push({ isLtr: group.isLtr, parts: [...group.parts] });
  }
  return joined;
}

function turnBack(parts: readonly Part[]): Part[] {
  const turned = parts.toReversed();
  return turned.map((part, at) => ({
    ...part,
    isSpaced: turned[at + 1]?.isSpaced ?? turned[0]?.isSpaced ?? false,
  }));
}

/** Brackets may have been given as they look, which is the other way round. */
function showsMirrored(text: string): boolean {
  const first = /[()[\]{}]/.exec(text)?.[0];
  return first !== undefined && ')]}'.includes(first);
}

function mirror(text: string): string {
  return text.replaceAll(/[()[\]{}]/g, (bracket) => mirrored[bracket] ?? bracket);
}

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
};
