import type { Draft } from '@engram/core/questions/draft.ts';
import { contentWords } from '@engram/generator/content-words.ts';
import { listKeys } from '@engram/generator/lint/draft-parts.ts';

/** Whether a question calls out to the reader, which only its own passage can excuse. */
export function callsOut({ text, source }: Draft): boolean {
  return /\p{L}!/u.test(text) && !source.quote.includes('!');
}

/** An explanation without one word of its question, answers or passage explains something else. */
export function hasStrayExplanation(draft: Draft): boolean {
  const about = contentWords(`${draft.text} ${draft.source.quote} ${answerTexts(draft).join(' ')}`);
  return draft.explanation !== '' && contentWords(draft.explanation).isDisjointFrom(about);
}

function answerTexts(draft: Draft): readonly string[] {
  if (draft.type === 'matching') return draft.pairs.flatMap(({ left, right }) => [left, right]);
  return listKeys(draft);
}
