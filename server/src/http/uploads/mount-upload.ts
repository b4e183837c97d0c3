import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Endpoint, Reply } from '@engram/core/endpoint.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openNamelessFile } from '../../platform/open-nameless-file.ts';
import { AppError } from '../app-error.ts';
import { siteOf } from '../caller.ts';
import { sendEvents } from '../events.ts';
import type { KnownCall } from '../idempotency/known-call.ts';
import { type Call, callOf, makeCall, routeOf } from '../mount.ts';
import { type ReceivedFile, receiveFile, type UploadWords } from './receive-file.ts';
import { makeUploadSlots } from './upload-slots.ts';

export type UploadEndpoint = Endpoint & { receives: { field: string; maxBytes: number } };

export type Upload = ReceivedFile & {
  /** Without a name on the disk; read it before the handler ends, for then it is gone. */
  file: FileHandle;
  /** Aborts when the sender goes away. */
  signal: AbortSignal;
};

export type UploadHandler<E extends Endpoint> = (
  call: Call<E> & KnownCall & { upload: Upload },
) => Promise<Reply<E>>;

const defaults = {
  maxAtOnce: 64,
  maxAtOncePerAccount: 4,
  maxAtOncePerNetwork: 12,
  idleMs: 20_000,
  /** The slowest phone sends more; whoever sends less holds a place for nothing. */
  leastRate: { bytesPerSecond: 4_096, afterMs: 15_000 },
  /** How long a refused sender may go on. */
  lingerMs: 5_000,
  words: {},
};

type UploadOptions = Partial<Omit<typeof defaults, 'words'>> & { words?: UploadWords };

/**
 * Makes a route of an endpoint that receives a file. Who calls and how often is checked before a
 * byte is read; nothing but a chunk of the file is ever in memory.
 */
export function mountUpload<E extends UploadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: UploadHandler<NoInfer<E>>,
  options: UploadOptions = {},
): void {
  mountReceiving(app, endpoint, options, async (call) => {
    const answer = await handle(call);
    return (reply) => reply.code(endpoint.status ?? 200).send(answer);
  });
}

/** Reads something long out of a file, and tells of it on the way. */
export type UploadReader<E extends UploadEndpoint> = (
  call: Call<E> & { upload: Upload },
) => AsyncGenerator<Reply<E>>;

/** The same for an endpoint that streams: what is refused before the first event is a usual reply. */
export function mountUploadEvents<E extends UploadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  read: UploadReader<NoInfer<E>>,
  options: UploadOptions = {},
): void {
  mountReceiving(app, endpoint, options, async (call, reply) => {
    const { signal } = call.upload;
    const events = number(read(call));
    const first = await events.next();
    await sendEvents<E['reply']>(reply, {
      schema: endpoint.reply,
      events: withFirst(first, events),
      signal,
    });
    return () => reply;
  });
}

async function* number<T>(events: AsyncGenerator<T>): AsyncGenerator<{ id: string; data: T }> {
  let count = 0;
  for await (const data of events) {
    count += 1;
    yield { id: String(count), data };
  }
}

async function* withFirst<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** Works while the file is there, and gives what is left to do when it is gone. */
type Work<E extends UploadEndpoint> = (
  call: Call<E> & KnownCall & { upload: Upload },
  reply: FastifyReply,
) => Promise<(reply: FastifyReply) => FastifyReply>;

function mountReceiving<E extends UploadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: UploadOptions,
  handle: Work<E>,
): void {
  const { idleMs, leastRate, lingerMs, words, ...slots } = { ...defaults, ...options };
  const inSlot = makeUploadSlots(slots);
  const expected = { ...endpoint.receives, idleMs, leastRate, words };

  // A scope of its own: everywhere else a form is refused, and here everything but a form.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    scope.route({
      ...routeOf(endpoint),
      onResponse: async ({ raw }) => closeUnlessReceived(raw, lingerMs),
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw new AppError('unsupported-media-type');
        const signal = abortWhenGone(reply);
        const work = async (file: FileHandle) => {
          const upload = { ...(await receiveFile(request, file, expected)), file, signal };
          const call = { ...makeCall(endpoint, request), ...callOf(endpoint, request) };
          return handle({ ...call, upload }, reply);
        };
        const network = siteOf(request);
        const sender = { account: request.session?.user.uid ?? network, network };
        const finish = await inSlot(sender, () => withFile(work)).catch((error: unknown) => {
          // Nobody reads it, and nothing is wrong with us.
          throw signal.aborted ? new AppError('invalid-request', { cause: error }) : error;
        });
        return finish(reply);
      },
    });
  });
}

async function withFile<T>(work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await openNamelessFile().catch((cause: unknown) => {
    throw new AppError('unavailable', { cause, retryAfterSeconds: 30 });
  });
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

function abortWhenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * A sender that was refused gets a while to read why: a connection that is closed while it still
 * sends would look broken to it.
 */
function closeUnlessReceived(raw: IncomingMessage, lingerMs: number): void {
  if (raw.complete) return;
  const timer = setTimeout(() => raw.destroy(), lingerMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
