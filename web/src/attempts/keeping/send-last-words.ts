import {
  discardAttempt,
  judgeAnswer,
  saveProgress,
  startAttempt,
  submitAttempt,
} from '@engram/core/attempts/api.ts';
import { testLimits } from '@engram/core/limits.ts';
import { appendQuestions, saveTest } from '@engram/core/practice-tests/api.ts';
import { pause } from '../../http/pause.ts';
import { prepareTelling } from '../../http/tell-endpoint.ts';
import { findAdded } from '../../practice-tests/keeping/added-questions.ts';
import { findKeptTest, listKeptTests } from '../../practice-tests/keeping/test-store.ts';
import { attemptsOf } from './attempt-store.ts';
import type { KeptAttempt } from './kept-attempt.ts';
import { measureElapsedMs } from './measure-elapsed.ts';
import { isTestUnsent } from '../../practice-tests/keeping/save-kept-test.ts';
import { isUnsent, listUnsent, nothing } from './unsent.ts';
import { type KeptVerdict, listVerdicts } from './verdict-store.ts';

type Telling = () => Promise<void>;

/**
 * All that the server does not know, once and in order, for a user who logs out in this moment;
 * undefined when it knows everything. Nobody waits long for it.
 */
export function sendLastWords(uid: string): Promise<void> | undefined {
  const unsent = attemptsOf(uid).list().filter(isUnsent);
  // Made before the token is gone.
  const tellings = [
    ...listKeptTests(uid).flatMap((id) => tellTest(uid, id)),
    ...listTestsOf(unsent).flatMap((testId) => tellAdded(uid, testId)),
    ...unsent.flatMap(tellAttempt),
    ...listVerdicts(uid).map(tellVerdict),
  ];
  if (tellings.length === 0) return undefined;
  return Promise.race([sayAll(tellings), pause(maxWaitMs, undefined)]);
}

async function sayAll(tellings: readonly Telling[]): Promise<void> {
  for (const say of tellings) await say();
}

function tellTest(uid: string, id: string): Telling[] {
  const kept = findKeptTest(uid, id);
  if (!kept?.unsaved || !isTestUnsent(uid, id)) return [];
  return [prepareTelling(saveTest, { params: { id }, body: kept.unsaved })];
}

function listTestsOf(attempts: readonly KeptAttempt[]): string[] {
  return [...new Set(attempts.map(({ testId }) => testId))];
}

/** The server takes no answer to a question that it does not know. */
function tellAdded(uid: string, testId: string): Telling[] {
  const added = findAdded(uid, testId);
  const { maxMoreQuestions } = testLimits;
  const batches = Array.from({ length: Math.ceil(added.length / maxMoreQuestions) }, (_, index) =>
    added.slice(index * maxMoreQuestions, (index + 1) * maxMoreQuestions),
  );
  return batches.map((questions) =>
    prepareTelling(appendQuestions, { params: { id: testId }, body: { questions } }),
  );
}

function tellAttempt(attempt: KeptAttempt): Telling[] {
  const { id, testId, questionIds, phase, startedAt, submission } = attempt;
  const params = { id };
  if (phase === 'left') return [prepareTelling(discardAttempt, { params })];
  const elapsedMs = submission?.elapsedMs ?? measureElapsedMs(attempt);
  const begin = { testId, questionIds, elapsedMs };
  return [
    ...(startedAt === null ? [prepareTelling(startAttempt, { params, body: begin })] : []),
    ...listUnsent(attempt).map((body) => prepareTelling(saveProgress, { params, body })),
    ...(phase === 'submitted'
      ? [prepareTelling(submitAttempt, { params, body: { ...nothing, elapsedMs } })]
      : []),
  ];
}

function tellVerdict({ attemptId, questionId, verdict }: KeptVerdict): Telling {
  const params = { id: attemptId, questionId };
  return prepareTelling(judgeAnswer, { params, body: { verdict } });
}

const maxWaitMs = 5_000;
