import { expect, it } from 'vitest';
import { endOfRights } from './rights.ts';

const march = (day: number) => new Date(Date.UTC(2026, 2, day));

const paid = {
  status: 'active',
  hasPaymentMethod: true,
  startedAt: march(1),
  periodStartsAt: march(1),
  periodEndsAt: march(20),
  trialEndsAt: null,
  cancelsAt: null,
  unpaidSince: null,
  endedAt: null,
};
const trial = { ...paid, status: 'trialing', trialEndsAt: march(20) };

it.each([
  ['lasts over its renewal by the days of grace', paid, march(27)],
  ['ends on time when it was cancelled', { ...paid, cancelsAt: march(20) }, march(20)],
  ['bridges the end of a trial that will be paid for', trial, march(27)],
  ['ends with a trial that nobody will pay for', { ...trial, hasPaymentMethod: false }, march(20)],
  ['ends with a trial that was cancelled', { ...trial, cancelsAt: march(20) }, march(20)],
  ['waits 7 days for a payment that failed', { ...paid, status: 'past_due' }, march(8)],
  ['waits no longer for one that will not come', { ...paid, status: 'unpaid' }, march(8)],
  [
    'waits no 7 days more with each new month',
    { ...paid, status: 'past_due', periodStartsAt: march(15), unpaidSince: march(1) },
    march(8),
  ],
  ['is over when it has ended', { ...paid, status: 'canceled', endedAt: march(5) }, march(5)],
  ['begins only with the first payment', { ...paid, status: 'incomplete' }, march(1)],
])('a subscription %s', (_, subscription, end) => {
  expect(endOfRights(subscription)).toEqual(end);
});
