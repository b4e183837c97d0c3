import type { Assignment, LiveTaker } from '@engram/core/sharing/assignment.ts';
import type { Page } from '@playwright/test';
import { makeSavedTest } from '../../attempts/make-attempt.ts';
import { makeThree } from '../../sharing/share-a-test.ts';
import { tokenOf } from '../../sign-in.ts';
import { code, listLive, listTakers, makeAssignment, makeReport } from './plants.ts';

/** The settings of a test that is to be given. */
export async function give(page: Page): Promise<void> {
  const caller = { request: page.request, token: tokenOf('premium') };
  const name = 'Plants: roots and water';
  const testId = await makeSavedTest(caller, { questions: makeThree(), name });
  await page.goto(`/tests/${testId}/give`);
  await page.getByRole('heading', { name: 'Give this test to a class' }).waitFor();
}

export async function giveTooEarly(page: Page): Promise<void> {
  await give(page);
  await page.getByText('Later', { exact: true }).click();
  await page.getByLabel('Opens, day').fill('2020-03-14');
  await page.getByRole('button', { name: 'Give the test' }).click();
  await page.getByText('This time has passed.').waitFor();
}

type Live = { assignment?: Partial<Assignment>; takers?: LiveTaker[] };

async function routeLive(
  page: Page,
  { assignment = {}, takers = listLive() }: Live,
): Promise<void> {
  const json = {
    assignment: makeAssignment(assignment),
    takers,
    now: new Date().toISOString(),
  };
  await page.route(`**/api/assignments/${code}/live`, (route) => route.fulfill({ json }));
}

export async function handOut(page: Page): Promise<void> {
  await routeLive(page, { takers: [] });
  await page.goto(`/assignments/${code}/handout`);
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
}

export const watch =
  (live: Live = {}) =>
  async (page: Page): Promise<void> => {
    await routeLive(page, live);
    await page.goto(`/assignments/${code}`);
    await page.getByRole('heading', { level: 1, name: 'Plants: roots and water' }).waitFor();
  };

export const press =
  (name: string, live: Live = {}) =>
  async (page: Page): Promise<void> => {
    await watch(live)(page);
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
  };

export async function report(page: Page): Promise<void> {
  const takers = listTakers();
  await page.route(`**/api/shared-tests/${code}/report`, (route) =>
    route.fulfill({ json: makeReport() }),
  );
  await page.route(`**/api/shared-tests/${code}/takers`, (route) =>
    route.fulfill({ json: { takers, next: null } }),
  );
  await page.goto(`/test/${code}/report`);
  await page.getByRole('table').waitFor();
}

/** Of a test that was given twice, among its links. */
export async function listGiven(page: Page): Promise<void> {
  const caller = { request: page.request, token: tokenOf('premium') };
  const name = 'Plants: roots and water';
  const testId = await makeSavedTest(caller, { questions: makeThree(), name });
  const assignments = [
    makeAssignment({ practiceTestId: testId }),
    makeAssignment({
      practiceTestId: testId,
      code: 'W7M2XC',
      state: 'closed',
      done: 27,
      answering: 0,
    }),
  ];
  await page.route('**/api/assignments?*', (route) => route.fulfill({ json: { assignments } }));
  await page.goto(`/results/${testId}`);
  await page.getByRole('heading', { name: 'Given to classes' }).waitFor();
}
