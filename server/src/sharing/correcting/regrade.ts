import { Results } from '@engram/core/attempts/attempt.ts';
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

/**
 * From the first submission to the last, or until the test is corrected anew. While some are written,
 * the next ones are read.
 */
async function regradeOnce(parts: Parts, code: string): Promise<number> {
  const { db } = parts;
  const row = await findShareRow(db, code);
  if (!row) return 0;
  const share = parseShare(row);
  const { version } = share;
  const notes = await readNotes(db, code);
  const grade = rememberGrades(share);
  const read = (after?: string) => readStaleRows(db, code, { version, after, most: rowsPerBatch });
  let regraded = 0;
  for (let rows = await read(); rows.length > 0;) {
    const graded = rows.flatMap((stale) => {
      const taken = readTaken(stale);
      return taken ? [{ stale, taken, next: gradeTaken(taken, grade, { ...stale, notes }) }] : [];
    });
    const [following, state] = await Promise.all([
      read(rows.at(-1)?.attemptId),
      findShareState(db, code),
      write(parts, { code, version, graded }),
    ]);
    regraded += rows.length;
    if (state?.version !== version) return regraded;
    rows = following;
  }
  return regraded;
}

type Graded = { stale: { attemptId: string; takerId: string | null }; taken: Taken; next: Next };
type Batch = { code: string; version: number; graded: readonly Graded[] };

async function write({ db, jobs }: Parts, { code, version, graded }: Batch): Promise<void> {
  const [unchanged, changed] = partition(graded);
  await db.transaction().execute(async (tx) => {
    await setRegraded(tx, code, {
      version,
      rows: changed.map(({ stale, next }) => ({ attemptId: stale.attemptId, ...next })),
    });
    const attemptIds = unchanged.map(({ stale }) => stale.attemptId);
    await setUnchanged(tx, code, { version, attemptIds });
    // Also to whom nothing has changed: their copy has the key.
    for (const { stale } of graded) {
      const { takerId: userId, attemptId } = stale;
      if (userId !== null) await jobs.enqueue(tx, followRegrading, { userId, code, attemptId });
    }
  });
}

function partition(graded: readonly Graded[]): [Graded[], Graded[]] {
  const same = new Set(graded.filter(({ taken, next }) => isSame(taken, next)));
  return [[...same], graded.filter((one) => !same.has(one))];
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

/**
 * A schema gives its fields one order, and what was graded is made in it: so texts can be compared.
 * Where an order differed, the row would be written once more, and stay the same.
 */
function isSame({ answers, results }: Taken, next: Next): boolean {
  return (
    JSON.stringify(answers) === JSON.stringify(next.answers) &&
    JSON.stringify(results) === JSON.stringify(Results.parse(next.results))
  );
}
