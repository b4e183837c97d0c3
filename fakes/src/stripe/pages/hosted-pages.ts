import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from '@engram/core/zod.ts';
import { payCheckout } from '../objects/checkout.ts';
import { cancelInPortal, readPortal, saveCard } from '../objects/portal.ts';
import { Refusal } from '../api/refusal.ts';
import { sendFile, sendOn, sendPage } from '../api/reply.ts';
import type { World } from '../world.ts';
import { writeInvoiceFile } from './invoice-file.ts';
import { hostedStyles, makePage } from './page.ts';
import { showPayPage } from './pay-page.ts';
import { showPortalPage } from './portal-page.ts';

type Visit = { url: URL; body: string };

/** What the buyer sees of Stripe. */
export async function handlePage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
): Promise<void> {
  const [, room = '', id = '', action = ''] = visit.url.pathname.split('/');
  const form = new URLSearchParams(visit.body);
  try {
    switch (`${request.method} ${[room, action].join(' ').trim()}`) {
      case 'GET hosted.css':
        response.writeHead(200, { 'content-type': 'text/css' }).end(hostedStyles);
        return;
      case 'GET files':
        return sendFile(response, writeInvoiceFile(world, id.replace(/\.pdf$/, '')));
      case 'GET pay':
        return sendPage(response, showPayPage(world, id));
      case 'POST pay':
        return await pay(world, response, { id, card: form.get('card') });
      case 'GET portal':
        return sendPage(response, showPortalPage(world, id));
      case 'POST portal card':
        return await changeCard(world, response, { id, ending: form.get('ending') });
      case 'POST portal cancel':
        cancelInPortal(world, readPortal(world, id));
        await tell(world);
        return sendOn(response, `/portal/${id}`);
      default:
        return sendPage(response, makePage('There is no such page', ''), 404);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendPage(response, makePage(error.message, ''), error.status);
  }
}

const Ending = z.string().regex(/^\d{4}$/);

async function pay(
  world: World,
  response: ServerResponse,
  { id, card }: { id: string; card: string | null },
): Promise<void> {
  const ending = Ending.safeParse(card);
  try {
    const session = payCheckout(world, id, { card: ending.data ?? null });
    await tell(world);
    sendOn(response, session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    sendPage(response, showPayPage(world, id, error.message), error.status);
  }
}

async function changeCard(
  world: World,
  response: ServerResponse,
  { id, ending }: { id: string; ending: string | null },
): Promise<void> {
  const read = Ending.safeParse(ending);
  if (!read.success) {
    return sendPage(response, showPortalPage(world, id, 'Give the last four digits.'), 400);
  }
  saveCard(world, readPortal(world, id), read.data);
  await tell(world);
  sendOn(response, `/portal/${id}`);
}

/** Late events come after the buyer is back in the shop; others before. */
async function tell({ events, settings }: World): Promise<void> {
  const told = events.publish();
  if (settings.delayMs === 0) await told;
}
