import { cutText } from '../../cut-text.ts';
import { findUnits } from './find-units.ts';

/** The first `length` places of a line, or fewer where they would end within a formula or code. */
export function cutRich(text: string, length: number): string {
  if (length >= text.length) return text;
  const inside = findUnits(text).find(({ start, end }) => start < length && end > length);
  return inside ? cutText(text, inside.start).trimEnd() : cutText(text, length);
}
