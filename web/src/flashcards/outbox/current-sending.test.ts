import { beforeEach, expect, it, vi } from 'vitest';
import { flushReviews, setSending } from './current-sending.ts';
import { outboxOf } from './outbox.ts';

const uid = '7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b';
const cardId = '0190a5a0-0000-7000-8000-0000000000bb';

beforeEach(() => {
  vi.useFakeTimers();
});

function addReview() {
  outboxOf(uid).add({ itemId: cardId, mark: 'good', tookMs: 900, study: null });
}

/** Whether it is over by now. */
function follow(work: Promise<void>) {
  const isOver = vi.fn();
  void work.then(isOver);
  return isOver;
}

it('waits for who sends while something an earlier page has left is waiting', async () => {
  addReview();
  const isOver = follow(flushReviews());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).not.toHaveBeenCalled();
  const flush = vi.fn(async () => undefined);
  const unset = setSending({ flush, stop: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  expect(flush).toHaveBeenCalledOnce();
  expect(isOver).toHaveBeenCalledOnce();
  unset();
});

it('lets a question to the server wait no longer than 4 seconds', async () => {
  addReview();
  const isOver = follow(flushReviews());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isOver).toHaveBeenCalledOnce();
});

it('waits for nobody when nothing is to be sent', async () => {
  const isOver = follow(flushReviews());
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toHaveBeenCalledOnce();
});
