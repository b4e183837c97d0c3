import { stemWord } from '../content-words.ts';
import type { Document, Range } from '../structure/document.ts';
import { type LeanRule, readWords } from './clue.ts';
import { openComparison } from './comparisons.ts';
import { bareDefinite, ownerlessNoun } from './definite-nouns.ts';
import { connectiveOpening, instruction, pronounOpening } from './openings.ts';
import { danglingClause, pointingWord } from './pointing-words.ts';
import { loosePronoun } from './pronouns.ts';

/** Every way in which a sentence leans on something outside itself. English only. */
export const leanRules: readonly LeanRule[] = [
  connectiveOpening,
  pronounOpening,
  instruction,
  pointingWord,
  danglingClause,
  loosePronoun,
  bareDefinite,
  ownerlessNoun,
  openComparison,
];

/** The name of the first rule by which a sentence, or a part of one, leans; null if by none. */
export function findLean(document: Document, range: Range): string | null {
  const firsts = indexWords(document);
  const clue = {
    words: readWords(document.text.slice(range.start, range.end)),
    isEarlier: (stem: string) => (firsts.get(stem) ?? Infinity) < range.start,
  };
  return leanRules.find(({ leans }) => leans(clue))?.name ?? null;
}

// Every rule of every kind of fact asks about the same document.
const indexes = new WeakMap<Document, ReadonlyMap<string, number>>();

/** Where each word, in whatever number, comes first. */
function indexWords(document: Document): ReadonlyMap<string, number> {
  const known = indexes.get(document);
  if (known !== undefined) return known;
  const firsts = new Map<string, number>();
  for (const { index, 0: word } of document.text.matchAll(/\p{L}+(?:[-'’]\p{L}+)*/gu)) {
    const stem = stemWord(word.toLowerCase());
    if (!firsts.has(stem)) firsts.set(stem, index);
  }
  indexes.set(document, firsts);
  return firsts;
}
