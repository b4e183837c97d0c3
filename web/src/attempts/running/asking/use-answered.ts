import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { answerKey, type KeptAttempt } from '../../keeping/kept-attempt.ts';
import { useAttemptPart } from '../../keeping/use-attempts.ts';

type Asked = { uid: string; attemptId: string; questions: readonly { id: string }[] };

/** Which questions have an answer, in their order. It renders only when that changes. */
export function useAnswered({ uid, attemptId, questions }: Asked): boolean[] {
  const flags = useAttemptPart({ uid, id: attemptId }, (attempt) => writeFlags(attempt, questions));
  return flags.split('').map((flag) => flag === answered);
}

/** The numbers of those without one, counted from 1. */
export function listUnanswered({ uid, attemptId, questions }: Asked): number[] {
  const flags = writeFlags(attemptsOf(uid).find(attemptId), questions);
  return flags.split('').flatMap((flag, index) => (flag === answered ? [] : [index + 1]));
}

const answered = '1';

function writeFlags(attempt: KeptAttempt | undefined, questions: Asked['questions']): string {
  return questions
    .map(({ id }) => {
      const answer = attempt?.answers[answerKey(id)]?.answer ?? null;
      return answer === null || isBlank(answer) ? '0' : answered;
    })
    .join('');
}
