import type { Page } from '@playwright/test';
import { openSignedIn } from './make-account.ts';

export type Demo = 'free' | 'premium';

/** Opens a screen as a demo user of the seed. A journey that logs out needs an account of its own. */
export async function signIn(page: Page, demo: Demo, path: string): Promise<void> {
  await openSignedIn(page, { email: '', token: tokenOf(demo) }, path);
}

/** The seed's session of a demo user. */
export function tokenOf(demo: Demo): string {
  const sessions: Record<string, string> = JSON.parse(process.env.DEMO_SESSIONS ?? '{}');
  return sessions[demo] ?? '';
}
