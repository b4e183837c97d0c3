import type { Draft } from '@engram/core/questions/draft.ts';
import { contentWords } from '@engram/generator/content-words.ts';

/**
 * Whether a question does something else than ask about its passage: it calls out to the reader, or
 * shows markup or an address. Material may have both, so only the passage itself can excuse them.
 */
export function isStray({ text, explanation, hint, source }: Draft): boolean {
  const passage = source.quote.toLowerCase();
  const isForeign = [text, explanation, hint].some((said) =>
    Array.from(said.matchAll(markupOrAddress)).some(
      ([part]) => !passage.includes(part.toLowerCase()),
    ),
  );
  return isForeign || (/\p{L}!/u.test(text) && !passage.includes('!'));
}

/** An explanation without one word of its question, answers or passage explains something else. */
export function hasStrayExplanation(draft: Draft): boolean {
  const about = contentWords(`${draft.text} ${draft.source.quote} ${answerTexts(draft).join(' ')}`);
  return draft.explanation !== '' && contentWords(draft.explanation).isDisjointFrom(about);
}

const markupOrAddress =
  /<\/?[a-z!][^<>]*>|\b(?:https?|ftp|data|javascript|mailto):\S+|\bwww\.\S+/gi;

function answerTexts(draft: Draft): readonly string[] {
  switch (draft.type) {
    case 'multiple-choice':
    case 'short-answer':
    case 'fill-in-blank':
      return [draft.key];
    case 'multiple-answer':
      return draft.keys;
    case 'matching':
      return draft.pairs.flatMap(({ left, right }) => [left, right]);
    case 'true-false':
      return [];
  }
}
