import { flashcardLimits } from '../limits.ts';
import type { FlashcardConfig } from './card-set.ts';

/** How many cards of which types are asked for beside a test, by the length of the text. */
export function planCards(characters: number): FlashcardConfig['cardTypes'] {
  const { minBeside, defaultTermDefinition, defaultQuestionAnswer, charactersPerCard } =
    flashcardLimits;
  const most = defaultTermDefinition + defaultQuestionAnswer;
  const count = Math.min(most, Math.max(minBeside, Math.round(characters / charactersPerCard)));
  const terms = Math.round((count * defaultTermDefinition) / most);
  return [
    { type: 'term-definition', count: terms },
    { type: 'question-answer', count: count - terms },
    { type: 'fill-in-blank', count: 0 },
  ];
}
