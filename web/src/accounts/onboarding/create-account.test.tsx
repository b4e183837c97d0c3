import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { solvedToken, givesCaptchas } from '../testing/stub-captcha.tsx';
import { bodiesSentTo, listCalls } from '../testing/render-account-page.tsx';
import { maya, neverReply, reply } from '../../testing/stub-server.ts';
import { choose, createAccount, openAboutYou, pressCreate } from '../testing/onboarding-visitor.ts';

it('registers with the data of step 1, and the time zone of the browser [ONB-31]', async () => {
  const asked = await createAccount();
  await screen.findByRole('heading', { name: 'Premium' });
  expect(listCalls(asked)[0]).toBe('POST /api/auth/register');
  expect(bodiesSentTo(asked, '/api/auth/register')).toEqual([
    {
      email: 'maya.okafor@example.edu',
      password: 'hippocampus',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
});

it('enters the session of the new account', async () => {
  await createAccount();
  await screen.findByRole('heading', { name: 'Premium' });
  expect(localStorage.getItem('token')).toBe('new-token');
});

it('then sends uid, email, reason, source and date of registration, signed in [ONB-32]', async () => {
  const asked = await createAccount();
  await screen.findByRole('heading', { name: 'Premium' });
  expect(listCalls(asked)).toEqual(['POST /api/auth/register', 'POST /api/auth/track-onboarding']);
  expect(bodiesSentTo(asked, '/api/auth/track-onboarding')).toEqual([
    {
      uid: maya.uid,
      email: 'maya.okafor@example.edu',
      testReason: 'Academic coursework',
      hearAboutUs: 'Social media',
      registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  expect(asked[1]?.init.headers).toMatchObject({ authorization: 'Bearer new-token' });
});

it('sends "Other: " and the trimmed words for another answer [ONB-32] (NS-30)', async () => {
  const asked = await openAboutYou();
  await choose('Academic coursework');
  await userEvent.click(screen.getAllByRole('radio', { name: 'Other' })[1] ?? document.body);
  await userEvent.type(screen.getByRole('textbox'), ' Poster in the library ');
  await pressCreate();
  await screen.findByRole('heading', { name: 'Premium' });
  expect(bodiesSentTo(asked, '/api/auth/track-onboarding')).toMatchObject([
    { hearAboutUs: 'Other: Poster in the library' },
  ]);
});

it('reaches step 3 when the onboarding record fails, which is logged [ONB-33]', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await createAccount({ '/api/auth/track-onboarding': () => reply(403, { code: 'forbidden' }) });
  expect(await screen.findByRole('heading', { name: 'Premium' })).toBeDefined();
  expect(logged).toHaveBeenCalledWith('The onboarding record was not sent.', expect.anything());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the words of the server in a red box, and stays on step 2 [ONB-35] [ERR-22]', async () => {
  await createAccount({
    '/api/auth/register': () => reply(403, { message: 'Registration is closed today.' }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Registration is closed today.');
  expect(screen.getByRole('heading', { name: 'About You' })).toBeDefined();
});

it("says 'Email already in use' of an email with an account [ERR-03]", async () => {
  await createAccount({
    '/api/auth/register': () =>
      reply(409, { code: 'email-already-in-use', message: 'Email already in use' }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Email already in use');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
});

it('says it again at the email of step 1, where it can be mended', async () => {
  await createAccount({
    '/api/auth/register': () =>
      reply(409, { code: 'email-already-in-use', message: 'Email already in use' }),
  });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const email = await screen.findByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Email already in use')).toBeDefined();
});

it('says of a weak password again at the password of step 1', async () => {
  await createAccount({
    '/api/auth/register': () =>
      reply(400, { code: 'weak-password', message: 'Password is too weak' }),
  });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const password = await screen.findByLabelText('Password');
  expect(password.getAttribute('aria-invalid')).toBe('true');
});

it("says 'Password should be at least 6 characters' of a weak password [ERR-05]", async () => {
  await createAccount({
    '/api/auth/register': () =>
      reply(400, {
        code: 'weak-password',
        message: 'Password should be at least 6 characters',
      }),
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Password should be at least 6 characters');
});

it("says 'Registration failed' when the server gives no words", async () => {
  await createAccount({ '/api/auth/register': () => reply(403, {}) });
  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
});

it("says 'Creating...' while the account is made, and sends it once", async () => {
  const asked = await createAccount({ '/api/auth/register': neverReply });
  const button = await screen.findByRole('button', { name: 'Creating...' });
  await userEvent.click(button);
  expect(listCalls(asked)).toEqual(['POST /api/auth/register']);
});

it('shows a CAPTCHA once the server asks for one, and sends its token', async () => {
  const answers = [
    reply(400, { code: 'captcha-required', message: 'Please complete the CAPTCHA verification' }),
    reply(201, { token: 'new-token', user: maya }),
  ];
  const asked = await createAccount({
    ...givesCaptchas,
    '/api/auth/register': () => answers.shift() ?? reply(500, {}),
  });
  const box = await screen.findByRole('checkbox', { name: 'I am not a robot' });
  const words = screen.getByText('Please complete the CAPTCHA verification');
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(box);
  await screen.findByText('Verified');
  expect(screen.queryByText('Please complete the CAPTCHA verification')).toBeNull();
  await pressCreate();
  await screen.findByRole('heading', { name: 'Premium' });
  expect(bodiesSentTo(asked, '/api/auth/register')[1]).toMatchObject({ captchaToken: solvedToken });
});

it('asks to complete the CAPTCHA before it sends again', async () => {
  const asked = await createAccount({
    '/api/auth/register': () => reply(400, { code: 'captcha-check-failed', message: 'Again' }),
  });
  await screen.findByRole('checkbox', { name: 'I am not a robot' });
  await pressCreate();
  expect(screen.getByText('Please complete the CAPTCHA verification')).toBeDefined();
  expect(listCalls(asked)).toEqual(['POST /api/auth/register']);
});

it('keeps the password out of every storage', async () => {
  await createAccount();
  await screen.findByRole('heading', { name: 'Premium' });
  const stored = JSON.stringify([localStorage, sessionStorage, history.state]);
  expect(stored).toContain('new-token');
  expect(stored).not.toContain('hippocampus');
});
