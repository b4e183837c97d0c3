import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { passTime } from '../../testing/clock.ts';
import { reply } from '../../testing/stub-server.ts';
import {
  confirmAndAgree,
  fillIn,
  pressCreate,
  pressSignIn,
  refuses,
  visitAuth,
} from '../testing/auth-visitor.ts';

it("user-not-found shows 'Invalid email or password' [ERR-01] [AUTHPG-25]", async () => {
  expect(await failedLogin(refuses(401, 'user-not-found'))).toBe('Invalid email or password');
});

it("wrong-password shows 'Invalid email or password' [ERR-02]", async () => {
  expect(await failedLogin(refuses(401, 'wrong-password'))).toBe('Invalid email or password');
});

it("email-already-in-use shows 'This email is already in use' [ERR-04]", async () => {
  const answer = refuses(409, 'email-already-in-use', 'Email already in use');
  expect(await failedRegistration(answer)).toBe('This email is already in use');
});

it("weak-password shows 'Password is too weak' [ERR-06]", async () => {
  const answer = refuses(400, 'weak-password', 'Password should be at least 6 characters');
  expect(await failedRegistration(answer)).toBe('Password is too weak');
});

it("a lost connection shows 'Network error. Please check your connection' [ERR-07]", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await visitAuth({ answers: { '/api/auth/login': () => Promise.reject(new TypeError('lost')) } });
  await fillIn();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await passTime(4_000);
  expect(screen.getByRole('alert').textContent).toBe('Network error. Please check your connection');
});

it("too-many-requests shows 'Too many unsuccessful attempts. Try again later' [ERR-08]", async () => {
  expect(await failedLogin(refuses(429, 'too-many-requests'))).toBe(
    'Too many unsuccessful attempts. Try again later',
  );
});

it("captcha-check-failed shows 'CAPTCHA verification failed. Please try again' [ERR-09]", async () => {
  expect(await failedLogin(refuses(400, 'captcha-check-failed'))).toBe(
    'CAPTCHA verification failed. Please try again',
  );
});

it("invalid-email shows 'Invalid email format' [ERR-10]", async () => {
  expect(await failedLogin(refuses(400, 'invalid-email'))).toBe('Invalid email format');
});

it("any other failure shows the server's message [ERR-11]", async () => {
  expect(await failedLogin(refuses(403, 'forbidden', 'Not from here'))).toBe('Not from here');
});

it("any other failure shows the server's error field when it has no message [ERR-11]", async () => {
  expect(await failedLogin(() => reply(403, { error: 'Not from there' }))).toBe('Not from there');
});

it("a registration that fails without words shows 'Registration failed' [ERR-13]", async () => {
  expect(await failedRegistration(() => reply(400, {}))).toBe('Registration failed');
});

it("a login that fails without words shows 'Login failed' [ERR-14]", async () => {
  expect(await failedLogin(() => reply(400, {}))).toBe('Login failed');
});

it("a reply nobody can read shows 'An error occurred during authentication' [ERR-16]", async () => {
  expect(await failedLogin(() => reply(200, { token: 7 }))).toBe(
    'An error occurred during authentication',
  );
});

async function failedLogin(answer: () => Response) {
  await visitAuth({ answers: { '/api/auth/login': answer } });
  await fillIn();
  await pressSignIn();
  return (await screen.findByRole('alert')).textContent;
}

async function failedRegistration(answer: () => Response) {
  await visitAuth({ mode: 'register', answers: { '/api/auth/register': answer } });
  await fillIn();
  await confirmAndAgree();
  await pressCreate();
  return (await screen.findByRole('alert')).textContent;
}
