import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Entry, renderAccountPage } from './render-account-page.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';

/** For tests: a server that takes everybody in. */
const takesAll = {
  '/api/auth/register': () => reply(201, { token: 'new-token', user: maya }),
  '/api/auth/track-onboarding': () => reply(201, { success: true }),
};

type Answers = Parameters<typeof stubServer>[0];

export async function openRegister(answers: Answers = {}, path: Entry = '/register') {
  const asked = stubServer({ ...takesAll, ...answers });
  renderAccountPage(path);
  await screen.findByRole('heading', { name: 'Register' });
  return asked;
}

const goodRegistration = {
  Email: 'maya.okafor@example.edu',
  Password: 'hippocampus',
  'Confirm password': 'hippocampus',
  'Security check': 'register',
};

/** Fills step 1 but for what the test says, and presses Next. */
export async function submitRegister(
  change: Partial<Record<keyof typeof goodRegistration, string>> = {},
): Promise<void> {
  for (const [label, value] of Object.entries({ ...goodRegistration, ...change })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByRole('checkbox'));
  await pressNext();
}

export async function pressNext(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
}

export async function openAboutYou(answers: Answers = {}, path: Entry = '/register') {
  const asked = await openRegister(answers, path);
  await submitRegister();
  await screen.findByRole('heading', { name: 'About You' });
  return asked;
}

export async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name }));
}

export async function pressCreate(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

/** Through both steps; what the server then answers is the test's. */
export async function createAccount(answers: Answers = {}, path: Entry = '/register') {
  const asked = await openAboutYou(answers, path);
  await choose('Academic coursework');
  await choose('Social media');
  await pressCreate();
  return asked;
}
