import { createHash } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { makeShareCode } from '@engram/core/sharing/share-code.ts';
import type { SharedSettings } from '@engram/core/sharing/shared-test.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/start.ts';
import { holdTest } from '../practice-tests/change-questions.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import {
  findOwnShareRow,
  insertShare,
  insertUserShare,
  listCodes,
  type NewShare,
} from './store.ts';

type Wish = {
  practiceTestId: string;
  title?: string | undefined;
  description?: string | undefined;
  questions?: readonly { id: string }[] | undefined;
  settings: SharedSettings;
  /** The same for every attempt of one call. */
  creationId: string;
};

/** The bytes of one code after the other: how many were drawn before it says which. */
type DrawBytes = (drawn: number) => Uint8Array;

export type CreatedShare = { code: string; expiresAt: Date };

/**
 * A copy of the questions as they are now, under a new code. The call decides which: repeated after
 * its process died, it finds its own code again instead of making a second link.
 */
export async function shareTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: Pick<User, 'uid' | 'plan' | 'emailVerified'>,
  { practiceTestId: testId, title = '', description = '', questions = [], ...wish }: Wish,
  draw: DrawBytes = drawFor(wish.creationId),
): Promise<CreatedShare> {
  const { settings } = wish;
  if (title === '' || questions.length === 0) throw new AppError('title-and-questions-missing');
  if (!user.emailVerified) throw new AppError('email-unverified');
  if (questions.length > plans[user.plan].limits.questionsPerTest) {
    throw new AppError('question-limit');
  }
  const ids = [...new Set(questions.map(({ id }) => id))];
  const stored = await readQuestionsOfTest(db, { userId: user.uid, testId }, ids);
  if (stored.length < questions.length) throw new AppError('not-found');
  refuseForbidden([title, description, ...listTexts(stored)].join('\n'));
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + sharingLimits.storedMs);
  const share = { ownerId: user.uid, testId, title, description, settings, createdAt, expiresAt };
  return keep(db, { ...share, questions: stored }, draw);
}

/** Nobody can guess a creation id, so nobody can guess what follows from it. */
function drawFor(creationId: string): DrawBytes {
  return (drawn) => {
    const hash = createHash('sha256').update(`code ${creationId} ${drawn}`).digest();
    return hash.subarray(0, sharingLimits.codeLength);
  };
}

/** Of a thousand codes one is taken when there are a million; so many draws all miss never. */
const maxDraws = 20;

/** Somebody may have the code that is drawn: then another one is drawn (N35). */
async function keep(
  db: Platform['db'],
  share: Omit<NewShare, 'code'>,
  draw: DrawBytes,
): Promise<CreatedShare> {
  const { ownerId: userId, testId, expiresAt } = share;
  return db.transaction().execute(async (tx) => {
    // Neither is deleted until the link is there, which goes with them.
    if (!(await lockAccount(tx, userId))) throw new AppError('not-signed-in');
    await holdTest(tx, { userId, testId });
    const codes = await listCodes(tx, userId, testId);
    for (let drawn = 0; drawn < maxDraws; drawn += 1) {
      const code = makeShareCode(draw(drawn));
      const made = codes.includes(code) && (await findOwnShareRow(tx, userId, code));
      if (made) return made;
      if (codes.length >= sharingLimits.maxShares) throw new AppError('shares-full');
      if (!(await insertShare(tx, { ...share, code }))) continue;
      await insertUserShare(tx, { ...share, code });
      return { code, expiresAt };
    }
    throw new Error('No free code was drawn');
  });
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
