import type { Reply } from '@engram/core/endpoint.ts';
import { makeMemoryModel } from '@engram/core/exams/memory.ts';
import type { getReviewQueue } from '@engram/core/reviews/api.ts';
import { otherMemory } from '@engram/core/reviews/own-parameters/testing/simulate-histories.ts';
import { isAllowed, usualParameters } from '@engram/core/reviews/parameters.ts';
import { scheduleReview } from '@engram/core/reviews/schedule-review.ts';
import { expect, it } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { reviewData } from '../personal-data/personal-data.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { runReviewJobs } from '../testing/run-review-jobs.ts';
import { makeOwnCalls } from './testing/own-calls.ts';
import { tuneMemory } from './tune-memory.ts';

/** It is the first of March 2026, noon. */
const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { sync, queue, own, switchOwn } = makeReviewCalls(app);
const { live, readMemories } = makeOwnCalls(app, platform);
const exams = makeExamCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const day = 24 * 60 * 60_000;

async function askQueue(caller: Caller): Promise<Reply<typeof getReviewQueue>> {
  return (await queue(caller)).json();
}

async function askParameters(caller: Caller): Promise<readonly number[]> {
  return (await askQueue(caller)).parameters ?? usualParameters;
}

async function expectReplayed(caller: Caller): Promise<void> {
  const { stored, expected } = await readMemories(caller, await askParameters(caller));
  expect(stored).toEqual(expected);
}

/** Somebody with enough reviews of a memory that is not the usual one, learned from. */
async function startTuned() {
  const maya = await signIn();
  const { ids, setId } = await live(maya, { parameters: otherMemory });
  await runReviewJobs(platform);
  return { maya, ids, setId };
}

/** What will be recalled on a day, in percent, on the average over all cards. */
async function foresee({ userId }: Caller, parameters: readonly number[], day: string) {
  const { rows } = await platform.pool.query<{ days: number; stability: number }>(
    `select stability, $2::date - (last_reviewed_at at time zone 'UTC')::date as days
     from review_schedules where user_id = $1`,
    [userId, day],
  );
  const model = makeMemoryModel(parameters);
  const chances = rows.map(({ days, stability }) =>
    model.recall({ stability, difficulty: 5, day: 0 }, days),
  );
  return Math.round((100 * chances.reduce((sum, chance) => sum + chance, 0)) / chances.length);
}

async function forgetTraining({ userId }: Caller): Promise<void> {
  await platform.pool.query(
    'update review_profiles set trained_at = null, trained_reviews = null where user_id = $1',
    [userId],
  );
}

it('counts the reviews that tell how long a memory lasts, and tries nothing before there are 400', async () => {
  const maya = await signIn();
  expect((await own(maya)).json()).toEqual({
    isOn: true,
    standing: { kind: 'waiting', reviews: 0, needed: 400 },
  });
  await live(maya, { parameters: otherMemory, items: 57, reviews: 7 });
  expect(await runReviewJobs(platform)).toBe(0);
  expect((await own(maya)).json().standing).toEqual({
    kind: 'waiting',
    reviews: 399,
    needed: 400,
  });
});

it('schedules by what the reviews say, once they foretell more', async () => {
  const { maya } = await startTuned();
  expect((await own(maya)).json()).toEqual({
    isOn: true,
    standing: { kind: 'own', since: '2026-03-01', reviews: 600, better: expect.any(Number) },
  });
  const { better } = (await own(maya)).json().standing;
  expect(better).toBeGreaterThanOrEqual(3);
  expect(better).toBeLessThanOrEqual(25);
  const { parameters } = await askQueue(maya);
  expect(isAllowed(parameters ?? [])).toBe(true);
  expect(parameters).not.toEqual(usualParameters);
  await expectReplayed(maya);
});

