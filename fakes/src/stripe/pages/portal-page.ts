import { findCard } from '../objects/invoices.ts';
import { listOwn, readPortal } from '../objects/portal.ts';
import type { Subscription } from '../shapes.ts';
import { periodEnd } from '../objects/subscriptions.ts';
import type { World } from '../world.ts';
import { escape, formatDay, formatMoney, link, makePage } from './page.ts';

export function showPortalPage(world: World, portalId: string, problem?: string): string {
  const portal = readPortal(world, portalId);
  const subscriptions = listOwn(world, portal);
  const path = `/portal/${portalId}`;
  const canCancel = subscriptions.some(({ cancel_at: at }) => at === null);
  return makePage(
    'Your billing',
    [
      problem === undefined ? '' : `<p role="alert">${escape(problem)}</p>`,
      ...subscriptions.map((subscription) => `<p>${escape(describe(world, subscription))}</p>`),
      subscriptions.length === 0 ? '<p>No subscription.</p>' : '',
      `<form method="post" action="${path}/card">`,
      '<label for="ending">Save card ending</label>',
      '<input id="ending" name="ending" inputmode="numeric" pattern="[0-9]{4}" value="4444" required>',
      '<button>Save card</button></form>',
      canCancel
        ? `<form method="post" action="${path}/cancel"><button>Cancel at period end</button></form>`
        : '',
      link('Return to the shop', portal.return_url),
    ].join('\n'),
  );
}

function describe(world: World, subscription: Subscription): string {
  const [item] = subscription.items.data;
  const product = world.state.products.find(({ id }) => id === item?.price.product);
  const amount = formatMoney(item?.price.unit_amount ?? 0, subscription.currency);
  const card = findCard(world, subscription);
  const end = subscription.cancel_at ?? periodEnd(subscription);
  return [
    `${product?.name ?? 'Subscription'}: ${amount} per ${item?.price.recurring.interval ?? 'month'},`,
    `${subscription.status.replace('_', ' ')},`,
    `${subscription.cancel_at === null ? 'next invoice on' : 'ends on'} ${formatDay(end)}.`,
    card ? `Card ending ${card.card.last4}.` : 'No card.',
  ].join(' ');
}
