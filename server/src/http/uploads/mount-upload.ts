import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Endpoint, Reply } from '@engram/core/endpoint.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openNamelessFile } from '../../platform/open-nameless-file.ts';
import { AppError } from '../app-error.ts';
import { siteOf } from '../caller.ts';
import { type Call, makeCall, routeOf } from '../mount.ts';
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
  call: Call<E> & { upload: Upload },
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
          return handle({ ...makeCall(endpoint, request), upload });
        };
        const network = siteOf(request);
        const sender = { account: request.session?.user.uid ?? network, network };
        const answer = await inSlot(sender, () => withFile(work)).catch((error: unknown) => {
          // Nobody reads it, and nothing is wrong with us.
          throw signal.aborted ? new AppError('invalid-request', { cause: error }) : error;
        });
        return reply.code(endpoint.status ?? 200).send(answer);
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
