import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from '@engram/core/zod.ts';
import { sendJson } from './api/reply.ts';
import { StripeSettings } from './settings.ts';
import { endSubscription } from './objects/subscriptions.ts';
import type { World } from './world.ts';

type Controls = {
  world: World;
  advance: (ms: number) => Promise<void>;
  reset: () => void;
};

const Advance = z.strictObject({ advanceMs: z.number().min(0) });
const Deliver = z.strictObject({ eventId: z.string(), copies: z.int().min(1).max(100).optional() });

/** What tests and developers in other processes read and order. */
export async function handleControl(
  request: IncomingMessage,
  response: ServerResponse,
  { body, controls }: { body: unknown; controls: Controls },
): Promise<void> {
  const { world, advance, reset } = controls;
  const { settings, state, clock } = world;
  const send = (value: unknown, status = 200) => sendJson(response, value, status);
  const order = `${request.method} ${request.url}`;
  const [, ended] = /^POST \/control\/subscriptions\/(\w+)\/end$/.exec(order) ?? [];
  if (ended !== undefined) {
    const subscription = await endNow(world, ended);
    return subscription ? send(subscription) : send({ error: 'no such subscription' }, 404);
  }
  switch (order) {
    case 'GET /control/state':
      return send(state);
    case 'GET /control/settings':
      return send(settings);
    case 'POST /control/settings': {
      const change = z.looseObject({}).safeParse(body);
      const next = StripeSettings.safeParse({ ...settings, ...change.data });
      if (!next.success) return send({ error: z.prettifyError(next.error) }, 400);
      Object.assign(settings, next.data);
      return send(settings);
    }
    case 'POST /control/clock': {
      const move = Advance.safeParse(body);
      if (!move.success) return send({ error: z.prettifyError(move.error) }, 400);
      await advance(move.data.advanceMs);
      return send({ now: new Date(clock.nowMs()).toISOString() });
    }
    case 'POST /control/deliver': {
      const again = Deliver.safeParse(body);
      if (!again.success) return send({ error: z.prettifyError(again.error) }, 400);
      const isSent = await world.events.deliver(again.data.eventId, again.data.copies);
      return isSent ? send({}) : send({ error: 'no such event' }, 404);
    }
    case 'POST /control/reset':
      reset();
      return send({});
    default:
      return send({ error: 'no such control' }, 404);
  }
}

/** As if somebody did it in Stripe's dashboard. */
export async function endNow(world: World, id: string) {
  const subscription = world.state.subscriptions.find((one) => one.id === id);
  if (!subscription) return undefined;
  endSubscription(world, subscription);
  await world.events.publish();
  return subscription;
}
