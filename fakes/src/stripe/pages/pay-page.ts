import { canSkipCard, readSession } from '../objects/checkout.ts';
import type { CheckoutOrder, CheckoutSession } from '../shapes.ts';
import type { World } from '../world.ts';
import { escape, formatMoney, link, makePage } from './page.ts';

/** What is bought, for how much, and the ways to pay. */
export function showPayPage(world: World, sessionId: string, problem?: string): string {
  const session = readSession(world, sessionId);
  const order = world.orders.get(sessionId);
  if (session.status !== 'open' || !order) return showClosed(session);
  const { price, trialDays } = order;
  const product = world.state.products.find(({ id }) => id === price.product);
  const amount = formatMoney(price.unit_amount, price.currency);
  const rhythm = `${amount} per ${price.recurring.interval}`;
  const terms =
    trialDays > 0 ? `${trialDays} days free, then ${rhythm}.` : `${rhythm}, from today.`;
  return makePage(
    product?.name ?? price.product,
    [
      `<p>${escape(terms)}</p>`,
      problem === undefined ? '' : `<p role="alert">${escape(problem)}</p>`,
      '<form method="post">',
      ...listButtons(session, order),
      '</form>',
      link('Back', session.cancel_url),
    ].join('\n'),
  );
}

function listButtons(session: CheckoutSession, order: CheckoutOrder): string[] {
  const label = order.trialDays > 0 ? 'Start trial' : 'Pay';
  return [
    `<button name="card" value="4242">${label} with card ending 4242</button>`,
    ...(canSkipCard(session, order)
      ? ['<button name="card" value="none">Start trial without a card</button>']
      : []),
  ];
}

function showClosed({ status, success_url: done, cancel_url: back }: CheckoutSession): string {
  return status === 'complete'
    ? makePage('This checkout is complete', link('Go on', done))
    : makePage('This checkout has expired', link('Back', back));
}
