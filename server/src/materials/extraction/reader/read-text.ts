import type { ReadDocument } from './reading.ts';
import { decodeText } from './decode-text.ts';

/** Kept as it is: nobody but its author knows what the signs in a plain text mean. */
export const readText: ReadDocument = async (bytes) => ({
  text: await decodeText(bytes),
  pagesWithoutText: [],
  isCut: false,
});

export const readMarkdown: ReadDocument = async (bytes) => {
  const reading = await readText(bytes);
  return { ...reading, text: withoutFrontMatter(reading.text) };
};

/** Settings of the program that shows the page, between two lines of dashes at the very beginning. */
function withoutFrontMatter(text: string): string {
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (!opening) return text;
  const closing = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/gm;
  closing.lastIndex = opening[0].length;
  const end = closing.exec(text);
  if (!end) return text;
  const settings = text.slice(opening[0].length, end.index);
  // Two rules around ordinary words are not settings.
  const isSettings = settings.trim() === '' || /^[\w-]+[ \t]*:/m.test(settings);
  return isSettings ? text.slice(end.index + end[0].length) : text;
}
