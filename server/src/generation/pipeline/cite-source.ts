import type { CardSource } from '@engram/core/flashcards/card.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { findPage } from '@engram/core/materials/find-page.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { splitSentences } from '@engram/generator/analysis/split-sentences.ts';
import { findSection, type Section } from '@engram/generator/section.ts';

/** A file or a text that the material was joined of; its places are in the prepared text. */
export type CitedPart = { title: string; start: number; pageStarts?: number[] | undefined };

type Material = {
  text: string;
  parts: readonly CitedPart[];
  sections: readonly Section[];
};

const { maxContextLength } = cardLimits;

/**
 * A source as a card carries it: with whole sentences of its section around it, word for word, so
 * that all three together are a piece of the text.
 */
export function citeSource(
  { quote, start, end }: Source,
  { text, parts, sections }: Material,
): CardSource {
  const section = findSection(sections, start);
  const part = parts.findLast((one) => one.start <= start);
  const from = Math.max(section?.start ?? 0, part?.start ?? 0);
  return {
    quote,
    before: text.slice(findStart(text, { start: Math.min(from, start), end: start }), start),
    after: text.slice(end, findEnd(text, { start: end, end: Math.max(section?.end ?? 0, end) })),
    title: part?.title ?? null,
    page: findPage(start, parts),
  };
}

type Range = { start: number; end: number };

/** Where as many sentences begin as fit; where not one does, as many words. */
function findStart(text: string, { start, end }: Range): number {
  const from = Math.max(start, end - maxContextLength);
  if (text.slice(from, end).trim() === '') return end;
  if (from === start) return from;
  const first = splitSentences(text, { start: Math.max(start, from - longestSentence), end }).find(
    (sentence) => sentence.start >= from,
  );
  if (first) return first.start;
  const border = text.slice(from, end).search(/\s\S/u);
  return border === -1 ? end : from + border + 1;
}

function findEnd(text: string, { start, end }: Range): number {
  const to = Math.min(end, start + maxContextLength);
  if (text.slice(start, to).trim() === '') return start;
  if (to === end) return start + text.slice(start, to).trimEnd().length;
  const last = splitSentences(text, {
    start,
    end: Math.min(end, to + longestSentence),
  }).findLast((sentence) => sentence.end <= to);
  if (last) return last.end;
  const border = text.slice(start, to).search(/\s\S*$/u);
  return border === -1 ? start : start + border;
}

/** So much more of the text tells whether a sentence begins or ends at the limit. */
const longestSentence = 500;
