import { createHash } from 'node:crypto';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { SharedResult } from '@engram/core/sharing/shared-test.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { type KnownShare, parseShare } from '../opening/shared-tests.ts';
import { findShareRow } from '../store.ts';
import { attemptIdOf } from './attempt-key.ts';
import { describeTaken } from './describe-taken.ts';
import { gradeSent } from './grade-sent.ts';
import { keepTakenShare } from './jobs.ts';
import { markDevice } from './mark-taker.ts';
import {
  findAttemptRow,
  insertSubmission,
  markRepeatedDevice,
  type Submission,
  type TakenKey,
} from './store.ts';
import { readTaken, type Taken, type TakenAnswer } from './taken-answer.ts';

/** Who submits, by the key of their attempt. */
export type Taker = { key: string; takerId: string | null; takerName: string | null };

/** What the browser sends; its score is a claim (D13). */
export type Sent = {
  answers: Record<string, Answer>;
  score?: number | undefined;
  timeTaken: number;
  seconds?: Record<string, number> | undefined;
  device?: string | undefined;
};

/** Counts once under its key: the same again gets the same, something else is refused. */
export async function submitSharedTest(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  share: KnownShare,
  { sent, ...taker }: Taker & { sent: Sent },
): Promise<SharedResult> {
  const submission = prepare(share, taker, { sent, now: platform.clock.now() });
  const { answers, results, submittedAt, takerId } = submission;
  const timeTakenSeconds = await keep(platform, submission);
  if (timeTakenSeconds !== undefined) {
    const { code, deviceMark } = submission;
    if (deviceMark) await markRepeatedDevice(platform.db, { code, deviceMark });
    const taken = { answers, results, submittedAt, timeTakenSeconds, takerId };
    return describeTaken(share.questions, taken);
  }
  const earlier = await findEarlier(platform.db, submission, sent);
  if (!earlier) throw new AppError('shared-test-not-found');
  return describeTaken(share.questions, earlier);
}

/** Whose reply was lost may ask for it after the link is over, too. */
export async function repeatSubmission(
  db: Platform['db'],
  { code, key, sent }: { code: string; key: string; sent: Sent },
): Promise<SharedResult | undefined> {
  const earlier = await findEarlier(db, { code, attemptId: attemptIdOf(key) }, sent);
  const row = earlier && (await findShareRow(db, code));
  return row && describeTaken(parseShare(row).questions, earlier);
}

async function findEarlier(
  db: Platform['db'],
  key: TakenKey,
  sent: Sent,
): Promise<Taken | undefined> {
  const row = await findAttemptRow(db, key);
  const taken = row && readTaken(row);
  if (taken && !row.bodyHash?.equals(hashOf(sent))) throw new AppError('conflict');
  return taken;
}

function hashOf(sent: Sent): Buffer {
  return createHash('sha256').update(JSON.stringify(sent)).digest();
}

type Graded = Submission & { answers: TakenAnswer[]; results: Taken['results'] };

function prepare(
  share: KnownShare,
  { key, takerId, takerName }: Taker,
  { sent, now }: { sent: Sent; now: Date },
): Graded {
  const { code, settings, version, salt } = share;
  const limitSeconds = settings.enableTimer ? 60 * settings.timerDuration : sent.timeTaken;
  const timeTakenSeconds = Math.min(sent.timeTaken, limitSeconds);
  const { answers, results, score } = gradeSent(share, sent, {
    at: now,
    mostSeconds: timeTakenSeconds,
  });
  return {
    code,
    attemptId: attemptIdOf(key),
    takerId,
    takerName,
    // Where nobody told of the beginning: a claim, as the time it took is one.
    startedAt: new Date(now.getTime() - timeTakenSeconds * 1000),
    submittedAt: now,
    timeTakenSeconds,
    answers,
    results,
    score,
    clientScore: sent.score ?? null,
    gradedVersion: version,
    bodyHash: hashOf(sent),
    deviceMark: sent.device && salt ? markDevice(salt, sent.device) : null,
  };
}

/** A user's own history gets it by a job, which exists exactly when the submission does. */
function keep({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, submission: Graded) {
  const { code, attemptId, takerId: userId } = submission;
  if (userId === null) return insertSubmission(db, submission);
  return db.transaction().execute(async (tx) => {
    const timeTakenSeconds = await insertSubmission(tx, submission);
    if (timeTakenSeconds !== undefined) {
      await jobs.enqueue(tx, keepTakenShare, { userId, code, attemptId });
    }
    return timeTakenSeconds;
  });
}
