import { biology } from '@engram/fakes/study-texts/biology.ts';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { makeAttempt } from '../attempts/make-attempt.ts';
import { chooseOfResults } from '../attempts/results-menu.ts';
import { makeSamples } from '../attempts/sample-test.ts';
import {
  type Account,
  confirmAddress,
  makeAccount,
  openSignedIn,
  password,
} from '../make-account.ts';
import { continueToConfig, writeText } from '../materials/input-step.ts';
import { openPage } from '../open-page.ts';
import { tabTo } from '../tab-to.ts';

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
  await page.getByText('Options').click();
  await page.getByRole('link', { name: 'Set it up step by step' }).click();
  await writeText(page, biology.text);
  await continueToConfig(page);
}

function severalAnswers(page: Page) {
  return page.getByRole('checkbox', { name: /^Multiple answer/ });
}

test('a free user meets premium, buys it, has it at once and cancels it to the end of what was given', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await confirmAddress(request, account);
  await openResults(page, request, account);

  // A gate, and the way to premium.
  await chooseOfResults(page, /^Review Incorrect/);
  const popup = page.getByRole('dialog', { name: 'Upgrade to Access Review Incorrect' });
  await expect(popup).toContainText('Up to 50 questions per test');
  await popup.getByRole('link', { name: 'See Premium Plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await choosePlan(page, 'Student');
  await expect(
    page.getByText('7-day free trial, no card needed. Then $5 per month.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();

  // At the payment service, and back.
  await expect(page.getByText('7 days free, then $5.00 per month.')).toBeVisible();
  await page.getByRole('button', { name: 'Start trial with card ending 4242' }).click();
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/subscription$/);
  await expect(page.getByText('Card ending 4242')).toBeVisible();

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
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Free (Premium until end of billing cycle)')).toBeVisible();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Auto-renewal' })).not.toBeChecked();
});

test('a visitor comes from a plan through logging in to its start, turns back once, and resumes a cancelled trial', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await confirmAddress(request, account);

  await test.step('from the plan to its start', async () => {
    await openPage(page, '/pricing');
    await page.getByRole('link', { name: 'Choose Educator' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\/subscription\?plan=educator$/);
  });

  await test.step('turning back at the page of payment buys nothing', async () => {
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText("Checkout cancelled. You weren't charged.")).toBeVisible();
    await expect(page.getByText('Free, no payment.')).toBeVisible();
  });

  await test.step('a cancelled trial is resumed, and its card changed', async () => {
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('button', { name: 'Start trial without a card' }).click();
    await expect(page.getByText('Your plan is active.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Resume Subscription' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add a card' }).click();
    await page.getByLabel('Save card ending').fill('4444');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('link', { name: 'Return to the shop' }).click();
    await expect(page.getByText('Card ending 4444')).toBeVisible();
  });
});
