import { saveSet } from '@engram/core/flashcards/api.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import type { FlashcardConfig } from '@engram/core/flashcards/card-set.ts';
import { call } from '../../http/call.ts';

type NewSet = {
  /** The same however often it is sent, so that nothing is kept twice. */
  setId: string;
  config: FlashcardConfig;
  generationId: string | null;
  materialIds: string[];
  cards: readonly Card[];
};

/** Keeps cards that were made as a set. */
export function keepSet({ setId, config, generationId, materialIds, cards }: NewSet) {
  return call(saveSet, {
    params: { id: setId },
    body: {
      name: config.setName,
      config: { ...config, setName: config.setName.trim() },
      generationId,
      materialIds,
      cards: cards.map(({ id, type, format, front, back }) => ({ id, type, format, front, back })),
    },
  });
}
