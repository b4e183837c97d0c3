import type { Question } from '../../questions/question.ts';
import type { GivenAnswer } from '../attempt.ts';
import { judge } from '../grade-attempt.ts';
import { inOrder } from './endless.ts';

/** What became of a question since the test began. */
export type Asked = {
  /** How the very first answer was, before the right one was told. */
  wasKnown: boolean;
  /** How many rounds in a row were right since it was missed; null where it never was. */
  rightSince: number | null;
  /** How many turns of other questions came since. */
  others: number;
};

/** How an endless test has gone so far. */
export type Session = {
  /** One for each question and round, in the order they were asked. */
  turns: readonly { question: Question; isRight: boolean }[];
  /** By the id of the question. */
  asked: ReadonlyMap<string, Asked>;
};

/** By the first answers of each round: those that follow were told. */
export function readSession(
  questions: readonly Question[],
  answers: readonly GivenAnswer[],
): Session {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const turns = inOrder(answers).flatMap((given) => {
    const question = byId.get(given.questionId);
    if (!question || given.attempts === 0) return [];
    return [{ question, isRight: judge(question, given).verdict === 'correct' }];
  });
  const asked = new Map<string, Asked>();
  for (const [no, { question, isRight }] of turns.entries()) {
    const before = asked.get(question.id);
    asked.set(question.id, {
      wasKnown: before?.wasKnown ?? isRight,
      rightSince: isRight ? addRight(before?.rightSince) : 0,
      others: turns.length - 1 - no,
    });
  }
  return { turns, asked };
}

function addRight(rightSince: number | null = null): number | null {
  return rightSince === null ? null : rightSince + 1;
}
