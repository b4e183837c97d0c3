import { generationMessages } from '@engram/core/generation/messages.ts';
import type { Question } from '@engram/core/questions/question.ts';

/** What was made is no test yet; what there is can be shown (D37). */
export class TooFewQuestions extends Error {
  readonly questions: readonly Question[];

  constructor(questions: readonly Question[], cause?: unknown) {
    super(generationMessages.tooFewMade, { cause });
    this.questions = questions;
  }
}
