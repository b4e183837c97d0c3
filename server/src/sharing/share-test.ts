import { randomBytes } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { makeShareCode } from '@engram/core/sharing/share-code.ts';
import type { SharedSettings } from '@engram/core/sharing/shared-test.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/start.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { insertShare, insertUserShare, type NewShare } from './store.ts';

type Wish = {
  practiceTestId: string;
  title?: string | undefined;
  description?: string | undefined;
  questions?: readonly { id: string }[] | undefined;
  settings: SharedSettings;
};

export type CreatedShare = { code: string; expiresAt: Date };

/** A copy of the questions as they are now, under a new code. */
export async function shareTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: Pick<User, 'uid' | 'plan' | 'emailVerified'>,
  { practiceTestId: testId, title = '', description = '', questions = [], settings }: Wish,
): Promise<CreatedShare> {
  if (title === '' || questions.length === 0) throw new AppError('title-and-questions-missing');
  if (!user.emailVerified) throw new AppError('email-unverified');
  if (questions.length > plans[user.plan].limits.questionsPerTest) {
    throw new AppError('question-limit');
  }
  const ids = [...new Set(questions.map(({ id }) => id))];
  const stored = await readQuestionsOfTest(db, { userId: user.uid, testId }, ids);
  if (stored.length < questions.length) throw new AppError('not-found');
  refuseForbidden([title, description, ...stored.map(writeOut)].join('\n'));
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + sharingLimits.storedMs);
  const share = { ownerId: user.uid, testId, title, description, settings, createdAt, expiresAt };
  return { code: await keep(db, { ...share, questions: stored }), expiresAt };
}

/** Two at once may draw the same code, and somebody may have it: then another is drawn (N35). */
async function keep(db: Platform['db'], share: Omit<NewShare, 'code'>): Promise<string> {
  const code = makeShareCode(randomBytes(sharingLimits.codeLength));
  const isKept = await db.transaction().execute(async (tx) => {
    if (!(await insertShare(tx, { ...share, code }))) return false;
    await insertUserShare(tx, { ...share, code });
    return true;
  });
  return isKept ? code : keep(db, share);
}

/** What strangers will read is judged again, as an owner may have edited it (N57). */
function refuseForbidden(text: string): void {
  const judgement = judgeContent(text);
  if (judgement.verdict !== 'prohibited') return;
  throw new AppError('content-policy', { message: policyMessages.violation(judgement.reason) });
}

function writeOut(question: Question): string {
  const { text, explanation } = question;
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-answer':
      return [text, explanation, ...question.options.map((option) => option.text)].join('\n');
    case 'matching': {
      const rows = [...question.columnA, ...question.columnB];
      return [text, explanation, ...rows.map((row) => row.text)].join('\n');
    }
    case 'short-answer':
    case 'fill-in-blank':
      return [text, explanation, question.correctAnswer].join('\n');
  }
}
