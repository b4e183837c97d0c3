import type { User } from '@engram/core/accounts/user.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { findMade } from '../../generation/find-made.ts';
import { AppError } from '../../http/app-error.ts';
import { recordMaterialUse } from '../../materials/record-use.ts';
import { holdPicturesOf } from '../../pictures/hold-pictures.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { publishTest } from '../jobs.ts';
import { describeTest } from '../read-test.ts';
import { hasTest, type TestKey } from '../store.ts';
import { type GatheredTest, gatherTest, type SentTest } from './gather-test.ts';
import { insertNewTest } from './insert-new-test.ts';

/** Keeps a test under the id that the browser gave it; one that is kept stays as it is. */
export async function saveTest(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  user: User,
  { id, ...sent }: SentTest & { id: string },
): Promise<PracticeTest> {
  const key = { userId: user.uid, testId: id };
  // It may have come before, with a reply that was lost, and its generation may be gone by now.
  if (!(await hasTest(db, key))) {
    const { generationId } = sent;
    const made = generationId ? await findMade(db, { userId: user.uid, generationId }) : undefined;
    const gathered = gatherTest(user, sent, made);
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      const isNew = await keepTest(tx, key, { sent, gathered, now });
      const isPublic = sent.config.privacy === 'public';
      if (isNew && isPublic) await jobs.enqueue(tx, publishTest, key);
    });
  }
  return describeTest(db, user, id);
}

type Keeping = { sent: SentTest; gathered: GatheredTest; now: Date };

/** False when it is there already. */
export async function keepTest(
  tx: Tx,
  key: TestKey,
  { sent, gathered, now }: Keeping,
): Promise<boolean> {
  const { userId, testId } = key;
  const { material, parts, questions, making } = gathered;
  if (!(await lockAccount(tx, userId))) throw new AppError('not-signed-in');
  const { preset } = sent.config;
  const test = {
    ...key,
    name: sent.name.normalize('NFC'),
    preset,
    config: { ...sent.config, isEndlessMode: preset === 'endless' }, // [ENT-20]
    material,
    parts,
    making,
    generationId: sent.generationId,
    createdAt: now,
  };
  if (!(await insertNewTest(tx, test, questions))) return false;
  await holdPicturesOf(tx, userId, { texts: [JSON.stringify(questions)], now });
  const materialIds = [...new Set(parts.map(({ materialId }) => materialId))];
  await recordMaterialUse(tx, { userId, materialIds, usedIn: 'test', thingId: testId, at: now });
  return true;
}
