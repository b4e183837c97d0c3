import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { solvedToken } from '../testing/stub-captcha.tsx';
import { bodyOf } from '../../testing/stub-server.ts';
import {
  confirmAndAgree,
  failToSignIn,
  fillIn,
  pressCreate,
  pressSignIn,
  refuses,
  solveCaptcha,
  visitAuth,
} from '../testing/auth-visitor.ts';

const neverMatches = { '/api/auth/login': refuses(401, 'wrong-password') };

it('needs no CAPTCHA after 1 failed login [AUTHPG-11] [LIM-02]', async () => {
  await visitAuth({ answers: neverMatches });
  await failToSignIn();
  expect(findCaptcha()).toBeNull();
});

it('needs a CAPTCHA from 2 failed logins on [AUTHPG-11] [AUTHPG-18] [LIM-02]', async () => {
  await visitAuth({ answers: neverMatches });
  await failToSignIn();
  await failToSignIn();
  expect(findCaptcha()).not.toBeNull();
});

it('counts no other failure [AUTHPG-17]', async () => {
  await visitAuth({ answers: { '/api/auth/login': refuses(403, 'forbidden', 'Not now') } });
  await fillIn();
  await pressSignIn();
  await screen.findByText('Not now');
  await pressSignIn();
  await screen.findByText('Not now');
  expect(findCaptcha()).toBeNull();
});

it('keeps the button disabled until the CAPTCHA is solved [AUTHPG-19]', async () => {
  await visitAuth({ answers: neverMatches });
  await failToSignIn();
  await failToSignIn();
  expect(signInButton().disabled).toBe(true);
  await solveCaptcha();
  expect(signInButton().disabled).toBe(false);
});

it("says 'Please complete the CAPTCHA verification' when Enter sends the form without it [AUTHPG-16]", async () => {
  const asked = await visitAuth({ answers: neverMatches });
  await failToSignIn();
  await failToSignIn();
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please complete the CAPTCHA verification',
  );
  expect(asked).toHaveLength(2);
});

it('sends the solved CAPTCHA as captchaToken [AUTHPG-21]', async () => {
  const asked = await visitAuth({ answers: neverMatches });
  await failToSignIn();
  await failToSignIn();
  await solveCaptcha();
  await pressSignIn();
  expect(bodyOf(asked.at(-1))).toMatchObject({ captchaToken: solvedToken });
});

it('wants a new solution for every try [AUTHPG-20]', async () => {
  await visitAuth({ answers: neverMatches });
  await failToSignIn();
  await failToSignIn();
  await solveCaptcha();
  await failToSignIn();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' }).checked).toBe(
    false,
  );
  expect(signInButton().disabled).toBe(true);
});

it('asks for a CAPTCHA of its own purpose as soon as the server demands one', async () => {
  const asked = await visitAuth({
    answers: { '/api/auth/login': refuses(400, 'captcha-required') },
  });
  await fillIn();
  await pressSignIn();
  await findCaptchaRequest();
  await solveCaptcha();
  expect(asked.at(-1)?.path).toBe('/api/auth/captcha?purpose=login');
});

it('has a CAPTCHA in create mode only when the server demands one (NS-27) [AUTHPG-22]', async () => {
  const asked = await visitAuth({
    mode: 'register',
    answers: { '/api/auth/register': refuses(400, 'captcha-required') },
  });
  await fillIn();
  await confirmAndAgree();
  expect(findCaptcha()).toBeNull();
  await pressCreate();
  await findCaptchaRequest();
  await solveCaptcha();
  await pressCreate();
  expect(asked.at(-2)?.path).toBe('/api/auth/captcha?purpose=register');
  expect(bodyOf(asked.at(-1))).toMatchObject({ captchaToken: solvedToken });
});

it('asks for a box nobody has seen yet without calling it an error', async () => {
  await visitAuth({ answers: { '/api/auth/login': refuses(400, 'captcha-required') } });
  await fillIn();
  await pressSignIn();
  await findCaptchaRequest();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has the keyboard go from the message to the CAPTCHA and on to the button', async () => {
  await visitAuth({ answers: neverMatches });
  await failToSignIn();
  await failToSignIn();
  await userEvent.tab();
  expect(document.activeElement).toBe(findCaptcha());
  await userEvent.keyboard(' ');
  await screen.findByText('Verified');
  await userEvent.tab();
  expect(document.activeElement).toBe(signInButton());
});

async function findCaptchaRequest() {
  const note = await screen.findByText('Please complete the CAPTCHA verification');
  expect(document.activeElement?.contains(note)).toBe(true);
}

function findCaptcha() {
  return screen.queryByRole('checkbox', { name: 'I am not a robot' });
}

function signInButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
}
