import { expect, it } from 'vitest';
import { scoreTone } from './score-tone.ts';

it('calls a score a success from 80, accents it from 60, and warns below [RES-11] [BLIM-27]', () => {
  expect(scoreTone(100)).toBe('success');
  expect(scoreTone(80)).toBe('success');
  expect(scoreTone(79)).toBe('accent');
  expect(scoreTone(60)).toBe('accent');
  expect(scoreTone(59)).toBe('danger');
  expect(scoreTone(0)).toBe('danger');
});
