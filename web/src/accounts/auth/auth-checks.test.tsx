import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  confirmAndAgree,
  fillIn,
  pressCreate,
  pressSignIn,
  refuses,
  visitAuth,
} from '../testing/auth-visitor.ts';

it("shows 'Invalid email format' for an email without a dot [AUTHPG-12]", async () => {
  const asked = await visitAuth();
  await fillIn({ email: 'maya@example' });
  await pressSignIn();
  expect(wordsAt('Email')).toBe('Invalid email format');
  expect(asked).toEqual([]);
});

it("shows 'Invalid email format' for no email at all [AUTHPG-12]", async () => {
  await visitAuth();
  await fillIn({ email: '' });
  await pressSignIn();
  expect(wordsAt('Email')).toBe('Invalid email format');
});

it("shows 'Password must be at least 6 characters' for 5 characters [AUTHPG-13] [LIM-01]", async () => {
  const asked = await visitAuth();
  await fillIn({ password: 'hippo' });
  await pressSignIn();
  expect(wordsAt('Password')).toBe('Password must be at least 6 characters');
  expect(asked).toEqual([]);
});

it('lets a password of 6 characters pass [AUTHPG-13] [LIM-01]', async () => {
  const asked = await visitAuth();
  await fillIn({ password: 'hippos' });
  await pressSignIn();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/login']);
});

it('refuses a new password that anybody would try first', async () => {
  const asked = await visitAuth({ mode: 'register' });
  await fillIn({ password: 'maya.okafor' });
  await pressCreate();
  expect(wordsAt('Password')).toBe('Password is too weak');
  expect(asked).toEqual([]);
});

it('lets somebody sign in with such a password who has had it before', async () => {
  const asked = await visitAuth();
  await fillIn({ password: 'aaaaaa' });
  await pressSignIn();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/login']);
});

it("shows 'Passwords do not match' in create mode [AUTHPG-14]", async () => {
  const asked = await visitAuth({ mode: 'register' });
  await fillIn();
  await userEvent.type(screen.getByLabelText('Confirm password'), 'hippocampi');
  await pressCreate();
  expect(wordsAt('Confirm password')).toBe('Passwords do not match');
  expect(asked).toEqual([]);
});

it("shows 'You must agree to the Terms of Service to register' without the tick [AUTHPG-15]", async () => {
  const asked = await visitAuth({ mode: 'register' });
  await fillIn();
  await userEvent.type(screen.getByLabelText('Confirm password'), 'hippocampus');
  await pressCreate();
  expect(wordsAt(/Terms of Service/u)).toBe('You must agree to the Terms of Service to register');
  expect(asked).toEqual([]);
});

it('says at every field what is wrong with it, all at once, and goes to the first (NS-22)', async () => {
  await visitAuth({ mode: 'register' });
  await userEvent.type(screen.getByLabelText('Confirm password'), 'hippocampus');
  await pressCreate();
  expect(wordsAt('Email')).toBe('Invalid email format');
  expect(wordsAt('Password')).toBe('Password must be at least 6 characters');
  expect(wordsAt('Confirm password')).toBe('Passwords do not match');
  expect(wordsAt(/Terms of Service/u)).toBe('You must agree to the Terms of Service to register');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.edu');
  expect(wordsAt('Email')).toBe('');
  expect(wordsAt('Password')).toBe('Password must be at least 6 characters');
});

it('says in advance how long a new password has to be', async () => {
  await visitAuth({ mode: 'register' });
  const password = screen.getByLabelText('Password');
  const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('At least 6 characters.');
});

it('puts the focus into the wrong field and ties the message to it', async () => {
  await visitAuth();
  await fillIn({ password: 'hippo' });
  await pressSignIn();
  const password = screen.getByLabelText('Password');
  expect(document.activeElement).toBe(password);
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(wordsAt('Password')).toBe('Password must be at least 6 characters');
});

it('clears the message on the next change (NS-22)', async () => {
  await visitAuth();
  await fillIn({ password: 'hippo' });
  await pressSignIn();
  await userEvent.type(screen.getByLabelText('Password'), 's');
  expect(wordsAt('Password')).toBe('');
});

it('clears the message when the mode changes', async () => {
  await visitAuth();
  await pressSignIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(wordsAt('Email')).toBe('');
});

it('keeps every value after an error, and moves the focus to the message', async () => {
  await visitAuth({
    mode: 'register',
    answers: { '/api/auth/register': refuses(409, 'email-already-in-use') },
  });
  await fillIn();
  await confirmAndAgree();
  await pressCreate();
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya.okafor@example.edu');
  expect(screen.getByLabelText<HTMLInputElement>('Confirm password').value).toBe('hippocampus');
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
});

/** What is said to be wrong with a field. */
function wordsAt(label: string | RegExp): string {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(id)?.textContent ?? '';
}
