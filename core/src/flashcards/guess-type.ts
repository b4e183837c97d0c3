import type { CardType } from './card.ts';

/** Of a card that somebody wrote: what asks is a question. */
export function guessType(front: string): CardType {
  return /[?？؟]$/u.test(front.trim()) ? 'question-answer' : 'term-definition';
}
