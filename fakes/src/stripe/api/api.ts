import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'qs';
import { createSession, expireSession, readSession } from '../objects/checkout.ts';
import { createCustomer, createProduct, readCustomer } from '../objects/customers.ts';
import { deleteCustomer } from '../objects/delete-customer.ts';
import { createRefund, listCharges, listInvoices } from '../objects/invoices.ts';
import { createPortal } from '../objects/portal.ts';
import {
  cancelSubscription,
  listSubscriptions,
  readSubscription,
  updateSubscription,
} from '../objects/subscriptions.ts';
import type { World } from '../world.ts';
import { expandReply } from './expand.ts';
import { Refusal } from './refusal.ts';
import { sendJson } from './reply.ts';

type Handler = (world: World, asked: { id: string; params: unknown }) => object;

const routes: Record<string, Handler> = {
  'POST customers': (world, { params }) => createCustomer(world, params),
  'GET customers/:id': (world, { id }) => readCustomer(world, id),
  'DELETE customers/:id': (world, { id }) => deleteCustomer(world, id),
  'POST products': (world, { params }) => createProduct(world, params),
  'POST checkout/sessions': (world, { params }) => createSession(world, params),
  'GET checkout/sessions/:id': (world, { id }) => readSession(world, id),
  'POST checkout/sessions/:id/expire': (world, { id }) => expireSession(world, id),
  'POST billing_portal/sessions': (world, { params }) => createPortal(world, params),
  'GET subscriptions': (world, { params }) => listSubscriptions(world, params),
  'GET subscriptions/:id': (world, { id }) => readSubscription(world, id),
  'POST subscriptions/:id': (world, { id, params }) => updateSubscription(world, id, params),
  'DELETE subscriptions/:id': (world, { id }) => cancelSubscription(world, id),
  'GET invoices': (world, { params }) => listInvoices(world, params),
  'GET charges': (world, { params }) => listCharges(world, params),
  'POST refunds': (world, { params }) => createRefund(world, params),
};

type Reply = { status: number; body: unknown };
type Asked = { url: URL; body: string };

/** Speaks Stripe's protocol: forms come in, JSON goes out, and a key makes a call happen once. */
export function makeApi(world: World) {
  const replies = new Map<string, Reply & { request: string }>();

  function answer(request: IncomingMessage, asked: Asked): Reply & { isReplay?: true } {
    if (!isAllowed(request, world)) return { status: 401, body: { error: invalidKey } };
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (typeof key !== 'string') return run(request, asked, world);
    const same = `${asked.url.pathname}\n${asked.body}`;
    const before = replies.get(key);
    if (before && before.request !== same) return { status: 400, body: { error: otherRequest } };
    if (before) return { ...before, isReplay: true };
    const reply = run(request, asked, world);
    // What was refused before it began may be asked again.
    if (reply.status < 400) replies.set(key, { ...reply, request: same });
    return reply;
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse, asked: Asked): void {
      const { status, body, isReplay } = answer(request, asked);
      if (isReplay) response.setHeader('idempotent-replayed', 'true');
      sendJson(response, body, status);
      void world.events.publish();
    },
    forget: () => replies.clear(),
  };
}

function run(request: IncomingMessage, { url, body }: Asked, world: World): Reply {
  const method = request.method ?? 'GET';
  const params = parse(method === 'POST' ? body : url.search.slice(1));
  const { route, id } = findRoute(method, url.pathname);
  try {
    if (!route) throw unknownPath(method, url.pathname);
    return { status: 200, body: expandReply(route(world, { id, params }), params, world.state) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

function findRoute(method: string, path: string): { route?: Handler; id: string } {
  const asked = path.split('/').slice(2);
  for (const [pattern, route] of Object.entries(routes)) {
    const [wanted = '', place = ''] = pattern.split(' ');
    const parts = place.split('/');
    const isSame =
      wanted === method &&
      parts.length === asked.length &&
      parts.every((part, index) => part === ':id' || part === asked[index]);
    if (isSame) return { route, id: asked[parts.indexOf(':id')] ?? '' };
  }
  return { id: '' };
}

function isAllowed({ headers }: IncomingMessage, { settings }: World): boolean {
  return settings.apiKey === null || headers.authorization === `Bearer ${settings.apiKey}`;
}

const invalidKey = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
const otherRequest = {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters.',
};

function unknownPath(method: string, path: string): Refusal {
  const message = `Unrecognized request URL (${method}: ${path}).`;
  return new Refusal(404, { type: 'invalid_request_error', message });
}
