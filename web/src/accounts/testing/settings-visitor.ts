import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@engram/core/accounts/user.ts';
import { renderAccountPage } from './render-account-page.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';
import { freePlan, grantedPlan } from './subscription-samples.ts';

type Answers = Parameters<typeof stubServer>[0];

/** For tests: what a server says to settings that have just been opened. */
const opensSettings: Answers = {
  '/api/auth/sessions': () => reply(200, { success: true, devices: [] }),
  '/api/account/exports/latest': () => reply(200, { latest: null }),
};

type Visit = { user?: Partial<User>; answers?: Answers };

/** Signed in, on /settings. */
export async function openSettings({ user = {}, answers = {} }: Visit = {}) {
  localStorage.setItem('token', 'the-token');
  const asked = stubServer({
    '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
    ...opensSettings,
    '/api/account/subscription': () => reply(200, user.isPremium ? grantedPlan : freePlan),
    ...answers,
  });
  renderAccountPage('/settings');
  await screen.findByRole('heading', { name: 'Account settings' });
  return asked;
}

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}
