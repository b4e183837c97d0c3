import type { Card } from '@engram/core/flashcards/card.ts';
import { blank } from '@engram/core/questions/question.ts';
import type { ReactNode } from 'react';
import { BlankedText } from '../../questions/blanked-text.tsx';

/** The words of the front, with a line where some are missing. */
export function frontOf({ front }: Pick<Card, 'front'>): ReactNode {
  return front.includes(blank) ? <BlankedText text={front} /> : front;
}
