import type { User } from '@engram/core/accounts/user.ts';
import type { Generated, GenerationEvent } from '@engram/core/generation/api.ts';
import { errorTable, type ReplyErrorCode } from '@engram/core/error-table.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { AppError } from '../http/app-error.ts';
import type { Waiting } from '../http/mount-followed.ts';
import { hearBell } from '../platform/progress/bell.ts';
import type { Platform } from '../platform/start.ts';
import { getGeneration, type ReadGeneration, readItems } from './read-generation.ts';
import { showQuestion } from './show-question.ts';
import type { GenerationKey } from './store.ts';

type Following = Pick<Platform, 'db' | 'progress'>;
type Told = { id: string; data: GenerationEvent };

/** Rung whenever rows of a generation have changed. */
export function bellOf(generationId: string): string {
  return `generation:${generationId}`;
}

/** Without the bell rows are looked at this often. */
const lookEveryMs = 1_000;

/**
 * The events of a generation, read from its rows. An id says how many questions were stored before
 * it, so it means the same on every node, with Redis and without, and after any restart: nothing is
 * told twice and nothing left out.
 */
export async function* followGeneration(
  { db, progress }: Following,
  { key, user }: { key: GenerationKey; user: User },
  { lastEventId, signal }: { lastEventId: string | undefined; signal: AbortSignal },
): AsyncGenerator<Told> {
  if (lastEventId === endId) return;
  const stop = new AbortController();
  const bell = hearBell(progress, bellOf(key.generationId), AbortSignal.any([signal, stop.signal]));
  try {
    let told = readEventId(lastEventId);
    while (!signal.aborted) {
      // The state first: once it says done, every question is there to be read.
      const generation = await getGeneration(db, key);
      if (told < startedId) yield describeStart(generation);
      told = Math.max(told, startedId);
      for (const item of await readItems(db, key, told)) {
        const question = showQuestion(item.question, user);
        yield { id: String(item.told), data: { type: 'question', slot: item.slot, question } };
        told = item.told;
      }
      if (generation.state !== 'running') {
        yield { id: endId, data: describeEnd(generation) };
        return;
      }
      await bell.wait(lookEveryMs);
    }
  } finally {
    stop.abort();
  }
}

const startedId = 0;
const endId = 'end';

/** The number of the last question seen; less than nothing when not even the start was. */
function readEventId(id: string | undefined): number {
  return id !== undefined && /^\d{1,6}$/.test(id) ? Number(id) : startedId - 1;
}

function describeStart({ generationId, wanted }: ReadGeneration): Told {
  return { id: String(startedId), data: { type: 'started', generationId, wanted } };
}

function describeEnd({ state, making, failure }: ReadGeneration): GenerationEvent {
  if (state === 'cancelled') return { type: 'cancelled' };
  if (making) return { type: 'done', making };
  const code = readFailure(failure);
  return { type: 'failed', code, message: errorTable[code].message };
}

function readFailure(failure: string | null): ReplyErrorCode {
  return failure === 'content-refused' ? failure : 'generation-failed';
}

/** The whole test, as soon as it is done. */
export async function waitForGeneration(
  { db, progress }: Following,
  { key, user }: { key: GenerationKey; user: User },
  { signal, endsAt }: Waiting,
): Promise<Generated> {
  const stop = new AbortController();
  const bell = hearBell(progress, bellOf(key.generationId), AbortSignal.any([signal, stop.signal]));
  try {
    for (;;) {
      const { state, making, failure } = await getGeneration(db, key);
      if (making) {
        const questions = await listQuestions(db, key, user);
        return { generationId: key.generationId, questions, making };
      }
      if (state === 'cancelled') {
        // Nothing went wrong, and asking again would bring nothing else.
        throw new AppError('gone', { message: generationMessages.cancelled });
      }
      if (state !== 'running') throw new AppError(readFailure(failure));
      if (signal.aborted) throw new AppError('unavailable', { retryAfterSeconds: 1 });
      if (performance.now() > endsAt) {
        throw new AppError('generation-failed', { message: generationMessages.timedOut });
      }
      await bell.wait(Math.min(lookEveryMs, Math.max(1, endsAt - performance.now())));
    }
  } finally {
    stop.abort();
  }
}

async function listQuestions(db: Platform['db'], key: GenerationKey, user: User) {
  const items = await readItems(db, key);
  return items
    .toSorted((one, other) => one.slot - other.slot)
    .map(({ question }) => showQuestion(question, user));
}
