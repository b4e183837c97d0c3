import type { User } from '@engram/core/accounts/user.ts';
import { trainingLimits } from '@engram/core/limits.ts';
import type { OwnParameters } from '@engram/core/reviews/own-parameters/api.ts';
import {
  countMemoryReviews,
  listHistories,
} from '@engram/core/reviews/own-parameters/histories.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import { readWholeLog } from '../read-log.ts';
import { findTuning, type Tuning } from './store.ts';

type Owner = Pick<User, 'uid' | 'timeZone'>;

/** What was found in the learner's reviews about their memory, and whether it is used. */
export async function describeOwn(db: Db, owner: Owner): Promise<OwnParameters> {
  const tuning = await findTuning(db, owner.uid);
  if (!tuning) return { isOn: true, standing: waitingWith(0) };
  return { isOn: tuning.wantsOwn, standing: await describeStanding(db, owner, tuning) };
}

async function describeStanding(
  db: Db,
  { uid, timeZone }: Owner,
  tuning: Tuning,
): Promise<OwnParameters['standing']> {
  const { wantsOwn, ownParameters, ownSince, ownReviews, ownGain } = tuning;
  if (!wantsOwn) return { kind: 'usual' };
  if (ownParameters && ownSince && ownReviews !== null && ownGain !== null) {
    const since = dayOf(ownSince, timeZone);
    return { kind: 'own', since, reviews: ownReviews, better: Math.round(ownGain * 100) };
  }
  if (tuning.trainedAt && tuning.trainedReviews !== null) {
    const triedOn = dayOf(tuning.trainedAt, timeZone);
    return { kind: 'no-better', triedOn, reviews: tuning.trainedReviews };
  }
  const reviews = tuning.memoryReviews ?? (await countNow(db, uid));
  return reviews < trainingLimits.leastReviews ? waitingWith(reviews) : { kind: 'usual' };
}

function waitingWith(reviews: number): OwnParameters['standing'] {
  return { kind: 'waiting', reviews, needed: trainingLimits.leastReviews };
}

/** For those who have reviewed nothing since reviews are counted. */
async function countNow(db: Db, userId: string): Promise<number> {
  return countMemoryReviews(listHistories((await readWholeLog(db, userId)).values()));
}
