import type { MarkForm, NumberedMark } from '@engram/core/marks/mark.ts';

/** A mark on words of a text, where they are for the first time. */
export function markWords(
  text: string,
  words: string,
  { form = 'gap', number = 1 }: { form?: MarkForm; number?: number } = {},
): NumberedMark {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`The text does not have '${words}'`);
  return { number, start, end: start + words.length, form };
}

/** Marks on several words, numbered in this order. */
export function markAll(text: string, all: readonly string[], form?: MarkForm): NumberedMark[] {
  return all.map((words, no) => markWords(text, words, { number: no + 1, ...(form && { form }) }));
}
