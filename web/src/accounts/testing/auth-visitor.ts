import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givesCaptchas } from './stub-captcha.tsx';
import { renderAuthPages } from './render-auth-pages.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';

type Answers = Parameters<typeof stubServer>[0];
type Visit = { mode?: 'register'; state?: unknown; answers?: Answers };

/** What a server says that lets everybody in. */
const letsIn: Answers = {
  ...givesCaptchas,
  '/api/auth/login': () => reply(200, { token: 'eg_new', user: maya }),
  '/api/auth/register': () => reply(201, { token: 'eg_new', user: maya }),
};

/** Opens /auth as a visitor would. */
export async function visitAuth({ mode, state, answers = {} }: Visit = {}) {
  const asked = stubServer({ ...letsIn, ...answers });
  const search = mode === 'register' ? '?mode=register' : '';
  renderAuthPages({ pathname: '/auth', search, state });
  await screen.findByRole('textbox', { name: 'Email' });
  return asked;
}

export function refuses(status: number, code: string, message = 'What the server says') {
  return () => reply(status, { code, message, error: message });
}

export async function fillIn({ email = 'maya.okafor@example.edu', password = 'hippocampus' } = {}) {
  await replace(screen.getByLabelText('Email'), email);
  await replace(screen.getByLabelText('Password'), password);
}

/** For a newcomer: the two fields more. */
export async function confirmAndAgree() {
  await replace(screen.getByLabelText('Confirm password'), 'hippocampus');
  await userEvent.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
}

export async function pressSignIn() {
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

export async function pressCreate() {
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

/** Fails with "Invalid email or password" as often as asked. */
export async function failToSignIn() {
  await fillIn();
  await pressSignIn();
  await screen.findByText('Invalid email or password');
}

export const solveCaptcha = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
  await screen.findByText('Verified');
};

async function replace(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
