import type { Draft } from '@engram/core/questions/draft.ts';
import { contentWords, wordingOf } from '../content-words.ts';
import { listOptions } from '../lint/draft-parts.ts';

/** So many words of a question in a statement beside its answer tell which one it is. */
const tellingWords = 2;

/**
 * Whether a question prints the answer of another one of the same test: any that is to be typed, and
 * one to be chosen where the words of its question stand beside it.
 */
export function givesAway(teller: Draft, asker: Draft): boolean {
  switch (asker.type) {
    case 'short-answer':
    case 'fill-in-blank':
      return isTelling(asker.key) && listPrinted(teller).some((text) => prints(text, asker.key));
    case 'multiple-choice': {
      if (!isTelling(asker.key) || !prints(teller.text, asker.key)) return false;
      const asked = contentWords(asker.text);
      return contentWords(teller.text).intersection(asked).size >= tellingWords;
    }
    case 'multiple-answer':
    case 'true-false':
    case 'matching':
      return false;
  }
}

/** What is read while the question is answered. */
function listPrinted(draft: Draft): readonly string[] {
  const pairs = draft.type === 'matching' ? draft.pairs : [];
  return [draft.text, ...listOptions(draft), ...pairs.flatMap(({ left, right }) => [left, right])];
}

/** A small number or a letter stands everywhere and tells nothing. */
function isTelling(key: string): boolean {
  const wording = wordingOf(key);
  return wording.length > 2 && contentWords(key).size > 0;
}

function prints(text: string, key: string): boolean {
  return ` ${wordingOf(text)} `.includes(` ${wordingOf(key)} `);
}
