import { giveOnce } from '@engram/core/attempts/attempt.ts';
import { judge } from '@engram/core/attempts/grade-attempt.ts';
import type { JudgeTask } from '@engram/core/generation/model-contract.ts';
import { questionVersion } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { describeTask } from '../../attempts/judging/describe-task.ts';
import { type LeftAnswer, listLeft, type TypedQuestion } from '../../attempts/judging/list-left.ts';

/** An answer to be graded, as bench/src/eval/grading has them. */
export const GradedAnswer = z.object({
  type: z.enum(['short-answer', 'fill-in-blank']),
  question: z.string(),
  passage: z.string(),
  key: z.string(),
  accepted: z.array(z.string()),
  answer: z.string(),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;

/** As many typed answers as a test seldom has. */
const perAttempt = 20;

/**
 * What the product would ask a model about these answers: of each question one answer in a prompt, as
 * in an attempt, and only what rules leave open. Their passages stand alone, without a text around.
 */
export function planJudging(
  all: readonly GradedAnswer[],
  isWanted: (left: LeftAnswer) => boolean,
): JudgeTask[] {
  const attempts: LeftAnswer[][] = [];
  for (const left of all.flatMap(gradeByRule).filter(isWanted)) {
    const isFree = (others: readonly LeftAnswer[]) =>
      others.length < perAttempt &&
      others.every(({ question }) => question.text !== left.question.text);
    const open = attempts.find(isFree);
    if (open) open.push(left);
    else attempts.push([left]);
  }
  return attempts.map((left) => describeTask(left, ''));
}

/** The answer itself where rules leave it open, and nothing where they decide. */
export function gradeByRule(graded: GradedAnswer): LeftAnswer[] {
  const question = makeQuestion(graded);
  const given = giveOnce(question.id, graded.answer);
  const { verdict } = judge(question, given);
  return listLeft([question], [{ ...given, verdict }]);
}

function makeQuestion({ type, question, passage, key, accepted }: GradedAnswer): TypedQuestion {
  const source = { quote: passage, start: 0, end: passage.length, page: null };
  return {
    version: questionVersion,
    id: uuidv7(),
    type,
    text: question,
    correctAnswer: key,
    acceptedAnswers: accepted,
    explanation: '',
    hint: '',
    source: passage === '' ? null : source,
    topic: null,
    madeBy: 'ai',
    isVerified: true,
  };
}
