import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { day, studyForExam } from '../testing/study-for-exam.ts';

/** It is the first of March 2026, noon. */
const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make } = makeFlashcardCalls(app);
const { sync } = makeReviewCalls(app);
const { dayFromNow, addExam, askPlan, reviewAll } = studyForExam({ app, clock });

it('names how many new cards of which set have no room, and the first of them', async () => {
  const maya = await signIn();
  const set = { kind: 'set' as const, id: await make(maya, writeCards(100), 'Cells') };
  const id = await addExam(maya, { heldOn: dayFromNow(2), minutesPerDay: 5, things: [set] });
  const { uncovered, withoutRoom } = await askPlan(maya, id);
  expect(withoutRoom).toBe(84);
  expect(uncovered).toEqual([
    {
      kind: 'set',
      groupId: set.id,
      name: 'Cells',
      reason: 'no-room',
      items: 84,
      fresh: 84,
      names: ['Term 17', 'Term 18', 'Term 19'],
    },
  ]);
});

it('asks by the exam everything that it has not named', async () => {
  const maya = await signIn();
  const cards = writeCards(100);
  const set = { kind: 'set' as const, id: await make(maya, cards) };
  const id = await addExam(maya, { heldOn: dayFromNow(5), minutesPerDay: 5, things: [set] });
  const named = (await askPlan(maya, id)).withoutRoom;
  expect(named).toBeGreaterThan(30);
  for (let no = 0; no < 5; no += 1) {
    await reviewAll(maya);
    clock.advance(day);
  }
  const { rows } = await platform.pool.query(`select 1 from review_schedules where user_id = $1`, [
    maya.userId,
  ]);
  expect(rows).toHaveLength(100 - named);
});

it('names cards that are due and not needed for the goal', async () => {
  const maya = await signIn();
  const cards = writeCards(30);
  const set = { kind: 'set' as const, id: await make(maya, cards, 'Cells') };
  const at = new Date(clock.now().getTime() - 4 * day);
  await sync(
    maya,
    cards.map((card) => makeReview(card.id, 'good', at)),
  );
  const id = await addExam(maya, { heldOn: dayFromNow(2), goal: 70, things: [set] });
  const { uncovered, recallThen } = await askPlan(maya, id);
  expect(recallThen).toBeGreaterThanOrEqual(70);
  expect(uncovered[0]).toMatchObject({
    kind: 'set',
    name: 'Cells',
    reason: 'not-needed',
    fresh: 0,
  });
  expect(uncovered[0]?.names[0]).toMatch(/^Term \d+$/);
});

it('names a long front in one short line, without marks', async () => {
  const maya = await signIn();
  const front = `**Oxidative**\n\nphosphorylation ${'and so on '.repeat(20)}`;
  const cards = writeCards(60).map((card) => ({ ...card, front, format: 'rich' as const }));
  const set = { kind: 'set' as const, id: await make(maya, cards) };
  const id = await addExam(maya, { heldOn: dayFromNow(1), minutesPerDay: 5, things: [set] });
  const [group] = (await askPlan(maya, id)).uncovered;
  expect(group?.names[0]).toBe('Oxidative phosphorylation and so on and so on and so on and…');
});

it('names nothing of an exam that is over', async () => {
  const maya = await signIn();
  const set = { kind: 'set' as const, id: await make(maya, writeCards(40)) };
  const id = await addExam(maya, { heldOn: dayFromNow(1), minutesPerDay: 5, things: [set] });
  clock.advance(3 * day);
  expect((await askPlan(maya, id)).uncovered).toEqual([]);
});
