import type { Question } from '@engram/core/questions/question.ts';
import { toDraft } from '@engram/core/questions/to-draft.ts';
import { makeStemIndex, type StemIndex } from './stem-index.ts';

/** Remembers questions that exist, by their words and by what they were made of. */
export function indexQuestions(questions: readonly Question[]): StemIndex {
  const stems = makeStemIndex(questions.map(({ text }) => text));
  for (const question of questions) {
    const draft = toDraft(question);
    if (draft) stems.add(draft);
  }
  return stems;
}
