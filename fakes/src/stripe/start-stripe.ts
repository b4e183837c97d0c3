import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, listen } from '../listen.ts';
import { makeApi } from './api/api.ts';
import { payCheckout } from './objects/checkout.ts';
import { endNow, handleControl } from './control.ts';
import { handlePage } from './pages/hosted-pages.ts';
import { moveClock } from './objects/renewals.ts';
import { sendJson } from './api/reply.ts';
import { StripeSettings } from './settings.ts';
import type { CheckoutSession, Subscription } from './shapes.ts';
import { emptyWorld, makeWorld } from './world.ts';

export type StripeOptions = Partial<StripeSettings> & { port?: number };

export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;

/**
 * A payment service: speaks Stripe's protocol as far as we use it, shows its hosted pages, has a
 * clock that can be put forward, and misbehaves on request: in code through `settings`, over HTTP
 * under /control.
 */
export async function startStripe({ port = 0, ...options }: StripeOptions = {}) {
  const settings = StripeSettings.parse(options);
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const taken = await listen(server, port);
  const origin = `http://127.0.0.1:${taken}`;
  const world = makeWorld(settings, origin);
  const api = makeApi(world);
  let moved = Promise.resolve();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const body = await readText(request);
    if (url.pathname.startsWith('/control/')) {
      const controls = { world, advance, reset };
      return handleControl(request, response, { body: readJson(body), controls });
    }
    const isCall = url.pathname.startsWith('/v1/');
    if (isCall) world.state.calls.push({ method: request.method ?? '', path: url.pathname });
    if (settings.latencyMs > 0) await sleep(settings.latencyMs);
    if (settings.isDown === 'unreachable') return void response.destroy();
    if (settings.isDown === 'error') return sendJson(response, { error: outOfOrder }, 503);
    if (isCall) return api.handle(request, response, { url, body });
    return handlePage(world, request, response, { url, body });
  }

  /** One after the other: time has one direction. */
  function advance(ms: number): Promise<void> {
    const done = moved.then(() => moveClock(world, ms));
    moved = done.catch(() => undefined);
    return done;
  }

  function reset(): void {
    api.forget();
    emptyWorld(world);
  }

  return {
    url: origin,
    port: taken,
    controlUrl: `${origin}/control`,
    /** May be changed while it runs. */
    settings,
    state: world.state,
    /** What it holds for the present, in milliseconds. */
    now: world.clock.nowMs,
    advance,
    reset,
    deliver: world.events.deliver,
    /** What the buyer does on the hosted page. */
    async completeCheckout(
      sessionId: string,
      { card = '4242' }: { card?: string | null } = {},
    ): Promise<CheckoutSession> {
      const session = payCheckout(world, sessionId, { card });
      await world.events.publish();
      return session;
    },
    /** As if somebody did it in the dashboard. */
    endSubscription: (id: string): Promise<Subscription | undefined> => endNow(world, id),
    async stop() {
      world.events.forget();
      server.closeAllConnections();
      await close(server);
    },
  };
}

const outOfOrder = { type: 'api_error', message: 'The service is out of order.' };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever reads the body says what is wrong with it.
    return undefined;
  }
}
