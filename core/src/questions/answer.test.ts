import { expect, it } from 'vitest';
import { Answer } from './answer.ts';

it('drops from a written answer what cannot be stored, instead of refusing it', () => {
  expect(Answer.parse('a\0b')).toBe('ab');
  expect(Answer.parse('half an emoji \ud83d')).toBe('half an emoji \ufffd');
  expect(Answer.parse('a whole one 😀')).toBe('a whole one 😀');
});

it('refuses ids that no option has', () => {
  expect(Answer.safeParse(['\0']).success).toBe(false);
  expect(Answer.safeParse({ a1: '\ud83d' }).success).toBe(false);
});
