import { momentOf } from '@engram/core/reviews/review.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyOf, reply, stubServer } from '../../testing/stub-server.ts';
import { forgetKeptOfOthers } from '../../storage/kept-work.ts';
import { countsOf } from '../../reviews/testing/stub-due.ts';
import { takeLeftBehind } from './left-behind.ts';
import type { KeptReview } from './kept-review.ts';
import { outboxOf } from './outbox.ts';
import { sendLastReviews } from './send-last-reviews.ts';
import { type Sending, startSending } from './start-sending.ts';

const uid = '7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b';
const cardId = '0190a5a0-0000-7000-8000-0000000000bb';
const counts = countsOf({ cards: 3, done: 1 });
const path = '/api/reviews/sync';
let sending: Sending | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  sending?.stop();
  sending = undefined;
});

function synced(parts: { unknown?: string[]; mistimed?: string[]; now?: string } = {}) {
  const now = new Date().toISOString();
  return reply(200, { schedules: [], unknown: [], mistimed: [], now, counts, ...parts });
}

function start() {
  const onSynced = vi.fn();
  const onFailed = vi.fn();
  sending = startSending(uid, { onSynced, onFailed });
  return { onSynced, onFailed };
}

function addReviews(count: number, more: Pick<KeptReview, 'given'> = {}) {
  return Array.from({ length: count }, () =>
    outboxOf(uid).add({ itemId: cardId, mark: 'good', tookMs: 900, study: null, ...more }),
  );
}

it('sends what waits a moment after the last answer, and takes out what arrived', async () => {
  const asked = stubServer({ [path]: () => synced() });
  const { onSynced } = start();
  const reviews = addReviews(2);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(600);
  expect(bodyOf(asked[0])).toEqual({
    batchId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/u),
    reviews: reviews.map(({ id }) => ({ id, itemId: cardId, mark: 'good', tookMs: 900 })),
  });
  expect(outboxOf(uid).list()).toEqual([]);
  expect(onSynced).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ counts }));
});

it('sends at once when 50 are waiting', async () => {
  const asked = stubServer({ [path]: () => synced() });
  start();
  addReviews(50);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(1);
});

it('keeps what was answered while the batch was on its way, and sends it next', async () => {
  let later: unknown[] = [];
  const asked = stubServer({
    [path]: () => {
      if (later.length === 0) later = addReviews(1);
      return synced();
    },
  });
  start();
  const first = addReviews(1);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(asked.map((one) => readReviews(bodyOf(one)).length)).toEqual([1, 1]);
  expect(readReviews(bodyOf(asked[0]))).toMatchObject([{ id: first[0]?.id }]);
  expect(later).toMatchObject(readReviews(bodyOf(asked[1])));
});

it('tries again after a failure, later and later, and at once when the network is back, as the same batch', async () => {
  let isOnline = false;
  const asked = stubServer({
    [path]: () => {
      if (!isOnline) throw new TypeError('offline');
      return synced();
    },
  });
  const { onFailed } = start();
  addReviews(1);
  await vi.advanceTimersByTimeAsync(5_500);
  expect(onFailed).toHaveBeenCalled();
  expect(outboxOf(uid).list()).toHaveLength(1);
  const before = asked.length;
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(50);
  expect(asked.length).toBeGreaterThan(before);
  expect(bodyOf(asked.at(-1))).toEqual(bodyOf(asked[0]));
  expect(outboxOf(uid).list()).toEqual([]);
});

it('drops reviews of things that are gone', async () => {
  const [review] = addReviews(1);
  stubServer({ [path]: () => synced({ unknown: [review?.id ?? ''] }) });
  start();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(outboxOf(uid).list()).toEqual([]);
});

it('sends reviews from the future again with a moment by the clock of the server', async () => {
  const [review] = addReviews(1);
  const serverMs = Date.now() - 3_600_000;
  const answers = [
    synced({ mistimed: [review?.id ?? ''], now: new Date(serverMs).toISOString() }),
    synced(),
  ];
  const asked = stubServer({ [path]: () => answers.shift() ?? synced() });
  start();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(asked).toHaveLength(2);
  const again = bodyOf(asked[1]);
  expect(again).toMatchObject({ reviews: [{ itemId: cardId, mark: 'good' }] });
  const [moved] = readReviews(again);
  expect(moved && momentOf(moved)).toBe(serverMs);
  expect(outboxOf(uid).list()).toEqual([]);
});

it('tells of what waits while the page goes away, and sends the same batch when it comes back', async () => {
  const asked = stubServer({ [path]: () => synced() });
  start();
  addReviews(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.init).toMatchObject({ keepalive: true });
  await vi.advanceTimersByTimeAsync(2_100);
  expect(bodyOf(asked[1])).toEqual(bodyOf(asked[0]));
});

