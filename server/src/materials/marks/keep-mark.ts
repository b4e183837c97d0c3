import { markLimits } from '@engram/core/limits.ts';
import { markRefusalMessages } from '@engram/core/marks/failure-messages.ts';
import type { Mark, MarkForm } from '@engram/core/marks/mark.ts';
import { askMark } from '@engram/generator/marks/ask-mark.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { readSavedText } from '../library.ts';
import { describeMark } from './describe-mark.ts';
import {
  drawNumber,
  eraseMark,
  hasMaterial,
  holdMaterial,
  insertMark,
  type MarkKey,
  readMarkRows,
  setStretch,
} from './store.ts';

export type SentStretch = { start: number; end: number; form: MarkForm };

/**
 * Keeps a mark under the id that the browser gave it, or changes the one that is there. What a mark
 * proves is read in the stored text: one that could not be asked about is refused.
 */
export async function keepMark(
  { db, clock }: { db: Db; clock: Clock },
  key: MarkKey,
  sent: SentStretch,
): Promise<Mark> {
  const text = await readSavedText(db, key.userId, key.materialId);
  const stretch = trimMark(text, sent);
  return db.transaction().execute(async (tx) => {
    if (!(await holdMaterial(tx, key))) throw new AppError('not-found');
    return describeMark(await putMark(tx, key, { ...stretch, createdAt: clock.now() }));
  });
}

type Stretch = { startPlace: number; endPlace: number; form: MarkForm };

function trimMark(text: string, { start, end, form }: SentStretch): Stretch {
  if (end <= start || end > text.length) {
    throw new AppError('invalid-input', { details: '/end: not in the text after the start' });
  }
  const from = findWindow(text, start);
  const near = text.slice(from, end + reach);
  const reply = askMark(near, { start: start - from, end: end - from, form });
  if (!reply.ok) {
    throw new AppError('mark-refused', { message: markRefusalMessages[reply.reason] });
  }
  return { startPlace: from + reply.asked.start, endPlace: from + reply.asked.end, form };
}

/** A book takes half a second to read, and every mark would hold up everybody else. */
const reach = 10_000;

/** Where a line begins, or in the middle of one that is longer than that. */
function findWindow(text: string, start: number): number {
  const least = Math.max(0, start - reach);
  if (least === 0) return 0;
  const line = text.indexOf('\n', least) + 1;
  return line > 0 && line <= start ? line : least;
}

/** For whoever holds the material. */
async function putMark(
  tx: Tx,
  key: MarkKey,
  { createdAt, ...stretch }: Stretch & { createdAt: Date },
) {
  const rows = await readMarkRows(tx, key.userId, [key.materialId]);
  const known = rows.find(({ markId }) => markId === key.markId);
  const isTaken = rows.some(
    (row) =>
      row !== known && stretch.startPlace < row.endPlace && row.startPlace < stretch.endPlace,
  );
  if (isTaken) throw new AppError('mark-overlaps');
  if (known) {
    await setStretch(tx, key, stretch);
    return { ...known, ...stretch };
  }
  if (rows.length >= markLimits.maxPerMaterial) throw new AppError('marks-full');
  const number = await drawNumber(tx, key);
  await insertMark(tx, { ...key, ...stretch, number, createdAt });
  return { markId: key.markId, number, ...stretch };
}

/** Its number is never used again. */
export async function removeMark(db: Db, key: MarkKey): Promise<void> {
  if (!(await hasMaterial(db, key))) throw new AppError('not-found');
  await eraseMark(db, key);
}
