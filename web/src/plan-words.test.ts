import { plans } from '@engram/core/plans/catalogue.ts';
import { expect, it } from 'vitest';
import { writeFeature, writeLimit, writeMoney, writePrice } from './plan-words.ts';

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

it('says of an announced feature that it is not there yet (CF-28)', () => {
  expect(writeFeature({ text: 'Class tools', isAnnounced: true })).toBe(
    'Class tools (coming soon)',
  );
});
