import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { solvedToken, givesCaptchas } from '../testing/stub-captcha.tsx';
import { renderAuthPages } from '../testing/render-auth-pages.tsx';
import { bodyOf, neverReply, reply, stubServer } from '../../testing/stub-server.ts';

it('/forgot-password is open to visitors [ROUTE-04]', async () => {
  await openForgot();
  expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeDefined();
});

it("is titled 'Reset Password' [RESET-01]", async () => {
  await openForgot();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset Password');
});

it('says how long the link works (D24)', async () => {
  await openForgot();
  expect(screen.getByText(/works for 30 minutes/)).toBeDefined();
});

it('has an email field [RESET-02]', async () => {
  await openForgot();
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toBe('email');
});

it('has a CAPTCHA from the start [RESET-03]', async () => {
  await openForgot();
  expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).toBeDefined();
});

it("has a 'Back to login' link to /auth [RESET-04]", async () => {
  await openForgot();
  const link = screen.getByRole('link', { name: 'Back to login' });
  expect(link.getAttribute('href')).toBe('/auth');
});

it("says 'Please enter your email address' without one [RESET-05]", async () => {
  await openForgot();
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please enter your email address');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it("says 'Invalid email format' for a malformed one (NS-44)", async () => {
  await openForgot();
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Invalid email format');
});

it("says 'Please complete the CAPTCHA verification' without it [RESET-06]", async () => {
  const asked = await openForgot();
  await userEvent.type(screen.getByLabelText('Email'), 'maya.okafor@example.edu{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please complete the CAPTCHA verification');
  expect(asked).toEqual([]);
});

it('has its button disabled without the CAPTCHA [RESET-07]', async () => {
  await openForgot();
  expect(sendButton().disabled).toBe(true);
  await solveCaptcha();
  expect(sendButton().disabled).toBe(false);
});

it('sends the email and the CAPTCHA token [RESET-08]', async () => {
  const asked = await openForgot();
  await send();
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/auth/captcha?purpose=forgot-password',
    '/api/auth/forgot-password',
  ]);
  expect(bodyOf(asked[1])).toEqual({
    email: 'maya.okafor@example.edu',
    captchaToken: solvedToken,
  });
});

it("says 'Sending...' meanwhile (NS-44)", async () => {
  await openForgot(neverReply);
  await send();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDefined();
});

it("says 'Password reset instructions have been sent to your email' [RESET-09] [ERR-23]", async () => {
  await openForgot();
  await send();
  expect(
    await screen.findByText(/^Password reset instructions have been sent to your email$/),
  ).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Check your email');
});

it('says which address it was sent to, on a line of its own', async () => {
  await openForgot();
  await send();
  expect(await screen.findByText('We sent it to maya.okafor@example.edu.')).toBeDefined();
});

it("says 'Failed to reset password. Please try again later.' whatever the server says [RESET-10] [ERR-24]", async () => {
  await openForgot(() => reply(429, { code: 'too-many-requests', message: 'Slow down' }));
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to reset password. Please try again later.',
  );
});

it('resets the CAPTCHA after a failure, and keeps the email [RESET-11]', async () => {
  await openForgot(() => reply(400, {}));
  await send();
  await screen.findByRole('alert');
  expect(captcha().checked).toBe(false);
  expect(sendButton().disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya.okafor@example.edu');
});

it('has the keyboard go from the message to the CAPTCHA', async () => {
  await openForgot(() => reply(400, {}));
  await send();
  await screen.findByRole('alert');
  await userEvent.tab();
  expect(document.activeElement).toBe(captcha());
});

it('resets the CAPTCHA after a success, and keeps the email for another try [RESET-11]', async () => {
  await openForgot();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(captcha().checked).toBe(false);
  expect(sendButton().disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya.okafor@example.edu');
});

const success = () => reply(200, { success: true, message: 'sent' });

async function openForgot(answer: () => Response | Promise<Response> = success) {
  const asked = stubServer({ ...givesCaptchas, '/api/auth/forgot-password': answer });
  renderAuthPages('/forgot-password');
  await screen.findByRole('textbox', { name: 'Email' });
  return asked;
}

async function solveCaptcha() {
  await userEvent.click(captcha());
  await screen.findByText('Verified');
}

async function send() {
  await userEvent.type(screen.getByLabelText('Email'), 'maya.okafor@example.edu');
  await solveCaptcha();
  await userEvent.click(sendButton());
}

function captcha() {
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
}

function sendButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Send Reset Link' });
}
