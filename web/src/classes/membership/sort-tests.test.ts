import type { MemberTest } from '@engram/core/classes/membership.ts';
import { expect, it } from 'vitest';
import { bestTry, groupOf } from './sort-tests.ts';

const at = '2026-03-01T12:00:00.000Z';
const scoreOf = (percent: number) => ({ percent, points: percent, possible: 100 });

function testOf(changes: Partial<MemberTest>): MemberTest {
  return {
    code: 'K7Q2MD',
    title: 'Cells',
    state: 'open',
    questionCount: 4,
    timeLimitMinutes: null,
    opensAt: at,
    closesAt: at,
    answersShown: 'after-closing',
    answersAt: null,
    tries: 1,
    ownTries: [],
    ...changes,
  };
}

function tryOf(percent: number | null, submittedAt: string | null = at) {
  const score = percent === null ? null : scoreOf(percent);
  return { key: crypto.randomUUID(), number: 1, startedAt: at, submittedAt, score };
}

it.each([
  ['to do while it is open', {}, 'toDo'],
  ['to do while it is being answered', { ownTries: [tryOf(null, null)] }, 'toDo'],
  ['to do while late work counts', { state: 'late' }, 'toDo'],
  ['handed in until its answers come', { ownTries: [tryOf(null)] }, 'handedIn'],
  ['ready once there is a score', { state: 'closed', ownTries: [tryOf(70)] }, 'ready'],
  ['ready at once where answers are', { ownTries: [tryOf(70)], tries: 3 }, 'ready'],
  [
    'handed in where time ended before',
    { state: 'closed', ownTries: [tryOf(null, null)] },
    'handedIn',
  ],
  ['later before it opens', { state: 'not-open' }, 'later'],
  ['missed once it has closed', { state: 'closed' }, 'missed'],
] as const)('puts a test under %s', (_, changes, group) => {
  expect(
    groupOf(testOf({ ...changes, ownTries: [...('ownTries' in changes ? changes.ownTries : [])] })),
  ).toBe(group);
});

it('shows the best of several tries, and the first of two that are as good', () => {
  const tries = [tryOf(50), tryOf(80), tryOf(80), tryOf(null, null)];
  expect(bestTry(testOf({ ownTries: tries }))?.key).toBe(tries[1]?.key);
  expect(bestTry(testOf({}))).toBeUndefined();
});
