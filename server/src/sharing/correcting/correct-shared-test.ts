import type { User } from '@engram/core/accounts/user.ts';
import { correctionLimits } from '@engram/core/sharing/correcting/correction-limits.ts';
import { applyAll, applyCorrection } from '@engram/core/sharing/correcting/apply-correction.ts';
import {
  Correction,
  RuledQuestion,
  type RuledTest,
  rulingOf,
} from '@engram/core/sharing/correcting/correction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { parseShare, type SharedTests } from '../opening/shared-tests.ts';
import { getOwnShare } from '../owning/own-shares.ts';
import { regradeLateComers, regradeSharedTest } from './jobs.ts';
import {
  type CorrectionRow,
  holdShare,
  insertCorrection,
  readCorrections,
  setCorrected,
} from './store.ts';

type Correcting = Pick<Platform, 'db' | 'clock' | 'jobs'> & {
  sharedTests: Pick<SharedTests, 'forget'>;
};

type Wish = { id: string; correction: Correction; note?: string | undefined };

/**
 * The test, the history and the job that grades again change together. Whoever submits meanwhile is
 * graded by the version that their process knows, and again by the job.
 */
export async function correctSharedTest(
  { db, clock, jobs, sharedTests }: Correcting,
  user: User,
  { id, correction, note = '' }: Wish,
): Promise<{ version: number }> {
  const { code } = await getOwnShare(db, user.uid, id);
  const version = await db.transaction().execute(async (tx) => {
    if (!(await holdShare(tx, user.uid, code))) throw new AppError('not-found');
    const share = parseShare(await getOwnShare(tx, user.uid, code));
    const { questionId, before, after } = await decide(tx, share, correction);
    // Taken back already, or the same as it is.
    if (JSON.stringify(before) === JSON.stringify(after)) return share.version;
    if (share.version > correctionLimits.maxCorrections) throw new AppError('corrections-full');
    const next = share.version + 1;
    const madeAt = clock.now();
    const made = { code, version: next, questionId, correction, before, madeAt };
    await insertCorrection(tx, { ...made, note: note === '' ? null : note });
    await setCorrected(tx, code, { version: next, ...put(share, after) });
    await jobs.enqueue(tx, regradeSharedTest, { code });
    await jobs.enqueue(tx, regradeLateComers, { code });
    return next;
  });
  sharedTests.forget(code);
  return { version };
}

export type Decided = { questionId: string; before: RuledQuestion; after: RuledQuestion };

type Known = RuledTest & { code: string };

/** The question as it is and as it would be. */
export async function decide(db: Db | Tx, share: Known, correction: Correction): Promise<Decided> {
  if (correction.kind === 'undo') return decideUndo(db, share, correction.version);
  const { questionId } = correction;
  const before = findRuled(share, questionId);
  const after = applyCorrection(before, correction);
  if (after === 'full') throw new AppError('corrections-full');
  if (after === 'unsound') throw new AppError('invalid-input', { details: '/correction: unsound' });
  return { questionId, before, after };
}

async function decideUndo(db: Db | Tx, share: Known, version: number): Promise<Decided> {
  const rows = await readCorrections(db, share.code);
  const undone = listUndone(rows);
  const target = rows.find((row) => row.version === version);
  if (!target || Correction.parse(target.correction).kind === 'undo') {
    throw new AppError('invalid-input', { details: '/correction/version: no correction' });
  }
  const { questionId } = target;
  const before = findRuled(share, questionId);
  if (undone.has(version)) return { questionId, before, after: before };
  const ofQuestion = rows.filter((row) => row.questionId === questionId);
  const kept = ofQuestion
    .filter((row) => row.version !== version && !undone.has(row.version))
    .flatMap((row) => {
      const one = Correction.parse(row.correction);
      return one.kind === 'undo' ? [] : [one];
    });
  const first = RuledQuestion.parse(ofQuestion[0]?.before);
  return { questionId, before, after: applyAll(first, kept) };
}

/** The versions that were taken back. */
export function listUndone(rows: readonly Pick<CorrectionRow, 'correction'>[]): Set<number> {
  const corrections = rows.map(({ correction }) => Correction.parse(correction));
  return new Set(corrections.flatMap((one) => (one.kind === 'undo' ? [one.version] : [])));
}

function findRuled(test: RuledTest, questionId: string): RuledQuestion {
  const question = test.questions.find(({ id }) => id === questionId);
  if (!question) throw new AppError('not-found');
  return { question, ruling: rulingOf(test, questionId) };
}

/** In its place. */
function put({ questions, rulings }: RuledTest, { question, ruling }: RuledQuestion): RuledTest {
  return {
    questions: questions.map((one) => (one.id === question.id ? question : one)),
    rulings: { ...rulings, [question.id]: ruling },
  };
}
