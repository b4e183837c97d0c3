import { give, makeAttemptCalls, makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import type { getDue, getReviewProgress, getReviewQueue } from '@engram/core/reviews/api.ts';
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
    counts: { due: 4, new: 5, again: 0, cards: 5, questions: 4, left: 9, done: 0 },
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

it('has all that comes back by the minute in the total of the day until it is answered well', async () => {
  const maya = await signIn();
  const own = writeCards(20);
  const setId = await make(maya, own);
  const rate = (from: number, to: number, rating: Rating) =>
    sync(
      maya,
      own.slice(from, to).map(({ id }) => makeReview(id, rating, clock.now())),
    );
  await rate(0, 5, 'good');
  await rate(5, 9, 'again');
  // The first time, it comes back in a quarter of an hour.
  await rate(9, 10, 'hard');
  expect((await askDue(maya)).counts).toMatchObject({ left: 15, again: 5, new: 10, done: 5 });
  await rate(10, 20, 'good');
  expect(await askDue(maya)).toMatchObject({
    counts: { left: 5, again: 5, due: 5, new: 0, cards: 5, done: 15 },
    groups: [{ groupId: setId, due: 5 }],
  });
  const { dueCardIds } = (await ofSet(maya, setId)).json<{ dueCardIds: string[] }>();
  expect(dueCardIds).toEqual(own.slice(5, 10).map(({ id }) => id));
  clock.advance(minute);
  await rate(5, 10, 'good');
  expect((await askDue(maya)).counts).toMatchObject({ left: 0, again: 0, done: 20 });
});

it('asks of the day what comes back by the minute after its midnight, and of the next day what was left', async () => {
  const maya = await signIn();
  const url = '/api/auth/profile';
  // In Kathmandu a day ends at 18:15.
  const payload = { timeZone: 'Asia/Kathmandu' };
  await app.inject({ method: 'PATCH', url, headers: maya.headers, payload });
  const [own] = writeCards(1);
  if (!own) throw new Error('no card');
  await make(maya, [own]);
  const evening = new Date(clock.now());
  evening.setUTCHours(18, 10, 0, 0);
  if (evening < clock.now()) evening.setUTCDate(evening.getUTCDate() + 1);
  clock.advance(evening.getTime() - clock.now().getTime());
  await sync(maya, [makeReview(own.id, 'again', clock.now())]);
  const { forecast } = (await progress(maya)).json<Reply<typeof getReviewProgress>>();
  expect(forecast.map(({ due: count }) => count)).toEqual(forecast.map(() => 0));
  expect((await askDue(maya)).counts).toMatchObject({ left: 1, again: 1, done: 0 });
  clock.advance(6 * minute);
  expect((await askDue(maya)).counts).toMatchObject({ left: 1, again: 1, done: 0 });
  await sync(maya, [makeReview(own.id, 'good', clock.now())]);
  expect((await askDue(maya)).counts).toMatchObject({ left: 0, again: 0, done: 1 });
});

it('lets nothing more through the limits of a day because something waits for its minutes', async () => {
  const maya = await signIn();
  const own = writeCards(6);
  await make(maya, own);
  await sync(
    maya,
    own.slice(0, 3).map(({ id }) => makeReview(id, 'good', ago(9 * day))),
  );
  await settings(maya, { newPerDay: 1, duePerDay: 1 });
  expect((await askDue(maya)).counts).toMatchObject({ due: 1, new: 1, left: 2 });
  await sync(maya, [
    makeReview(own[0]?.id ?? '', 'again', clock.now()),
    makeReview(own[3]?.id ?? '', 'again', clock.now()),
  ]);
  expect((await askDue(maya)).counts).toMatchObject({ due: 2, new: 0, again: 2, left: 2 });
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
    // Half of them a moment ago, so that some still wait for their minutes.
    minutesAgo: fc.oneof(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 9 * 24 * 60 })),
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
  fc.record({
    do: fc.constant('wait'),
    minutes: fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 36 * 60 })),
  }),
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

/** All that there is, whenever its minutes are over. */
async function countInMinutes({ userId }: Caller): Promise<number> {
  const { rows } = await platform.pool.query<{ count: number }>(
    `select count(*)::integer as count from review_schedules s
     where user_id = $1 and state in ('learning', 'relearning') and (
       exists (select 1 from flashcards c where c.user_id = $1 and c.card_id = s.item_id)
       or exists (
         select 1 from test_questions q
         where q.user_id = $1 and q.question_id = s.item_id and q.removed_at is null
       )
     )`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** And reviews all of it. */
async function compareCounts(caller: Caller, owned: Owned): Promise<void> {
  const { counts, groups } = await askDue(caller);
  expect(counts.left).toBe(counts.cards + counts.questions);
  expect(counts.left).toBe(counts.due + counts.new);
  expect(counts.again).toBe(await countInMinutes(caller));
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
