import { cutText } from '@engram/core/cut-text.ts';
import { materialLimits } from '@engram/core/limits.ts';
import { readPlain } from '@engram/core/rich-text/read-plain.ts';
import { somethingVisible, steeringSigns } from '@engram/core/one-line.ts';

/** The first line that says something, cut at a word; undefined if none does. */
export function findTitle(text: string): string | undefined {
  // Enough for a title, and nothing waits for the rest of a long text.
  const lines = readPlain(text.slice(0, readCharacters), 'rich').split(/[\n\u2028\u2029]/);
  return lines.map((line) => tidy(line.replace(bullet, ''))).find(isVisible);
}

/** A file's name as a title. */
export function makeTitle(name: string): string | undefined {
  return [tidy(name)].find(isVisible);
}

const readCharacters = 20_000;

/** Of a list that the text begins with. */
const bullet = /^-\s/;

function tidy(line: string): string {
  const text = line.toWellFormed().replaceAll(steeringSigns, ' ').replaceAll(/\s+/g, ' ').trim();
  return shorten(text);
}

function shorten(text: string): string {
  const max = materialLimits.maxTitleLength;
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  if (space > 0) return cut.slice(0, space);
  return cutText(text, max);
}

function isVisible(line: string): boolean {
  return somethingVisible.test(line);
}