it('comes to the same day as the device, which has the parameters with the queue', async () => {
  const { maya } = await startTuned();
  const { items, settings, parameters } = await askQueue(maya);
  const [item] = items;
  if (!item || !parameters) throw new Error('Nothing is due, or it is as usual');
  const at = clock.now();
  const { retention } = settings;
  const onDevice = scheduleReview(item.schedule, { rating: 'good', at, retention, parameters });
  const { schedules } = (await sync(maya, [makeReview(item.itemId, 'good', at)])).json();
  expect(schedules).toEqual([{ itemId: item.itemId, schedule: onDevice }]);
  expect(scheduleReview(item.schedule, { rating: 'good', at, retention }).due).not.toBe(
    onDevice.due,
  );
});

it('plans for an exam by it, and by the usual ones when it is switched off', async () => {
  const { maya, setId } = await startTuned();
  const things = [{ kind: 'set', id: setId } as const];
  const { exam } = (await exams.add(maya, { heldOn: '2026-03-31', things })).json();
  const recallNow = async () => {
    const parameters = await askParameters(maya);
    const { recallNow: told } = (await exams.plan(maya, exam.id)).json();
    return { told, expected: await foresee(maya, parameters, '2026-03-31') };
  };
  const tuned = await recallNow();
  expect(tuned.told).toBe(tuned.expected);
  await switchOwn(maya, false);
  await runReviewJobs(platform);
  const usual = await recallNow();
  expect(usual.told).toBe(usual.expected);
  expect(tuned.told).not.toBe(usual.told);
});

it('leads to the same when a review arrives late', async () => {
  const { maya, ids } = await startTuned();
  const [id = ''] = ids;
  const review = (mark: 'good' | 'again', days: number) =>
    sync(maya, [makeReview(id, mark, new Date(clock.now().getTime() - days * day))]);
  await review('good', 1);
  const { schedules } = (await review('again', 40)).json();
  expect(schedules).toMatchObject([{ itemId: id, schedule: { lapses: expect.any(Number) } }]);
  await expectReplayed(maya);
});

it('is back to the usual ones when it is switched off, and has not forgotten when it is switched on', async () => {
  const { maya } = await startTuned();
  const found = await askParameters(maya);
  const before = (await own(maya)).json();
  expect((await switchOwn(maya, false)).json()).toEqual({
    isOn: false,
    standing: { kind: 'usual' },
  });
  await runReviewJobs(platform);
  expect((await askQueue(maya)).parameters).toBeNull();
  await expectReplayed(maya);
  expect((await switchOwn(maya, true)).json()).toEqual(before);
  await runReviewJobs(platform);
  expect(await askParameters(maya)).toEqual(found);
  await expectReplayed(maya);
});

it('learns nothing while it is switched off', async () => {
  const maya = await signIn();
  await switchOwn(maya, false);
  await live(maya, { parameters: otherMemory });
  await runReviewJobs(platform);
  expect((await own(maya)).json()).toEqual({ isOn: false, standing: { kind: 'usual' } });
  await switchOwn(maya, true);
  await runReviewJobs(platform);
  expect((await own(maya)).json().standing.kind).toBe('own');
});

it('says that the usual ones are as good, and tries again after a week and a tenth more reviews', async () => {
  const maya = await signIn();
  const { ids } = await live(maya, { parameters: usualParameters });
  expect((await own(maya)).json().standing).toEqual({ kind: 'usual' });
  await runReviewJobs(platform);
  const tried = { kind: 'no-better', triedOn: '2026-03-01', reviews: 600 };
  expect((await own(maya)).json().standing).toEqual(tried);
  expect((await askQueue(maya)).parameters).toBeNull();
  const review = () =>
    sync(
      maya,
      ids.map((id) => makeReview(id, 'good', clock.now())),
    );
  await review();
  expect(await runReviewJobs(platform)).toBe(0);
  clock.advance(8 * day);
  await review();
  expect(await runReviewJobs(platform)).toBe(1);
  expect((await own(maya)).json().standing).toMatchObject({ reviews: 720 });
});

