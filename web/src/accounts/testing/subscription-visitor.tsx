import type { User } from '@engram/core/accounts/user.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderAccountPage } from './render-account-page.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';
import { activePlan, invoices } from './subscription-samples.ts';

type Answers = Parameters<typeof stubServer>[0];
type Visit = {
  subscription?: Subscription;
  search?: string;
  user?: Partial<User>;
  answers?: Answers;
};

/** For tests: signed in, on /settings/subscription. */
export async function openSubscription(visit: Visit = {}) {
  const { subscription = activePlan, search = '', user = {}, answers = {} } = visit;
  const { plan, isPremium } = subscription;
  localStorage.setItem('token', 'the-token');
  const asked = stubServer({
    '/api/auth/verify-token': () =>
      reply(200, { valid: true, user: { ...maya, plan, isPremium, ...user } }),
    '/api/account/subscription': () => reply(200, subscription),
    '/api/account/subscription/invoices': () => reply(200, { invoices }),
    '/api/usage': () => reply(200, usage),
    ...answers,
  });
  renderAccountPage(`/settings/subscription${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Subscription' });
  return asked;
}

/** Where the browser is sent, instead of going there. */
export function catchLeaving() {
  return vi.spyOn(window.location, 'assign').mockReturnValue();
}

export const usage = {
  aiTests: { used: 18, limit: null },
  aiCardSets: { used: 3, limit: 5 },
  aiAnswers: { used: 0, limit: null },
};
