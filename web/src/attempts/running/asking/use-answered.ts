import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { answerKey, type KeptAttempt } from '../../keeping/kept-attempt.ts';
import { useAttemptPart } from '../../keeping/use-attempts.ts';

type AskedQuestion = { id: string; columnA?: readonly { id: string }[] };
type Asked = { uid: string; attemptId: string; questions: readonly AskedQuestion[] };

/** What is missing before a test is submitted. */
export type Gaps = {
  /** Counted from 1. */
  numbers: readonly number[];
  /** How many of them have a part of an answer. */
  begun: number;
};

export const noGaps: Gaps = { numbers: [], begun: 0 };

/** Which questions have an answer, in their order. It renders only when that changes. */
export function useAnswered({ uid, attemptId, questions }: Asked): boolean[] {
  const flags = useAttemptPart({ uid, id: attemptId }, (attempt) => writeFlags(attempt, questions));
  return flags.split('').map((flag) => flag === answered);
}

/** Those without one, or with a part of one. */
export function findGaps({ uid, attemptId, questions }: Asked): Gaps {
  const flags = writeFlags(attemptsOf(uid).find(attemptId), questions).split('');
  return {
    numbers: flags.flatMap((flag, index) => (flag === answered ? [] : [index + 1])),
    begun: flags.filter((flag) => flag === begun).length,
  };
}

const answered = '1';
const begun = '2';

function writeFlags(attempt: KeptAttempt | undefined, questions: Asked['questions']): string {
  return questions
    .map((question) => {
      const answer = attempt?.answers[answerKey(question.id)]?.answer ?? null;
      if (answer === null || isBlank(answer)) return '0';
      return isComplete(question, answer) ? answered : begun;
    })
    .join('');
}

/** A pair that is left open earns nothing, and is easily overlooked. */
function isComplete({ columnA }: AskedQuestion, answer: Answer): boolean {
  if (!columnA || typeof answer !== 'object' || Array.isArray(answer)) return true;
  return columnA.every(({ id }) => (answer[id] ?? '') !== '');
}
