import { flashcardLimits } from '../limits.ts';
import type { FlashcardConfig } from './card-set.ts';
import { firstConfig } from './first-config.ts';

/**
 * How many cards of which types are asked for beside a test: with AI by the length of the text, without
 * it as many as there may be, for rules only make those that are sure (D37).
 */
export function planCards(
  characters: number,
  { isWithoutAi }: { isWithoutAi: boolean },
): FlashcardConfig['cardTypes'] {
  if (isWithoutAi) return firstConfig.cardTypes;
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
