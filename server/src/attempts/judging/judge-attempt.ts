import type { User } from '@engram/core/accounts/user.ts';
import type { Judgement } from '@engram/core/generation/model-contract.ts';
import { findUser } from '../../accounts/read-user.ts';
import { describePayer } from '../../plans/billing/describe-payer.ts';
import { giveBack, takeUnit } from '../../plans/usage.ts';
import { NoAi } from '../../platform/ai/no-ai.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { findMaterialOfTest } from '../../practice-tests/find-test-for-attempt.ts';
import { readQuestionsOfTest } from '../../practice-tests/read-questions.ts';
import { holdAttemptAndTest } from '../find-attempt.ts';
import { readAnswers } from '../read-answers.ts';
import { type AttemptKey, findRow } from '../store.ts';
import { askToJudge } from './ask-to-judge.ts';
import { countAgain } from './count-again.ts';
import { describeTask } from './describe-task.ts';
import { type LeftAnswer, listLeft } from './list-left.ts';
import { findJudging, type ModelVerdict, setJudging, setModelVerdicts } from './store.ts';

/**
 * Asks a model once about all typed answers of an attempt that rules left open. What it is sure of
 * counts; the rest, and everything when it fails or may not be asked, stays with the learner. Ends
 * the same however often it runs, and a process that dies in between costs a second call.
 */
export async function judgeAttempt(platform: Platform, key: AttemptKey): Promise<void> {
  const { db, clock, jobs } = platform;
  const user = await findUser(db, key.userId, clock.now());
  const judging = user && (await findJudging(db, key));
  if (!judging) return;
  const { left, material } = await gatherLeft(db, key);
  const judged =
    left.length === 0
      ? []
      : await judgeLeft(platform, { user, network: judging.network, left, material });
  await db.transaction().execute(async (tx) => {
    const attempt = await holdAttemptAndTest(tx, key);
    await setJudging(tx, key, null);
    if (judged.length === 0) return;
    await setModelVerdicts(tx, key, judged);
    await countAgain(tx, jobs, attempt);
  });
}

type Left = { left: LeftAnswer[]; material: string };

async function gatherLeft(db: Db, key: AttemptKey): Promise<Left> {
  const attempt = await findRow(db, key);
  if (!attempt) return { left: [], material: '' };
  const answers = await readAnswers(db, key);
  const asked = new Set(answers.map(({ questionId }) => questionId));
  const questions = await readQuestionsOfTest(db, attempt, [...asked]);
  const material = (await findMaterialOfTest(db, attempt)) ?? '';
  return { left: listLeft(questions, answers), material };
}

/** As one of the calls of the day; nothing when there is none left, and not counted when nobody answers. */
async function judgeLeft(
  { db, ai, clock }: Platform,
  { user, network, left, material }: Left & { user: User; network: string | null },
): Promise<ModelVerdict[]> {
  const unit = await takeUnit(db, user, { kind: 'ai-calls', now: clock.now() });
  if (!unit) return [];
  let said: Judgement[] | undefined;
  try {
    const payer = await describePayer(db, user, network);
    said = await askToJudge(ai, { task: describeTask(left, material), payer });
  } catch (error) {
    if (!(error instanceof NoAi)) throw error;
  } finally {
    if (!said) await giveBack(db, unit);
  }
  const byNumber = Map.groupBy(said ?? [], ({ no }) => no);
  return Array.from(byNumber).flatMap(([no, [first, ...others]]): ModelVerdict[] => {
    const one = left[no - 1];
    // Who says two things of one answer is not sure of it.
    const verdict = others.length === 0 ? first?.verdict : 'unsure';
    if (!one || verdict === undefined || verdict === 'unsure') return [];
    const { question, round } = one;
    return [
      { questionId: question.id, round, verdict: verdict === 'same' ? 'correct' : 'incorrect' },
    ];
  });
}
