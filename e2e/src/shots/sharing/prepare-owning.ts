import type { Page } from '@playwright/test';
import { makeAttempt } from '../../attempts/make-attempt.ts';
import { makeSamples } from '../../attempts/sample-test.ts';
import { makeReport, makeShared, shareAgain, takeShared } from '../../sharing/make-report.ts';
import { tokenOf } from '../../sign-in.ts';

/** The confirmation, over the results. */
export async function confirm(page: Page): Promise<void> {
  const { choice, truth } = makeSamples();
  const { attemptId } = await makeAttempt(callerOf(page), {
    given: [choice, truth].map(({ question, right }) => ({ question, answer: right })),
  });
  await page.goto(`/view-results/${attemptId}`);
  await page.getByRole('button', { name: 'Share Test' }).click();
  await page.getByLabel('Description (optional)').fill('For the seminar on Monday.');
}

async function share(page: Page): Promise<void> {
  await confirm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Share Test' }).click();
  await page.getByRole('dialog', { name: 'Test Shared' }).waitFor();
}

export async function copyLink(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await share(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Share link copied to clipboard!').first().waitFor();
}

export async function create(page: Page): Promise<void> {
  await page.route('**/api/shared-tests', () => undefined);
  await confirm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Share Test' }).click();
  await page.getByRole('dialog').getByText('Creating...').waitFor();
}

export async function fail(page: Page): Promise<void> {
  const message = 'Please confirm your email address first. Use the link we emailed you.';
  await page.route('**/api/shared-tests', (route) =>
    route.fulfill({ status: 403, json: { code: 'email-unverified', message } }),
  );
  await confirm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Share Test' }).click();
  await page.getByRole('alert').waitFor();
}

export async function changeQuestions(page: Page): Promise<void> {
  const { testId } = await makeShared(callerOf(page));
  await page.route(`**/api/tests/${testId}/shares`, async (route) => {
    const response = await route.fetch();
    const { shares } = await response.json();
    await route.fulfill({ json: { shares: shares.map(asEarlier) } });
  });
  await page.goto(`/results/${testId}`);
  await page.getByRole('button', { name: 'Share Test' }).first().click();
  await page.getByText('Show the earlier link').waitFor();
}

function asEarlier(share: object) {
  return { ...share, isCurrent: false };
}

/** An open link, one that was stopped, and none. */
export async function listShares(page: Page): Promise<void> {
  const caller = callerOf(page);
  const { testId, code, samples } = await makeShared(caller);
  const headers = { authorization: `Bearer ${caller.token}` };
  await page.request.delete(`/api/shared-tests/${code}`, { headers });
  const next = { code: await shareAgain(caller, { testId, samples }), samples };
  await takeShared(page.request, next, { name: 'Priya Raman', wrong: [] });
  await page.goto(`/results/${testId}`);
  await page.getByText('1 person has taken it').waitFor();
  await page.getByRole('heading', { name: 'Share links' }).scrollIntoViewIfNeeded();
}

export async function askToStop(page: Page): Promise<void> {
  await listShares(page);
  await page.getByRole('button', { name: /^Stop sharing/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** One for all pictures: twelve people answer for it. */
let report: ReturnType<typeof makeReport> | undefined;

export async function openReport(page: Page): Promise<void> {
  const { code } = await (report ??= makeReport(callerOf(page)));
  await page.goto(`/test/${code}/report`);
  await page.getByText('Worst question first.').waitFor();
}

export async function openTakers(page: Page): Promise<void> {
  await openReport(page);
  await page.getByRole('tab', { name: 'Per taker' }).click();
  await page.getByText('Priya Raman').waitFor();
}

export async function openTaker(page: Page): Promise<void> {
  await openTakers(page);
  await page.getByRole('link', { name: /^View Leo Martins/ }).click();
  await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor();
}

export async function openReportMenu(page: Page): Promise<void> {
  await openReport(page);
  await page.getByRole('button', { name: 'More for this report' }).click();
}

export async function askToDelete(page: Page): Promise<void> {
  await openReportMenu(page);
  await page.getByRole('menuitem', { name: 'Delete report' }).click();
  await page.getByRole('alertdialog').waitFor();
}

export async function openEmptyReport(page: Page): Promise<void> {
  const { code } = await makeShared(callerOf(page));
  await page.goto(`/test/${code}/report`);
  await page.getByText('No one has taken this test yet').waitFor();
}

/** Such as in a class that has just begun. */
export const project = (page: Page) =>
  showOnWall(page, { answering: 24, questionCount: 20, settings });

export async function projectOver(page: Page): Promise<void> {
  await showOnWall(page, { share: { state: 'expired' } });
}

const settings = { enableTimer: true, timerDuration: 25 };

type Changes = { share?: object; [name: string]: unknown };

async function showOnWall(page: Page, { share: changed, ...facts }: Changes): Promise<void> {
  await page.route('**/api/shared-tests/*/report', async (route) => {
    const response = await route.fetch();
    const known = await response.json();
    const shared = { ...known.share, taken: 4, ...changed };
    await route.fulfill({ json: { ...known, ...facts, share: shared } });
  });
  await share(page);
  await page.getByRole('button', { name: 'Show on projector' }).click();
  await page.getByText('joined').waitFor();
}

/** Its time is over; the server would need three days for it. */
export async function openExpired(page: Page): Promise<void> {
  await page.route('**/api/shared-tests/*/report', async (route) => {
    const response = await route.fetch();
    const report = await response.json();
    await route.fulfill({ json: { ...report, share: { ...report.share, state: 'expired' } } });
  });
  await openReport(page);
}

export async function waitForReport(page: Page): Promise<void> {
  await page.route('**/api/shared-tests/*/report', () => undefined);
  await page.goto('/test/K7Q2MD/report');
  await page.getByText('Loading the report').first().waitFor({ state: 'attached' });
}

function callerOf(page: Page) {
  return { request: page.request, token: tokenOf('premium') };
}
