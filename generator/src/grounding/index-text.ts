import { detectLanguage } from '../detect-language.ts';
import type { Section } from '../section.ts';
import { splitSections } from '../split-sections.ts';
import { indexFormulas } from './adopt-formulas.ts';
import { findWords, type FoundWord } from './find-words.ts';
import { foldText, type FoldedText } from './fold-text.ts';

/** A text made ready for looking up many quotes. */
export type TextIndex = {
  text: string;
  language: string;
  sections: Section[];
  /** With the numbers of list items and, where there are any, without them. */
  readonly views: TextView[];
  /** Its formulas by their normal forms. */
  readonly formulas: ReadonlyMap<string, string>;
};

export type TextView = FoldedText & {
  language: string;
  words: FoundWord[];
  /** The words that no quote may leave out, as numbers into `words`. */
  content: number[];
  /** For each such word, its places in `content`. */
  placesOf: ReadonlyMap<string, readonly number[]>;
};

/** A text is indexed once; each quote then takes well under a millisecond. */
export function indexText(text: string): TextIndex {
  const language = detectLanguage(text);
  let views: TextView[] | undefined;
  let formulas: ReadonlyMap<string, string> | undefined;
  return {
    text,
    language,
    sections: splitSections(text),
    // Who quotes by place never looks a quote up.
    get views() {
      views ??= viewAll(text, language);
      return views;
    },
    get formulas() {
      formulas ??= indexFormulas(text);
      return formulas;
    },
  };
}

function viewAll(text: string, language: string): TextView[] {
  const kept = foldText(text);
  const dropped = hasListNumbers.test(text) ? [foldText(text, 'drop')] : [];
  return [kept, ...dropped].map((folded) => viewText(folded, language));
}

const hasListNumbers = /(?:^|\n)[^\S\n]*\d{1,2}[.)]\s/;

function viewText(folded: FoldedText, language: string): TextView {
  const words = findWords(folded.folded);
  const content: number[] = [];
  const placesOf = new Map<string, number[]>();
  for (const [no, { word }] of words.entries()) {
    if (isFiller(word, language)) continue;
    const places = placesOf.get(word);
    if (places) places.push(content.length);
    else placesOf.set(word, [content.length]);
    content.push(no);
  }
  return { ...folded, language, words, content, placesOf };
}

/**
 * Words whose loss changes no fact, though one in the place of another does. Few, and English only: a German article tells who bites whom,
 * and 'by', 'from', 'only', 'or' and 'not' are facts in any language.
 */
export function isFiller(word: string, language: string): boolean {
  return language === 'en' && fillers.has(word);
}

const fillers = new Set(['a', 'an', 'the', 'that', 'which', 'of', 'and', 'also', 'then', 'so']);
