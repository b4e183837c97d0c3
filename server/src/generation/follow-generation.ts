import type { User } from '@engram/core/accounts/user.ts';
import type { CardEvent, GeneratedCards } from '@engram/core/flashcards/api.ts';
import type { Generated, GenerationEvent } from '@engram/core/generation/api.ts';
import type { MadeThing, Making } from '@engram/core/generation/making.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { AppError } from '../http/app-error.ts';
import type { Following } from '../http/events.ts';
import type { Waiting } from '../http/mount-followed.ts';
import { hearBell } from '../platform/progress/bell.ts';
import type { Platform } from '../platform/start.ts';
import { tellFailure } from './failure.ts';
import { readAhead } from './place-in-line.ts';
import { getGeneration, type Item, type ReadGeneration, readItems } from './read-generation.ts';
import { showQuestion } from './show-question.ts';
import type { GenerationKey } from './store.ts';

type Followers = Pick<Platform, 'db' | 'progress'>;
type Told<Event> = { id: string; data: Event };

/** Rung whenever rows of a generation have changed. */
export function bellOf(generationId: string): string {
  return `generation:${generationId}`;
}

/** Without the bell rows are looked at this often. */
const lookEveryMs = 1_000;

export function followGeneration(
  platform: Followers,
  { key, user }: { key: GenerationKey; user: User },
  following: Following,
): AsyncGenerator<Told<GenerationEvent>> {
  const tell = ({ slot, question }: Item): GenerationEvent[] => [
    { type: 'question', slot, question: showQuestion(question, user) },
  ];
  return follow(platform, { key, makes: 'questions', tell }, following);
}

export function followCards(
  platform: Followers,
  key: GenerationKey,
  following: Following,
): AsyncGenerator<Told<CardEvent>> {
  const tell = ({ slot, card }: Item): CardEvent[] => (card ? [{ type: 'card', slot, card }] : []);
  return follow(platform, { key, makes: 'cards', tell }, following);
}

/** The whole test, as soon as it is done. */
export async function waitForGeneration(
  platform: Followers,
  { key, user }: { key: GenerationKey; user: User },
  waiting: Waiting,
): Promise<Generated> {
  const making = await waitForEnd(platform, { key, makes: 'questions' }, waiting);
  const items = await listInOrder(platform, key);
  const questions = items.map(({ question }) => showQuestion(question, user));
  return { generationId: key.generationId, questions, making };
}

/** All cards, as soon as they are done. */
export async function waitForCards(
  platform: Followers,
  key: GenerationKey,
  waiting: Waiting,
): Promise<GeneratedCards> {
  const making = await waitForEnd(platform, { key, makes: 'cards' }, waiting);
  const items = await listInOrder(platform, key);
  return { generationId: key.generationId, cards: items.flatMap(({ card }) => card ?? []), making };
}

type Followed = { key: GenerationKey; makes: MadeThing };

/** What is told of either: only how one thing is told differs. */
type CommonEvent = Exclude<GenerationEvent, { type: 'question' }>;

/**
 * The events of a generation, read from its rows. An id says how many things were stored before it,
 * so it means the same on every node, with Redis and without, and after any restart: nothing is
 * told twice and nothing left out. Only the place in line comes from the bell and repeats the start.
 */
async function* follow<Event>(
  { db, progress }: Followers,
  { key, makes, tell }: Followed & { tell: (item: Item) => Event[] },
  { lastEventId, signal }: Following,
): AsyncGenerator<Told<Event | CommonEvent>> {
  if (lastEventId === endId) return;
  const stop = new AbortController();
  const isOver = AbortSignal.any([signal, stop.signal]);
  let ahead = 0;
  const bell = hearBell(progress, bellOf(key.generationId), isOver, (rung) => {
    ahead = readAhead(rung) ?? ahead;
  });
  try {
    let told = readEventId(lastEventId);
    let toldAhead = 0;
    while (!signal.aborted) {
      // The state first: once it says done, everything is there to be read.
      const generation = await getGeneration(db, key, makes);
      if (told < startedId) yield { id: String(startedId), data: describeStart(generation) };
      told = Math.max(told, startedId);
      for (const item of await readItems(db, key, told)) {
        for (const data of tell(item)) yield { id: String(item.told), data };
        told = item.told;
      }
      if (generation.state !== 'running') {
        yield { id: endId, data: describeEnd(generation) };
        return;
      }
      if (ahead !== toldAhead) {
        toldAhead = ahead;
        yield { id: String(told), data: { ...describeStart(generation), ahead } };
      }
      await bell.wait(lookEveryMs);
    }
  } finally {
    stop.abort();
  }
}

const startedId = 0;
const endId = 'end';

/** The number of the last thing seen; less than nothing when not even the start was. */
function readEventId(id: string | undefined): number {
  return id !== undefined && /^\d{1,6}$/.test(id) ? Number(id) : startedId - 1;
}

function describeStart({ generationId, wanted }: ReadGeneration) {
  return { type: 'started', generationId, wanted } as const;
}

function describeEnd(generation: ReadGeneration): CommonEvent {
  const { state, making } = generation;
  if (state === 'cancelled') return { type: 'cancelled' };
  if (making) return { type: 'done', making };
  return { type: 'failed', ...tellFailure(generation) };
}

async function waitForEnd(
  { db, progress }: Followers,
  { key, makes }: Followed,
  { signal, endsAt }: Waiting,
): Promise<Making> {
  const stop = new AbortController();
  const bell = hearBell(progress, bellOf(key.generationId), AbortSignal.any([signal, stop.signal]));
  const words = wordsOf[makes];
  try {
    for (;;) {
      const generation = await getGeneration(db, key, makes);
      const { state, making } = generation;
      if (making) return making;
      // Nothing went wrong, and asking again would bring nothing else.
      if (state === 'cancelled') throw new AppError('gone', { message: words.cancelled });
      if (state !== 'running') {
        const { code, message } = tellFailure(generation);
        throw new AppError(code, { message });
      }
      if (signal.aborted) throw new AppError('unavailable', { retryAfterSeconds: 1 });
      if (performance.now() > endsAt) {
        throw new AppError('generation-failed', { message: words.timedOut });
      }
      await bell.wait(Math.min(lookEveryMs, Math.max(1, endsAt - performance.now())));
    }
  } finally {
    stop.abort();
  }
}

const { cancelled, timedOut, cardsCancelled, cardsTimedOut } = generationMessages;
const wordsOf = {
  questions: { cancelled, timedOut },
  cards: { cancelled: cardsCancelled, timedOut: cardsTimedOut },
} as const;

async function listInOrder({ db }: Followers, key: GenerationKey): Promise<Item[]> {
  const items = await readItems(db, key);
  return items.toSorted((one, other) => one.slot - other.slot);
}
