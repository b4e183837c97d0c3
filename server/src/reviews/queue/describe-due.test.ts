import { give, makeAttemptCalls, makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import type { getDue, getReviewQueue } from '@engram/core/reviews/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { CatchUpWay } from '@engram/core/exams/catch-up.ts';
import type { Rating } from '@engram/core/reviews/schedule.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeExamCalls, makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { runReviewJobs } from '../testing/run-review-jobs.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make, remove, removeCard, changeCard } = makeFlashcardCalls(app);
const { take } = makeAttemptCalls(app);
const { sync, queue, due, progress, settings, ofSet } = makeReviewCalls(app);
const exams = makeExamCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(clock.now().getTime() - ms);

async function askDue(caller: Caller): Promise<Reply<typeof getDue>> {
  return (await due(caller)).json();
}

it('counts cards and missed questions as parts of one number, of each set and test', async () => {
  const maya = await signIn();
  const [memory, sleep] = [writeCards(3), writeCards(2)];
  const memoryId = await make(maya, memory, 'Memory');
  const sleepId = await make(maya, sleep, 'Sleep');
  const testId = await missAll(maya, 4, 'Neurons');
  await runReviewJobs(platform);
  clock.advance(day);
  expect(await askDue(maya)).toEqual({
    counts: { due: 4, new: 5, cards: 5, questions: 4, left: 9, done: 0 },
    groups: [
      { kind: 'question', groupId: testId, groupName: 'Neurons', due: 4 },
      { kind: 'card', groupId: memoryId, groupName: 'Memory', due: 3 },
      { kind: 'card', groupId: sleepId, groupName: 'Sleep', due: 2 },
    ],
    msPerReview: 15_000,
  });
});

it('counts nothing that was deleted a moment ago', async () => {
  const maya = await signIn();
  const own = writeCards(2);
  const setId = await make(maya, own);
  const testId = await missAll(maya, 2, 'Neurons');
  await runReviewJobs(platform);
  await sync(
    maya,
    own.map(({ id }) => makeReview(id, 'good', ago(3 * day))),
  );
  clock.advance(day);
  expect((await askDue(maya)).counts).toMatchObject({ cards: 2, questions: 2 });
  await remove(maya, setId);
  await removeTest(maya, testId);
  expect(await askDue(maya)).toMatchObject({
    counts: { due: 0, new: 0, cards: 0, questions: 0, left: 0 },
    groups: [],
  });
});

it('tells a set only what the limits of the day leave to it', async () => {
  const maya = await signIn();
  const own = writeCards(30);
  const setId = await make(maya, own);
  await settings(maya, { newPerDay: 4 });
  const { dueCardIds } = (await ofSet(maya, setId)).json<{ dueCardIds: string[] }>();
  expect(dueCardIds).toEqual(own.slice(0, 4).map(({ id }) => id));
});

async function missAll(caller: Caller, count: number, name: string): Promise<string> {
  const questions = makeChoices(count);
  const testId = await insertPracticeTest(platform, caller.userId, questions, { name });
  await take(
    caller,
    testId,
    questions.map((question) => give(question, 'a')),
  );
  return testId;
}

function removeTest({ headers }: Caller, testId: string) {
  return app.inject({ method: 'DELETE', url: `/api/tests/${testId}`, headers });
}

/* What an account may have gone through, in any order. Numbers choose among what is there. */

