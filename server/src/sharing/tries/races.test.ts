import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { collectTries } from '../collecting/collect-tries.ts';
import { makeAssignmentCalls } from '../testing/assignment-calls.ts';
import { answerAll } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const calls = makeAssignmentCalls(app, platform);
const { assignNew, begin, beginNew, close, readRows, runClosing, save, submitTry } = calls;

const grace = 30_000;

/** Counts replies by status and code. */
function tally(replies: readonly { statusCode: number; json: () => { code?: string } }[]) {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const name = reply.statusCode === 200 ? 'counted' : (reply.json().code ?? 'unknown');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function several(count: number, make: (index: number) => Promise<unknown>) {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

it('counts what is handed in while the test is closed, 20 times', async () => {
  const owner = await signIn();
  const { code, questions } = await assignNew(owner);
  const keys: string[] = [];
  for (let number = 0; number < 20; number += 1) {
    keys.push((await beginNew(code, { name: `Taker ${number}` })).key);
  }
  clock.advance(60_000);
  const replies = await Promise.all([
    ...keys.map((key) => submitTry(code, key, { answers: answerAll(questions, 'b') })),
    close(owner, code),
  ]);
  expect(tally(replies)).toEqual({ counted: 21 });
  const { closesAt } = (await calls.list(owner))[0] ?? { closesAt: '' };
  clock.advance(grace);
  await runClosing(code, closesAt);
  const rows = await readRows(code);
  expect(rows.map((row) => [row.score, row.is_collected])).toEqual(Array(20).fill([100, false]));
});

it('counts each try once where handing in and collecting meet, with what it says', async () => {
  const owner = await signIn();
  const { code, questions } = await assignNew(owner);
  const keys: string[] = [];
  for (let number = 0; number < 20; number += 1) {
    const { key } = await beginNew(code, { name: `Taker ${String(number).padStart(2, '0')}` });
    await save(code, key, { answers: answerAll(questions.slice(0, 1), 'b') });
    keys.push(key);
  }
  clock.advance(60_000);
  await close(owner, code);
  // The one moment in which both are allowed.
  clock.advance(grace);
  const sent = { answers: answerAll(questions, 'b'), revision: 2 };
  const [replies] = await Promise.all([
    Promise.all(keys.map((key) => submitTry(code, key, sent))),
    several(3, () => collectTries(platform, code)),
  ]);
  const rows = await readRows(code);
  expect(rows).toHaveLength(20);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(
    rows.map((row) => (row.is_collected ? 410 : 200)),
  );
  expect(rows.map(({ score }) => score)).toEqual(rows.map((row) => (row.is_collected ? 33 : 100)));
});

it('closes or counts, and never both, where the closing is long over on one side', async () => {
  const owner = await signIn();
  const { code, questions, assignment } = await assignNew(owner);
  const { key } = await beginNew(code);
  clock.advance(new Date(assignment.closesAt).getTime() + grace + 1 - clock.now().getTime());
  const sent = { answers: answerAll(questions, 'b') };
  const replies = await Promise.all([
    ...Array.from({ length: 20 }, () => submitTry(code, key, sent)),
    ...Array.from({ length: 20 }, () => save(code, key, { ...sent, revision: 9 })),
  ]);
  expect(tally(replies)).toEqual({ 'time-up': 40 });
  expect(await readRows(code)).toMatchObject([{ is_collected: true, score: 0 }]);
});

it('begins the second try once, however often it is asked for with the first handed in', async () => {
  const { code } = await assignNew(await signIn(), { rules: { tries: 3 } });
  const device = crypto.randomUUID();
  const { key } = await beginNew(code, { device });
  const replies = await Promise.all([
    submitTry(code, key),
    ...Array.from({ length: 20 }, () => begin(code, { device, number: 2 })),
  ]);
  expect(tally(replies)).toEqual({ counted: 21 });
  const numbers = (await readRows(code)).map((row) => row.try_number);
  expect([[1], [1, 2]]).toContainEqual(numbers);
});

it(
  'begins, saves and hands in for 1,000 takers at once, and loses nothing',
  { timeout: 300_000 },
  async () => {
    const { code, questions } = await assignNew(await signIn());
    const answers = answerAll(questions, 'b');
    // Somebody who is asked to come again comes again.
    const patient = async (ask: () => ReturnType<typeof begin>) => {
      let reply = await ask();
      while (reply.statusCode === 503) reply = await ask();
      return reply;
    };
    const begun = await several(1_000, (number) =>
      patient(() => begin(code, { name: `Taker ${number}` })).then((reply) => reply.json().key),
    );
    expect(new Set(begun).size).toBe(1_000);
    const keys = begun.map(String);
    await Promise.all(
      keys.flatMap((key, index) => [
        patient(() => save(code, key, { answers: answerAll(questions.slice(0, 1), 'b') })),
        ...(index < 500 ? [patient(() => submitTry(code, key, { answers, revision: 2 }))] : []),
      ]),
    );
    const rows = await readRows(code);
    expect(rows).toHaveLength(1_000);
    const of = (isDone: boolean) => rows.filter((row) => (row.submitted_at !== null) === isDone);
    expect(of(true).map(({ score }) => score)).toEqual(Array(500).fill(100));
    expect(of(false).map(({ answered }) => answered)).toEqual(Array(500).fill(1));
  },
);
