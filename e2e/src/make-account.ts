import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readLink, waitForMail } from './inbox.ts';

export const password = 'a long enough secret';

export type Account = { email: string; token: string };

export function newEmail(): string {
  return `${randomUUID()}@example.edu`;
}

/** The server believes it because TRUST_PROXY in tools/browser-run.ts lets it. */
export function fromOwnNetwork() {
  return { 'x-forwarded-for': ['10', randomInt(256), randomInt(256), 1].join('.') };
}

/** An account of the test's own, made by the API that the screens use. */
export async function makeAccount(request: APIRequestContext): Promise<Account> {
  const email = newEmail();
  // A network may make only so many accounts.
  const headers = fromOwnNetwork();
  const response = await request.post('/api/auth/register', { data: { email, password }, headers });
  if (!response.ok()) throw new Error(`No account was made: ${await response.text()}`);
  const { token } = await response.json();
  return { email, token };
}

/** By the link in the first mail. */
export async function confirmAddress(request: APIRequestContext, { email }: Account) {
  const mail = await waitForMail(email, 'Confirm your email for Engram');
  const token = new URL(readLink(mail)).hash.slice('#token='.length);
  const response = await request.post('/api/auth/verify-email', { data: { token } });
  expect(response.ok()).toBe(true);
}

/** Opens a screen in a browser that is signed in, and waits until it is drawn. */
export async function openSignedIn(page: Page, account: Account, path: string): Promise<void> {
  await openWithToken(page, account, path);
  const title = page.getByRole('heading', { level: 1 }).first();
  await title.waitFor();
  // The title of the page for people whom the app does not know.
  expect(await title.innerText(), 'the app must not lose the session').not.toBe('Welcome back');
}

/** As a browser has the token that signed in earlier; what the app does with it is not waited for. */
export async function openWithToken(page: Page, { token }: Account, path: string): Promise<void> {
  const script = await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(path);
  // A token that the app takes away later has to stay away.
  await script.dispose();
}