const pick = fc.nat(1_000);
const Step = fc.oneof(
  fc.record({ do: fc.constant('make a set'), cards: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    do: fc.constant('review'),
    card: pick,
    rating: fc.constantFrom<Rating>('again', 'hard', 'good', 'easy'),
    minutesAgo: fc.integer({ min: 0, max: 9 * 24 * 60 }),
  }),
  fc.record({ do: fc.constant('take back'), card: pick }),
  fc.record({ do: fc.constant('miss'), questions: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('delete a set'), set: pick }),
  fc.record({ do: fc.constant('delete a card'), card: pick }),
  fc.record({ do: fc.constant('delete a test'), test: pick }),
  fc.record({ do: fc.constant('take out a question'), test: pick }),
  fc.record({ do: fc.constant('bookmark'), card: pick }),
  fc.record({
    do: fc.constant('make an exam'),
    asks: pick,
    inDays: fc.integer({ min: 0, max: 12 }),
    minutes: fc.constantFrom(5, 15),
  }),
  fc.record({
    do: fc.constant('catch up'),
    exam: pick,
    way: fc.constantFrom<CatchUpWay>('spread', 'drop', 'all'),
  }),
  fc.record({ do: fc.constant('take the choice back'), exam: pick }),
  fc.record({ do: fc.constant('run the jobs') }),
  fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 36 * 60 }) }),
);
type Step = typeof Step extends fc.Arbitrary<infer T> ? T : never;

const Account = fc.record({
  timeZone: fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu'),
  newPerDay: fc.constantFrom(0, 1, 3, 20),
  duePerDay: fc.constantFrom(1, 2, 5, 200),
  steps: fc.array(Step, { minLength: 4, maxLength: 24 }),
});

type Owned = { sets: Map<string, string[]>; tests: Map<string, string[]>; exams: string[] };

async function takeStep(caller: Caller, owned: Owned, step: Step): Promise<void> {
  const cards = [...owned.sets].flatMap(([setId, ids]) => ids.map((id) => ({ setId, id })));
  const card = 'card' in step ? cards[step.card % cards.length] : undefined;
  const setId = 'set' in step ? nth(owned.sets, step.set) : undefined;
  const testId = 'test' in step ? nth(owned.tests, step.test) : undefined;
  const exam = 'exam' in step ? owned.exams[step.exam % owned.exams.length] : undefined;
  if ('asks' in step) {
    await makeExam(caller, owned, step);
    return;
  }
  if ('exam' in step) {
    if (exam === undefined) return;
    await ('way' in step ? exams.catchUp(caller, exam, step.way) : exams.undoCatchUp(caller, exam));
    return;
  }
  if ('cards' in step) {
    const made = writeCards(step.cards);
    const id = await make(caller, made);
    owned.sets.set(
      id,
      made.map((one) => one.id),
    );
  } else if ('questions' in step) {
    owned.tests.set(await missAll(caller, step.questions, 'Neurons'), []);
  } else if ('minutes' in step) clock.advance(step.minutes * minute);
  else if (step.do === 'run the jobs') await runReviewJobs(platform);
  else if (card && 'rating' in step) {
    await sync(caller, [makeReview(card.id, step.rating, ago(step.minutesAgo * minute))]);
  } else if (card && step.do === 'take back') {
    await sync(caller, [makeReview(card.id, 'undo', clock.now())]);
  } else if (card && step.do === 'bookmark') {
    await changeCard(caller, card.setId, card.id, { isBookmarked: true });
  } else if (card && step.do === 'delete a card') {
    await removeCard(caller, card.setId, card.id);
    const left = owned.sets.get(card.setId)?.filter((id) => id !== card.id) ?? [];
    owned.sets.set(card.setId, left);
  } else if (setId !== undefined) {
    await remove(caller, setId);
    owned.sets.delete(setId);
  } else if (testId !== undefined && step.do === 'delete a test') {
    await removeTest(caller, testId);
    owned.tests.delete(testId);
  } else if (testId !== undefined) await takeOutFirst(caller, testId);
}

/** Of a set, a test, or both. */
async function makeExam(
  caller: Caller,
  owned: Owned,
  { asks, inDays, minutes }: { asks: number; inDays: number; minutes: number },
): Promise<void> {
  const [set, test] = [nth(owned.sets, asks), nth(owned.tests, asks)];
  const heldOn = new Date(clock.now().getTime() + inDays * day).toISOString().slice(0, 10);
  const things = [
    ...(set === undefined ? [] : [{ kind: 'set' as const, id: set }]),
    ...(test === undefined || asks % 3 === 0 ? [] : [{ kind: 'test' as const, id: test }]),
  ];
  const reply = await exams.add(caller, { heldOn, minutesPerDay: minutes, things });
  owned.exams.push(reply.json().exam.id);
}

