import { expect, it } from 'vitest';
import { isComing } from './availability.ts';

it('says what is announced only, such as tools for classes (CF-28, D30)', () => {
  expect(isComing('class-tools')).toBe(true);
});

it('says what works: accounts, payment, flashcards, reviews, photos and transcripts, and messages to support', () => {
  expect(isComing('video-and-image-input')).toBe(false);
  expect(isComing('reviews')).toBe(false);
  expect(isComing('analytics')).toBe(false);
  expect(isComing('adaptive-learning')).toBe(false);
  expect(isComing('accounts')).toBe(false);
  expect(isComing('payment')).toBe(false);
  expect(isComing('flashcards')).toBe(false);
  expect(isComing('support')).toBe(false);
});
