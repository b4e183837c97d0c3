import { splitSections } from '@engram/generator/split-sections.ts';
import type { QuotedMaterial } from '../calls/prompts.ts';
import { findMentions } from './find-mentions.ts';
import type { Part } from './split-parts.ts';

/** Enough to know what 'it' is, and what an argument comes to. */
const mostBefore = 300;
const mostAfter = 200;

/** A part of the material with its title, a sentence or two of what is around it, and what names it. */
export function quotePart(text: string, { start, end }: Part): QuotedMaterial {
  const mentions = findMentions(text, () => splitSections(text), { start, end });
  const named = mentions.map((line) => text.slice(line.start, line.end).trim());
  const others = start === 0 ? named : [...findTitle(text, start), ...named];
  const near = lastSentences(
    text.slice(Math.max(0, start - mostBefore), start),
    start > mostBefore,
  );
  return {
    before: [...others.filter((line) => !near.includes(line)), near].join('\n').trim(),
    text: text.slice(start, end),
    after: firstSentences(text.slice(end, end + mostAfter), end + mostAfter < text.length),
  };
}

const longestTitle = 100;

/** What a text calls itself: a question about its end has to name the law or chapter as well. */
function findTitle(text: string, end: number): string[] {
  const lines = text.slice(0, Math.min(end, 4 * longestTitle)).split('\n');
  const [first = '', second = ''] = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (first.length > longestTitle) return [];
  return second.length > longestTitle ? [first] : [first, second];
}

const border = /(?<=[.!?…]["'”’)]*)\s+|(?<=[。！？])|\n+/u;

/** From the first sentence that is whole. */
function lastSentences(text: string, isCut: boolean): string {
  const at = isCut ? findBorders(text)[0] : 0;
  return at === undefined ? '' : text.slice(at).trim();
}

function firstSentences(text: string, isCut: boolean): string {
  const at = isCut ? findBorders(text).at(-1) : text.length;
  return at === undefined ? '' : text.slice(0, at).trim();
}

function findBorders(text: string): number[] {
  const global = new RegExp(border, 'gu');
  return Array.from(text.matchAll(global), ({ index, 0: { length } }) => index + length);
}
