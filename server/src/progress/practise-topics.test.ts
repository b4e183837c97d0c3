import type { Progress } from '@engram/core/progress/api.ts';
import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../flashcards/testing/flashcard-calls.ts';
import { makeReview, makeReviewCalls } from '../reviews/testing/review-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, clock, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { make } = makeFlashcardCalls(app);
const { sync } = makeReviewCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const ago = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60_000);

async function look({ headers }: Caller): Promise<Progress> {
  return (await app.inject({ method: 'GET', url: '/api/progress', headers })).json();
}

/** As it is asked for by 'Practise 5'. */
async function practise(caller: Caller, topics: readonly string[]): Promise<ReviewItem[]> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/progress/practice',
    headers: caller.headers,
    payload: { topics },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().items;
}

it('practises five things of a topic that are half known, missed or new, and none of another one', async () => {
  const maya = await signIn();
  const [own, other] = [writeCards(8), writeCards(2)];
  await make(maya, own, 'Bones');
  await make(maya, other, 'Verbs');
  await sync(
    maya,
    own.slice(0, 4).map(({ id }) => makeReview(id, 'good', ago(20))),
  );
  // Seen a moment ago, so surely known.
  await sync(
    maya,
    own.slice(4, 6).map(({ id }) => makeReview(id, 'good', clock.now())),
  );
  const bones = (await look(maya)).topics.find(({ name }) => name === 'Bones');
  const items = await practise(maya, [bones?.key ?? '']);
  const asked = items.map(({ itemId }) => own.findIndex(({ id }) => id === itemId));
  expect(asked).toHaveLength(5);
  expect(asked.filter((no) => no >= 4 && no < 6)).toEqual([]);
  expect(asked.filter((no) => no < 4)).toHaveLength(4);
  // What is answered counts like any review.
  await sync(maya, [makeReview(items[0]?.itemId ?? '', 'good', clock.now())]);
  const then = await practise(maya, [bones?.key ?? '']);
  expect(then.map(({ itemId }) => itemId)).not.toContain(items[0]?.itemId);
  expect(await practise(await signIn(), [bones?.key ?? ''])).toEqual([]);
});

it('tells on Today the weakest topics that can be practised, under the goal', async () => {
  const maya = await signIn();
  const sets = ['Bones', 'Verbs', 'Cells', 'Rivers'];
  for (const [no, name] of sets.entries()) {
    const own = writeCards(1);
    await make(maya, own, name);
    await sync(
      maya,
      own.map(({ id }) => makeReview(id, 'good', ago(40 - 10 * no))),
    );
  }
  const reply = await app.inject({ method: 'GET', url: '/api/today', headers: maya.headers });
  const { weakTopics } = reply.json<{ weakTopics: { name: string }[] }>();
  expect(weakTopics.map(({ name }) => name)).toEqual(['Bones', 'Verbs', 'Cells']);
  const fresh = await app.inject({
    method: 'GET',
    url: '/api/today',
    headers: (await signIn()).headers,
  });
  expect(fresh.json()).toMatchObject({ weakTopics: [] });
});
