import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { atMostRow, noneRow, toldRow } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Scratch } from '../scratch.ts';
import { startEngram } from '../start-engram.ts';
import { answerQuestion } from './answers.ts';
import { insertSubmissions, submissions } from './insert-submissions.ts';
import type { Answered, Planned } from './order.ts';
import { percentile, runLoad } from './run-load.ts';
import { insertShare, type Owner } from './shares.ts';

type Regrading = {
  scratch: Scratch;
  owner: Owner;
  questions: readonly Question[];
  ours: { origin: string };
};

/** As many as a link brings that goes round: a hundred thousand within an hour. */
const rate = 28;
const seconds = 5;
const rounds = 3;
const marks = { seconds: 60, slower: 2 };

/** A key is corrected that a hundred thousand were graded by, while people go on submitting. */
export async function measureRegrading(
  { scratch, owner, questions, ours }: Regrading,
  add: AddRows,
): Promise<void> {
  const { pool } = scratch;
  const code = await insertShare(pool, owner, questions);
  await insertSubmissions(pool, code, questions);
  const worker = await startEngram(scratch, { ROLE: 'worker' });
  try {
    await submitFor(ours.origin, { code, questions, seed: 'warm' });
    const quiet: Answered[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await submitFor(ours.origin, { code, questions, seed: `quiet ${round}` })));
    }
    const begun = performance.now();
    await correctKey(ours.origin, { owner, code, questions });
    const finished = waitUntilRegraded(pool, code).then(() => (performance.now() - begun) / 1000);
    const meanwhile: Answered[] = [];
    let isOver = false;
    void finished.then(() => (isOver = true));
    do {
      const seed = `meanwhile ${meanwhile.length}`;
      meanwhile.push(...(await submitFor(ours.origin, { code, questions, seed })));
    } while (!isOver);
    const took = await finished;
    const [before, during] = [p95(quiet), p95(meanwhile)];
    const left = await countOlder(pool, code);
    const refused = [...quiet, ...meanwhile].filter(({ status }) => status !== 200);
    add(
      atMostRow({
        name: `regrading: ${submissions} submissions, seconds`,
        value: took,
        mark: marks.seconds,
        note: `${Math.round(submissions / took)} a second`,
      }),
      atMostRow({
        name: 'regrading: p95 of submit against quiet',
        value: during / before,
        mark: marks.slower,
        note: `p95 ${during.toFixed(1)} ms, quiet ${before.toFixed(1)} ms`,
      }),
      noneRow({
        name: 'regrading: submissions refused meanwhile',
        of: quiet.length + meanwhile.length,
        bad: refused.map(({ status }) => String(status)),
      }),
      toldRow('regrading: graded by an older version, for the look later', String(left)),
    );
  } finally {
    await worker.stop();
  }
}

type Submitting = { code: string; questions: readonly Question[]; seed: string };

/** Strangers hand in, one by one. */
function submitFor(origin: string, { code, questions, seed }: Submitting): Promise<Answered[]> {
  const random = seedRandom(seed);
  const calls = Array.from({ length: rate * seconds }, (_, taker): Planned => {
    const given = questions.flatMap((question) => {
      const { answer } = answerQuestion(question, random);
      return answer === null ? [] : [[question.id, answer]];
    });
    return {
      atMs: random() * seconds * 1000,
      taker,
      what: 'submit',
      method: 'POST',
      path: `/api/shared-tests/${code}/submit`,
      headers: {
        'x-forwarded-for': `198.18.${taker % 200}.${Math.floor(random() * 250)}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ answers: Object.fromEntries(given), timeTaken: 300 }),
    };
  });
  return runLoad(origin, calls);
}

type Correcting = { owner: Owner; code: string; questions: readonly Question[] };

/** Another option is right, so that most scores change. */
async function correctKey(origin: string, { owner, code, questions }: Correcting): Promise<void> {
  const choice = questions.find((question) => question.type === 'multiple-choice');
  const other =
    choice?.type === 'multiple-choice' &&
    choice.options.find(({ id }) => id !== choice.correctAnswer);
  if (!other) throw new Error('There is no question with options');
  const correction = { kind: 'key', questionId: choice.id, key: { correctAnswer: other.id } };
  const reply = await fetch(`${origin}/api/shared-tests/${code}/corrections`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ correction }),
  });
  if (!reply.ok) throw new Error(`The correction answered ${reply.status}`);
}

/** But for those that came by the memory of the process, which are looked for later. */
async function waitUntilRegraded(pool: Scratch['pool'], code: string): Promise<void> {
  while ((await countOlder(pool, code)) > submissions / 1_000) await pause(250);
}

async function countOlder(pool: Scratch['pool'], code: string): Promise<number> {
  const { rows } = await pool.query<{ older: number }>(
    'select count(*)::integer as older from shared_attempts where code = $1 and graded_version < 2',
    [code],
  );
  return rows[0]?.older ?? 0;
}

function p95(answers: readonly Answered[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    0.95,
  );
}
