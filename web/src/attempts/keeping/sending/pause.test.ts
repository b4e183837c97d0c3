import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maya } from '../../../testing/stub-server.ts';
import { StubAttemptServer } from '../../testing/stub-attempt-server.ts';
import { makeTest } from '../../testing/stub-test.ts';
import { attemptsOf } from '../attempt-store.ts';
import { measureElapsedMs } from '../measure-elapsed.ts';
import { sendLastWords } from './send-last-words.ts';
import { type Sync, startSync } from './sync.ts';

const { uid } = maya;
const refused = vi.fn();
let sync: Sync | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => sync?.stop());

it('stops the clock of the server when an attempt is left, and lets it go on', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  await vi.advanceTimersByTimeAsync(60_000);
  store.pause(id);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.attempts.get(id)?.pausedAt).toBeTruthy();
  store.resume(id);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.attempts.get(id)?.pausedAt).toBeNull();
  const found = store.find(id);
  expect(found && Math.round(measureElapsedMs(found) / 1000)).toBe(90);
  expect(server.listCalls(`PUT /attempts/${id}/pause`)).toHaveLength(2);
});

it('tells later of a pause without a network, after how much work it began', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.isDown = true;
  await vi.advanceTimersByTimeAsync(60_000);
  store.pause(id);
  await vi.advanceTimersByTimeAsync(600_000);
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(server.listCalls(`PUT /attempts/${id}/pause`).at(-1)).toMatchObject({
    isPaused: true,
    elapsedMs: 60_100,
  });
  expect(server.attempts.get(id)?.pausedMs).toBeGreaterThanOrEqual(600_000);
});

it('has paused and gone on without a network, and the time of the pause counts nowhere', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.isDown = true;
  await vi.advanceTimersByTimeAsync(60_000);
  store.pause(id);
  await vi.advanceTimersByTimeAsync(600_000);
  store.resume(id);
  await vi.advanceTimersByTimeAsync(30_000);
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  const found = store.find(id);
  expect(found && Math.round(measureElapsedMs(found) / 1000)).toBe(90);
  store.submit(id, new Date());
  await vi.advanceTimersByTimeAsync(10);
  expect(server.attempts.get(id)?.timeTakenSeconds).toBe(90);
});

it('tells of the pause of a user who logs out', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  await vi.advanceTimersByTimeAsync(60_000);
  sync?.stop();
  store.pause(id);
  await sendLastWords(uid, 'the-token');
  expect(server.listCalls(`PUT /attempts/${id}/pause`)).toEqual([
    { isPaused: true, elapsedMs: 60_100 },
  ]);
});

it('learns of the end on another device when it tells of a pause', async () => {
  const server = new StubAttemptServer(makeTest());
  const { store, id } = await beginHere();
  server.submitElsewhere(id);
  store.pause(id);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.find(id)).toMatchObject({ phase: 'submitted', refusal: null });
  expect(refused).not.toHaveBeenCalled();
});

async function beginHere() {
  const store = attemptsOf(uid);
  const onOther = () => undefined;
  sync = startSync(uid, {
    onRefused: refused,
    onFailed: onOther,
    onSettled: onOther,
    onJudged: onOther,
  });
  const { id } = store.begin(makeTest());
  await vi.advanceTimersByTimeAsync(100);
  return { store, id };
}
