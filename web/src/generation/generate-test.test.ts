import { beforeEach, expect, it, vi } from 'vitest';
import { bodyOf } from '../testing/stub-server.ts';
import { describeFailure } from './describe-failure.ts';
import { stillWanted } from './make-in-time.ts';
import {
  cancelPath,
  done,
  followPath,
  generate,
  generationId,
  making,
  questionAt,
  silence,
  started,
  startPath,
  stubConnections,
  tellEvent,
  tellPlace,
  tellQuestion,
  wish,
} from './testing/stub-generation.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const whole = started + tellQuestion(1) + tellQuestion(0) + tellQuestion(2) + done;

it('[PREV-28] asks POST /api/questions/generate, as the user that is signed in (D28)', async () => {
  localStorage.setItem('token', 'eg_abc');
  const asked = stubConnections({ [startPath]: [whole] });
  await settle(generate());
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: '/api/questions/generate',
    init: { method: 'POST', headers: { authorization: 'Bearer eg_abc' } },
  });
  expect(bodyOf(asked[0])).toMatchObject(wish);
});

it('tells each question as it arrives, and gives them in the order of the test', async () => {
  stubConnections({ [startPath]: [whole] });
  const { told, test } = await settle(generate());
  expect(told.map(([slot]) => slot)).toEqual([1, 0, 2]);
  expect(test).toEqual({
    generationId,
    making,
    questions: [0, 1, 2].map(questionAt),
    madeHere: [],
  });
});

it('takes a lost connection up after the last event seen, and tells no question twice', async () => {
  const asked = stubConnections({
    [startPath]: [started + tellQuestion(0)],
    [followPath]: [tellQuestion(0) + tellQuestion(1), tellQuestion(2) + done],
  });
  const { told, test } = await settle(generate());
  expect(asked.map(({ path }) => path)).toEqual([startPath, followPath, followPath]);
  const seen = asked.map(({ init }) => new Headers(init.headers).get('last-event-id'));
  expect(seen).toEqual([null, '1-0', '2-0']);
  expect(told.map(([slot]) => slot)).toEqual([0, 1, 2]);
  expect(test.questions).toHaveLength(3);
});

