import { request as requestPlain, Agent, type IncomingMessage } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { gatherDeltas } from './gather-deltas.ts';

/** No reader sees a tenth of a second, and eight tokens go through the layers as one. */
const gatherMs = 100;

const keepAlive = { keepAlive: true, maxFreeSockets: 64 };
const agents = { plain: new Agent(keepAlive), secure: new SecureAgent(keepAlive) };

/**
 * What the provider packages call instead of fetch. Node's own fetch costs twice as much for each
 * piece of a reply as its HTTP client. Redirects are not followed: a key goes where it was meant.
 */
export const gatheringFetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const sent = typeof init?.body === 'string' ? init.body : await request.text();
  return send(request, sent, init?.signal ?? undefined);
};

function send(request: Request, body: string, signal?: AbortSignal): Promise<Response> {
  const isSecure = request.url.startsWith('https:');
  const options = {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), 'content-length': Buffer.byteLength(body) },
    agent: isSecure ? agents.secure : agents.plain,
    ...(signal && { signal }),
  };
  return new Promise((resolve, reject) => {
    const ask = isSecure ? requestSecure : requestPlain;
    const outgoing = ask(request.url, options, (reply) => {
      try {
        resolve(toResponse(reply));
      } catch (error) {
        // Nobody would catch it here, and the process would end.
        reply.destroy();
        reject(error);
      }
    });
    outgoing.on('error', (error) => {
      // The provider closed a kept connection just when we took it again, and read nothing of it.
      const isStale = outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isStale && !signal?.aborted) resolve(send(request, body, signal));
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** At once, because what came before a break is lost when nobody listens yet. */
function toResponse(reply: IncomingMessage): Response {
  const status = readStatus(reply);
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.headers)) headers.set(name, String(value));
  if (hasNoBody(status)) reply.resume();
  return new Response(hasNoBody(status) ? null : streamBody(reply), { status, headers });
}

/** A Response takes no others. */
function readStatus({ statusCode = 502 }: IncomingMessage): number {
  return statusCode >= 200 && statusCode <= 599 ? statusCode : 502;
}

function streamBody(reply: IncomingMessage): ReadableStream<Uint8Array> {
  const gatherer = gatherDeltas();
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  reply.setEncoding('utf8');

  return new ReadableStream({
    start(controller) {
      const passOn = (hasEnded: boolean) => {
        timer = undefined;
        const taken = gatherer.take(hasEnded);
        if (taken !== '') controller.enqueue(encoder.encode(taken));
      };
      reply.on('data', (received: string) => {
        gatherer.push(received);
        timer ??= setTimeout(passOn, gatherMs, false);
      });
      // A reply that breaks off ends here too: an error would take away what came before it, and
      // a reply without its last event is known to be cut.
      reply.once('close', () => {
        clearTimeout(timer);
        passOn(true);
        controller.close();
      });
      reply.on('error', () => {});
    },
    cancel() {
      clearTimeout(timer);
      reply.removeAllListeners('close');
      reply.destroy();
    },
  });
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
