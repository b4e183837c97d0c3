import { bareNouns, leaningOpeners, stopWords } from '../data/word-lists.ts';
import type { Block } from './blocks.ts';
import { cleanText, withoutLinks } from './clean-text.ts';
import { leansInside } from './leans-inside.ts';
import type { Word } from './read-words.ts';
import { splitClauses, type Part } from './split-clauses.ts';

/** A sentence of the text, or a line of a list, with its words. */
export type Sentence = {
  no: number;
  section: number;
  block: Block;
  start: number;
  end: number;
  /** As a reader should see it. */
  text: string;
  words: readonly Word[];
  /** Stems of its content words, to compare statements by. */
  stems: ReadonlySet<string>;
  clauses: readonly Part[];
  /** Whole, and understood without the sentence before. */
  stands: boolean;
};

type Seed = Omit<Sentence, 'text' | 'stems' | 'stands' | 'clauses'> & { material: string };

/** Only what is needed to see whether it contradicts a question. */
export function skimSentence({ material, ...seed }: Seed): Sentence {
  const text = material.slice(seed.start, seed.end);
  return { ...seed, text, words: [], stems: stemsOf(seed.words), clauses: [], stands: false };
}

export function makeSentence({ material, ...seed }: Seed): Sentence {
  const text = withoutLinks(cleanText(material.slice(seed.start, seed.end)));
  const stems = stemsOf(seed.words);
  const clauses = seed.block.kind === 'row' ? [] : splitClauses(seed.words);
  return { ...seed, text, stems, clauses, stands: standsAlone(text, seed.words) };
}

function stemsOf(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const word of words) {
    if (isContent(word)) stems.add(stemOf(word));
  }
  return stems;
}

export function stemOf({ lemma, lower }: Word): string {
  return (lemma.toLowerCase() || lower).replace(/(?:ation|ing|ed|es|s|e|y)$/, '');
}

function isContent({ lower, tag }: Word): boolean {
  return tag !== 'PUNCT' && tag !== 'SYM' && !stopWords.has(lower);
}

/** Whether a reader who sees nothing else understands it. */
export function standsAlone(text: string, words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (!first || words.length < 5 || words.length > 60 || text.length > 330) return false;
  if (!/^["“(]?[\p{Lu}\d]/u.test(text) || !/[.!]$/.test(text)) return false;
  if (leaningOpeners.has(first.lower)) return false;
  // 'Some consist of one cell': some what?
  if (
    /^(?:some|most|many|few|several|all)$/.test(first.lower) &&
    /VERB|AUX/.test(second?.tag ?? '')
  )
    return false;
  if (
    /https?:|[\\{}<>=|$@]|\b(?:et al|ibid|click|shown|as follows|for instance|in addition(?! to)|in other words|in short(?=,)|in fact|of course|in contrast(?! to)|as a result(?! of)|likewise)\b/i.test(
      text,
    )
  )
    return false;
  if (!isBalanced(text) || (/\d\.$/.test(text) && !/\b(?:1\d{3}|20\d\d)\.$/.test(text)))
    return false;
  if (first.lower === 'the' && second && bareNouns.has(second.lower)) {
    const isNamed = ordinals.has(second.lower) && namesSomething(words);
    if (!isNamed && (!third || !['of', 'by'].includes(third.lower))) return false;
  }
  return !leansInside(words);
}

const ordinals = new Set(['first', 'second', 'third', 'last']);

/** 'The first coffee house in London', not 'The first stage'. */
function namesSomething(words: readonly Word[]): boolean {
  const verb = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  return words.slice(2, verb).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
}

function isBalanced(text: string): boolean {
  if (!/["“”()[\]]/.test(text)) return true;
  const count = (sign: string) => text.split(sign).length;
  return (
    count('(') === count(')') &&
    count('“') === count('”') &&
    count('[') === count(']') &&
    count('"') % 2 === 1
  );
}
