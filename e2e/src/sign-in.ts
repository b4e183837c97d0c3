import type { Page } from '@playwright/test';

export type Demo = 'free' | 'premium';

/** The seed's session of a demo user. */
export function tokenOf(demo: Demo): string {
  const sessions: Record<string, string> = JSON.parse(process.env.DEMO_SESSIONS ?? '{}');
  return sessions[demo] ?? '';
}

export async function signIn(page: Page, demo: Demo): Promise<void> {
  // Nothing of the app runs there, and the storage is the same.
  await page.goto('/robots.txt');
  await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(demo));
  await page.goto('/', { waitUntil: 'networkidle' });
}
