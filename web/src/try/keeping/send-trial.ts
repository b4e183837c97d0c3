import type { ErrorCode } from '@engram/core/error-table.ts';
import { testLimits } from '@engram/core/limits.ts';
import { keepMark, makeMarkedTest } from '@engram/core/marks/api.ts';
import { saveStudyMaterial } from '@engram/core/materials/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { logIgnored } from '../../http/log-ignored.ts';
import { gatherMessages } from '../../materials/messages.ts';
import { nameTrial } from './name-trial.ts';
import type { Trial } from './trial.ts';

/**
 * Puts a trial into the account of whoever is signed in: the text as material, its marks, and a test
 * of all. Each step may be sent again, and changes nothing then.
 */
export async function sendTrial(trial: Trial): Promise<PracticeTest> {
  const title = trial.title || gatherMessages.untitled;
  const { parts } = await call(saveStudyMaterial, {
    body: { parts: [{ title, kind: 'text', text: trial.text }] },
  });
  const materialIds = parts.map(({ material }) => material.id);
  for (const id of materialIds) await sendMarks(id, trial);
  const body = { name: nameTrial(trial) || testLimits.defaultName, materialIds, sure: trial.sure };
  return (await call(makeMarkedTest, { body }, { idempotencyKey: trial.id })).test;
}

/** In the order of their numbers, because the server counts anew. */
async function sendMarks(materialId: string, { marks }: Trial): Promise<void> {
  for (const mark of marks.toSorted((one, other) => one.number - other.number)) {
    const { id: markId, start, end, form } = mark;
    try {
      await call(keepMark, { params: { id: materialId, markId }, body: { start, end, form } });
    } catch (error) {
      if (!isTaken(error)) throw error;
      logIgnored('A mark of a trial was there already.', error);
    }
  }
}

/** The account has this text, and the words are marked in it. */
function isTaken(error: unknown): boolean {
  const known: readonly ErrorCode[] = ['mark-overlaps', 'marks-full', 'mark-refused'];
  return error instanceof ApiError && known.some((code) => code === error.code);
}
