import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

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

/** Opens a screen in a browser that is signed in, and waits until it is drawn. */
export async function openSignedIn(page: Page, account: Account, path: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await keepToken(page, account);
    await page.goto(path);
    // A check that takes 5 seconds ends the session (D24), and a busy machine may need them.
    const title = await page.getByRole('heading', { level: 1 }).first().innerText();
    if (title !== 'Welcome back') return;
  }
}

/** As a browser has it that signed in earlier. */
export async function keepToken(page: Page, { token }: Account): Promise<void> {
  // Nothing of the app runs there, and the storage is the same.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
}