it.each([
  [401, 'a session that is over'],
  [408, 'a time that is over'],
  [409, 'another batch under way'],
  [425, 'a call that came too early'],
  [426, 'a page that is too old'],
  [429, 'a limit of calls'],
])('loses no review to %i, %s: they wait and arrive later', async (status) => {
  const answers = [reply(status, { code: 'not-now', message: 'Not now.' })];
  const asked = stubServer({ [path]: () => answers.shift() ?? synced() });
  const { onFailed } = start();
  addReviews(2);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(outboxOf(uid).list()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  const sent = asked.filter((one) => one.path === path).map(bodyOf);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(outboxOf(uid).list()).toEqual([]);
});

it('gives up only the one review that the server refuses for good', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [bad, good] = addReviews(2);
  const arrived: string[][] = [];
  const refused = () => reply(400, { code: 'invalid-input', message: 'No.' });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const text = typeof init.body === 'string' ? init.body : '';
    if (text.includes(bad?.id ?? '')) return refused();
    arrived.push(readReviews(JSON.parse(text)).map(({ id }) => id));
    return synced();
  });
  const { onSynced } = start();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(onSynced).toHaveBeenCalledOnce();
  expect(arrived).toEqual([[good?.id]]);
  expect(outboxOf(uid).list()).toEqual([]);
});

it('sends what was pressed alone to a server of the version before, which knows no answers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [old] = addReviews(1, { given: { answer: 'ATP', isRightToo: false } });
  const refused = () => reply(400, { code: 'invalid-input', message: 'No.' });
  const arrived: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const text = typeof init.body === 'string' ? init.body : '';
    if (text.includes('given')) return refused();
    arrived.push(...readReviews(JSON.parse(text)));
    return synced();
  });
  start();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(arrived).toMatchObject([{ id: old?.id, mark: old?.mark }]);
  expect(outboxOf(uid).list()).toEqual([]);
});

it('sends full batches again after a review that was refused', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [bad] = addReviews(8);
  const refused = () => reply(400, { code: 'invalid-input', message: 'No.' });
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const text = typeof init.body === 'string' ? init.body : '';
    sizes.push(readReviews(JSON.parse(text)).length);
    return text.includes(bad?.id ?? '') ? refused() : synced();
  });
  start();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(sizes).toEqual([8, 4, 2, 1, 7]);
});

it('tries again in time while somebody goes on answering', async () => {
  const asked = stubServer({
    [path]: () => reply(503, { code: 'unavailable', message: 'Later.' }),
  });
  start();
  addReviews(1);
  const answerForTenSeconds = async () => {
    for (let answers = 0; answers < 20; answers += 1) {
      addReviews(1);
      await vi.advanceTimersByTimeAsync(500);
    }
  };
  await vi.advanceTimersByTimeAsync(6_000);
  await answerForTenSeconds();
  const before = asked.length;
  await answerForTenSeconds();
  expect(asked.length).toBeGreaterThan(before);
});

it('sends nothing with the token of another user', async () => {
  localStorage.setItem('token', 'mine');
  const asked = stubServer({ [path]: () => synced() });
  start();
  addReviews(1);
  localStorage.setItem('token', 'of-another');
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual([]);
  expect(outboxOf(uid).list()).toHaveLength(1);
});

it('leaves behind at log-out what the server calls mistimed', async () => {
  const [early, late] = addReviews(2);
  stubServer({ [path]: () => synced({ mistimed: [late?.id ?? ''] }) });
  await sendLastReviews(uid, 'the-token');
  expect(early).toBeDefined();
  expect(takeLeftBehind(uid, Date.now())).toEqual([late]);
});

it('sends what waits when its user logs out', async () => {
  const asked = stubServer({ [path]: () => synced() });
  addReviews(3);
  await sendLastReviews(uid, 'the-token');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
  expect(takeLeftBehind(uid, Date.now())).toEqual([]);
});

it('keeps for the next log-in of the same user what could not be sent at log-out', async () => {
  stubServer({});
  const reviews = addReviews(2);
  await sendLastReviews(uid, 'the-token');
  forgetKeptOfOthers();
  expect(outboxOf(uid).list()).toEqual([]);
  expect(takeLeftBehind('11111111-1111-4111-8111-111111111111', Date.now())).toEqual([]);
  expect(takeLeftBehind(uid, Date.now())).toEqual(reviews);
  expect(takeLeftBehind(uid, Date.now())).toEqual([]);
});

it('says nothing at log-out when nothing waits', () => {
  expect(sendLastReviews(uid, 'the-token')).toBeUndefined();
});

function readReviews(body: unknown): { id: string }[] {
  if (typeof body !== 'object' || body === null || !('reviews' in body)) return [];
  return Array.isArray(body.reviews) ? body.reviews : [];
}
