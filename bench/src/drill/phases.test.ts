import { expect, it } from 'vitest';
import { blockedMs, phaseOf } from './phases.ts';

const phases = [
  { fault: 'a kill', from: 1_000, outages: [] },
  { fault: 'a restart', from: 5_000, outages: [{ from: 5_000, to: 8_000 }] },
];

it('counts waiting from the first attempt where somebody could have answered', () => {
  expect(blockedMs(phases, { firstAt: 900, at: 3_000 })).toBe(2_100);
  expect(blockedMs(phases, { firstAt: 8_500, at: 9_000 })).toBe(500);
});

it('counts waiting only after the end of an outage', () => {
  expect(blockedMs(phases, { firstAt: 4_000, at: 10_000 })).toBe(2_000);
  expect(blockedMs(phases, { firstAt: 6_000, at: 10_000 })).toBe(2_000);
  expect(blockedMs(phases, { firstAt: 6_000, at: 7_000 })).toBe(0);
});

it('names what struck last before the answer', () => {
  expect(phaseOf(phases, { firstAt: 0, at: 500 })).toBeUndefined();
  expect(phaseOf(phases, { firstAt: 900, at: 3_000 })?.fault).toBe('a kill');
  expect(phaseOf(phases, { firstAt: 4_000, at: 5_100 })?.fault).toBe('a restart');
});
