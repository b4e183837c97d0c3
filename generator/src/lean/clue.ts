import { stemWord } from '../content-words.ts';

/** A word, and what stands between it and the word before. */
export type Word = { text: string; lower: string; stem: string; gap: string };

/** What the rules look at: a sentence, or a part of one, and which words came before it. */
export type Clue = {
  words: readonly Word[];
  /** Whether the text said the word, in whatever number, before this sentence. */
  isEarlier: (stem: string) => boolean;
};

/** Why a sentence is refused if a rule holds. */
export type LeanRule = { name: string; leans: (clue: Clue) => boolean };

/** The words of a sentence, without marks of bold letters. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  const plain = text.replace(/\*+|_{2,}/g, '');
  for (const found of plain.matchAll(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)) {
    const lower = found[0].toLowerCase().replaceAll('’', "'");
    words.push({
      text: found[0],
      lower,
      stem: stemWord(lower),
      gap: plain.slice(end, found.index),
    });
    end = found.index + found[0].length;
  }
  return words;
}

/** Whether a word begins with a capital, as names do. */
export function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text);
}

/** Whether something other than white space stands before a word. */
export function isCutOff(word: Word | undefined): boolean {
  return word === undefined || /[,;:.!?()–—"“”]/u.test(word.gap);
}
