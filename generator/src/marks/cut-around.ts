import { hole } from './plain-words.ts';
import type { Range } from '../structure/document.ts';

/** So much of a very long sentence is shown on either side of the mark. */
const mostAround = 300;

/** The sentence with its hole; of a very long one what is around it. */
export function cutAround(
  text: string,
  sentence: Range,
  stretch: Range,
): { holed: string; source: Range } {
  const early = stretch.start - sentence.start > mostAround;
  const late = sentence.end - stretch.end > mostAround;
  const from = early ? text.indexOf(' ', stretch.start - mostAround) + 1 : sentence.start;
  const to = late ? text.lastIndexOf(' ', stretch.end + mostAround) : sentence.end;
  const start =
    from > stretch.start || from === 0 ? (early ? stretch.start : sentence.start) : from;
  const end = Math.max(to, stretch.end);
  const before = `${early ? '… ' : ''}${text.slice(start, stretch.start)}`;
  const after = `${text.slice(stretch.end, end)}${late ? ' …' : ''}`;
  return { holed: `${before}${hole}${after}`, source: { start, end } };
}
