import { cutText } from '@engram/core/cut-text.ts';
import { countCharacters, joinTexts } from '@engram/core/materials/measure-text.ts';

/** As much of some texts as counts for `max` characters when they are joined; none is left empty. */
export function cutTexts(texts: readonly string[], max: number): string[] {
  const { text: joined, starts } = joinTexts(texts);
  if (countCharacters(joined) <= max) return [...texts];
  // What stands before the first word does not count (N08).
  const end = joined.length - joined.trimStart().length + max;
  return texts.flatMap((text, index) => {
    const room = end - (starts[index] ?? 0);
    const kept = cutText(text, room);
    return kept.trim() === '' ? [] : [kept];
  });
}
