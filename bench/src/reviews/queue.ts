import type pg from 'pg';
import { median } from '../median.ts';
import { atMostRow, type Row, toldRow } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Scratch } from '../scratch.ts';
import { startEngram } from '../start-engram.ts';
import { fillReviews, reviewsPerCard } from './fill-reviews.ts';
import { signInLearners, type SignedIn } from './run-http.ts';

const cardsPerLearner = 5_000;
const million = 1_000_000;

/** What is due next, for learners with 5,000 cards each: few of them, and a thousand. */
export async function measureQueue(
  scratch: Scratch,
  add: AddRows,
  { isShort }: { isShort: boolean },
): Promise<void> {
  const { pool } = scratch;
  const engram = await startEngram(scratch);
  try {
    const asked = await signInLearners(pool, engram.origin, { learners: 5, cards: 0 });
    await fillReviews(pool, asked, cardsPerLearner);
    const few = await timeDue(pool, asked, engram.origin);
    const reviews = asked.length * cardsPerLearner * reviewsPerCard;
    add(toldRow('next due at 1e5 reviews, SQL and HTTP', describe(few)));
    if (isShort) return add(await measureBytes(pool, reviews));
    const others = (5 * million) / cardsPerLearner - asked.length;
    await fillReviews(pool, others, cardsPerLearner);
    const many = await timeDue(pool, asked, engram.origin);
    add(
      toldRow('next due at 2e7 reviews, SQL and HTTP', describe(many)),
      atMostRow({
        name: 'next due at 2e7 against 1e5, SQL',
        value: many.sql / few.sql,
        mark: 3,
        note: '5e6 cards',
      }),
      atMostRow({
        name: 'next due at 2e7 against 1e5, HTTP',
        value: many.http / few.http,
        mark: 3,
        note: 'whole queue call',
      }),
      await measureBytes(pool, 5 * million * reviewsPerCard),
    );
  } finally {
    await engram.stop();
  }
}

function describe({ sql, http }: { sql: number; http: number }): string {
  return `${sql.toFixed(2)} ms and ${http.toFixed(1)} ms`;
}

async function measureBytes(pool: pg.Pool, reviews: number): Promise<Row> {
  const { rows } = await pool.query<{ bytes: string; schedules: string }>(
    `select pg_total_relation_size('review_batches') as bytes,
       pg_total_relation_size('review_schedules') as schedules`,
  );
  return atMostRow({
    name: 'bytes for a review, with its index',
    value: Number(rows[0]?.bytes) / reviews,
    mark: 20,
    note: `in batches of 50, in smaller ones more; ${(Number(rows[0]?.schedules) / (reviews / reviewsPerCard)).toFixed(0)} bytes for a schedule, with its indexes`,
  });
}

const tries = 60;

/** Medians; the statement is the one of the store that most of a queue comes of. */
async function timeDue(pool: pg.Pool, learners: readonly SignedIn[], origin: string) {
  const [sql, http]: [number[], number[]] = [[], []];
  for (let no = 0; no < tries; no += 1) {
    const { userId, token } = learners[no % learners.length] ?? { userId: '', token: '' };
    sql.push(
      await timed(() =>
        pool.query(
          `select item_id, item_number, kind, group_id, state, due, stability, difficulty, step,
             reps, lapses, last_reviewed_at, last_told_at, missed_at
           from review_schedules s where user_id = $1
             and due < now() + interval '12 hours' and state not in ('learning', 'relearning')
             and case kind
               when 'card' then exists (
                 select 1 from flashcards c where c.user_id = s.user_id and c.card_id = s.item_id
               )
               else exists (
                 select 1 from test_questions q where q.user_id = s.user_id
                   and q.test_id = s.group_id and q.question_id = s.item_id
                   and q.removed_at is null
               )
             end
           order by due, item_id limit 50`,
          [userId],
        ),
      ),
    );
    http.push(
      await timed(async () => {
        const reply = await fetch(`${origin}/api/reviews/queue`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { items } = (await reply.json()) satisfies { items: unknown[] };
        if (items.length !== 50) throw new Error(`${items.length} items`);
      }),
    );
  }
  return { sql: median(sql), http: median(http) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
