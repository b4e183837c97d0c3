import { biology } from '@engram/fakes/study-texts/biology.ts';
import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import type { Account } from '../make-account.ts';
import { continueToConfig, openInput, writeText } from '../materials/input-step.ts';

const studyText = biology.text;

/** The step Configure of a new account, with a text of our own. */
export async function openConfig(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await openInput(page, request);
  await writeText(page, studyText);
  await continueToConfig(page);
  return account;
}

/** The step Preview, for a quiz of 10 questions. */
export async function openPreview(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await openConfig(page, request);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await continueToPreview(page);
  return account;
}

export async function continueToPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await expect(page).toHaveURL(/\/ai-tests\/preview$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review & Generate Test');
}

export function generateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Generate Test' });
}

/** The page of the test, at the address that it keeps: until then Back would lead nowhere. */
export async function expectTest(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/ai-tests\/test\?attempt=[\da-f-]{36}$/, {
    timeout: 60_000,
  });
}

const starting = '**/api/questions/generate';
const following = '**/api/generations/*/events';

/**
 * Lets only so many questions through, as a slow server would: the rest waits until it is let go.
 * The server itself goes on.
 */
export async function holdAfter(page: Page, count: number): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(following, (route) => void held.push(route));
  await page.route(starting, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: cutAfter(await response.text(), count) });
  });
  return async () => {
    await page.unrouteAll();
    for (const route of held) await route.continue().catch(() => undefined);
  };
}

/** A stream of events up to so many questions. */
export function cutAfter(stream: string, count: number): string {
  const events = stream.split(/(?<=\n\n)/);
  const questions = events.filter((event) => event.includes('"type":"question"'));
  const next = questions[count];
  return next === undefined ? stream : stream.slice(0, stream.indexOf(next));
}
