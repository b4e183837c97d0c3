import type { HandedIn } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentHead } from '@engram/core/sharing/assignment.ts';
import type { Page } from '@playwright/test';
import { code, makeHandedIn, makeResult, makeShared, makeTry } from './plants.ts';

/** An assignment, as its takers find it; no server knows of it. */
async function route(page: Page, head: Partial<AssignmentHead> = {}): Promise<void> {
  await page.route(`**/api/shared-tests/${code}`, (one) => one.fulfill({ json: makeShared(head) }));
}

export async function askName(page: Page): Promise<void> {
  await route(page);
  await page.goto(`/test/${code}`);
  await page.getByLabel('First and last name').fill('Lily Shaw');
}

export const getReady =
  (head: Partial<AssignmentHead> = {}) =>
  async (page: Page): Promise<void> => {
    await route(page, head);
    await page.goto(`/test/${code}`);
    await page.getByLabel('First and last name').fill('Lily Shaw');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: /^Not Lily/ }).waitFor();
  };

export async function findClosed(page: Page): Promise<void> {
  const closesAt = new Date(Date.now() - 3_600_000).toISOString();
  await route(page, { state: 'closed', closesAt });
  await page.goto(`/test/${code}`);
  await page.getByText('This test closed').waitFor();
}

export async function run(page: Page): Promise<void> {
  await page.route(`**/api/assignments/${code}/attempts`, (one) =>
    one.fulfill({ json: makeTry() }),
  );
  await page.route(`**/api/assignments/${code}/attempt`, (one) => {
    const { deadlineAt, closesAt, now } = makeTry();
    if (one.request().method() === 'GET') return one.fulfill({ json: makeTry() });
    return one.fulfill({ json: { savedRevision: 1, deadlineAt, closesAt, now } });
  });
  await getReady()(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio').first().click();
}

/** The network goes while somebody answers. */
export async function loseNetwork(page: Page): Promise<void> {
  await run(page);
  await page.route(`**/api/assignments/${code}/attempt`, (one) => one.abort());
  await page.getByRole('radio').nth(1).click();
  await page.getByText('You seem to be offline').waitFor();
}

export async function leave(page: Page): Promise<void> {
  await run(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Leave Test' }).click();
  await page.getByText('Your test is still open').waitFor();
}

export const handIn =
  (facts: Partial<HandedIn> = {}) =>
  async (page: Page): Promise<void> => {
    const found = makeTry({ handedIn: makeHandedIn(facts) });
    await page.route(`**/api/assignments/${code}/attempts`, (one) => one.fulfill({ json: found }));
    await page.route(`**/api/assignments/${code}/attempt`, (one) => one.fulfill({ json: found }));
    await getReady()(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Handed in, Lily' }).waitFor();
  };

export async function seeAnswers(page: Page): Promise<void> {
  await handIn({ answersAt: null, result: makeResult() })(page);
  await page.getByRole('button', { name: 'See answers' }).click();
  await page.getByText('18 of 20 correct').waitFor();
}
