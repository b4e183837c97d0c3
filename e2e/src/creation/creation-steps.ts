import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import type { Account } from '../make-account.ts';
import { continueToConfig, openInput, writeText } from '../materials/input-step.ts';
import { sureText } from './sure-text.ts';

/** The step Configure of a new account, with a text of our own. */
export async function openConfig(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await openInput(page, request);
  await enterText(page);
  return account;
}

/** From the step Input to the step Configure, with a text of our own. */
export async function enterText(page: Page): Promise<void> {
  await writeText(page, sureText);
  await continueToConfig(page);
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

/** The app itself waits so long for what a server makes. */
export const whenMade = { timeout: 60_000 };

/** The page of the test, at the address that it keeps: until then Back would lead nowhere. */
export async function expectTest(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/ai-tests\/test\?attempt=[\da-f-]{36}$/, whenMade);
}

const starting = '**/api/questions/generate';
const following = '**/api/generations/*/events';

/**
 * Lets only so many questions through, as a slow server would: the rest waits until it is let go.
 * The server itself goes on.
 */
export async function holdAfter(page: Page, count: number): Promise<() => Promise<void>> {
  await page.route(starting, async (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: await start(route, count) }),
  );
  return hold(page);
}

/** Starts the test that a page has asked for; what the server tells up to so many questions. */
export async function start(route: Route, count: number): Promise<string> {
  const sent = route.request();
  const headers = await sent.allHeaders();
  // Not by route.fetch(), which waits for the whole test.
  const response = await fetch(sent.url(), {
    method: sent.method(),
    headers: Object.fromEntries(kept.map((name) => [name, headers[name] ?? ''])),
    body: sent.postData(),
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  let told = '';
  for await (const words of response.body.pipeThrough(new TextDecoderStream())) {
    told += words;
    if (cutAfter(told, count) !== told) break;
  }
  return cutAfter(told, count);
}

const kept = ['authorization', 'content-type', 'accept', 'engram-contract', 'idempotency-key'];

/** Lets nothing through that a page asks about a test that is being made, until it is let go. */
export async function hold(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(following, (route) => void held.push(route));
  return async () => {
    await page.unrouteAll();
    // A page that was left does not wait for its answers any more.
    for (const route of held) await route.continue().catch(() => undefined);
  };
}

/** A stream of events up to so many questions. */
function cutAfter(stream: string, count: number): string {
  const events = stream.split(/(?<=\n\n)/);
  const questions = events.filter((event) => event.includes('"type":"question"'));
  const next = questions[count];
  return next === undefined ? stream : stream.slice(0, stream.indexOf(next));
}
