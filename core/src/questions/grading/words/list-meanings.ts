import {
  isGenitive,
  joins,
  isNegation,
  isSmall,
  isSoft,
  isTurning,
  type Language,
} from '../languages/small-words.ts';
import { foldSynonyms } from '../languages/synonyms.ts';

/** A text by what it says. */
export type Meaning = {
  /** The words that carry it, 'A of B' as 'B A'. */
  words: readonly string[];
  /** The same as they were said, and with 'the bond is strong' as 'the strong bond'. */
  inOrder: readonly string[];
  attributed: readonly string[];
  /** Words like 'only' and 'or', which change it. */
  turning: readonly string[];
  /** Whether it is denied, twice being not at all. */
  isDenied: boolean;
};

/** The meaning of the words of a text, read once: a key is compared with many answers. */
export function readMeaning(tokens: readonly string[], language: Language): Meaning {
  const known = meanings[language].get(tokens) ?? read(tokens, language);
  meanings[language].set(tokens, known);
  return known;
}

type Meanings = WeakMap<readonly string[], Meaning>;

const meanings: Record<Language, Meanings> = {
  en: new WeakMap(),
  de: new WeakMap(),
  es: new WeakMap(),
  fr: new WeakMap(),
};

function read(tokens: readonly string[], language: Language): Meaning {
  const folded = foldSynonyms(turnPassive(tokens), language);
  // A last single letter is a name: 'vitamin A'.
  const last = folded.length > 1 && tokens.at(-1)?.length === 1 ? folded.at(-1) : undefined;
  const isContent = (word: string) =>
    word === last ||
    !(
      word === '' ||
      isSmall(word, language) ||
      isSoft(word, language) ||
      isTurning(word, language) ||
      isNegation(word, language)
    );
  const inOrder = folded.filter(isContent);
  const words = turnGenitives(folded, isContent, language).filter(isContent);
  return {
    inOrder,
    attributed: isPredicate(folded, isContent)
      ? words.toSpliced(-1).toSpliced(0, 0, ...words.slice(-1))
      : words,
    words,
    turning: folded.filter((word) => isTurning(word, language)),
    isDenied: new Set(folded.filter((word) => isNegation(word, language))).size % 2 === 1,
  };
}

/** Whether two lists have the same words, however often. */
export function isEqualSet(some: readonly string[], others: readonly string[]): boolean {
  return some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));
}

/** 'Green light is reflected by leaves' is 'leaves reflected green light'. */
function turnPassive(words: readonly string[]): readonly string[] {
  const be = words.findIndex((word) => formsOfBe.has(word));
  const by = be < 1 ? -1 : words.indexOf('by', be);
  if (by < be + 2) return words;
  return [...words.slice(by + 1), ...words.slice(be + 1, by), ...words.slice(0, be)];
}

/** Whether a text ends in 'is strong', 'was very cold'. */
function isPredicate(words: readonly string[], isContent: (word: string) => boolean): boolean {
  const be = words.findLastIndex((word) => formsOfBe.has(word));
  return be > 0 && words.slice(be + 1).filter(isContent).length === 1;
}

const formsOfBe: ReadonlySet<string> = new Set('is are was were be been being'.split(' '));

/** 'The stroma of the chloroplast' is 'the chloroplast stroma'. */
function turnGenitives(
  words: readonly string[],
  isContent: (word: string) => boolean,
  language: Language,
): string[] {
  const turned: string[] = [];
  let head: string[] = [];
  for (const [place, word] of words.entries()) {
    const before = turned.at(-1) ?? '';
    if (isGenitive(word, language) && isContent(before)) {
      turned.pop();
      head = [before, ...head];
    } else {
      const isEnd = !isContent(word) && !joins(word) && isContent(words[place - 1] ?? '');
      const ends = head.length > 0 && isEnd;
      if (ends) turned.push(...head);
      if (ends) head = [];
      turned.push(word);
    }
  }
  return [...turned, ...head];
}
