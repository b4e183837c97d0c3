import { plans } from '@engram/core/plans/catalogue.ts';
import { expect, it } from 'vitest';
import { describePlan, listFeatures, writeLimit, writeMoney, writePrice } from './plan-words.ts';

it('writes money without empty cents', () => {
  expect([writeMoney(5), writeMoney(9.5)]).toEqual(['$5', '$9.50']);
});

it('writes limits with their thousands, and no limit in words', () => {
  expect([writeLimit(30_000), writeLimit(Number.POSITIVE_INFINITY)]).toEqual([
    '30,000',
    'Unlimited',
  ]);
});

it('gives the beta price and the list price of a paid plan (D3)', () => {
  expect(writePrice(plans.educator)).toEqual({ amount: '$5', listAmount: '$19' });
});

it('gives Free one price', () => {
  expect(writePrice(plans.free)).toEqual({ amount: '$0' });
});

it('marks an announced feature as coming, and leaves one that is there alone (CF-28)', () => {
  const features = listFeatures([
    { text: 'Class tools', needs: 'class-tools' },
    { text: 'Answers by email', needs: 'support' },
  ]);
  expect(features).toEqual([
    { text: 'Class tools', soonTag: 'Coming soon' },
    { text: 'Answers by email' },
  ]);
});

it('gives what somebody really pays, beside the list price only where that is more (D3)', () => {
  expect(writePrice(plans.student, 5)).toEqual({ amount: '$5', listAmount: '$9' });
  expect(writePrice(plans.student, 9)).toEqual({ amount: '$9' });
});

it('names what the limits of a plan count', () => {
  expect(describePlan(plans.free).limits.map(({ name }) => name)).toEqual([
    'AI tests (quizzes) per month',
    'Characters of notes per test',
    'Questions per test',
  ]);
});
