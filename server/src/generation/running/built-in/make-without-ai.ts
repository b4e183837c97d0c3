import { makeCardDraft } from '@engram/core/flashcards/make-card-draft.ts';
import { makeCards } from '@engram/generator/make-cards.ts';
import { makeQuestions } from '@engram/generator/make-questions.ts';
import type { ItemDraft } from '../../pipeline/items/item.ts';
import type { BuiltInRequest } from '../../pipeline/pipeline-request.ts';

/** Questions or cards by rule, each card with the question by which it is checked. */
export function makeWithoutAi(request: BuiltInRequest): ItemDraft[] {
  if ('wanted' in request) return makeQuestions(request);
  const { cards: wanted, ...order } = request;
  return makeCards({ ...order, wanted }).map(({ source, topic, ...card }) => ({
    ...makeCardDraft(card),
    source,
    topic,
    card,
  }));
}
