import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maya } from '../../../testing/stub-server.ts';
import { forgetKeptOfOthers } from '../../../storage/kept-work.ts';
import { makeKeptTest, keptAsSaved } from '../../../practice-tests/keeping/kept-test.ts';
import { findKeptTest, keepTest } from '../../../practice-tests/keeping/test-store.ts';
import { forgetWorkOfOthers } from '../../../storage/unfinished-work.ts';
import { StubAttemptServer } from '../../testing/stub-attempt-server.ts';
import { idAt, makeTest, testId } from '../../testing/stub-test.ts';
import { attemptsOf } from '../attempt-store.ts';
import { findServerMs } from '../clock.ts';
import { sendLastWords } from './send-last-words.ts';
import { type Sync, startSync } from './sync.ts';
import { keepVerdict, listVerdicts } from '../verdict-store.ts';

const { uid } = maya;
let sync: Sync | undefined;
const refused = vi.fn();
const failed = vi.fn();
const settled = vi.fn();
const judged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => sync?.stop());

it('begins at once, sends an answer after a second, and nothing twice', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  expect(server.attempts.get(id)?.state).toBe('open');
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  await vi.advanceTimersByTimeAsync(900);
  expect(server.listCalls('PATCH')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.attempts.get(id)?.answers).toMatchObject([{ answer: 'b' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.listCalls('PATCH')).toHaveLength(1);
});

it('sends one call for what is typed in a second', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  for (const answer of ['E', 'En', 'Eng']) store.answer(id, { questionId: idAt(6), answer });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(server.listCalls('PATCH')).toMatchObject([{ answers: [{ answer: 'Eng', revision: 3 }] }]);
});

it('saves a test that was made here before an attempt at it begins', async () => {
  const server = new StubAttemptServer(makeTest());
  keepTest(uid, madeHere());
  await beginHere();
  expect(server.asked.map(({ call }) => call.split('/')[1])).toEqual(['tests', 'attempts']);
  expect(findKeptTest(uid, testId)?.unsaved).toBeNull();
});

it('goes on by itself when the server is back, and loses nothing', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.isDown = true;
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sync?.readLink()).toBe('failing');
  store.answer(id, { questionId: idAt(2), answer: 'False' });
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.attempts.get(id)?.answers).toHaveLength(2);
  expect(sync?.readLink()).toBe('idle');
});

it('does not wait for the end of a pause when the browser is online again', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.isDown = true;
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  await vi.advanceTimersByTimeAsync(60_000);
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(server.attempts.get(id)?.answers).toHaveLength(1);
});

it('submits once, with the answers that were not sent yet', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  store.submit(id, new Date());
  store.submit(id, new Date());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.submissions).toBe(1);
  expect(store.find(id)?.graded?.results?.correctCount).toBe(1);
  expect(server.listCalls(`PUT /attempts/${id}/submission`)).toHaveLength(1);
  expect(settled).toHaveBeenCalled();
});

it('submits in the next page what this one could not', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.isDown = true;
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  store.submit(id, new Date());
  await vi.advanceTimersByTimeAsync(5_000);
  sync?.stop();
  forgetWorkOfOthers();
  server.isDown = false;
  run();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.submissions).toBe(1);
});

it('tells of an attempt that began without a network how old it is', async () => {
  const server = new StubAttemptServer(makeTest());
  server.isDown = true;
  const { id } = await beginHere();
  await vi.advanceTimersByTimeAsync(89_900);
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(server.listCalls(`PUT /attempts/${id}`).at(-1)?.elapsedMs).toBe(90_000);
});

it('throws an attempt away on the server when it is discarded', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  store.discard(id);
  await vi.advanceTimersByTimeAsync(10);
  expect(server.attempts.has(id)).toBe(false);
  expect(store.find(id)?.isDiscarded).toBe(true);
});

it('tells of a refusal once, and lets the others go on', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.attempts.delete(id);
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  await vi.advanceTimersByTimeAsync(1_100);
  const other = store.begin(makeTest());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Gone.' }));
  expect(server.attempts.has(other.id)).toBe(true);
});

it('takes a session that is over for no refusal: the answers wait', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.refusal = { status: 401, code: 'not-signed-in', message: 'Please log in first.' };
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(failed).toHaveBeenCalled();
  expect(store.find(id)?.refusal).toBeNull();
});

it.each([
  [408, 'a time that is over'],
  [425, 'a call that came too early'],
  [426, 'a page that is too old'],
  [429, 'a limit of calls'],
])('takes %i, %s, for no refusal: the answers wait and arrive later', async (status) => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.refusal = { status, code: 'not-now', message: 'Not now.' };
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(failed).toHaveBeenCalled();
  expect(refused).not.toHaveBeenCalled();
  server.refusal = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.attempts.get(id)?.answers).toHaveLength(1);
});

it('sends what is left while the page goes away', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  window.dispatchEvent(new Event('pagehide'));
  expect(server.listCalls('PATCH')).toMatchObject([{ answers: [{ answer: 'b' }] }]);
});

it('lets one that the server fails at not hold up the others', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  const other = store.begin(makeTest());
  await vi.advanceTimersByTimeAsync(100);
  server.faulty = id;
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  store.answer(other.id, { questionId: idAt(1), answer: 'a' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.attempts.get(other.id)?.answers).toHaveLength(1);
  server.faulty = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.attempts.get(id)?.answers).toHaveLength(1);
});

