import type { Making } from '@engram/core/generation/making.ts';
import type { Question } from '@engram/core/questions/question.ts';

export type GeneratedTest = {
  /** Null when the server knows nothing of it. */
  generationId: string | null;
  questions: Question[];
  /** The ids of those that the server does not know, because this device made them. */
  madeHere: string[];
  /** Has to be shown with the test: who made it, and what is missing (D7, D27). */
  making: Making;
};
