import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../flashcards/testing/flashcard-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { makeReview, makeReviewCalls } from '../reviews/testing/review-calls.ts';
import { day, studyForExam } from '../reviews/testing/study-for-exam.ts';

/** It is the first of March 2026, noon; a Sunday. */
const { app, clock, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { make } = makeFlashcardCalls(app);
const { sync } = makeReviewCalls(app);
const { dayFromNow, addExam, makeSet, askPlan, reviewAll } = studyForExam({ app, clock });

it('tells what was done in the week before today, from the day on which the plan was made, by reviews of what it asks', async () => {
  const maya = await signIn();
  const other = writeCards(1);
  await make(maya, other, 'Other');
  // It does not come back in between.
  await sync(maya, [makeReview(other[0]?.id ?? '', 'easy', clock.now())]);
  clock.advance(day);
  const set = await makeSet(maya, 40);
  // Wednesday is for rest.
  const id = await addExam(maya, { things: [set], restDays: [3] });
  expect((await askPlan(maya, id)).past).toBeNull();
  const monday = await reviewAll(maya);
  clock.advance(day);
  const tuesday = await reviewAll(maya);
  clock.advance(2 * day);
  await sync(maya, [makeReview(other[0]?.id ?? '', 'good', clock.now())]);
  clock.advance(day);
  expect((await askPlan(maya, id)).past).toEqual({
    from: '2026-03-02',
    to: '2026-03-05',
    studiedDays: 2,
    studyDays: 3,
    restDays: 1,
    // Fifteen seconds each.
    minutes: Math.ceil((monday + tuesday) / 4),
  });
  clock.advance(2 * day);
  expect((await askPlan(maya, id)).past).toMatchObject({ from: '2026-03-02', to: '2026-03-07' });
  clock.advance(3 * day);
  // On none of the last seven days.
  expect((await askPlan(maya, id)).past).toBeNull();
  clock.advance(-9 * day);
});

it('names the weakest topic of what the exam asks that can be practised, while it is under the goal', async () => {
  const maya = await signIn();
  const [bones, verbs] = [writeCards(2), writeCards(2)];
  const bonesId = await make(maya, bones, 'Bones');
  await make(maya, verbs, 'Verbs');
  const ago = (days: number) => new Date(clock.now().getTime() - days * day);
  await sync(maya, [
    ...verbs.map((card) => makeReview(card.id, 'good', ago(60))),
    ...bones.map((card) => makeReview(card.id, 'good', ago(20))),
  ]);
  const things = [{ kind: 'set' as const, id: bonesId }];
  const id = await addExam(maya, { heldOn: dayFromNow(4), things });
  expect((await askPlan(maya, id)).weakTopic).toMatchObject({ name: 'Bones', toPractise: 2 });
  await sync(
    maya,
    bones.map((card) => makeReview(card.id, 'good', clock.now())),
  );
  expect((await askPlan(maya, id)).weakTopic).toBeNull();
});
