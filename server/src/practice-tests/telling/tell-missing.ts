import type { User } from '@engram/core/accounts/user.ts';
import { cutText } from '@engram/core/cut-text.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import type { TellTask } from '@engram/core/generation/model-contract.ts';
import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import { writeAsked } from '@engram/core/questions/question-context.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { AppError } from '../../http/app-error.ts';
import { describePayer } from '../../plans/billing/describe-payer.ts';
import { giveBack, takeUnit, type Unit } from '../../plans/usage.ts';
import { NoAi } from '../../platform/ai/no-ai.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { readQuestionsOfTest } from '../read-questions.ts';
import { askToTell } from './ask-to-tell.ts';
import { fillIn } from './store.ts';
import { takeTurn } from './take-turn.ts';
import { tellAnswers } from './tell-answers.ts';

export type Named = { id: string; questionId: string };

/** And where somebody asks about it, as a keyed hash. */
export type Asked = Named & { network: string };

/** Also one that was taken out since; another user's is as if it were not there. */
export async function getQuestion(
  db: Db,
  user: User,
  { id, questionId }: Named,
): Promise<Question> {
  const key = { userId: user.uid, testId: id };
  const [question] = await readQuestionsOfTest(db, key, [questionId]);
  if (!question) throw new AppError('not-found');
  return question;
}

export type Missing = {
  user: User;
  named: Asked;
  question: Question;
  tell: TellTask['tell'];
  maxLength: number;
  /** Whether what a model said may be shown; if not, what can be said without one is. */
  isFit: (text: string) => boolean;
  /** What can be said without a model. */
  withoutAi: string | undefined;
};

/**
 * Asks for what a question lacks, within the allowance of the day, and keeps it (D9, D25). However
 * many want to know at once, one of them asks and pays, and the others get what it was told.
 */
export async function tellMissing(platform: Platform, missing: Missing): Promise<string> {
  const { db, ai, clock } = platform;
  const { user, named, tell, withoutAi } = missing;
  // No call failed: a server without AI has only the source to explain by.
  if (ai.models.length === 0) return orFail(withoutAi, ['nothing-to-explain']);
  const turn = await takeTurn(platform, {
    key: { userId: user.uid, testId: named.id },
    questionId: named.questionId,
    findText: async () => (await getQuestion(db, user, named))[tell],
  });
  if ('text' in turn) return turn.text;
  try {
    const units = await takeUnits(db, user, clock.now());
    // The allowance of tomorrow may bring a better one, so this one is not kept.
    if (!units) return orFail(withoutAi, ['ai-answers-used']);
    return await askAndKeep(platform, missing, units);
  } catch (error) {
    // Tomorrow's budget may bring a better one, or a confirmed address.
    if (error instanceof NoAi) return orFail(withoutAi, noAnswer[error.reason]);
    throw error;
  } finally {
    await turn.end();
  }
}

type Failing = ConstructorParameters<typeof AppError>;

const noAnswer: Record<WithoutAi, Failing> = {
  unconfirmed: ['email-unverified', { message: generationMessages.answersUnconfirmed }],
  'over-budget': ['ai-answers-used', { message: generationMessages.answersOverBudget }],
};

function orFail(text: string | undefined, failing: Failing): string {
  if (text === undefined) throw new AppError(...failing);
  return text;
}

/** What was not told, not fit or not kept is not counted. */
async function askAndKeep(
  { db, ai }: Platform,
  { user, named, question, tell, maxLength, isFit, withoutAi }: Missing,
  units: readonly Unit[],
): Promise<string> {
  let isCounted = false;
  try {
    const payer = await describePayer(db, user, named.network);
    const task = describeTask(question, tell);
    const told = await askToTell(ai, { task, payer }).catch((cause: unknown) => {
      if (cause instanceof NoAi) throw cause;
      throw new AppError('explanation-failed', { cause });
    });
    const isShown = told !== undefined && isFit(told);
    const text = isShown ? cutText(told, maxLength) : told && withoutAi;
    if (text === undefined) throw new AppError('explanation-failed');
    const key = { userId: user.uid, testId: named.id };
    await fillIn(db, key, { questionId: question.id, field: tell, text });
    isCounted = isShown;
    return text;
  } finally {
    if (!isCounted) for (const unit of units) await giveBack(db, unit);
  }
}

/** An answer of the free plan, and a call; undefined when the day has none left. */
async function takeUnits(db: Db, user: User, now: Date): Promise<Unit[] | undefined> {
  const answer = await takeUnit(db, user, { kind: 'ai-answers', now });
  if (!answer) return undefined;
  const call = await takeUnit(db, user, { kind: 'ai-calls', now });
  if (call) return [answer, call];
  await giveBack(db, answer);
  return undefined;
}

function describeTask(question: Question, tell: TellTask['tell']): TellTask {
  return {
    tell,
    question: writeAsked(question),
    answer: tellAnswers(question).join('; '),
    passage: question.source?.quote ?? '',
  };
}