it('asks for nothing more once the test is done, however the connection ends', async () => {
  const isCut = whole.replace('event: end\ndata: {}\n\n', '');
  const asked = stubConnections({ [startPath]: [isCut] });
  expect((await settle(generate())).test.questions).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

it('starts again with the same key when nobody has said yet what was started', async () => {
  const asked = stubConnections({ [startPath]: [new TypeError('Failed to fetch'), whole] });
  expect((await settle(generate())).test.making).toEqual(making);
  const keys = asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it('[PREV-20] [BAPI-11] [BLIM-19] [BERR-01] gives up after 60 s, and not before', async () => {
  const asked = stubConnections({
    [startPath]: [started],
    [followPath]: [silence, silence],
    [cancelPath]: [new Response('{}')],
  });
  const failure = failureOf(generate());
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked.map(({ path }) => path)).not.toContain(cancelPath);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({
    code: 'generation-timed-out',
    message: 'Question generation timed out. Please try again.',
  });
  expect(describeFailure(await failure)).toBe(
    'The request took too long to complete. Please try again or reduce the number of questions.',
  );
  expect(asked.at(-1)?.path).toBe(cancelPath);
});

it('gives a test that has waited in line its 60 s from its turn on', async () => {
  const bytes = new TransformStream<Uint8Array, Uint8Array>();
  const writer = bytes.writable.getWriter();
  const tell = (events: string) => writer.write(new TextEncoder().encode(events));
  const asked = stubConnections({
    [startPath]: [new Response(bytes.readable)],
    [cancelPath]: [new Response('{}')],
  });
  /** Of a server that is still there. */
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      void tell(': still here\n\n');
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  const failure = failureOf(generate());
  void tell(started + tellPlace(3));
  await pass(100);
  void tell(tellPlace(0));
  await pass(59);
  expect(asked[0]?.init.signal?.aborted).toBe(false);
  await pass(1);
  expect(asked[0]?.init.signal?.aborted).toBe(true);
  // As a browser does with an answer that nobody wants any more.
  void writer.abort(new DOMException('aborted', 'AbortError'));
  expect(await failure).toMatchObject({ code: 'generation-timed-out' });
  expect(asked.at(-1)?.path).toBe(cancelPath);
});

it('does not ask again after a time-out (D15)', async () => {
  const asked = stubConnections({ [startPath]: [started], [followPath]: [silence] });
  const failure = failureOf(generate());
  await vi.advanceTimersByTimeAsync(60_000);
  await failure;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter(({ path }) => path === startPath)).toHaveLength(1);
});

it('stops when it is cancelled, and tells the server so', async () => {
  const asked = stubConnections({
    [startPath]: [started],
    [followPath]: [silence],
    [cancelPath]: [new Response('{}')],
  });
  const controller = new AbortController();
  const failure = failureOf(generate({}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(5_000);
  controller.abort();
  expect(await failure).toMatchObject({ code: 'aborted' });
  expect(asked.at(-1)).toMatchObject({ path: cancelPath, init: { method: 'POST' } });
});

it('waits for what was cancelled before, even where that had no id yet', async () => {
  const answering = Promise.withResolvers<Response>();
  const asked = stubConnections({
    [startPath]: [answering.promise, whole],
    [cancelPath]: [new Response('{}')],
  });
  const controller = new AbortController();
  const first = failureOf(generate({}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  const second = generate();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.map(({ path }) => path)).toEqual([startPath]);
  answering.resolve(new Response(started + tellQuestion(0)));
  expect((await settle(second)).test.questions).toHaveLength(3);
  expect(await first).toMatchObject({ code: 'aborted' });
  expect(asked.map(({ path }) => path)).toEqual([startPath, cancelPath, startPath]);
});

it('tries once more where what was cancelled has not ended yet', async () => {
  const running = { code: 'generation-running', message: 'Another test is still made.' };
  const asked = stubConnections({
    [startPath]: [started, new Response(JSON.stringify(running), { status: 409 }), whole],
    [followPath]: [silence],
    [cancelPath]: [new Response('{}')],
  });
  const controller = new AbortController();
  const first = failureOf(generate({}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await first;
  expect((await settle(generate())).test.questions).toHaveLength(3);
  expect(asked.filter(({ path }) => path === startPath)).toHaveLength(3);
});

it('follows a test from its beginning that was started before a reload, and starts no other', async () => {
  const asked = stubConnections({ [followPath]: [whole] });
  const { told, test } = await settle(generate({}, { generationId }));
  expect(asked.map(({ path }) => path)).toEqual([followPath]);
  expect(told.map(([slot]) => slot)).toEqual([1, 0, 2]);
  expect(test).toEqual({
    generationId,
    making,
    questions: [0, 1, 2].map(questionAt),
    madeHere: [],
  });
});

it('says which test was started, and starts it under the key it is given', async () => {
  const asked = stubConnections({ [startPath]: [whole] });
  const onStarted = vi.fn<(id: string) => void>();
  await settle(generate({}, { onStarted, idempotencyKey: 'the-key' }));
  expect(onStarted.mock.calls).toEqual([[generationId]]);
  expect(new Headers(asked[0]?.init.headers).get('idempotency-key')).toBe('the-key');
});

it('lets the server go on when only the screen is left', async () => {
  const asked = stubConnections({ [startPath]: [started], [followPath]: [silence] });
  const controller = new AbortController();
  const failure = failureOf(generate({}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(5_000);
  controller.abort(stillWanted);
  expect(await failure).toMatchObject({ code: 'aborted' });
  expect(asked.map(({ path }) => path)).not.toContain(cancelPath);
});

it('[BERR-07] passes on what the server says of its own failure', async () => {
  const message = 'Your content contains material that violates content policies.';
  stubConnections({
    [startPath]: [started + tellEvent(1, { type: 'failed', code: 'content-policy', message })],
  });
  const failure = await settle(failureOf(generate()));
  expect(failure).toMatchObject({ code: 'content-policy' });
  expect(describeFailure(failure)).toBe(message);
});

it('[BERR-07] passes on a refusal, without a test in its place', async () => {
  const data = { code: 'ai-tests-used', message: 'You have used your 5 free tests this month.' };
  stubConnections({ [startPath]: [new Response(JSON.stringify(data), { status: 403 })] });
  const failure = await settle(failureOf(generate()));
  expect(describeFailure(failure)).toBe('You have used your 5 free tests this month.');
});

it('[BERR-07] says that it failed when a server error has no words', async () => {
  const broken = () => new Response('', { status: 500, statusText: 'Internal Server Error' });
  stubConnections({ [startPath]: [broken(), broken(), broken()] });
  const failure = await settle(failureOf(generate()));
  expect(describeFailure(failure)).toBe('Failed to generate test');
});

it('tells how much of a long text was left out, by the server or before it was sent', async () => {
  const told = {
    ...making,
    notices: ['Used 30,000 of 50,000 characters.'],
    usedCharacters: 30_000,
    totalCharacters: 50_000,
  };
  const end = `${tellEvent(9, { type: 'done', making: told })}event: end\ndata: {}\n\n`;
  stubConnections({ [startPath]: [started + tellQuestion(0) + end] });
  const { test } = await settle(generate({ studyMaterial: 'x'.repeat(60_000) }));
  expect(test.making).toMatchObject({
    notices: ['Used 30,000 of 60,000 characters.'],
    usedCharacters: 30_000,
    totalCharacters: 60_000,
  });
});

async function settle<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(20_000);
  return promise;
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
}
