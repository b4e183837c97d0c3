import { expect, it } from 'vitest';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { makeReview, makeReviewCalls } from '../../reviews/testing/review-calls.ts';
import { reviewData } from '../../reviews/personal-data/personal-data.ts';
import { makeFlashcardCalls, writeCards } from '../testing/flashcard-calls.ts';
import { flashcardData } from './personal-data.ts';

const { app, platform, clock, signIn, exportOf, runJob } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make, remove, removeCard } = makeFlashcardCalls(app);
const { sync, settings } = makeReviewCalls(app);

async function study() {
  const maya = await signIn();
  const own = writeCards(3);
  const setId = await make(maya, own);
  await removeCard(maya, setId, own[2]?.id ?? '');
  const deletedId = await make(maya, []);
  await remove(maya, deletedId);
  await settings(maya, { retention: 85 });
  await sync(maya, [makeReview(own[0]?.id ?? '', 'good', clock.now(), 4_200)]);
  return { maya, setId, deletedId, cardId: own[0]?.id };
}

async function countRows({ userId }: { userId: string }): Promise<number[]> {
  const tables = [...flashcardData.tables, ...reviewData.tables];
  return Promise.all(
    tables.map(async (table) => {
      const sql = `select 1 from ${table} where user_id = $1`;
      return (await platform.pool.query(sql, [userId])).rows.length;
    }),
  );
}

it('exports sets, cards, schedules and every review of a user, and nothing of others', async () => {
  const { maya, setId, deletedId, cardId } = await study();
  await study();
  const { files } = await exportOf(maya);
  const read = (name: string) => JSON.parse(files[`${name}.json`] ?? '');
  expect(read('flashcard-sets')).toMatchObject([{ id: setId, name: 'Memory and plasticity' }]);
  expect(read('flashcards')).toHaveLength(2);
  expect(files['flashcards.csv']).toContain('Term 1,Definition 1');
  expect(read('removed-flashcards')).toMatchObject([{ card: { front: 'Term 3' } }]);
  expect(read('deleted-flashcard-sets')).toEqual([{ setId: deletedId }]);
  expect(read('review-settings')).toMatchObject({
    retention: 85,
    newPerDay: 20,
    duePerDay: 200,
    wantsOwn: true,
    memoryReviews: 0,
  });
  expect(read('review-schedules')).toMatchObject([{ itemId: cardId, kind: 'card', reps: 1 }]);
  expect(read('reviews')).toEqual([
    {
      at: '2026-03-01T12:00:00.000Z',
      itemId: cardId,
      isQuestion: false,
      mark: 'good',
      tookMs: 4_200,
    },
  ]);
});

it('erases all of it, also when asked twice, and nothing of others', async () => {
  const [maya, omar] = [await study(), await study()];
  expect(await countRows(maya.maya)).toEqual([1, 1, 2, 1, 1, 1, 1]);
  for (const data of [reviewData, flashcardData, reviewData, flashcardData]) {
    await data.erase(platform.db, maya.maya.userId);
  }
  expect(await countRows(maya.maya)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await countRows(omar.maya)).toEqual([1, 1, 2, 1, 1, 1, 1]);
});

it('goes with the account', async () => {
  const { maya } = await study();
  await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: maya.headers,
    payload: { confirmation: 'DELETE' },
  });
  await runJob('erase-account', { userId: maya.userId });
  expect(await countRows(maya)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
