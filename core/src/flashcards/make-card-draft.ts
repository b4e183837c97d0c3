import type { Draft, DraftOf } from '../questions/draft.ts';
import type { Card } from './card.ts';

/** What stands on a card. */
export type CardSides = Pick<Card, 'type' | 'front' | 'back'>;

type Content = 'type' | 'key' | 'accepted' | 'text' | 'explanation' | 'hint';

/**
 * The question by which a card is checked, solved blind and told from others: a card is as good as
 * its question. A term is asked for by its definition, since that has one answer.
 */
export function makeCardDraft({
  type,
  front,
  back,
}: CardSides): Pick<DraftOf<'short-answer'>, Content> | Pick<DraftOf<'fill-in-blank'>, Content> {
  const empty = { accepted: [], explanation: '', hint: '' };
  switch (type) {
    case 'term-definition':
      return { ...empty, type: 'short-answer', text: askForTerm(back), key: front };
    case 'question-answer':
      return { ...empty, type: 'short-answer', text: front, key: back };
    case 'fill-in-blank':
      return { ...empty, type: 'fill-in-blank', text: front, key: back };
  }
}

/** The sides of a card whose question was mended. */
export function readSides({ type, back }: CardSides, draft: Draft): CardSides {
  const key = 'key' in draft ? draft.key : '';
  return type === 'term-definition'
    ? { type, front: key, back: back.replace(/\s+/gu, ' ').trim() }
    : { type, front: draft.text, back: key };
}

export const termQuestion = 'What is the term for: ';

function askForTerm(definition: string): string {
  return `${termQuestion}${definition.trim().replace(/[.?!。？！]$/u, '')}?`;
}
