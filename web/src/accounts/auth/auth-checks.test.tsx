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
  expect(screen.getByRole('alert').textContent).toBe('Invalid email format');
  expect(asked).toEqual([]);
});

it("shows 'Invalid email format' for no email at all [AUTHPG-12]", async () => {
  await visitAuth();
  await fillIn({ email: '' });
  await pressSignIn();
  expect(screen.getByRole('alert').textContent).toBe('Invalid email format');
});

it("shows 'Password must be at least 6 characters' for 5 characters [AUTHPG-13] [LIM-01]", async () => {
  const asked = await visitAuth();
  await fillIn({ password: 'hippo' });
  await pressSignIn();
  expect(screen.getByRole('alert').textContent).toBe('Password must be at least 6 characters');
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
  expect(screen.getByRole('alert').textContent).toBe('Password is too weak');
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
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
  expect(asked).toEqual([]);
});

it("shows 'You must agree to the Terms of Service to register' without the tick [AUTHPG-15]", async () => {
  const asked = await visitAuth({ mode: 'register' });
  await fillIn();
  await userEvent.type(screen.getByLabelText('Confirm password'), 'hippocampus');
  await pressCreate();
  expect(screen.getByRole('alert').textContent).toBe(
    'You must agree to the Terms of Service to register',
  );
  expect(asked).toEqual([]);
});

it('shows one message at a time, the email first (NS-22)', async () => {
  await visitAuth({ mode: 'register' });
  await pressCreate();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Invalid email format',
  ]);
});

it('puts the focus into the wrong field and ties the message to it', async () => {
  await visitAuth();
  await fillIn({ password: 'hippo' });
  await pressSignIn();
  const password = screen.getByLabelText('Password');
  expect(document.activeElement).toBe(password);
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').parentElement?.id).toBe(
    password.getAttribute('aria-describedby'),
  );
});

it('clears the message on the next change (NS-22)', async () => {
  await visitAuth();
  await fillIn({ password: 'hippo' });
  await pressSignIn();
  await userEvent.type(screen.getByLabelText('Password'), 's');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('clears the message when the mode changes', async () => {
  await visitAuth();
  await pressSignIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.queryByRole('alert')).toBeNull();
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
