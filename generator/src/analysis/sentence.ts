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

/** Whether a piece speaks of the document itself: 'Notes typed up by …', '_Bring it to the lab._'. */
export function speaksOfItself(raw: string): boolean {
  const bare = raw.trim();
  if (/^\[[^\]]+\]$/.test(bare)) return true;
  if (/^([_*])(?!\1)[^_*]+\1$/.test(bare) && bare.length > 40) return true;
  if (/^(?:[_*]*)(?:day \d|last stop|next stop|first stop|lunch|weather:)/i.test(bare)) return true;
  if (
    /\b(?:yesterday|this (?:morning|afternoon|evening)|tonight|we (?:saw|met|walked|drove|looked|stopped|visited|found)|our (?:guide|teacher|lecturer|tutor|group)|my)\b/i.test(
      bare,
    )
  )
    return true;
  return /^(?:[_*[]*)(?:notes? (?:typed|taken|written|made|by|from)\b|handout for\b|(?:this|these) (?:handout|text|chapter|document|summary|notes?|slides?|sheet|guide|page)\b|bring (?:it|a|your)\b|read this\b|please\b)/i.test(
    bare,
  );
}

/**
 * Whether a point of a list sets the reader a task: it ends with a question or tells what to do with
 * a case. What it says beforehand was made up for it.
 */
export function setsTask(raw: string): boolean {
  const bare = raw.trim();
  return /\?["”*_)]*$/.test(bare) || taskOrders.test(bare);
}

const taskOrders =
  /(?:^|[.!?]\s+)(?:advise|discuss|explain|describe|compare|calculate|outline|evaluate|assess|identify|suggest|justify|comment|consider|state|list|name|draw|sketch|find|work out|write down|give (?:reasons|examples))\b[^.!?]{0,90}[.!?]?$/i;

/** 'Questions for the seminar', 'Exercises', 'Practice problems', but not 'Problems of the theory'. */
export function headsTasks(heading: string | null | undefined): boolean {
  return taskHeadings.test(heading?.replace(/^[\d.\s]+/, '') ?? '');
}

const taskHeadings =
  /^(?:(?:\p{L}+ )?(?:questions|exercises|tasks|activities|assignments)(?: (?:for|to|on|about) .*)?|(?:practice|sample|seminar|tutorial|exam|revision|homework|problem) (?:problems?|questions?|scenarios?|sets?|sheet)|problems|scenarios?|tasks?|exercises?|homework|quiz|test yourself|check your .*|to (?:do|think about|discuss))$/iu;

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
  const word = lemma.toLowerCase() || lower;
  const length = lengthOfEnding(word);
  return length === 0 ? word : word.slice(0, -length);
}

/** Of 'ation', 'ing', 'ed', 'es', 's', 'e' or 'y'; asked for with every word of the text. */
function lengthOfEnding(word: string): number {
  switch (word.charAt(word.length - 1)) {
    case 's':
      return word.endsWith('es') ? 2 : 1;
    case 'e':
    case 'y':
      return 1;
    case 'd':
      return word.endsWith('ed') ? 2 : 0;
    case 'g':
      return word.endsWith('ing') ? 3 : 0;
    case 'n':
      return word.endsWith('ation') ? 5 : 0;
    default:
      return 0;
  }
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

export function isBalanced(text: string): boolean {
  if (!/["“”()[\]]/.test(text)) return true;
  const count = (sign: string) => text.split(sign).length;
  return (
    count('(') === count(')') &&
    count('“') === count('”') &&
    count('[') === count(']') &&
    count('"') % 2 === 1
  );
}
