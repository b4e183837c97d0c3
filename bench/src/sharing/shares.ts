import { randomBytes, randomUUID } from 'node:crypto';
import { sharingLimits } from '@engram/core/limits.ts';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { makeShareCode } from '@engram/core/sharing/share-code.ts';
import { draftByRule } from '@engram/fakes/ai-provider/writing/by-rule/write-by-rule.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import type pg from 'pg';
import { makeClient } from '../api-client.ts';
import { mixed20 } from '../eval/wishes.ts';

export type Owner = { userId: string; token: string };

export async function registerOwner(pool: pg.Pool, origin: string): Promise<Owner> {
  const { token } = await makeClient(origin).register();
  const { rows } = await pool.query('select user_id from users order by created_at desc limit 1');
  return { token, userId: String(rows[0]?.user_id) };
}

/** Twenty questions of all types, as the fake model writes them about a text. */
export function makeSharedQuestions(): readonly Question[] {
  const random = seedRandom('sharing');
  const questions = draftByRule({
    text: prepareText(biology.text),
    seed: 'sharing',
    write: [...mixed20.types],
    trueStatements: 2,
    asked: [],
    topics: [],
  }).map((draft) =>
    arrangeDraft(draft, { id: randomUUID(), madeBy: 'ai', isVerified: true, random }),
  );
  if (questions.length !== 20) throw new Error(`only ${questions.length} questions`);
  return questions;
}

/** As if it had been shared now; that part is not measured here. */
export async function insertShare(
  pool: pg.Pool,
  { userId }: Owner,
  questions: readonly Question[],
  expiresAt = new Date(Date.now() + sharingLimits.storedMs),
): Promise<string> {
  const code = makeShareCode(randomBytes(sharingLimits.codeLength));
  const testId = randomUUID();
  const settings = { enableTimer: false, timerDuration: 30, difficulty: 'medium' };
  await pool.query(
    `insert into shared_tests (code, owner_id, test_id, title, description, settings, questions,
      created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, now(), $8)`,
    [
      code,
      userId,
      testId,
      'Chapter 4: what to know for Friday',
      'Twenty minutes are enough.',
      JSON.stringify(settings),
      JSON.stringify(questions),
      expiresAt,
    ],
  );
  await pool.query(
    'insert into user_shares (user_id, test_id, code, created_at) values ($1, $2, $3, now())',
    [userId, testId, code],
  );
  return code;
}
