import type { SavedAnswers, Try } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { lastRevision } from '../../attempts/keeping/change-answer.ts';
import {
  answerKey,
  beginAttempt,
  type KeptAnswer,
  type KeptAttempt,
} from '../../attempts/keeping/kept-attempt.ts';
import { findLimitSeconds } from './find-limit.ts';

type Adopted = { owner: string; code: string; rules: AssignmentRules; found: Try };

/** What the server has of a try comes into this browser; what is newer here stays. */
export function adoptTry({ owner, code, rules, found }: Adopted): void {
  const store = attemptsOf(owner);
  const { key, startedAt, questions, saved } = found;
  const config = { enableTimer: false, timerDuration: 1, isEndlessMode: false };
  const at = Date.now();
  store.take({
    ...beginAttempt({ id: key, test: { id: code, questions, config }, at }),
    startedAt,
    wasTold: true,
    seen: { elapsedMs: Math.max(0, Date.parse(found.now) - Date.parse(startedAt)), at },
  });
  store.change(key, (attempt) => ({
    ...adoptSaved(attempt, saved),
    startedAt,
    timeLimitSeconds: findLimitSeconds(found, rules),
  }));
}

/** One document, of which the later revision counts as a whole (028). */
function adoptSaved(attempt: KeptAttempt, saved: SavedAnswers | null): KeptAttempt {
  if (!saved) return attempt;
  if (saved.revision <= lastRevision(attempt)) return markSaved(attempt, saved.revision);
  if (attempt.phase !== 'open') return attempt;
  const answers = attempt.questionIds.map((questionId): [string, KeptAnswer] => [
    answerKey(questionId),
    {
      questionId,
      round: 0,
      answer: saved.answers[questionId] ?? null,
      firstAnswer: null,
      attempts: 1,
      ownVerdict: null,
      // Also of one that was taken back, so that the next change is later than all of them.
      revision: saved.revision,
      isSent: true,
    },
  ]);
  const spent = Object.entries(saved.seconds).map(([id, seconds]) => [
    id,
    Math.max(1000 * seconds, attempt.spentMs[id] ?? 0),
  ]);
  return {
    ...attempt,
    answers: Object.fromEntries(answers),
    spentMs: { ...attempt.spentMs, ...Object.fromEntries(spent) },
  };
}

/** The server has what was answered up to this revision. */
export function markSaved(attempt: KeptAttempt, revision: number): KeptAttempt {
  const isNews = (answer: KeptAnswer) => !answer.isSent && answer.revision <= revision;
  if (!Object.values(attempt.answers).some(isNews)) return attempt;
  const answers = Object.entries(attempt.answers).map(([key, answer]): [string, KeptAnswer] => [
    key,
    isNews(answer) ? { ...answer, isSent: true } : answer,
  ]);
  return { ...attempt, answers: Object.fromEntries(answers) };
}
