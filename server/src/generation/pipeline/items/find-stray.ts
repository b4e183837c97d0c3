import type { Draft } from '@engram/core/questions/draft.ts';
import { proofOf } from '@engram/core/questions/spans.ts';
import { contentWords } from '@engram/generator/content-words.ts';
import { listKeys } from '@engram/generator/lint/draft-parts.ts';

/** Whether a question calls out to the reader, which only its own passage can excuse. */
export function callsOut({ text, source }: Draft): boolean {
  return /\p{L}!/u.test(text) && !proofOf(source).includes('!');
}

/** An explanation without one word of its question, answers or passage explains something else. */
export function hasStrayExplanation(draft: Draft): boolean {
  const about = contentWords(
    `${draft.text} ${proofOf(draft.source)} ${answerTexts(draft).join(' ')}`,
  );
  return draft.explanation !== '' && contentWords(draft.explanation).isDisjointFrom(about);
}

function answerTexts(draft: Draft): readonly string[] {
  if (draft.type === 'matching') return draft.pairs.flatMap(({ left, right }) => [left, right]);
  return listKeys(draft);
}
