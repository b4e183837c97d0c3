import type { TypeCount } from '@engram/core/generation/api.ts';
import type { Question } from '@engram/core/questions/question.ts';

/** A test as a learner gets it, with what it was made of and what was asked for. */
export type MadeTest = {
  /** Tells people which one it was: the text, what was asked, the seed. */
  name: string;
  /** The material as the makers prepare it: offsets of sources count in it. */
  text: string;
  wanted: readonly TypeCount[];
  questions: readonly Question[];
  /** Why there is none, where its maker said so. */
  failure?: string | null;
};

/** How a question is named in the examples of a row. */
export function nameQuestion(test: MadeTest, question: Question): string {
  return `${test.name}: ${question.type}: ${question.text.slice(0, 160)}`;
}
