import { makeCardDraft } from '@engram/core/flashcards/make-card-draft.ts';
import { makeSureCards } from '@engram/generator/make-sure-cards.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import type { ItemDraft } from '../../pipeline/items/item.ts';
import type { BuiltInRequest } from '../../pipeline/pipeline-request.ts';

/** Questions or cards by rule, never more than are sure (D37), each card with the question by which it is checked. */
export function makeWithoutAi(request: BuiltInRequest): ItemDraft[] {
  if ('wanted' in request) return makeSure(request);
  const { cards: wanted, ...order } = request;
  return makeSureCards({ ...order, wanted }).map(({ source, topic, ...card }) => ({
    ...makeCardDraft(card),
    source,
    topic,
    card,
  }));
}
