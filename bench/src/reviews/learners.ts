import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export type Learner = { userId: string; cardIds: string[] };

/** Learners with one set of cards each, none of which was reviewed. */
export async function insertLearners(
  pool: pg.Pool,
  { learners, cards }: { learners: number; cards: number },
): Promise<Learner[]> {
  const made = Array.from({ length: learners }, () => ({
    userId: randomUUID(),
    cardIds: Array.from({ length: cards }, () => randomUUID()),
  }));
  const userIds = made.map(({ userId }) => userId);
  await pool.query(
    `insert into users (user_id, email, display_name, created_at, time_zone)
     select id, id || '@example.edu', 'Learner', now(), 'UTC' from unnest($1::uuid[]) as id`,
    [userIds],
  );
  await addSets(pool, made);
  return made;
}

/** One set for each, whose id is that of its learner. */
export async function addSets(pool: pg.Pool, learners: readonly Learner[]): Promise<void> {
  await pool.query(
    `insert into flashcard_sets (user_id, set_id, name, description, titles, created_at)
     select id, id, 'Memory', '', '{}', now() from unnest($1::uuid[]) as id`,
    [learners.map(({ userId }) => userId)],
  );
  for (const { userId, cardIds } of learners) {
    await pool.query(
      `insert into flashcards
         (user_id, card_id, set_id, place, type, front, back, made_by, created_at)
       select $1, card.id, $1, card.no, 'term-definition', 'Term ' || card.no,
         'What the term means, in a sentence of the usual length.', 'owner', now()
       from unnest($2::uuid[]) with ordinality as card (id, no)`,
      [userId, cardIds],
    );
  }
}
