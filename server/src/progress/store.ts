import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db.ts';

export type HomeRow = {
  /** A test or a set. */
  groupId: string;
  name: string;
  kind: 'test' | 'set';
  /** Of a test: where each of its texts begins. */
  parts: unknown;
};

/** All tests and sets. */
export async function readGroups(db: Db, userId: string): Promise<HomeRow[]> {
  const { rows } = await sql<HomeRow>`
    select test_id as "groupId", name, 'test' as kind, parts from tests where user_id = ${userId}
    union all
    select set_id, name, 'set', null from flashcard_sets where user_id = ${userId}
  `.execute(db);
  return rows;
}

/** Of which materials each test and set was made, the first use first. */
export function readOrigins(db: Db, userId: string) {
  return db
    .selectFrom('materialUses as u')
    .innerJoin('materials as m', (join) =>
      join.onRef('m.userId', '=', 'u.userId').onRef('m.materialId', '=', 'u.materialId'),
    )
    .select(['u.thingId as groupId', 'm.materialId', 'm.title', 'm.subject'])
    .where('u.userId', '=', userId)
    .orderBy('u.usedAt')
    .orderBy('m.materialId')
    .execute();
}

export type OriginRow = Awaited<ReturnType<typeof readOrigins>>[number];

export type QuestionRow = {
  questionId: string;
  testId: string;
  topic: string | null;
  format: string | null;
  start: number | null;
};

/**
 * The questions that tests have, or one of them, with as much of them as tells what they are about.
 */
export async function readQuestions(
  db: Db,
  userId: string,
  testId?: string,
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select question_id as "questionId", test_id as "testId", question ->> 'topic' as topic,
      question ->> 'format' as format, case when jsonb_typeof(question #> '{source,start}') = 'number'
        then (question #>> '{source,start}')::double precision end as start
    from test_questions
    where user_id = ${userId} and removed_at is null ${ofTest(sql`test_id`, testId)}
  `.execute(db);
  return rows;
}

/** Whole, as they are stored. */
export async function readWholeQuestions(
  db: Db,
  userId: string,
  questionIds: readonly string[],
): Promise<{ questionId: string; question: unknown }[]> {
  if (questionIds.length === 0) return [];
  const { rows } = await sql<{ questionId: string; question: unknown }>`
    select question_id as "questionId", question from test_questions
    where user_id = ${userId} and question_id = any(${questionIds}::uuid[]) and removed_at is null
  `.execute(db);
  return rows;
}

type AnswerRow = {
  questionId: string;
  answers: number;
  right: number;
  wasRight: boolean;
  lastAt: Date;
};

/**
 * How often each question was asked in what was handed in, how often that went well, and how it
 * went the last time. What waits for review is left out; what was left empty was asked, but for an
 * endless test.
 */
export async function readAnswers(db: Db, userId: string, testId?: string): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select question_id as "questionId", count(*)::integer as answers,
      (count(*) filter (where verdict = 'correct'))::integer as "right",
      (array_agg(verdict = 'correct' order by submitted_at desc, round desc))[1] as "wasRight",
      max(submitted_at) as "lastAt"
    from (
      select x.question_id, x.verdict, a.submitted_at, x.round from attempts a
      join attempt_answers x on x.user_id = a.user_id and x.attempt_id = a.attempt_id
      where a.user_id = ${userId} and a.submitted_at is not null
        and x.verdict <> 'needs-review' ${ofTest(sql`a.test_id`, testId)}
      union all
      select asked.question_id, 'unanswered', a.submitted_at, 0 from attempts a
      cross join lateral unnest(a.question_ids) as asked (question_id)
      where a.user_id = ${userId} and a.submitted_at is not null and not a.is_endless
        ${ofTest(sql`a.test_id`, testId)} and not exists (
          select 1 from attempt_answers x
          where x.user_id = a.user_id and x.attempt_id = a.attempt_id
            and x.question_id = asked.question_id and x.verdict is not null
        )
    ) as outcomes
    group by question_id
  `.execute(db);
  return rows;
}

function ofTest(column: RawBuilder<unknown>, testId: string | undefined): RawBuilder<unknown> {
  return testId === undefined ? sql`` : sql`and ${column} = ${testId}`;
}

/** Everything that was reviewed or missed; of one test or set, where one is named. */
export function readMemories(db: Db, userId: string, groupId?: string) {
  const all = db
    .selectFrom('reviewSchedules')
    .select([
      'itemId',
      'itemNumber',
      'groupId',
      'state',
      'stability',
      'difficulty',
      'lastReviewedAt',
      'missedAt',
      'reps',
    ])
    .where('userId', '=', userId);
  return (groupId === undefined ? all : all.where('groupId', '=', groupId)).execute();
}

export type MemoryRow = Awaited<ReturnType<typeof readMemories>>[number];

export type CardRow = {
  cardId: string;
  setId: string;
  topic: string | null;
  format: string;
  /** Of the text that its sentence is in. */
  title: string | null;
};

/** All cards, with as much of them as tells what they are about. */
export async function readCards(db: Db, userId: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select card_id as "cardId", set_id as "setId", source ->> 'topic' as topic, format,
      source ->> 'title' as title
    from flashcards
    where user_id = ${userId}
  `.execute(db);
  return rows;
}

/** What was handed in since a moment. */
export function readFinished(db: Db, userId: string, since: Date) {
  return db
    .selectFrom('attempts')
    .select(['testId', 'submittedAt', 'timeTakenSeconds'])
    .where('userId', '=', userId)
    .where('submittedAt', '>=', since)
    .orderBy('submittedAt')
    .execute();
}

export async function hasBegun(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select 1 from review_batches where user_id = ${userId})
      or exists (
        select 1 from attempts where user_id = ${userId} and submitted_at is not null
      ) as "isThere"
  `.execute(db);
  return rows[0]?.isThere ?? false;
}

/** Days on which topics were weighed, the latest first. */
export function readMasteryDays(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
) {
  return db
    .selectFrom('masteryDays')
    .select(['day', 'topics'])
    .where('userId', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .execute();
}

export async function hasMasteryDay(db: Db, userId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('masteryDays')
    .select('day')
    .where('userId', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first look at a day is kept. */
export async function insertMasteryDay(
  db: Db,
  userId: string,
  { day, topics }: { day: string; topics: Readonly<Record<string, number>> },
): Promise<void> {
  await sql`
    insert into mastery_days (user_id, day, topics)
    select user_id, ${day}, ${JSON.stringify(topics)}::jsonb from users where user_id = ${userId}
    on conflict (user_id, day) do nothing
  `.execute(db);
}

export async function eraseMasteryDays(db: Db, userId: string, before?: string): Promise<void> {
  const all = db.deleteFrom('masteryDays').where('userId', '=', userId);
  await (before === undefined ? all : all.where('day', '<', before)).execute();
}