it('does not begin an attempt at a test that the server has not taken yet', async () => {
  const server = new StubAttemptServer(makeTest());
  server.faulty = '/tests/';
  keepTest(uid, madeHere());
  const { store, id } = await beginHere();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.listCalls('PUT /attempts/')).toEqual([]);
  server.faulty = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.attempts.has(id)).toBe(true);
  expect(store.find(id)?.refusal).toBeNull();
});

it('writes nothing back when the answer comes after the user has logged out', async () => {
  const server = new StubAttemptServer(makeTest());
  let open = () => {};
  server.gate = new Promise((resolve) => (open = resolve));
  keepTest(uid, madeHere());
  await beginHere();
  forgetWorkOfOthers();
  forgetKeptOfOthers();
  open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('sets the clock by the try that was answered, not by those before it', async () => {
  const server = new StubAttemptServer(makeTest());
  server.isDown = true;
  const { id } = await beginHere();
  await vi.advanceTimersByTimeAsync(1_500);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.attempts.has(id)).toBe(true);
  expect(findServerMs()).toBe(Date.now());
});

it('tells all that is unsent to the server of a user who logs out, in order', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.isDown = true;
  for (let round = 0; round < 201; round += 1) {
    store.answer(id, { questionId: idAt(1), answer: 'b', round });
  }
  store.submit(id, new Date());
  sync?.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  server.isDown = false;
  server.asked.splice(0);
  await sendLastWords(uid, 'the-token');
  expect(server.asked.map(({ call, body }) => [call.split('/')[0], body.answers?.length])).toEqual([
    ['PATCH ', 200],
    ['PATCH ', 1],
    ['PUT ', 0],
  ]);
});

it('sends answers that are too long for one call in parts, and submits with the last', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.isDown = true;
  answerAtLength(id);
  store.submit(id, new Date());
  await vi.advanceTimersByTimeAsync(1_000);
  server.asked.splice(0);
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  const sizes = server.asked.map(({ body }) => new Blob([JSON.stringify(body)]).size);
  expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
  const rounds = server.asked.flatMap(({ body }) => body.answers?.map(({ round }) => round));
  expect(new Set(rounds).size).toBe(200);
  expect(rounds).toHaveLength(200);
  expect(server.asked.at(-1)?.call).toBe(`PUT /attempts/${id}/submission`);
  expect(store.find(id)?.graded).not.toBeNull();
});

it('submits nothing while the page goes away when the answers need several calls', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  answerAtLength(id);
  server.asked.splice(0);
  server.gate = new Promise(() => undefined);
  store.submit(id, new Date());
  window.dispatchEvent(new Event('pagehide'));
  expect(server.asked.map(({ call }) => call.split('/')[0])).toEqual(['PATCH ']);
});

it('keeps a verdict that was given without a network, and sends it after the submission', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  store.answer(id, { questionId: idAt(6), answer: 'An imprint, they say' });
  server.isDown = true;
  store.submit(id, new Date());
  keepVerdict(uid, { attemptId: id, questionId: idAt(6), verdict: 'incorrect' });
  keepVerdict(uid, { attemptId: id, questionId: idAt(6), verdict: 'correct' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.listCalls(`PUT /attempts/${id}/verdicts`)).toEqual([]);
  sync?.stop();
  server.isDown = false;
  run();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.attempts.get(id)?.results?.correctCount).toBe(1);
  expect(server.listCalls(`PUT /attempts/${id}/verdicts/${idAt(6)}`)).toEqual([
    { verdict: 'correct' },
  ]);
  expect(store.find(id)?.graded?.results?.correctCount).toBe(1);
  expect(listVerdicts(uid)).toEqual([]);
  expect(judged).toHaveBeenCalledOnce();
});

it('gives up a verdict that the server refuses, and says so once', async () => {
  const server = new StubAttemptServer(makeTest());
  run();
  server.refusal = { status: 404, code: 'not-found', message: 'Gone.' };
  keepVerdict(uid, { attemptId: idAt(90), questionId: idAt(6), verdict: 'correct' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listVerdicts(uid)).toEqual([]);
  expect(refused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: "We couldn't save your decision. Please try again." }),
  );
});

it('tells the verdicts of a user who logs out after all else', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  sync?.stop();
  store.submit(id, new Date());
  keepVerdict(uid, { attemptId: id, questionId: idAt(6), verdict: 'correct' });
  server.asked.splice(0);
  await sendLastWords(uid, 'the-token');
  expect(server.asked.map(({ call }) => call)).toEqual([
    `PUT /attempts/${id}/submission`,
    `PUT /attempts/${id}/verdicts/${idAt(6)}`,
  ]);
});

function run() {
  sync = startSync(uid, {
    onRefused: refused,
    onFailed: failed,
    onSettled: settled,
    onJudged: judged,
  });
}

async function beginHere() {
  const store = attemptsOf(uid);
  run();
  const { id } = store.begin(makeTest());
  await vi.advanceTimersByTimeAsync(100);
  return { store, id };
}

/** 2.4 MB of what a learner may write. */
function answerAtLength(id: string) {
  const answer = '電'.repeat(2_000);
  for (let round = 0; round < 200; round += 1) {
    attemptsOf(uid).answer(id, { questionId: idAt(6), answer, firstAnswer: answer, round });
  }
}

function madeHere() {
  const test = makeTest();
  const { name, config, studyMaterial, parts, questions, making } = test;
  const ids = questions.map(({ id }) => ({ id }));
  const body = { name, config, studyMaterial, parts, generationId: null, questions: ids };
  expect(keptAsSaved(test).unsaved).toBeNull();
  return makeKeptTest({ id: testId, body, questions, making, now: new Date() });
}
