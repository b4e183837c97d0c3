import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

export const password = 'a long enough secret';

export type Account = { email: string; token: string };

export function newEmail(): string {
  return `${randomUUID()}@example.edu`;
}

/** An account of the test's own, made by the API that the screens use. */
export async function makeAccount(request: APIRequestContext): Promise<Account> {
  const email = newEmail();
  // A network may make only so many accounts, so each comes from one of its own; the server believes
  // the header because TRUST_PROXY in tools/browser-run.ts lets it.
  const network = [randomInt(256), randomInt(256), 1].join('.');
  const response = await request.post('/api/auth/register', {
    data: { email, password },
    headers: { 'x-forwarded-for': `10.${network}` },
  });
  if (!response.ok()) throw new Error(`No account was made: ${await response.text()}`);
  const { token } = await response.json();
  return { email, token };
}

/** Opens a screen in a browser that is signed in. */
export async function openSignedIn(page: Page, { token }: Account, path: string): Promise<void> {
  // Nothing of the app runs there, and the storage is the same.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto(path);
}
