import type { User } from '@engram/core/accounts/user.ts';
import { correctionLimits } from '@engram/core/sharing/correcting/correction-limits.ts';
import {
  Correction,
  type PastCorrection,
  RuledQuestion,
} from '@engram/core/sharing/correcting/correction.ts';
import type { Db } from '../../platform/db.ts';
import { getOwnShare } from '../owning/own-shares.ts';
import { listUndone } from './correct-shared-test.ts';
import { readCorrections } from './store.ts';

type History = { corrections: PastCorrection[]; sharedAt: string };

/** Of one question, or of all, the latest first. */
export async function listCorrections(
  db: Db,
  user: User,
  { id, question }: { id: string; question?: string | undefined },
): Promise<History> {
  const { code, createdAt } = await getOwnShare(db, user.uid, id);
  const rows = await readCorrections(db, code, question);
  const undone = listUndone(rows);
  const corrections = rows
    .slice(-correctionLimits.listed)
    .toReversed()
    .map(({ version, questionId, note, ...row }) => ({
      version,
      questionId,
      correction: Correction.parse(row.correction),
      before: RuledQuestion.parse(row.before),
      madeAt: row.madeAt.toISOString(),
      note,
      isUndone: undone.has(version),
    }));
  return { corrections, sharedAt: createdAt.toISOString() };
}