it('stays with what is usual when training fails or comes to nonsense, and says nothing personal', async () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  const maya = await signIn();
  await live(maya, { parameters: otherMemory });
  for (const train of [
    () => Promise.reject(new Error('Out of order')),
    () => Promise.resolve([Number.NaN]),
    () => Promise.resolve(otherMemory.with(2, Number.NaN)),
    () => Promise.resolve(otherMemory.with(2, 1e9)),
  ]) {
    await tuneMemory({ ...platform, log, train }, { userId: maya.userId });
    expect((await own(maya)).json().standing).toMatchObject({ kind: 'no-better', reviews: 600 });
    expect((await askQueue(maya)).parameters).toBeNull();
    await forgetTraining(maya);
  }
  await expectReplayed(maya);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Out of order');
  expect(lines[0]).not.toContain(maya.userId);
});

it('counts what is reviewed while it learns, by what it has learned', async () => {
  const maya = await signIn();
  const { ids } = await live(maya, { parameters: otherMemory });
  const train = async () => {
    await sync(maya, [makeReview(ids[0] ?? '', 'good', clock.now())]);
    return otherMemory;
  };
  await tuneMemory({ ...platform, train }, { userId: maya.userId });
  expect(await askParameters(maya)).toEqual(otherMemory);
  await expectReplayed(maya);
});

it('stays off when it is switched off while it learns', async () => {
  const maya = await signIn();
  await live(maya, { parameters: otherMemory });
  const train = async () => {
    await switchOwn(maya, false);
    return otherMemory;
  };
  await tuneMemory({ ...platform, train }, { userId: maya.userId });
  expect((await askQueue(maya)).parameters).toBeNull();
  await expectReplayed(maya);
});

it('does the same when its job runs twice', async () => {
  const { maya } = await startTuned();
  const before = await readMemories(maya, await askParameters(maya));
  await tuneMemory(platform, { userId: maya.userId });
  expect(await readMemories(maya, await askParameters(maya))).toEqual(before);
});

it('goes back to the usual ones when they have come to foretell more', async () => {
  const maya = await signIn();
  const { ids } = await live(maya, { parameters: usualParameters });
  await platform.pool.query(
    `update review_profiles set uses_own = true, own_parameters = $2, own_since = '2025-01-01',
       own_reviews = 400, own_gain = 0.05 where user_id = $1`,
    [maya.userId, otherMemory],
  );
  await sync(maya, [makeReview(ids[0] ?? '', 'good', clock.now())]);
  await runReviewJobs(platform);
  expect((await own(maya)).json().standing.kind).toBe('no-better');
  expect((await askQueue(maya)).parameters).toBeNull();
  await expectReplayed(maya);
});

it('counts and learns for learners whose reviews an earlier version has counted', async () => {
  const maya = await signIn();
  const { ids } = await live(maya, { parameters: otherMemory });
  await platform.pool.query('update review_profiles set memory_reviews = null where user_id = $1', [
    maya.userId,
  ]);
  expect((await own(maya)).json().standing).toEqual({ kind: 'usual' });
  await sync(maya, [makeReview(ids[0] ?? '', 'good', clock.now())]);
  await runReviewJobs(platform);
  expect((await own(maya)).json().standing).toMatchObject({ kind: 'own', reviews: 601 });
});

it('is somebody’s own: nobody else is scheduled by it', async () => {
  const omar = await signIn();
  await live(omar, { parameters: otherMemory, items: 5, reviews: 2 });
  await startTuned();
  expect((await askQueue(omar)).parameters).toBeNull();
  await expectReplayed(omar);
});

it('goes into the export of its learner, and with their account', async () => {
  const { maya } = await startTuned();
  const [file] = reviewData.read(platform.db, maya.userId, platform.clock.now());
  if (!file || !('readOne' in file)) throw new Error('no file of settings');
  const parameters = await askParameters(maya);
  expect(await file.readOne()).toMatchObject({
    wantsOwn: true,
    usesOwn: true,
    ownParameters: parameters,
    ownReviews: 600,
    memoryReviews: 600,
    trainedReviews: 600,
  });
  await reviewData.erase(platform.db, maya.userId);
  expect((await own(maya)).json().standing).toMatchObject({ kind: 'waiting', reviews: 0 });
  await tuneMemory(platform, { userId: maya.userId });
});
