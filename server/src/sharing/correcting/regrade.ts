import type { Results } from '@engram/core/attempts/attempt.ts';
import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { creditOf, markOf } from '@engram/core/attempts/credit.ts';
import { rememberGrades } from '@engram/core/sharing/correcting/grade-shared.ts';
import type { Platform } from '../../platform/start.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { findShareRow, findShareState } from '../store.ts';
import { readTaken, type Taken, type TakenAnswer } from '../taking/taken-answer.ts';
import { followRegrading, regradeLateComers } from './jobs.ts';
import { readNotes, readStaleRows, type RegradedRow, setRegraded, setUnchanged } from './store.ts';
import { tellChange } from './tell-change.ts';

type Parts = Pick<Platform, 'db' | 'jobs'>;

/** Few enough that a submission that comes meanwhile waits for none. */
const rowsPerBatch = 500;

/**
 * Grades again what an older version has graded, until nothing is left: whatever is corrected while it
 * works is graded by that. May run twice, also at once, and ends the same.
 */
export async function regrade(parts: Parts, code: string): Promise<number> {
  let regraded = 0;
  let found: number;
  do {
    found = await regradeOnce(parts, code);
    regraded += found;
  } while (found > 0);
  return regraded;
}

/** Again and again, as long as somebody came late. */
export async function lookForLateComers(parts: Parts, code: string): Promise<void> {
  if ((await regrade(parts, code)) === 0) return;
  await parts.db.transaction().execute((tx) => parts.jobs.enqueue(tx, regradeLateComers, { code }));
}

/** From the first submission to the last, or until the test is corrected anew. */
async function regradeOnce({ db, jobs }: Parts, code: string): Promise<number> {
  const row = await findShareRow(db, code);
  if (!row) return 0;
  const share = parseShare(row);
  const { version } = share;
  const notes = await readNotes(db, code);
  const grade = rememberGrades(share);
  let [regraded, after]: [number, string | undefined] = [0, undefined];
  for (;;) {
    const rows = await readStaleRows(db, code, { version, after, most: rowsPerBatch });
    const last = rows.at(-1);
    if (!last) return regraded;
    const changed: RegradedRow[] = [];
    const unchanged: string[] = [];
    for (const stale of rows) {
      const taken = readTaken(stale);
      if (!taken) continue;
      const next = gradeTaken(taken, grade, { ...stale, notes });
      if (isSame(taken, next)) unchanged.push(stale.attemptId);
      else changed.push({ attemptId: stale.attemptId, ...next });
    }
    await db.transaction().execute(async (tx) => {
      await setRegraded(tx, code, { version, rows: changed });
      await setUnchanged(tx, code, { version, attemptIds: unchanged });
      // Also to whom nothing has changed: their copy has the key.
      for (const { takerId: userId, attemptId } of rows) {
        if (userId !== null) await jobs.enqueue(tx, followRegrading, { userId, code, attemptId });
      }
    });
    regraded += rows.length;
    after = last.attemptId;
    if ((await findShareState(db, code))?.version !== version) return regraded;
  }
}

type Grade = ReturnType<typeof rememberGrades>;
type Next = Omit<RegradedRow, 'attemptId'> & { answers: TakenAnswer[]; results: Results };

function gradeTaken(taken: Taken, grade: Grade, told: Parameters<typeof tellChange>[0]): Next {
  const outcomes = grade(
    new Map(taken.answers.map(({ questionId, answer }) => [questionId, answer])),
  );
  const seconds = new Map(taken.answers.map((answer) => [answer.questionId, answer.seconds]));
  const counted = countSharedResults(outcomes, taken.results.completedAt);
  const score = counted.totalQuestions > 0 ? counted.score : null;
  return {
    answers: outcomes.map(({ questionId, answer, verdict, credit }) => ({
      questionId,
      answer,
      verdict,
      ...(credit && { credit }),
      seconds: seconds.get(questionId) ?? null,
    })),
    verdicts: outcomes.map((outcome) => markOf(outcome).charAt(0)).join(''),
    points: outcomes.map((outcome) => creditOf(outcome).earned),
    results: { ...counted, ...tellChange(told, score) },
    score,
  };
}

/** Both as the schemas have them, so that their texts can be compared. */
function isSame({ answers, results, ...rest }: Taken, next: Next): boolean {
  const row = { ...rest, answers: next.answers, results: next.results };
  const after = readTaken(row);
  return JSON.stringify([answers, results]) === JSON.stringify([after?.answers, after?.results]);
}
