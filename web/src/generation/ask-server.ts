import type { GenerationEvent } from '@engram/core/generation/api.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError, unanswered } from '../http/api-error.ts';
import { isNetworkFailure } from './is-network-failure.ts';

/** What the server has told so far; it stays when the rest does not come. */
export type Heard<Item> = {
  generationId: string | null;
  lastEventId: string;
  /** By their places in what is made. */
  items: Map<number, Item>;
  making: Making | null;
};

/** What happens while questions or cards are made, whichever it is. */
export type MakingEvent<Item> =
  | Exclude<GenerationEvent, { type: 'question' }>
  | { type: 'item'; slot: number; item: Item };

export type Told<Item> = { id: string; data: MakingEvent<Item> };

/** How something is asked of the server, and how it is listened to again. */
export type Maker<Item> = {
  start: (options: { signal: AbortSignal }) => AsyncIterable<Told<Item>>;
  follow: (
    id: string,
    options: { signal: AbortSignal; lastEventId: string; maxAttempts: number },
  ) => AsyncIterable<Told<Item>>;
};

export type Asking<Item> = {
  signal: AbortSignal;
  onStarted?: ((generationId: string) => void) | undefined;
  onItem: (slot: number, item: Item) => void;
  /** Hears how many others come before it, whenever that changes; none once its turn has come. */
  onPlace?: ((ahead: number) => void) | undefined;
};

/** The server answered with nothing that could be used [BERR-06]. */
export class UselessResult extends Error {}

/** One that was started before is followed from its beginning. */
export function heardNothing<Item>(generationId: string | null = null): Heard<Item> {
  return { generationId, lastEventId: '', items: new Map(), making: null };
}

/**
 * Asks for something to be made, unless it was started before, and writes down what comes. A lost
 * connection is taken up where it was lost.
 */
export async function askServer<Item>(
  maker: Maker<Item>,
  heard: Heard<Item>,
  asking: Asking<Item>,
): Promise<Making> {
  try {
    await listen(maker, heard, asking);
  } catch (error) {
    // Whatever is no failed call is an answer that breaks the contract.
    throw error instanceof ApiError ? error : new UselessResult('invalid', { cause: error });
  }
  if (asking.signal.aborted) throw unanswered('aborted', {});
  if (!heard.making || heard.items.size === 0) throw new UselessResult('empty');
  return heard.making;
}

/** The same in the shape that all share. */
export async function* tellItems<Event, Item>(
  events: AsyncIterable<{ id: string; data: Event }>,
  read: (event: Event) => MakingEvent<Item>,
): AsyncGenerator<Told<Item>> {
  for await (const { id, data } of events) yield { id, data: read(data) };
}

/** The server knows nothing of it any more, so that there is nothing to go on with. */
export function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && isUnknown(error.cause);
}

export function listInOrder<Item>({ items }: Heard<Item>): Item[] {
  return [...items].toSorted(([one], [other]) => one - other).map(([, item]) => item);
}

async function listen<Item>(
  maker: Maker<Item>,
  heard: Heard<Item>,
  asking: Asking<Item>,
): Promise<void> {
  if (heard.generationId !== null) return follow({ maker, id: heard.generationId }, heard, asking);
  try {
    const events = maker.start({ signal: asking.signal });
    for await (const event of events) if (note(event, heard, asking) === 'over') return;
  } catch (error) {
    const { generationId: id } = heard;
    if (!isNetworkFailure(error) || id === null) throw error;
    await follow({ maker, id }, heard, asking);
  }
}

async function follow<Item>(
  { maker, id }: { maker: Maker<Item>; id: string },
  heard: Heard<Item>,
  asking: Asking<Item>,
): Promise<void> {
  const { signal } = asking;
  const { lastEventId } = heard;
  const { maxAttempts } = callLimits;
  try {
    const events = maker.follow(id, { signal, lastEventId, maxAttempts });
    for await (const event of events) if (note(event, heard, asking) === 'over') return;
  } catch (error) {
    // A server that forgot what it had begun is as lost as one that cannot be reached.
    throw isUnknown(error) ? unanswered('network-request-failed', { cause: error }) : error;
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function note<Item>(
  { id, data: event }: Told<Item>,
  heard: Heard<Item>,
  { onStarted, onItem, onPlace }: Asking<Item>,
): 'over' | undefined {
  heard.lastEventId = id;
  switch (event.type) {
    case 'started':
      heard.generationId = event.generationId;
      onStarted?.(event.generationId);
      if (event.ahead !== undefined) onPlace?.(event.ahead);
      return undefined;
    case 'item':
      // One that is told again has its place already.
      if (!heard.items.has(event.slot)) onItem(event.slot, event.item);
      heard.items.set(event.slot, event.item);
      return undefined;
    case 'done':
      heard.making = event.making;
      return 'over';
    case 'cancelled':
      throw unanswered('aborted', {});
    case 'failed': {
      const { code, message } = event;
      throw new ApiError(message, { status: 200, data: { code, message } });
    }
  }
}
