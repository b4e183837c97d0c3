import { setImmediate } from 'node:timers/promises';
import { type Finding, findOwn, type Train } from '@engram/core/reviews/own-parameters/find-own.ts';
import {
  countMemoryReviews,
  listHistories,
} from '@engram/core/reviews/own-parameters/histories.ts';
import { isTrainingDue } from '@engram/core/reviews/own-parameters/is-training-due.ts';
import { usualParameters } from '@engram/core/reviews/parameters.ts';
import { findUser } from '../../accounts/read-user.ts';
import type { Platform } from '../../platform/start.ts';
import { readWholeLog } from '../read-log.ts';
import { replayAll } from './replay-all.ts';
import { findTuning, holdTuning, setTuning, type Tuning } from './store.ts';
import { train as trainHere } from './train.ts';

type Tools = Pick<Platform, 'db' | 'clock' | 'log'> & { train?: Train };

/**
 * Learns from a learner's reviews when it is time to, and makes all schedules with what is to be used.
 * Training holds nobody up; what comes of it is written while no batch is counted, so that schedules
 * always are what all reviews lead to by the parameters in use.
 */
export async function tuneMemory(tools: Tools, { userId }: { userId: string }): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const user = await findUser(db, userId, now);
  const before = user && (await findTuning(db, userId));
  if (!before) return;
  const learned = isTrainingDue(before, now) ? await learn(tools, userId, before) : undefined;
  await db.transaction().execute(async (tx) => {
    const held = await holdTuning(tx, userId);
    if (!held) return;
    // Another run was quicker.
    const isStale = held.trainedAt?.getTime() !== before.trainedAt?.getTime();
    const change = learned && !isStale ? changeBy(learned, { before, held, now }) : {};
    const { wantsOwn, ownParameters } = { ...held, ...change };
    const usesOwn = wantsOwn && ownParameters !== null;
    if (usesOwn !== held.usesOwn || (usesOwn && ownParameters !== held.ownParameters)) {
      await replayAll(tx, user, usesOwn ? ownParameters : usualParameters);
    }
    await setTuning(tx, userId, { ...change, usesOwn });
  });
}

/** No finding where there is too little to learn from. */
type Learned = { reviews: number; finding: Finding | undefined };

async function learn(tools: Tools, userId: string, tuning: Tuning): Promise<Learned> {
  const { db, clock, log, train = trainHere } = tools;
  const histories = listHistories((await readWholeLog(db, userId)).values());
  const reviews = countMemoryReviews(histories);
  if (!isTrainingDue({ ...tuning, memoryReviews: reviews }, clock.now())) {
    return { reviews, finding: undefined };
  }
  const { usesOwn, ownParameters: parameters, ownSince } = tuning;
  const inUse =
    usesOwn && parameters && ownSince ? { parameters, since: ownSince.getTime() } : undefined;
  try {
    return { reviews, finding: await findOwn(histories, { inUse, train, pause: setImmediate }) };
  } catch (error) {
    log.warn({ err: error }, 'parameters of a learner could not be trained');
    return { reviews, finding: { kind: 'none', isWorse: false } };
  }
}

type Circumstances = { before: Tuning; held: Tuning; now: Date };

function changeBy(
  { reviews, finding }: Learned,
  { before, held, now }: Circumstances,
): Partial<Tuning> {
  const since = (held.memoryReviews ?? 0) - (before.memoryReviews ?? 0);
  const counted = { memoryReviews: reviews + since };
  if (!finding) return counted;
  const trained = { ...counted, trainedAt: now, trainedReviews: reviews };
  if (finding.kind === 'own') {
    const { parameters, gain: ownGain } = finding;
    const ownParameters = [...parameters];
    return { ...trained, ownParameters, ownSince: now, ownReviews: reviews, ownGain };
  }
  if (!finding.isWorse) return trained;
  return { ...trained, ownParameters: null, ownSince: null, ownReviews: null, ownGain: null };
}
