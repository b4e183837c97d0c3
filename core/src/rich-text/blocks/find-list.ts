import { parseInline } from '../parse-inline.ts';
import { richLimits } from '../rich-text.ts';
import type { BlockReader } from './line-reader.ts';

/**
 * '- ' or '* ' before each item, or numbers that go on. One number alone is no list: '1. April'.
 * What is indented below an item belongs to it, and items below items are items.
 */
export const findList: BlockReader = (lines, at) => {
  const first = readMark(lines[at] ?? '');
  if (first === undefined) return undefined;
  const items = [first.text];
  let next = followersOf(first.number, lines[at + 1]);
  let end = at + 1;
  for (; end < lines.length && items.length < richLimits.items; end += 1) {
    const line = lines[end] ?? '';
    const mark = readMark(line);
    if (mark !== undefined && mark.number === next.number) {
      items.push(mark.text);
      next = { ...next, number: next.number === undefined ? undefined : next.number + next.step };
    } else if (mark === undefined && /^\s{2,}\S/.test(line)) {
      items.push(`${items.pop() ?? ''}\n${line.trim()}`);
    } else if (line.trim() !== '' || !goesOn(lines[end + 1], next)) break;
  }
  const isOrdered = first.number !== undefined;
  if (isOrdered && items.length < 2) return undefined;
  const inlines = items.map((item) => parseInline(item));
  return { block: { kind: 'list', isOrdered, start: first.number ?? 1, items: inlines }, end };
};

type Mark = { readonly text: string; readonly number: number | undefined };

/** Which number the next item has; none where they are not numbered. */
type Next = { readonly number: number | undefined; readonly step: number };

function readMark(line: string): Mark | undefined {
  const [, number, text] = /^\s*(?:[-*]|(\d{1,3})[.)])[ \t]+(\S.*)$/.exec(line) ?? [];
  if (text === undefined || /^[-*_ \t]+$/.test(text)) return undefined;
  return { text: text.trimEnd(), number: number === undefined ? undefined : Number(number) };
}

/** Some write '1.' before every item; the line below the first one tells. */
function followersOf(number: number | undefined, below: string | undefined): Next {
  if (number === undefined) return { number, step: 0 };
  const isSame = number === 1 && readMark(below ?? '')?.number === 1;
  return isSame ? { number, step: 0 } : { number: number + 1, step: 1 };
}

/** An empty line between items does not end a list. */
function goesOn(line: string | undefined, next: Next): boolean {
  const mark = readMark(line ?? '');
  return mark !== undefined && mark.number === next.number;
}
