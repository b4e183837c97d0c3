import { packReviews } from '@engram/core/reviews/pack-reviews.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Learner } from './learners.ts';

export const reviewsPerCard = 4;
const perBatch = 50;
const day = 24 * 60 * 60 * 1000;

/**
 * Learners with one set each, all of whose cards were reviewed four times over two years; a
 * twentieth of them is due. Given as learners, or as a number of new ones.
 */
export async function fillReviews(
  pool: pg.Pool,
  learners: readonly Learner[] | number,
  cards: number,
): Promise<void> {
  const userIds = await findIds(pool, learners);
  const packed = packBatches(cards);
  await pool.query('create table batches (no integer, id uuid, reviews bytea)');
  await pool.query(
    `insert into batches select no - 1, id, reviews
     from unnest($1::uuid[], $2::bytea[]) with ordinality as b (id, reviews, no)`,
    [packed.map(({ id }) => id), packed.map(({ reviews }) => Buffer.from(reviews))],
  );
  // A few learners at a time: one statement for millions would need as much memory.
  for (let from = 0; from < userIds.length; from += 25) {
    const some = userIds.slice(from, from + 25);
    await pool.query(
      `insert into flashcards
         (user_id, card_id, set_id, place, type, front, back, made_by, standing, created_at)
       select id, gen_random_uuid(), id, no, 'term-definition', 'Term ' || no,
         'What the term means, in a sentence of the usual length.', 'owner', 'known', now()
       from unnest($1::uuid[]) as id, generate_series(0, $2 - 1) as no`,
      [some, cards],
    );
    await pool.query(
      `insert into review_schedules (user_id, item_id, item_number, kind, group_id, state, due,
         stability, difficulty, step, reps, lapses, last_reviewed_at, last_told_at)
       select user_id, card_id, place, 'card', set_id, 'review',
         now() + (place % 380 - 19) * interval '1 day', 20.5, 5.25, 0, 4, 0,
         now() - interval '20 days', now() - interval '20 days'
       from flashcards where user_id = any($1)`,
      [some],
    );
    await pool.query(
      `insert into review_batches (user_id, batch_id, retention, reviews)
       select learner, batches.id, 90, reviews from unnest($1::uuid[]) as learner, batches`,
      [some],
    );
  }
  await pool.query('drop table batches');
  await pool.query('vacuum analyze review_schedules');
  await pool.query('vacuum analyze review_batches');
  await pool.query('vacuum analyze flashcards');
}

async function findIds(
  pool: pg.Pool,
  learners: readonly Learner[] | number,
): Promise<readonly string[]> {
  if (typeof learners !== 'number') return learners.map(({ userId }) => userId);
  const { rows } = await pool.query<{ id: string }>(
    `with added as (
       insert into users (user_id, email, display_name, created_at)
       select gen_random_uuid(), gen_random_uuid() || '@example.edu', 'Learner', now()
       from generate_series(1, $1) returning user_id
     )
     insert into flashcard_sets (user_id, set_id, name, description, titles, created_at)
     select user_id, user_id, 'Memory', '', '{}', now() from added returning user_id as id`,
    [learners],
  );
  return rows.map(({ id }) => id);
}

/** As a learner's device would have sent them, a batch a day or so. */
function packBatches(cards: number): { id: string; reviews: Uint8Array }[] {
  const count = (cards * reviewsPerCard) / perBatch;
  const start = Date.now() - 730 * day;
  return Array.from({ length: count }, (_, batch) => {
    const at = start + (batch * 700 * day) / count;
    const reviews = Array.from({ length: perBatch }, (_one, no) => ({
      at: at + no * 9_000 + ((no * 7_919) % 4_000),
      item: (batch * perBatch + no) % cards,
      chance: (batch * 50_021 + no * 2_654_435_761) % 0x1_0000_0000,
      mark: 'good' as const,
      after: 'days' as const,
      isQuestion: false,
      tookMs: 3_000 + ((no * 613) % 9_000),
    }));
    return { id: uuidv7({ msecs: at + 600_000 }), reviews: packReviews(reviews) };
  });
}