function nth(map: ReadonlyMap<string, unknown>, place: number): string | undefined {
  return [...map.keys()][place % Math.max(1, map.size)];
}

async function takeOutFirst({ headers, userId }: Caller, testId: string): Promise<void> {
  const { rows } = await platform.pool.query<{ id: string }>(
    `select question_id as id from test_questions
     where user_id = $1 and test_id = $2 and removed_at is null order by place limit 1`,
    [userId, testId],
  );
  const url = `/api/tests/${testId}/questions/${rows[0]?.id}`;
  if (rows[0]) await app.inject({ method: 'DELETE', url, headers });
}

/** Answers all that today's review asks, as somebody would who never forgets. */
async function reviewAll(caller: Caller): Promise<{ cards: number; questions: number }> {
  const asked = { cards: new Set<string>(), questions: new Set<string>() };
  for (;;) {
    const { items } = (await queue(caller)).json<Reply<typeof getReviewQueue>>();
    if (items.length === 0) return { cards: asked.cards.size, questions: asked.questions.size };
    for (const { kind, itemId } of items) asked[`${kind}s`].add(itemId);
    await sync(
      caller,
      items.map(({ itemId }) => makeReview(itemId, 'easy', clock.now())),
    );
  }
}

it('says the same on Today, in the menu, for the cards, for each set, and in the queue, whatever an account went through', async () => {
  await fc.assert(
    fc.asyncProperty(Account, async ({ timeZone, newPerDay, duePerDay, steps }) => {
      const caller = await signIn();
      const url = '/api/auth/profile';
      await app.inject({
        method: 'PATCH',
        url,
        headers: caller.headers,
        payload: { timeZone },
      });
      await settings(caller, { newPerDay, duePerDay });
      const owned: Owned = { sets: new Map(), tests: new Map(), exams: [] };
      for (const step of steps) await takeStep(caller, owned, step);
      await compareCounts(caller, owned);
      expect((await askDue(caller)).counts).toMatchObject({ left: 0, cards: 0, questions: 0 });
    }),
    { numRuns: 16, seed: 31 },
  );
});

it.each([
  ['spread', 10],
  ['all', 32],
] as const)(
  'says the same everywhere when missed days are caught up on: %s',
  async (way, asked) => {
    const caller = await signIn();
    const owned: Owned = { sets: new Map(), tests: new Map(), exams: [] };
    await takeStep(caller, owned, { do: 'make a set', cards: 40 });
    await makeExam(caller, owned, { asks: 0, inDays: 12, minutes: 5 });
    clock.advance(4 * day);
    await takeStep(caller, owned, { do: 'catch up', exam: 0, way });
    await compareCounts(caller, owned);
    expect((await askDue(caller)).counts).toMatchObject({ left: 0, done: asked });
  },
);

/** And reviews all of it. */
async function compareCounts(caller: Caller, owned: Owned): Promise<void> {
  const { counts, groups } = await askDue(caller);
  expect(counts.left).toBe(counts.cards + counts.questions);
  expect(counts.left).toBe(counts.due + counts.new);
  const sumOf = (wanted: string) =>
    groups.reduce((sum, { kind, due: of }) => sum + (kind === wanted ? of : 0), 0);
  expect([sumOf('card'), sumOf('question')]).toEqual([counts.cards, counts.questions]);
  for (const setId of owned.sets.keys()) {
    const { dueCardIds } = (await ofSet(caller, setId)).json<{ dueCardIds: string[] }>();
    const group = groups.find(({ groupId }) => groupId === setId);
    expect(dueCardIds).toHaveLength(group?.due ?? 0);
  }
  const asked = (await queue(caller)).json<Reply<typeof getReviewQueue>>();
  expect(asked.counts).toEqual(counts);
  expect((await progress(caller)).json()).toMatchObject({ counts });
  expect(await reviewAll(caller)).toEqual({
    cards: counts.cards,
    questions: counts.questions,
  });
}
