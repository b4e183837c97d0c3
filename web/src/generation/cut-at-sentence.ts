import { cutText } from '@engram/core/cut-text.ts';

/** As much of a text as is allowed, without half a sentence at its end if that can be. */
export function cutAtSentence(text: string, maxCharacters: number): string {
  const cut = cutText(text, maxCharacters);
  if (cut === text) return text;
  const end = Math.max(...ends.map((mark) => cut.lastIndexOf(mark)));
  // A single early end is no place to stop: half of what is allowed would be lost.
  return end >= maxCharacters / 2 ? cut.slice(0, end + 1) : cut;
}

const ends = ['. ', '.\n', '! ', '!\n', '? ', '?\n', '。', '！', '？'];
