import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes the first letters of the first two words', () => {
  expect(initials('maya.okafor@example.edu')).toBe('MO');
  expect(initials('maya_k-okafor+study@example.edu')).toBe('MK');
});

it('takes the first two letters of a single word', () => {
  expect(initials('zoe@example.edu')).toBe('ZO');
});

it('keeps a letter outside the basic plane whole', () => {
  expect(initials('𝓜aya@example.edu')).toBe('𝓜A');
});

it('is one letter for a name of one letter', () => {
  expect(initials('x@example.edu')).toBe('X');
});
