import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { solvedToken, givesCaptchas } from '../../testing/stub-captcha.tsx';
import { bodiesSentTo, listCalls } from '../../testing/render-account-page.tsx';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import { openSettings, press } from '../../testing/settings-visitor.ts';

const forgot = '/api/auth/forgot-password';
const change = '/api/auth/password';
const sent = { [forgot]: () => reply(200, { success: true, message: 'sent' }) };
const changed = { [change]: () => reply(200, { success: true }) };

it('has "Reset Password" in the profile [SET-12]', async () => {
  await openSettings();
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  expect(profile.getByRole('button', { name: 'Reset Password' })).toBeDefined();
  const hint = profile.getByText("Forgot it? We'll email you a link.");
  const button = profile.getByRole('button', { name: 'Reset Password' });
  expect(button.getAttribute('aria-describedby')).toBe(hint.id);
  const change = profile.getByRole('button', { name: 'Change Password' });
  const changeHint = profile.getByText('With your current password.');
  expect(change.getAttribute('aria-describedby')).toBe(changeHint.id);
});

it('sends the email only, signed in and without a CAPTCHA [SET-13] [API-24]', async () => {
  const asked = await openSettings({ answers: sent });
  await press('Reset Password');
  await screen.findByText('Password reset link sent to your email.');
  expect(listCalls(asked)).toContain('POST /api/auth/forgot-password');
  expect(bodiesSentTo(asked, forgot)).toEqual([{ email: 'maya.okafor@example.edu' }]);
  expect(asked.at(-1)?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
});

it("says 'Password reset link sent to your email.' [SET-14] [ERR-25]", async () => {
  await openSettings({ answers: sent });
  await press('Reset Password');
  expect(await screen.findByText('Password reset link sent to your email.')).toBeDefined();
});

it("says 'Failed to send password reset: {reason}' with the server's words [SET-15] [ERR-26]", async () => {
  await openSettings({ answers: { [forgot]: () => reply(429, { message: 'Wait a moment.' }) } });
  await press('Reset Password');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to send password reset: Wait a moment.');
});

it("gives 'Password reset failed' as the reason when the server gives none [SET-15]", async () => {
  await openSettings({ answers: { [forgot]: () => reply(400, {}) } });
  await press('Reset Password');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to send password reset: Password reset failed');
});

it('changes the password, and says that other devices were signed out', async () => {
  const asked = await openSettings({ answers: changed });
  await changePassword();
  const words = 'Password changed. Your other devices were signed out.';
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listCalls(asked)).toContain('PUT /api/auth/password');
  expect(bodiesSentTo(asked, change)).toEqual([
    { currentPassword: 'hippocampus', newPassword: 'amygdala' },
  ]);
});

it('says what is wrong under each field of the dialog, and sends nothing', async () => {
  const asked = await openSettings();
  await changePassword({
    'Current password': '',
    'New password': 'short',
    'Confirm new password': 'other',
  });
  const alerts = await within(screen.getByRole('dialog')).findAllByRole('alert');
  expect(alerts.map((alert) => alert.textContent)).toEqual([
    'Enter your current password.',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ]);
  expect(listCalls(asked)).not.toContain('PUT /api/auth/password');
});

it('says that the current password is not correct, and keeps what was typed', async () => {
  const wrong = { code: 'password-not-correct', message: 'Your current password is not correct.' };
  await openSettings({ answers: { [change]: () => reply(400, wrong) } });
  await changePassword();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your current password is not correct.',
  );
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'amygdala');
  const field = screen.getByLabelText('Current password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('marks and focuses the new password when the server finds it too weak', async () => {
  const weak = { code: 'weak-password', message: 'Password is too weak' };
  await openSettings({ answers: { [change]: () => reply(400, weak) } });
  await changePassword();
  expect((await screen.findByRole('alert')).textContent).toBe('Password is too weak');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
});

it('takes an old failure away as something is typed', async () => {
  await openSettings({ answers: { [change]: () => reply(429, { message: 'Wait a moment.' }) } });
  await changePassword();
  await screen.findByText('Wait a moment.');
  await userEvent.type(screen.getByLabelText('New password'), 'x');
  expect(screen.queryByText('Wait a moment.')).toBeNull();
});

it('cannot be cancelled or closed while the password changes', async () => {
  await openSettings({ answers: { [change]: neverReply } });
  await changePassword();
  await screen.findByRole('button', { name: 'Changing...' });
  await press('Cancel');
  await press('Close');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('tells password managers whose password it is, and names each button that shows one', async () => {
  await openSettings();
  await press('Change Password');
  const owner = document.querySelector('input[autocomplete="username"]');
  expect(owner).toHaveProperty('value', 'maya.okafor@example.edu');
  const shows = screen.getAllByRole('button', { name: /^Show/ });
  expect(shows.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show current password',
    'Show new password',
    'Show password confirmation',
  ]);
});

it('shows a CAPTCHA when the server asks for one, and sends its token', async () => {
  const replies = [
    reply(400, { code: 'captcha-required', message: 'Please complete the CAPTCHA verification' }),
    reply(200, { success: true }),
  ];
  const asked = await openSettings({
    answers: { ...givesCaptchas, [change]: () => replies.shift() ?? reply(500, {}) },
  });
  await changePassword();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
  await screen.findAllByText('Verified');
  expect(screen.queryByText('Please complete the CAPTCHA verification')).toBeNull();
  await submitDialog();
  await screen.findByText('Password changed. Your other devices were signed out.');
  expect(bodiesSentTo(asked, change)[1]).toMatchObject({ captchaToken: solvedToken });
});

it('forgets what was typed when the dialog is closed', async () => {
  await openSettings();
  await press('Change Password');
  await userEvent.type(screen.getByLabelText('Current password'), 'hippocampus');
  await press('Cancel');
  await press('Change Password');
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
});

async function changePassword(values: Record<string, string> = {}) {
  const typed = {
    'Current password': 'hippocampus',
    'New password': 'amygdala',
    'Confirm new password': 'amygdala',
    ...values,
  };
  await press('Change Password');
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await submitDialog();
}

async function submitDialog() {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change Password' }));
}
