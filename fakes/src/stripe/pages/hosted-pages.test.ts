import { afterEach, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../open-shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.fake.stop());

const get = async (url: string | null) => (await fetch(url ?? '')).text();
const post = (url: string | null, form: Record<string, string>) =>
  fetch(url ?? '', { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

it('takes a card, and sends the buyer back to the shop', async () => {
  const { id, url } = await shop.createSession();
  const page = await get(url);
  expect(page).toContain('<h1>Student</h1>');
  expect(page).toContain('$7.99 per month, from today.');
  expect(page).toContain('>Pay with card ending 4242</button>');
  expect(page).not.toContain('without a card');
  expect(page).toContain('<a href="http://shop.example/pricing">Back</a>');

  const paid = await post(url, { card: '4242' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`http://shop.example/done?session=${id}`);
  expect(shop.fake.state.subscriptions).toMatchObject([{ status: 'active' }]);
  expect(await get(url)).toContain('This checkout is complete');
});

it('offers a trial with and without a card', async () => {
  const { url } = await shop.createSession(shop.trial);
  const page = await get(url);
  expect(page).toContain('7 days free, then $7.99 per month.');
  expect(page).toContain('>Start trial with card ending 4242</button>');
  expect(page).toContain('>Start trial without a card</button>');
  expect((await post(url, { card: 'none' })).status).toBe(303);
  expect(shop.fake.state.subscriptions).toMatchObject([
    { status: 'trialing', default_payment_method: null },
  ]);
});

it('says that a card was refused, and lets the buyer try again', async () => {
  shop.fake.settings.isDeclining = true;
  const { url } = await shop.createSession();
  const refused = await post(url, { card: '4242' });
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain('<p role="alert">Your card was declined.</p>');
  expect(shop.fake.state.subscriptions).toEqual([]);
  shop.fake.settings.isDeclining = false;
  expect((await post(url, { card: '4242' })).status).toBe(303);
});

it('says that a session has expired', async () => {
  const { id, url } = await shop.createSession();
  await shop.client.checkout.sessions.expire(id);
  expect(await get(url)).toContain('This checkout has expired');
});

it('changes the card in the portal, which pays what was left open', async () => {
  const { id } = await shop.subscribe();
  shop.fake.settings.isDeclining = true;
  await shop.fake.advance(32 * 86_400_000);
  shop.fake.settings.isDeclining = false;
  const { url } = await shop.client.billingPortal.sessions.create({
    customer: shop.customer.id,
    return_url: 'http://shop.example/settings',
  });
  expect(await get(url)).toContain('past due');
  expect((await post(`${url}/card`, { ending: '12' })).status).toBe(400);
  expect((await post(`${url}/card`, { ending: '1881' })).status).toBe(303);
  const page = await get(url);
  expect(page).toContain('Card ending 1881.');
  expect(page).toContain('<a href="http://shop.example/settings">Return to the shop</a>');
  const paid = await shop.client.subscriptions.retrieve(id, {
    expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
  });
  expect(paid).toMatchObject({
    status: 'active',
    default_payment_method: { card: { last4: '1881' } },
    customer: { invoice_settings: { default_payment_method: { card: { last4: '1881' } } } },
  });
});

it('cancels in the portal by a day, not by the flag', async () => {
  const { id, items } = await shop.subscribe();
  const { url } = await shop.client.billingPortal.sessions.create({ customer: shop.customer.id });
  await post(`${url}/cancel`, {});
  const end = items.data[0]?.current_period_end;
  expect(await shop.client.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: end,
  });
  expect(await get(url)).toContain('ends on');
  await shop.fake.advance(32 * 86_400_000);
  expect(await shop.client.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: end,
  });
});

it('has a file of each invoice', async () => {
  await shop.subscribe();
  const [invoice] = (await shop.client.invoices.list({ customer: shop.customer.id })).data;
  const response = await fetch(invoice?.invoice_pdf ?? '');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toMatch(/^%PDF-1\.4\n[^]*Invoice FAKE-0001: 7\.99 USD[^]*%%EOF\n$/);
  expect((await fetch(`${shop.fake.url}/files/in_none.pdf`)).status).toBe(404);
});

it('shows nothing while it is out of order', async () => {
  const { url } = await shop.createSession();
  shop.fake.settings.isDown = 'error';
  expect((await fetch(url ?? '')).status).toBe(503);
});
