import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inBodyOf } from '../../http/last-resort/running-requests.ts';

/** A stream without a listener for its error. */
function breakStream(): void {
  new PassThrough().destroy(new Error('planted'));
}

const never = new Promise<never>(() => {});

type Fault = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** As it was before any request. */
const outsideRequests = AsyncLocalStorage.snapshot();

const faults: Record<string, Fault> = {
  'on-its-own': async () => {
    breakStream();
    return never;
  },
  'after-a-timer': async () => {
    setTimeout(breakStream, 1);
    return never;
  },
  'in-mid-reply': async (_request, reply) => {
    reply.hijack();
    reply.raw.write('the beginning');
    setTimeout(breakStream, 1);
  },
  'after-the-reply': async (_request, reply) => {
    await reply.send({ isDone: true });
    breakStream();
  },
  'thrown-by-a-timer': async () => {
    setTimeout(() => {
      throw new Error('planted');
    }, 1);
    return never;
  },
  'of-no-request': async () => {
    outsideRequests(breakStream);
    return never;
  },
  'rejected-unheard': async () => {
    void Promise.reject(new Error('planted'));
    return never;
  },
};

/** What reads the body of one request, and fails in the middle of it. */
const readers: Record<string, (chunk: Buffer) => void> = {
  'reader-breaks': () => void new PassThrough().emit('error', new Error('planted')),
  'reader-throws': () => {
    throw new TypeError('planted');
  },
};

/** Routes with what no code of ours should do, and one that goes on beside them. */
export function plantFaults(api: FastifyInstance): void {
  const held: FastifyReply[] = [];
  api.get('/planted/held', async (_request, reply) => {
    reply.hijack();
    reply.raw.write('here');
    held.push(reply);
  });
  api.get('/planted/release', async () => {
    for (const { raw } of held) raw.end(', and still here');
    return {};
  });
  for (const [name, fault] of Object.entries(faults)) api.get(`/planted/${name}`, fault);
  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const [name, read] of Object.entries(readers)) {
      scope.post(`/planted/${name}`, async (request) => {
        inBodyOf(request, () => request.raw.on('data', read));
        return never;
      });
    }
  });
}
