import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { answerKey, type KeptAttempt } from './kept-attempt.ts';

export type AnswerChange = Pick<GivenAnswer, 'questionId' | 'answer'> &
  Partial<Pick<GivenAnswer, 'round' | 'firstAnswer' | 'attempts' | 'ownVerdict'>>;

/** What is not said stays as it was; nothing changes once the attempt is over. */
export function changeAnswer(attempt: KeptAttempt, change: AnswerChange): KeptAttempt {
  if (attempt.phase !== 'open') return attempt;
  const { questionId, round = 0 } = change;
  const key = answerKey(questionId, round);
  const before = attempt.answers[key];
  const next = {
    questionId,
    round,
    answer: change.answer,
    firstAnswer: change.firstAnswer ?? before?.firstAnswer ?? null,
    attempts: change.attempts ?? before?.attempts ?? 1,
    ownVerdict: change.ownVerdict ?? before?.ownVerdict ?? null,
    revision: lastRevision(attempt) + 1,
    isSent: false,
  };
  return { ...attempt, answers: { ...attempt.answers, [key]: next } };
}

/** Of the answer that was given last; 0 before the first one. */
export function lastRevision({ answers }: Pick<KeptAttempt, 'answers'>): number {
  return Math.max(0, ...Object.values(answers).map(({ revision }) => revision));
}
