import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { makeAttempt } from '../attempts/make-attempt.ts';
import { startOwnServer } from '../attempts/own-server.ts';
import { makeSamples } from '../attempts/sample-test.ts';
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts';
import {
  type Account,
  fromOwnNetwork,
  makeAccount,
  openSignedIn,
  password,
} from '../make-account.ts';
import { continueToConfig, writeText } from '../materials/input-step.ts';
import { tabTo } from '../tab-to.ts';

const day = 24 * 60 * 60_000;
const question =
  "Are you sure you want to cancel your premium subscription? You'll lose access to premium features at the end of your billing cycle.";

/** The results of a test in which something was missed. */
async function openResults(page: Page, request: APIRequestContext, account: Account) {
  const { choice, truth } = makeSamples();
  const given = [
    { question: choice.question, answer: choice.wrong },
    { question: truth.question, answer: truth.right },
  ];
  const { attemptId } = await makeAttempt({ request, token: account.token }, { given });
  await openSignedIn(page, account, `/view-results/${attemptId}`);
}

/** By the keyboard alone, from the pricing page to the page of payment. */
async function choosePlan(page: Page, plan: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: `Choose ${plan}` }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/settings/subscription\\?plan=${plan.toLowerCase()}$`));
}

/** The step Configure, with a text of our own, by links: the page stays the same. */
async function walkToConfig(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create a Test' }).first().click();
  await writeText(page, biology.text);
  await continueToConfig(page);
}

async function openConfig(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/ai-tests/input`);
  await writeText(page, biology.text);
  await continueToConfig(page);
}

function severalAnswers(page: Page) {
  return page.getByRole('checkbox', { name: /^Multiple answer/ });
}

test('a free user meets premium, buys it, has it at once, cancels it, keeps it to the end and is free again', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const account = await makeAccount(request);
  await openResults(page, request, account);

  // A gate, and the way to premium.
  await page.getByRole('button', { name: 'Review Incorrect' }).click();
  const popup = page.getByRole('dialog', { name: 'Upgrade to Access Review Incorrect' });
  await expect(popup).toContainText('Up to 50 questions per test');
  await expectNoAxeViolations(page);
  await popup.getByRole('link', { name: 'See Premium Plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await choosePlan(page, 'Student');
  await expect(
    page.getByText('7-day free trial, no card needed. Then $5 per month.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();

  // At the payment service, and back.
  await expect(page.getByText('7 days free, then $5.00 per month.')).toBeVisible();
  await page.getByRole('button', { name: 'Start trial with card ending 4242' }).click();
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/subscription$/);
  await expect(page.getByText('Card ending 4242')).toBeVisible();
  await expectNoAxeViolations(page);

  // Premium at once, in the page that is open: nothing is loaded anew.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Manage Subscription' })).toBeVisible();
  await walkToConfig(page);
  await severalAnswers(page).check();
  await expect(page.getByText('3 to 50 questions in total.')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Manage Subscription' }).click();

  // Asked, declined, asked again, cancelled.
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(question);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Free (Premium until end of billing cycle)')).toBeVisible();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Auto-renewal' })).not.toBeChecked();
  await expectNoAxeViolations(page);

  // The clock moves to the end of what was given, and past it.
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const clockFile = join(folder, 'now');
  const now = Date.now();
  writeFileSync(clockFile, new Date(now).toISOString());
  const server = await startOwnServer({ CLOCK_FILE: clockFile, ROLE: 'api' });
  try {
    const logInAt = async (time: number) => {
      writeFileSync(clockFile, new Date(time).toISOString());
      const data = { email: account.email, password };
      const headers = fromOwnNetwork();
      const login = await request.post(`${server.origin}/api/auth/login`, { data, headers });
      const { token } = await login.json();
      await page.goto(`${server.origin}/robots.txt`);
      await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    };
    await logInAt(now + 6 * day);
    await page.goto(`${server.origin}/settings/subscription`);
    await expect(page.getByText('Free (Premium until end of billing cycle)')).toBeVisible();
    await openConfig(page, server.origin);
    await expect(severalAnswers(page)).toBeEnabled();

    await logInAt(now + 8 * day);
    await page.goto(`${server.origin}/settings/subscription`);
    await expect(page.getByText('You are on the free plan.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    await openConfig(page, server.origin);
    await expect(severalAnswers(page)).toBeDisabled();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

test('a visitor comes from a plan through logging in to its start', async ({ page, request }) => {
  const account = await makeAccount(request);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Educator' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/subscription\?plan=educator$/);
  await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
});

test('whoever turns back at the page of payment has bought nothing', async ({ page, request }) => {
  const account = await makeAccount(request);
  await openSignedIn(page, account, '/settings/subscription?plan=student');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Nothing was bought.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
  await expect(page.getByText('You are on the free plan.')).toBeVisible();
});

test('a cancelled trial is resumed, and its card changed', async ({ page, request }) => {
  const account = await makeAccount(request);
  await openSignedIn(page, account, '/settings/subscription?plan=student');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('button', { name: 'Start trial without a card' }).click();
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Resume Subscription' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.getByLabel('Save card ending').fill('4444');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('link', { name: 'Return to the shop' }).click();
  await expect(page.getByText('Card ending 4444')).toBeVisible();
});
