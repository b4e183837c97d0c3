import {
  type CardEvent,
  type CardsRequest,
  followCards,
  generateCards as startCards,
} from '@engram/core/flashcards/api.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { callLimits } from '@engram/core/limits.ts';
import {
  type Asking,
  type Heard,
  heardNothing,
  listInOrder,
  type Maker,
  type MakingEvent,
  tellItems,
} from '../../../generation/ask-server.ts';
import { noteCancelling, tellCancelled, untilCancelled } from '../../../generation/cancelling.ts';
import { isNetworkFailure } from '../../../generation/is-network-failure.ts';
import { makeInTime, stillWanted } from '../../../generation/make-in-time.ts';
import { ApiError, unanswered } from '../../../http/api-error.ts';
import { callForEvents } from '../../../http/events/call-for-events.ts';
import { pause } from '../../../http/pause.ts';
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
};

/**
 * Has the cards of a set made by the server, one after the other (D24), once what was cancelled
 * before has ended. Whatever fails is cancelled, except where nobody could be reached: those go on.
 */
export async function generateCards(
  request: CardsRequest,
  { signal, idempotencyKey, generationId, onStarted, onCard }: GenerateOptions,
): Promise<GeneratedCards> {
  const heard = heardNothing<Card>(generationId);
  const stop = new AbortController();
  const work = makeWhenFree(askForCards(request, idempotencyKey), heard, {
    wanted: signal,
    signal: stop.signal,
    onStarted(id) {
      onStarted(id);
      if (signal.aborted) stop.abort(signal.reason);
    },
    onItem: onCard,
  });
  signal.addEventListener('abort', () => {
    // Before it has an id, nobody can cancel it: that is waited for.
    if (heard.generationId !== null) stop.abort(signal.reason);
    if (signal.reason !== stillWanted) noteCancelling(work);
  });
  try {
    const making = await work;
    return { generationId: heard.generationId, cards: listInOrder(heard), making };
  } catch (error) {
    if (!signal.aborted && !isNetworkFailure(error)) tellCancelled(heard);
    throw error;
  }
}

/** Our own cancel may have been told, but not yet done. */
async function makeWhenFree(
  maker: Maker<Card>,
  heard: Heard<Card>,
  { wanted, ...asking }: Asking<Card> & { wanted: AbortSignal },
): Promise<Making> {
  const hasCancelled = heard.generationId === null && (await untilCancelled(wanted));
  if (wanted.aborted) throw unanswered('aborted', {});
  try {
    return await makeInTime(maker, heard, asking);
  } catch (error) {
    if (!hasCancelled || !isOtherRunning(error)) throw error;
    await pause(callLimits.retryDelayMs, wanted);
    if (wanted.aborted) throw error;
    return await makeInTime(maker, heard, asking);
  }
}

function isOtherRunning(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'generation-running';
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
