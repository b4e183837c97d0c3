import type { User } from '@engram/core/accounts/user.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { SharedSettings } from '@engram/core/sharing/shared-test.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/start.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { type CreatedShare, drawFor, type DrawBytes, keepShare } from './keep-share.ts';

type Wish = {
  practiceTestId: string;
  title?: string | undefined;
  description?: string | undefined;
  questions?: readonly { id: string }[] | undefined;
  settings: SharedSettings;
  /** The same for every attempt of one call. */
  creationId: string;
};

type Owner = Pick<User, 'uid' | 'plan' | 'emailVerified'>;

/** A copy of the questions as they are now, under a new code. */
export async function shareTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: Owner,
  { practiceTestId: testId, title = '', description = '', questions = [], ...wish }: Wish,
  draw: DrawBytes = drawFor(wish.creationId),
): Promise<CreatedShare> {
  const { settings } = wish;
  if (title === '' || questions.length === 0) throw new AppError('title-and-questions-missing');
  const wanted = questions.map(({ id }) => id);
  const stored = await copyQuestions(db, user, { testId, wanted, around: [title, description] });
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + sharingLimits.storedMs);
  const share = { ownerId: user.uid, testId, title, description, settings, createdAt, expiresAt };
  return keepShare(db, { ...share, questions: stored, assignment: null }, { draw });
}

type Wanted = {
  testId: string;
  /** The ids of the questions. */
  wanted: readonly string[];
  /** What else strangers will read. */
  around: readonly string[];
};

/** Those of the owner's own test, as they may be given to others. */
export async function copyQuestions(
  db: Platform['db'],
  user: Owner,
  { testId, wanted, around }: Wanted,
): Promise<Question[]> {
  if (!user.emailVerified) throw new AppError('email-unverified');
  if (wanted.length > plans[user.plan].limits.questionsPerTest) {
    throw new AppError('question-limit');
  }
  const ids = [...new Set(wanted)];
  const stored = await readQuestionsOfTest(db, { userId: user.uid, testId }, ids);
  if (stored.length < wanted.length) throw new AppError('not-found');
  refuseForbidden([...around, ...listTexts(stored)].join('\n'));
  return stored;
}

/** What strangers will read is judged again, as an owner may have edited it (N57). */
function refuseForbidden(text: string): void {
  const judgement = judgeContent(text);
  if (judgement.verdict !== 'prohibited') return;
  throw new AppError('content-policy', { message: policyMessages.violation(judgement.reason) });
}

/** Every text, however deep: takers read sources and accepted answers too, when they are done. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
