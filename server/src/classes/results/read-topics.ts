import { randomUUID } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import { countTopics, weakestOf } from '@engram/core/classes/count-topics.ts';
import type { KnownTopic } from '@engram/core/classes/gradebook.ts';
import { classLimits } from '@engram/core/limits.ts';
import { plainName } from '@engram/core/plain-name.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { z } from 'zod';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { keepCopy } from '../../practice-tests/saving/keep-copy.ts';
import { readGivenQuestions } from '../../sharing/members/member-tries.ts';
import { getOwnClass } from '../owning/own-class.ts';
import { topicTestName } from './messages.ts';
import { readResultRows, readTestRows, readTopicRows } from './store.ts';

export const TopicCounts = z.array(
  z.object({ topic: z.string(), right: z.int(), answers: z.int() }),
);

type Known = { codes: string[]; topics: KnownTopic[] };

/** By the last tests that somebody has handed in. */
async function readKnown(db: Db, classId: string): Promise<Known> {
  const [tests, results] = await Promise.all([
    readTestRows(db, classId),
    readResultRows(db, classId),
  ]);
  const codes = tests
    .map(({ code }) => code)
    .filter((code) => results.some((one) => one.code === code && one.state !== 'absent'))
    .slice(-classLimits.testsForTopics);
  const rows = await readTopicRows(db, classId, codes);
  return { codes, topics: countTopics(rows.flatMap((topics) => TopicCounts.parse(topics))) };
}

export async function readTopics(
  db: Db,
  userId: string,
  classId: string,
): Promise<{ testCount: number; topics: KnownTopic[] }> {
  await getOwnClass(db, userId, classId);
  const { codes, topics } = await readKnown(db, classId);
  return { testCount: codes.length, topics };
}

/** Their questions of the last tests, in a test of the teacher's own, who may change it before giving it. */
export async function makeTopicTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { uid, plan }: User,
  { classId, testId }: { classId: string; testId: string },
): Promise<{ testId: string }> {
  await getOwnClass(db, uid, classId);
  const { codes, topics } = await readKnown(db, classId);
  const weakest = weakestOf(topics);
  const names = new Set(weakest.map(({ topic }) => plainName(topic)));
  const questions: Question[] = [];
  for (const code of codes) questions.push(...((await readGivenQuestions(db, code)) ?? []));
  const chosen = questions
    .filter(({ topic }) => topic !== null && names.has(plainName(topic)))
    .slice(0, plans[plan].limits.questionsPerTest);
  if (chosen.length === 0) throw new AppError('not-found');
  await db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, uid))) throw new AppError('not-signed-in');
    await keepCopy(
      tx,
      { userId: uid, testId },
      {
        name: topicTestName(weakest.map(({ topic }) => topic)),
        settings: { enableTimer: false, timerDuration: 30 },
        // The same question may be in the test it came from, which is the teacher's too.
        questions: chosen.map((question) => ({ ...question, id: randomUUID() })),
        now: clock.now(),
      },
    );
  });
  return { testId };
}
