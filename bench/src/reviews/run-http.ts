import { Agent, request } from 'node:http';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { makeClient } from '../api-client.ts';
import { addSets, type Learner } from './learners.ts';

export type SignedIn = Learner & { token: string };

/** Learners who registered, with a set each. */
export async function signInLearners(
  pool: pg.Pool,
  origin: string,
  { learners, cards }: { learners: number; cards: number },
): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = [];
  for (let no = 0; no < learners; no += 1) {
    const { token } = await makeClient(origin).register();
    const { rows } = await pool.query('select user_id from users order by created_at desc limit 1');
    const cardIds = Array.from({ length: cards }, () => uuidv7());
    signedIn.push({ token, userId: String(rows[0]?.user_id), cardIds });
  }
  await addSets(pool, signedIn);
  return signedIn;
}

/** What a diligent learner has reviewed today: it is counted with every call. */
const batchesToday = 10;

/** Of other cards than those that are measured, or these would not lie on top. */
export async function studyToday(learners: readonly SignedIn[], origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (const { token, cardIds } of learners) {
    for (let no = 0; no < batchesToday; no += 1) {
      const at = Date.now() - (batchesToday - no) * minute;
      await post(agent, { origin, token, body: bodyOf(cardIds.slice(measured), at) });
    }
  }
  agent.destroy();
}

/** The first cards of each learner; the others are for what was there before. */
const measured = 50;

type Load = { origin: string; clients: number; seconds: number; from: number };

const minute = 60_000;

/** Batches a second, each client with learners of its own and one connection. */
export async function runHttp(
  learners: readonly SignedIn[],
  { origin, clients, seconds, from }: Load,
): Promise<number> {
  // Written before the time runs: making them is the work of the learners' devices.
  const perLearner = 40 * seconds;
  const bodies = learners.map(({ cardIds }) =>
    Array.from({ length: perLearner }, (_, no) =>
      bodyOf(cardIds.slice(0, measured), from + no * minute),
    ),
  );
  const endsAt = performance.now() + 1000 * seconds;
  let batches = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let no = 0; no < perLearner; no += 1) {
        for (const [at, { token }] of learners.entries()) {
          if (at % clients !== client) continue;
          if (performance.now() >= endsAt) return agent.destroy();
          await post(agent, { origin, token, body: bodies[at]?.[no] ?? Buffer.alloc(0) });
          batches += 1;
        }
      }
      throw new Error('All batches were sent before the time was over');
    }),
  );
  return batches / seconds;
}

function bodyOf(cardIds: readonly string[], at: number): Buffer {
  const reviews = cardIds.map((itemId, no) => ({
    id: uuidv7({ msecs: at + no }),
    itemId,
    mark: 'good',
    tookMs: 4_000,
  }));
  return Buffer.from(JSON.stringify({ batchId: uuidv7({ msecs: at + cardIds.length }), reviews }));
}

type Post = { origin: string; token: string; body: Buffer };

function post(agent: Agent, { origin, token, body }: Post): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const call = request(
      `${origin}/api/reviews/sync`,
      { method: 'POST', agent, headers },
      (reply) => {
        reply.resume();
        reply.once('error', reject);
        reply.once('end', () => {
          if (reply.statusCode === 200) resolve();
          else reject(new Error(`${reply.statusCode}`));
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
