import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export type MaterialKey = { userId: string; materialId: string };

/** More were never made of one text; beyond, the newest are enough. */
const mostThings = 200;

export type TextWithPlaces = { materialId: string; text: string; sentencePlaces: number[] | null };

export function readTextsWithPlaces(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<TextWithPlaces[]> {
  return db
    .selectFrom('materials')
    .select(['materialId', 'text', 'sentencePlaces'])
    .where('userId', '=', userId)
    .where('materialId', 'in', ids)
    .execute();
}

export async function setSentencePlaces(
  db: Db,
  { userId, materialId }: MaterialKey,
  sentencePlaces: number[],
): Promise<void> {
  await db
    .updateTable('materials')
    .set({ sentencePlaces })
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .execute();
}

/** The tests that were made of materials, the newest first; one of several stands there for each. */
export function readTestsOf(db: Db, userId: string, materialIds: readonly string[]) {
  return db
    .selectFrom('materialUses as u')
    .innerJoin('tests as t', (join) =>
      join.onRef('t.userId', '=', 'u.userId').onRef('t.testId', '=', 'u.thingId'),
    )
    .select(['u.materialId', 't.testId', 't.name', 't.lastScore', 't.lastTakenAt', 't.parts'])
    .select(
      sql<number>`(
        select count(*)::integer from test_questions q
        where q.user_id = t.user_id and q.test_id = t.test_id and q.removed_at is null
      )`.as('questionCount'),
    )
    .where('u.userId', '=', userId)
    .where('u.materialId', 'in', materialIds)
    .where('u.usedIn', '=', 'test')
    .orderBy('u.usedAt', 'desc')
    .orderBy('t.testId', 'desc')
    .limit(mostThings * materialIds.length)
    .execute();
}

/** Also those that were taken out of their test, which may have been answered before. */
export function readQuestionsOf(db: Db, userId: string, testIds: readonly string[]) {
  return db
    .selectFrom('testQuestions')
    .select(['testId', 'questionId', 'question', 'removedAt'])
    .where('userId', '=', userId)
    .where('testId', 'in', testIds)
    .execute();
}

export type QuestionTally = { testId: string; questionId: string; right: number; asked: number };

/**
 * How the questions of tests went in all that was handed in. One that was left out has no row and was
 * asked all the same, but for an endless test, which asks one after the other.
 */
export async function tallyQuestions(
  db: Db,
  userId: string,
  testIds: readonly string[],
): Promise<QuestionTally[]> {
  const { rows } = await sql<QuestionTally>`
    select test_id as "testId", question_id as "questionId",
      (count(*) filter (where verdict = 'correct'))::integer as "right",
      count(*)::integer as asked
    from (
      select a.test_id, x.question_id, x.verdict from attempts a
      join attempt_answers x on x.user_id = a.user_id and x.attempt_id = a.attempt_id
      where a.user_id = ${userId} and a.test_id = any(${testIds}::uuid[])
        and a.submitted_at is not null and x.verdict <> 'needs-review'
      union all
      select a.test_id, asked.question_id, 'unanswered' from attempts a
      cross join lateral unnest(a.question_ids) as asked (question_id)
      where a.user_id = ${userId} and a.test_id = any(${testIds}::uuid[])
        and a.submitted_at is not null and not a.is_endless
        and not exists (
          select 1 from attempt_answers x
          where x.user_id = a.user_id and x.attempt_id = a.attempt_id
            and x.question_id = asked.question_id and x.verdict is not null
        )
    ) as outcomes
    group by test_id, question_id
  `.execute(db);
  return rows;
}

/** What was answered where a part of it was right. */
export async function readPartlyRight(db: Db, userId: string, testIds: readonly string[]) {
  const { rows } = await sql<{ testId: string; questionId: string; answer: unknown }>`
    select a.test_id as "testId", x.question_id as "questionId",
      coalesce(x.first_answer, x.answer) as answer
    from attempts a
    join attempt_answers x on x.user_id = a.user_id and x.attempt_id = a.attempt_id
    where a.user_id = ${userId} and a.test_id = any(${testIds}::uuid[])
      and a.submitted_at is not null and x.verdict = 'incorrect' and x.parts_right > 0
  `.execute(db);
  return rows;
}

/** The sets that were made of a material, the newest first. */
export function readSetsOf(db: Db, { userId, materialId }: MaterialKey) {
  return db
    .selectFrom('materialUses as u')
    .innerJoin('flashcardSets as s', (join) =>
      join.onRef('s.userId', '=', 'u.userId').onRef('s.setId', '=', 'u.thingId'),
    )
    .select(['s.setId', 's.name'])
    .select([
      sql<number>`(
        select count(*)::integer from flashcards c
        where c.user_id = s.user_id and c.set_id = s.set_id
      )`.as('cardCount'),
      sql<number>`(
        select count(*)::integer from flashcards c
        where c.user_id = s.user_id and c.set_id = s.set_id and c.standing = 'known'
      )`.as('knownCount'),
    ])
    .where('u.userId', '=', userId)
    .where('u.materialId', '=', materialId)
    .where('u.usedIn', '=', 'flashcard-set')
    .orderBy('u.usedAt', 'desc')
    .orderBy('s.setId', 'desc')
    .limit(mostThings)
    .execute();
}
