import { randomUUID } from 'node:crypto';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Page } from '@playwright/test';
import { makeAttempt, makeSavedTest } from '../attempts/make-attempt.ts';
import { makeSamples, type SampleType } from '../attempts/sample-test.ts';
import { tokenOf } from '../sign-in.ts';

const types: SampleType[] = ['choice', 'truth', 'matching', 'gap', 'short'];

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

export async function share(page: Page): Promise<void> {
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
  const message = 'Please confirm your email address first. The link is in your mail.';
  await page.route('**/api/shared-tests', (route) =>
    route.fulfill({ status: 403, json: { code: 'email-unverified', message } }),
  );
  await confirm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Share Test' }).click();
  await page.getByRole('alert').waitFor();
}

export async function changeQuestions(page: Page): Promise<void> {
  const { testId } = await shareTest(page);
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
  const { testId, code, samples } = await shareTest(page);
  await page.request.delete(`/api/shared-tests/${code}`, { headers: headersOf() });
  const next = await postShare(page, testId);
  await take(page, { code: next, samples }, { name: 'Priya Raman', wrong: [] });
  await page.goto(`/results/${testId}`);
  await page.getByText('1 person took it').waitFor();
  await page.getByRole('heading', { name: 'Share links' }).scrollIntoViewIfNeeded();
}

export async function askToStop(page: Page): Promise<void> {
  await listShares(page);
  await page.getByRole('button', { name: /^Stop sharing/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

export async function openReport(page: Page): Promise<void> {
  await page.goto(`/test/${await reportOf(page)}/report`);
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
  await page.getByText('Question review').waitFor();
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
  const { code } = await shareTest(page);
  await page.goto(`/test/${code}/report`);
  await page.getByText('Nobody has taken this test yet').waitFor();
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

const takers: { name: string | null; wrong: SampleType[] }[] = [
  { name: 'Hana Kim', wrong: ['matching', 'gap', 'truth', 'short'] },
  { name: null, wrong: ['choice', 'gap', 'matching'] },
  { name: 'Leo Martins', wrong: ['choice', 'gap', 'short'] },
  { name: 'Amina Yusuf', wrong: ['choice', 'matching'] },
  { name: 'Jonas Weber', wrong: ['choice'] },
  { name: 'Priya Raman', wrong: [] },
];

async function reportOf(page: Page): Promise<string> {
  const shared = await shareTest(page);
  for (const taker of takers) await take(page, shared, taker);
  return shared.code;
}

type Shared = { testId: string; code: string; samples: ReturnType<typeof makeSamples> };

async function shareTest(page: Page): Promise<Shared> {
  const samples = makeSamples();
  const testId = await makeSavedTest(callerOf(page), {
    questions: types.map((type) => samples[type].question),
  });
  return { testId, code: await postShare(page, testId), samples };
}

async function postShare(page: Page, testId: string): Promise<string> {
  const response = await page.request.post('/api/shared-tests', {
    headers: headersOf(),
    data: {
      practiceTestId: testId,
      settings: { enableTimer: true, timerDuration: 15 },
    },
  });
  const { testId: code } = await response.json();
  return code;
}

type Taking = { name: string | null; wrong: SampleType[] };

type Asked = Pick<Shared, 'code' | 'samples'>;

async function take(page: Page, { code, samples }: Asked, { name, wrong }: Taking): Promise<void> {
  const given = types.map((type): [string, Answer] => {
    const { question, right, wrong: other } = samples[type];
    return [question.id, wrong.includes(type) ? other : right];
  });
  const response = await page.request.post(`/api/shared-tests/${code}/submit`, {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      answers: Object.fromEntries(given),
      timeTaken: 420 + 40 * wrong.length,
      name,
      seconds: Object.fromEntries(given.map(([id], place) => [id, 30 + 15 * place])),
    },
  });
  if (!response.ok()) throw new Error(await response.text());
}

function callerOf(page: Page) {
  return { request: page.request, token: tokenOf('premium') };
}

function headersOf() {
  return { authorization: `Bearer ${tokenOf('premium')}` };
}
