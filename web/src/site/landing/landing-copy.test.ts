import { expect, it } from 'vitest';
import { writeReasons } from './landing-copy.ts';

it('names the beta offer while it is on [LAND-24] [LAND-25]', () => {
  const reasons = writeReasons({ isOn: true, pricePerMonthUsd: 5 });
  expect(reasons.at(-1)).toMatchObject({
    name: '30-day money-back guarantee',
    text: 'Any paid plan for $5 per month during beta, instead of $9 or $19, price locked in. Cancel anytime.',
  });
});

it('no longer names it once it is over', () => {
  const reasons = writeReasons({ isOn: false, pricePerMonthUsd: 5 });
  expect(reasons.at(-1)?.text).toBe(
    'Any paid plan is refunded within 30 days of the first payment. Cancel anytime.',
  );
  expect(JSON.stringify(reasons)).not.toMatch(/beta|\$/);
});
