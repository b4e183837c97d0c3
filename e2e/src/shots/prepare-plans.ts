import { markOffer } from '@engram/core/plans/page-offer.ts';
import type { Invoice, Subscription } from '@engram/core/plans/subscription.ts';
import type { Page } from '@playwright/test';
import { waitUntilDrawn } from '../wait-until-drawn.ts';

/** Told by nobody in particular, so that all pictures agree. */
const free: Subscription = {
  isPremium: false,
  plan: 'free',
  billingCycle: null,
  nextBillingDate: null,
  price: null,
  state: 'free',
  accessUntil: null,
  cardEnding: null,
  canTry: true,
  canPay: true,
  hasBilling: false,
};

const active: Subscription = {
  ...free,
  isPremium: true,
  plan: 'student',
  billingCycle: 'monthly',
  nextBillingDate: '2026-04-02T09:00:00.000Z',
  price: 5,
  state: 'active',
  cardEnding: '4242',
  canTry: false,
  hasBilling: true,
};

const trial: Subscription = {
  ...active,
  state: 'trial',
  cardEnding: null,
  nextBillingDate: '2026-03-21T09:00:00.000Z',
  accessUntil: '2026-03-21T09:00:00.000Z',
};

const cancelled: Subscription = {
  ...active,
  state: 'cancelled',
  accessUntil: '2026-04-02T09:00:00.000Z',
};

const unpaid: Subscription = {
  ...active,
  state: 'past-due',
  accessUntil: '2026-03-21T09:00:00.000Z',
};

const invoices: Invoice[] = ['03', '02', '01'].map((month) => ({
  id: `in_${month}`,
  date: `2026-${month}-02T09:00:00.000Z`,
  plan: 'student',
  amount: 5,
  isPaid: true,
  pdfUrl: 'https://pay.example/invoice.pdf',
}));

async function answerWith(page: Page, subscription: Subscription, path = ''): Promise<void> {
  await page.route('**/api/account/subscription', (route) => route.fulfill({ json: subscription }));
  await page.route('**/api/account/subscription/invoices', (route) =>
    route.fulfill({ json: { invoices: subscription.state === 'active' ? invoices : [] } }),
  );
  await page.route('**/api/usage', (route) =>
    route.fulfill({
      json: subscription.isPremium ? usageOf(null, null) : usageOf(5, 30),
    }),
  );
  await page.goto(`/settings/subscription${path}`);
  await waitUntilDrawn(page);
}

function usageOf(monthly: number | null, daily: number | null) {
  return {
    aiTests: { used: monthly === null ? 18 : 3, limit: monthly },
    aiCardSets: { used: 1, limit: monthly },
    aiAnswers: { used: 4, limit: daily },
  };
}

export const showActive = (page: Page) => answerWith(page, active);
export const showFree = (page: Page) => answerWith(page, free);
export const showTrial = (page: Page) => answerWith(page, trial);
export const showCancelled = (page: Page) => answerWith(page, cancelled);
export const showUnpaid = (page: Page) => answerWith(page, unpaid);
export const offerTrial = (page: Page) => answerWith(page, free, '?plan=student');
export const offerSwitch = (page: Page) => answerWith(page, active, '?plan=educator');
export const waitForPlan = (page: Page) => answerWith(page, free, '?checkout=done');

export const offerNothing = (page: Page) =>
  answerWith(page, { ...free, canPay: false, canTry: false }, '?plan=student');

export async function askToCancel(page: Page): Promise<void> {
  await showActive(page);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('alertdialog').waitFor();
}

export async function showSettings(page: Page): Promise<void> {
  await answerWith(page, active);
  await page.goto('/settings');
  await waitUntilDrawn(page);
}

export async function missSubscription(page: Page): Promise<void> {
  await page.route('**/api/account/subscription', (route) =>
    route.fulfill({ status: 403, json: {} }),
  );
  await page.reload();
  await page.getByText("couldn't load").first().waitFor();
}

export async function sellNothing(page: Page): Promise<void> {
  const offer = { canPay: false, trialNeedsCard: false };
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: markOffer(await response.text(), offer) });
  });
  await page.reload();
  await page.getByText('Paid plans are not available on this server.').waitFor();
}
