import { expect, it } from 'vitest';
import { type Parameters, usualParameters } from '../parameters.ts';
import { findOwn, type Lesson } from './find-own.ts';
import { otherMemory, simulateHistories } from './testing/simulate-histories.ts';

const begins = new Date('2026-01-01T10:00:00.000Z');
const life = { items: 80, reviews: 10, begins };
const others = simulateHistories({ ...life, parameters: otherMemory, seed: 'other' });
const usual = simulateHistories({ ...life, parameters: usualParameters, seed: 'usual' });
const pause = () => Promise.resolve();
const noneInUse = { inUse: undefined, pause };

/** A training that always comes to the same. */
function coming(to: Parameters) {
  const lessons: (readonly Lesson[])[] = [];
  const train = (given: readonly Lesson[]) => {
    lessons.push(given);
    return Promise.resolve(to);
  };
  return { lessons, train };
}

const momentsOf = (lessons: readonly Lesson[] | undefined) =>
  lessons?.flatMap(({ history, targets }) => targets.map((place) => history[place]?.at ?? 0)) ?? [];

it('accepts what foretells the later half better than the usual parameters', async () => {
  const { train } = coming(otherMemory);
  const finding = await findOwn(others, { ...noneInUse, train });
  expect(finding).toMatchObject({ kind: 'own' });
  if (finding.kind !== 'own') return;
  expect(finding.gain).toBeGreaterThan(0.01);
  expect(finding.gain).toBeLessThan(0.2);
});

it('learns from the earlier half before it accepts, and from all reviews afterwards', async () => {
  const { lessons, train } = coming(otherMemory);
  await findOwn(others, { ...noneInUse, train });
  const all = others.flatMap((history) => history.filter(({ days }) => days > 0));
  const inOrder = all.map(({ at }) => at).toSorted((one, other) => one - other);
  expect(lessons.map((given) => momentsOf(given).length)).toEqual([400, 800]);
  expect(Math.max(...momentsOf(lessons[0]))).toBe(inOrder[399]);
});

it('learns from 10,000 reviews and no more, each card with all it has', async () => {
  const long = { parameters: usualParameters, seed: 'long', begins };
  const many = simulateHistories({ ...long, items: 260, reviews: 40 });
  const { lessons, train } = coming(usualParameters);
  await findOwn(many, { ...noneInUse, train });
  expect(lessons[0]).toHaveLength(250);
  expect(momentsOf(lessons[0])).toHaveLength(5_000);
});

it('accepts nothing that is as good as what is usual, or worse', async () => {
  for (const to of [usualParameters, otherMemory]) {
    const { lessons, train } = coming(to);
    const none = { kind: 'none', isWorse: false };
    expect(await findOwn(usual, { ...noneInUse, train })).toEqual(none);
    expect(lessons).toHaveLength(1);
  }
});

it('never accepts what no training should come to', async () => {
  const poisoned = (value: number) => otherMemory.with(0, value);
  for (const to of [
    [],
    otherMemory.slice(1),
    poisoned(Number.NaN),
    poisoned(Number.POSITIVE_INFINITY),
    poisoned(-1),
    poisoned(1e6),
  ]) {
    const finding = await findOwn(others, { ...noneInUse, train: coming(to).train });
    expect(finding).toEqual({ kind: 'none', isWorse: false });
  }
});

it('accepts nothing when only the second training went wrong', async () => {
  for (const second of [[Number.NaN], usualParameters.with(2, 100).with(8, 4.5)]) {
    const found = [otherMemory, second];
    const train = () => Promise.resolve(found.shift() ?? []);
    expect(await findOwn(others, { ...noneInUse, train })).toMatchObject({ kind: 'none' });
  }
});

it('rounds what it keeps', async () => {
  const { train } = coming(otherMemory.map((value) => value + 1e-7));
  expect(await findOwn(others, { ...noneInUse, train })).toMatchObject({
    parameters: otherMemory,
  });
});

it('keeps those in use unless others are better than they are', async () => {
  const inUse = { parameters: otherMemory, since: begins.getTime() };
  const nearly = otherMemory.with(2, 2.35);
  const means = { inUse, pause, train: coming(nearly).train };
  expect(await findOwn(others, means)).toEqual({ kind: 'none', isWorse: false });
});

it('says when those in use foretell worse than the usual ones', async () => {
  const inUse = { parameters: otherMemory, since: begins.getTime() };
  const means = { inUse, pause, train: coming(otherMemory).train };
  expect(await findOwn(usual, means)).toEqual({ kind: 'none', isWorse: true });
});

it('does not say so after a few answers', async () => {
  const lastDays = begins.getTime() + 70 * 86_400_000;
  const inUse = { parameters: otherMemory, since: lastDays };
  const means = { inUse, pause, train: coming(otherMemory).train };
  expect(await findOwn(usual, means)).toEqual({ kind: 'none', isWorse: false });
});
