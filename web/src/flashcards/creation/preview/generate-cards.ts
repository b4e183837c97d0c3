import {
  type CardEvent,
  type CardsRequest,
  followCards,
  generateCards as startCards,
} from '@engram/core/flashcards/api.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import type { Making } from '@engram/core/generation/making.ts';
import {
  heardNothing,
  listInOrder,
  type Maker,
  type MakingEvent,
  tellItems,
} from '../../../generation/ask-server.ts';
import { tellCancelled } from '../../../generation/cancelling.ts';
import { isNetworkFailure } from '../../../generation/is-network-failure.ts';
import { makeWhenFree } from '../../../generation/make-when-free.ts';
import { callForEvents } from '../../../http/events/call-for-events.ts';
import { readEvents } from '../../../http/events/read-events.ts';

export type GeneratedCards = { generationId: string | null; cards: Card[]; making: Making };

export type GenerateOptions = {
  /** Aborting it cancels them, except with `stillWanted` as the reason. */
  signal: AbortSignal;
  /** So that a reload before anything was heard does not start them twice. */
  idempotencyKey: string;
  /** Those that were started before a reload are followed instead of a new start. */
  generationId: string | null;
  onStarted: (generationId: string) => void;
  /** Hears once of each card, as soon as it is there. */
  onCard: (slot: number, card: Card) => void;
  /** Hears how many others come before them, while they wait in line. */
  onPlace: (ahead: number) => void;
};

/**
 * Has the cards of a set made by the server, one after the other (D24), once what was cancelled
 * before has ended. Whatever fails is cancelled, except where nobody could be reached: those go on.
 */
export async function generateCards(
  request: CardsRequest,
  { idempotencyKey, generationId, onCard, ...asking }: GenerateOptions,
): Promise<GeneratedCards> {
  const heard = heardNothing<Card>(generationId);
  const { signal } = asking;
  const maker = askForCards(request, idempotencyKey);
  try {
    const making = await makeWhenFree(maker, heard, { ...asking, onItem: onCard });
    return { generationId: heard.generationId, cards: listInOrder(heard), making };
  } catch (error) {
    if (!signal.aborted && !isNetworkFailure(error)) tellCancelled(heard);
    throw error;
  }
}

function askForCards(request: CardsRequest, idempotencyKey: string): Maker<Card> {
  return {
    start: ({ signal }) =>
      tellItems(
        callForEvents(startCards, { body: request }, { signal, idempotencyKey }),
        readEvent,
      ),
    follow: (id, options) =>
      tellItems(readEvents(followCards, { params: { id } }, options), readEvent),
  };
}

function readEvent(event: CardEvent): MakingEvent<Card> {
  if (event.type !== 'card') return event;
  return { type: 'item', slot: event.slot, item: event.card };
}
