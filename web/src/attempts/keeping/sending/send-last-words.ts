import {
  discardAttempt,
  judgeAnswer,
  pauseAttempt,
  saveProgress,
  startAttempt,
  submitAttempt,
} from '@engram/core/attempts/api.ts';
import { testLimits } from '@engram/core/limits.ts';
import { appendQuestions, saveTest } from '@engram/core/practice-tests/api.ts';
import { pause } from '../../../http/pause.ts';
import { prepareTelling } from '../../../http/tell-endpoint.ts';
import { findAdded } from '../../../practice-tests/keeping/added-questions.ts';
import { findKeptTest, listKeptTests } from '../../../practice-tests/keeping/test-store.ts';
import { attemptsOf } from '../attempt-store.ts';
import type { KeptAttempt } from '../kept-attempt.ts';
import { measureElapsedMs } from '../measure-elapsed.ts';
import { isTestUnsent } from '../../../practice-tests/keeping/save-kept-test.ts';
import { isUnsent, listUnsent, nothing } from './unsent.ts';
import { type KeptVerdict, listVerdicts } from '../verdict-store.ts';

type Telling = () => Promise<unknown>;

/** Nobody is signed in any more. */
type Leaver = { uid: string; token: string };

/**
 * All that the server does not know, once and in order, for a user who logs out in this moment;
 * undefined when it knows everything. Nobody waits long for it.
 */
export function sendLastWords(uid: string, token: string): Promise<void> | undefined {
  const leaver = { uid, token };
  const unsent = attemptsOf(uid).list().filter(isUnsent);
  // Made before what is kept is gone.
  const tellings = [
    ...listKeptTests(uid).flatMap((id) => tellTest(leaver, id)),
    ...listTestsOf(unsent).flatMap((testId) => tellAdded(leaver, testId)),
    ...unsent.flatMap((attempt) => tellAttempt(leaver, attempt)),
    ...listVerdicts(uid).map((verdict) => tellVerdict(leaver, verdict)),
  ];
  if (tellings.length === 0) return undefined;
  return Promise.race([sayAll(tellings), pause(maxWaitMs, undefined)]);
}

async function sayAll(tellings: readonly Telling[]): Promise<void> {
  for (const say of tellings) await say();
}

function tellTest({ uid, token }: Leaver, id: string): Telling[] {
  const kept = findKeptTest(uid, id);
  if (!kept?.unsaved || !isTestUnsent(uid, id)) return [];
  return [prepareTelling(saveTest, { params: { id }, body: kept.unsaved }, token)];
}

function listTestsOf(attempts: readonly KeptAttempt[]): string[] {
  return [...new Set(attempts.map(({ testId }) => testId))];
}

/** The server takes no answer to a question that it does not know. */
function tellAdded({ uid, token }: Leaver, testId: string): Telling[] {
  const added = findAdded(uid, testId);
  const { maxMoreQuestions } = testLimits;
  const batches = Array.from({ length: Math.ceil(added.length / maxMoreQuestions) }, (_, index) =>
    added.slice(index * maxMoreQuestions, (index + 1) * maxMoreQuestions),
  );
  return batches.map((questions) =>
    prepareTelling(appendQuestions, { params: { id: testId }, body: { questions } }, token),
  );
}

function tellAttempt({ token }: Leaver, attempt: KeptAttempt): Telling[] {
  const { id, testId, questionIds, phase, startedAt, clock, submission } = attempt;
  const params = { id };
  if (phase === 'left') return [prepareTelling(discardAttempt, { params }, token)];
  const elapsedMs = submission?.elapsedMs ?? measureElapsedMs(attempt);
  const begin = { testId, questionIds, elapsedMs };
  return [
    ...(startedAt === null ? [prepareTelling(startAttempt, { params, body: begin }, token)] : []),
    ...listUnsent(attempt).map((body) => prepareTelling(saveProgress, { params, body }, token)),
    ...(clock.isSent
      ? []
      : [
          prepareTelling(
            pauseAttempt,
            { params, body: { isPaused: clock.isPaused, elapsedMs } },
            token,
          ),
        ]),
    ...(phase === 'submitted'
      ? [prepareTelling(submitAttempt, { params, body: { ...nothing, elapsedMs } }, token)]
      : []),
  ];
}

function tellVerdict({ token }: Leaver, kept: KeptVerdict): Telling {
  const { attemptId, questionId, verdict } = kept;
  const params = { id: attemptId, questionId };
  return prepareTelling(judgeAnswer, { params, body: { verdict } }, token);
}

const maxWaitMs = 5_000;
