import type { PlanId } from '@engram/core/plans/catalogue.ts';
import { waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadSite, openScreen, readWords } from './testing/open-screens.tsx';
import { screenCases } from './testing/screen-cases.ts';

let site: Awaited<ReturnType<typeof loadSite>>;

beforeAll(async () => {
  site = await loadSite();
});

/** The screens that know the plan, with what each says to free users and to premium users alone. */
const gates = [
  ['/dashboard', 'Upgrade Now', 'Manage Subscription'],
  ['/ai-tests/input', 'up to 30,000 on the free plan', 'up to 50,000'],
  ['/ai-tests/config', 'Multiple answer PREMIUM', '3 to 50'],
  ['/ai-tests/test', 'Get Hint PRO', 'Get Hint'],
  ['/study-session', 'Study sessions are part of Premium', 'Question 1 of 1'],
  ['/flashcards/create', 'Upgrade for fill-in-blank cards', 'Number of cards: Fill in the blank'],
] as const;

it.each(gates)(
  '%s is that of a free user, whatever this browser keeps (C40, S12) [BROLE-22] [BROLE-23]',
  async (pattern, free) => {
    keepFlags({ isPremium: true, plan: 'student' });
    expect(await readScreen(pattern, 'free', free)).toContain(free);
  },
);

it.each(gates)(
  '%s is that of a premium user, whatever this browser keeps (C40, S12) [BROLE-22] [BROLE-23]',
  async (pattern, free, premium) => {
    keepFlags({ isPremium: false, plan: 'free' });
    expect(await readScreen(pattern, 'student', premium)).not.toContain(free);
  },
);

it('opens the popup of Review Incorrect by the word of the server, whatever this browser keeps (C40, S12) [BROLE-22] [BROLE-23]', async () => {
  keepFlags({ isPremium: true, plan: 'student' });
  await readScreen('/test-results', 'free', 'Review them now');
  for (const { press } of screenCases['/test-results']?.steps ?? []) await press();
  await until('Upgrade to Access Review Incorrect');
  expect(readWords()).toContain('See Premium Plans');
});

async function readScreen(pattern: string, plan: PlanId, sees: string): Promise<string> {
  const screenCase = screenCases[pattern];
  if (!screenCase) throw new Error(`Nobody knows how to open ${pattern}.`);
  openScreen(site, screenCase, plan);
  await until(sees);
  return readWords();
}

async function until(sees: string): Promise<void> {
  await waitFor(() => expect(readWords()).toContain(sees), { onTimeout: (error) => error });
}

/** As a page of old might have kept them, or somebody who would like to be premium. */
function keepFlags(said: { isPremium: boolean; plan: PlanId }): void {
  const asIs = ['isPremium', 'premium', 'hasPremium', 'is_premium', 'userIsPremium', 'isPro'];
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of asIs) storage.setItem(key, String(said.isPremium));
    for (const key of ['plan', 'userPlan', 'tier']) storage.setItem(key, said.plan);
    for (const key of ['subscription', 'user', 'account']) {
      storage.setItem(key, JSON.stringify(said));
    }
  }
}
