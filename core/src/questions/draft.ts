import type { QuestionType } from '../plans/catalogue.ts';
import type { QuestionContext } from './question-context.ts';
import type { TextFormat } from '../rich-text/text-format.ts';
import type { Source, Truth } from './question.ts';

type Content =
  | { type: 'multiple-choice'; key: string; distractors: readonly string[] }
  | { type: 'multiple-answer'; keys: readonly string[]; distractors: readonly string[] }
  | { type: 'true-false'; key: Truth }
  | { type: 'matching'; pairs: readonly { left: string; right: string }[] }
  | { type: 'short-answer'; key: string; accepted: readonly string[] }
  | { type: 'fill-in-blank'; key: string; accepted: readonly string[] };

/**
 * A question as it is made: what is right and what is wrong, in no order that could give the key
 * away. Options get their order and their ids when the question takes its place in a test.
 */
export type Draft = Content & {
  /** Rich where nothing is said: only what was kept before has another. */
  format?: TextFormat;
  text: string;
  context?: QuestionContext;
  explanation: string;
  hint: string;
  source: Source;
  topic: string | null;
  topics?: readonly string[];
};
export type DraftOf<T extends QuestionType> = Extract<Draft, { type: T }>;
