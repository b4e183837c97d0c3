import type { GivenAnswer, Progress } from '@engram/core/attempts/attempt.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import { AppError } from '../http/app-error.ts';
import type { Tx } from '../platform/db.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import {
  type AttemptRow,
  countAnswers,
  insertReport,
  setSwitches,
  upsertAnswers,
} from './store.ts';

/** For whoever holds the attempt, which is open. */
export async function mergeProgress(
  tx: Tx,
  attempt: AttemptRow,
  { progress, now }: { progress: Progress; now: Date },
): Promise<void> {
  const { answers, switches, reportedQuestionId } = progress;
  await refuseForeign(tx, attempt, answers);
  await upsertAnswers(tx, attempt, keepLatest(answers));
  await refuseTooMany(tx, attempt);
  await mergeSwitches(tx, attempt, switches);
  if (reportedQuestionId !== null && attempt.reportedQuestionId === null) {
    await report(tx, attempt, { questionId: reportedQuestionId, now });
  }
}

/** The test may have got questions since, or the browser has an older copy; none comes round again. */
async function refuseForeign(
  tx: Tx,
  attempt: AttemptRow,
  answers: readonly GivenAnswer[],
): Promise<void> {
  if (!attempt.isEndless && answers.some(({ round }) => round > 0)) {
    throw new AppError('invalid-input', { details: '/answers: a round of a test that ends' });
  }
  const known = new Set(attempt.questionIds);
  const ids = new Set(answers.map(({ questionId }) => questionId).filter((id) => !known.has(id)));
  const found = await readQuestionsOfTest(tx, attempt, [...ids]);
  if (found.length === ids.size) return;
  throw new AppError('invalid-input', { details: '/answers: a question of another test' });
}

/** Whoever reads the attempt reads all of them. */
async function refuseTooMany(tx: Tx, attempt: AttemptRow): Promise<void> {
  if (!attempt.isEndless || (await countAnswers(tx, attempt)) <= attemptLimits.maxAnswers) return;
  throw new AppError('invalid-input', { details: '/answers: too many for one attempt' });
}

/** One statement cannot change a row twice. */
function keepLatest(answers: readonly GivenAnswer[]): GivenAnswer[] {
  const latest = new Map<string, GivenAnswer>();
  for (const given of answers) {
    const id = `${given.questionId} ${given.round}`;
    const other = latest.get(id);
    if (!other || given.revision >= other.revision) latest.set(id, given);
  }
  return [...latest.values()];
}

async function mergeSwitches(
  tx: Tx,
  attempt: AttemptRow,
  switches: readonly number[],
): Promise<void> {
  const all = [...new Set([...attempt.switches, ...switches])].toSorted((one, two) => one - two);
  const kept = all.slice(0, attemptLimits.maxSwitches);
  if (kept.length > attempt.switches.length) await setSwitches(tx, attempt, kept);
}

/** With the question as it was, whatever becomes of the test (D23). */
async function report(
  tx: Tx,
  attempt: AttemptRow,
  { questionId, now }: { questionId: string; now: Date },
): Promise<void> {
  const [question] = await readQuestionsOfTest(tx, attempt, [questionId]);
  if (!question) {
    throw new AppError('invalid-input', { details: '/reportedQuestionId: not of this test' });
  }
  const { userId, attemptId, testId } = attempt;
  await insertReport(tx, { userId, attemptId, testId, questionId, question, createdAt: now });
}
