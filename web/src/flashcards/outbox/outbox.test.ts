import { momentOf } from '@engram/core/reviews/review.ts';
import { expect, it } from 'vitest';
import { forgetWorkOfOthers } from '../../storage/unfinished-work.ts';
import { outboxOf, standingsIn } from './outbox.ts';

const uid = '7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b';
const setId = '0190a5a0-0000-7000-8000-0000000000aa';
const cardId = '0190a5a0-0000-7000-8000-0000000000bb';
const otherId = '0190a5a0-0000-7000-8000-0000000000cc';

function know(itemId = cardId) {
  const study = { setId, before: 'new', after: 'known' } as const;
  return { itemId, mark: 'good', tookMs: 1200.4, study } as const;
}

it('keeps reviews in their order, and a new page finds them', () => {
  const first = outboxOf(uid).add(know());
  const second = outboxOf(uid).add(know(otherId));
  expect(first.tookMs).toBe(1200);
  // Opens them anew, as a reload does; without a user what is kept stays.
  forgetWorkOfOthers();
  expect(outboxOf(uid).list()).toEqual([first, second]);
});

it('stays the same one while its user is here, so that who sends hears of who writes', () => {
  const heard = outboxOf(uid);
  // As a session does that was checked.
  forgetWorkOfOthers(uid);
  outboxOf(uid).add(know());
  expect(heard.list()).toHaveLength(1);
});

it('shows nobody the reviews of another user', () => {
  outboxOf(uid).add(know());
  expect(outboxOf('11111111-1111-4111-8111-111111111111').list()).toEqual([]);
});

it('loses nothing that another tab has written meanwhile', () => {
  const mine = outboxOf(uid).add(know());
  const theirs = { ...mine, id: mine.id.replace(/..$/u, '00'), itemId: otherId };
  localStorage.setItem(`kept:${uid}:review:${theirs.id}`, JSON.stringify(theirs));
  const next = outboxOf(uid).add(know());
  expect(
    new Set(
      outboxOf(uid)
        .list()
        .map(({ id }) => id),
    ),
  ).toEqual(new Set([mine.id, theirs.id, next.id]));
});

it('undoes a review that nobody was told of by taking it out', () => {
  const outbox = outboxOf(uid);
  const review = outbox.add(know());
  outbox.takeBack(review);
  expect(outbox.list()).toEqual([]);
});

it('undoes a review that may have arrived by an undo that is later', () => {
  const outbox = outboxOf(uid);
  const review = outbox.add(know());
  outbox.takeBatch();
  outbox.takeBack(review);
  const [, undo] = outbox.list();
  expect(undo).toMatchObject({
    itemId: cardId,
    mark: 'undo',
    study: { setId, before: 'known', after: 'new' },
  });
  expect(momentOf(undo ?? review)).toBeGreaterThan(momentOf(review));
});

it('sends a batch again as the same one until it is confirmed, and what came meanwhile after it', () => {
  const outbox = outboxOf(uid);
  const first = outbox.add(know());
  const taken = outbox.takeBatch();
  const second = outbox.add(know(otherId));
  expect(outbox.takeBatch()).toEqual(taken);
  expect(taken?.reviews).toEqual([first]);
  outbox.dropBatch();
  outbox.remove([first.id]);
  expect(outbox.takeBatch()?.reviews).toEqual([second]);
  expect(outbox.takeBatch()?.batch.batchId).not.toBe(taken?.batch.batchId);
});

it('moves reviews from the future to the clock of the server, in their order', () => {
  const outbox = outboxOf(uid);
  const taken = outbox.add(know());
  const reviews = [outbox.add(know()), outbox.add(know(otherId))];
  const serverMs = momentOf(taken) - 600_000;
  outbox.moveBack(
    reviews.map(({ id }) => id),
    { serverMs, takenMs: 0 },
  );
  const [early, late] = outbox.list();
  expect([early?.itemId, late?.itemId]).toEqual([cardId, otherId]);
  expect(late && momentOf(late)).toBe(serverMs);
});

it('tells what the waiting reviews make of the cards of a set', () => {
  const outbox = outboxOf(uid);
  outbox.add(know());
  outbox.add({
    itemId: cardId,
    mark: 'again',
    tookMs: 0,
    study: { setId, before: 'known', after: 'learning' },
  });
  outbox.add({ itemId: otherId, mark: 'good', tookMs: 0, study: null });
  expect(standingsIn(outbox.list(), setId)).toEqual(
    new Map([[cardId, { before: 'new', after: 'learning' }]]),
  );
});
