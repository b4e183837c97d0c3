import { findUser } from '../accounts/read-user.ts';
import { expect, it } from 'vitest';
import { makeFlashcardCalls } from '../flashcards/testing/flashcard-calls.ts';
import { makeReviewCalls } from '../reviews/testing/review-calls.ts';
import { seedCards } from './seed-cards.ts';
import { seedMaterials } from './seed-materials.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, clock, signIn } = await startTestApp();

it('makes sets with sources and some days of study, once', async () => {
  const maya = await signIn();
  const now = clock.now();
  const user = await findUser(platform.db, maya.userId, now);
  if (!user) throw new Error('no user');
  const materialIds = await seedMaterials(platform.db, maya.userId, now);
  await seedCards(platform.db, { user, now, materialIds });
  await seedCards(platform.db, { user, now, materialIds });
  const { sets } = (await makeFlashcardCalls(app).list(maya)).json<{
    sets: { name: string; cardCount: number; progress: number }[];
  }>();
  expect(sets.map(({ name }) => name).toSorted()).toEqual([
    'Contract law: formation of a contract',
    'Memory',
  ]);
  expect(Math.min(...sets.map(({ cardCount }) => cardCount))).toBeGreaterThan(4);
  expect((await makeReviewCalls(app).due(maya)).json().counts.left).toBeGreaterThan(0);
});
