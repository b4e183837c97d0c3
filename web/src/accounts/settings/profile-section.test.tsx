import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodiesSentTo, listCalls } from '../testing/render-account-page.tsx';
import { maya, neverReply, reply } from '../../testing/stub-server.ts';
import { openSettings, press } from '../testing/settings-visitor.ts';

const path = '/api/auth/profile';
const renamed = { [path]: () => reply(200, { ...maya, displayName: 'Maya O.' }) };

it('shows the display name [SET-03]', async () => {
  await openSettings();
  const profile = screen.getByRole('region', { name: 'Profile' });
  expect(profile.textContent).toContain('Display nameMaya Okafor');
});

it('switches the display name from view to edit by "Edit" [SET-04]', async () => {
  await openSettings();
  expect(screen.queryByRole('textbox', { name: 'Display name' })).toBeNull();
  await press('Edit Display name');
  const field = screen.getByRole('textbox', { name: 'Display name' });
  expect(field).toHaveProperty('value', 'Maya Okafor');
  expect(document.activeElement).toBe(field);
});

it('has two states of the profile, view and edit, and never both [ACC-21]', async () => {
  await openSettings();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  await press('Edit Display name');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit Display name' })).toBeNull();
});

it('leads back to the view by "Save Changes" [SET-05]', async () => {
  await openSettings({ answers: renamed });
  await rename('Maya O.');
  expect(await screen.findByText('Maya O.')).toBeDefined();
  const edit = screen.getByRole('button', { name: 'Edit Display name' });
  expect(document.activeElement).toBe(edit);
});

it('leads back to the view by "Cancel" [SET-05]', async () => {
  await openSettings();
  await press('Edit Display name');
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Edit Display name' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Display name' })).toBeNull();
});

it('stays in the edit state, with what was typed, after a failed save [SET-05]', async () => {
  await openSettings({ answers: { [path]: () => reply(403, { message: 'No.' }) } });
  await rename('Maya O.');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Display name')).toHaveProperty('value', 'Maya O.');
});

it('cannot be cancelled while it saves, and keeps what is being saved [SET-05]', async () => {
  await openSettings({ answers: { [path]: neverReply } });
  await rename('Maya O.');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(cancel);
  await userEvent.type(screen.getByLabelText('Display name'), 'x{Escape}');
  expect(screen.getByLabelText('Display name')).toHaveProperty('value', 'Maya O.');
});

it('leaves the edit state by Escape [SET-06]', async () => {
  await openSettings();
  await press('Edit Display name');
  await userEvent.keyboard(' the Great{Escape}');
  const edit = screen.getByRole('button', { name: 'Edit Display name' });
  expect(document.activeElement).toBe(edit);
  expect(screen.getByText('Maya Okafor')).toBeDefined();
});

it('takes an old failure away as the name changes', async () => {
  await openSettings({ answers: { [path]: () => reply(403, { message: 'No.' }) } });
  await rename('Maya O.');
  await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText('Display name'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads to the field when the name is refused [SET-10]', async () => {
  await openSettings();
  await rename('   ');
  expect(document.activeElement).toBe(screen.getByLabelText('Display name'));
});

it('says that it is saved in a region that was there before', async () => {
  await openSettings({ answers: renamed });
  const regions = screen.getAllByRole('status');
  await rename('Maya O.');
  const words = await screen.findByText('Profile updated successfully!');
  expect(regions).toContain(words.closest('[role="status"]'));
});

it('drops the typed change by "Cancel" [SET-06]', async () => {
  const asked = await openSettings();
  await press('Edit Display name');
  await userEvent.type(screen.getByLabelText('Display name'), ' the Great');
  await press('Cancel');
  expect(screen.getByText('Maya Okafor')).toBeDefined();
  expect(listCalls(asked)).not.toContain('PATCH /api/auth/profile');
  await press('Edit Display name');
  expect(screen.getByLabelText('Display name')).toHaveProperty('value', 'Maya Okafor');
});

it('saves the display name with PATCH /auth/profile [SET-07] [API-23]', async () => {
  const asked = await openSettings({ answers: renamed });
  await rename('Maya O.');
  await screen.findByText('Maya O.');
  expect(listCalls(asked)).toContain('PATCH /api/auth/profile');
  expect(bodiesSentTo(asked, path)).toEqual([{ displayName: 'Maya O.' }]);
});

it("says 'Profile updated successfully!' when it is saved [SET-08] [ERR-27]", async () => {
  await openSettings({ answers: renamed });
  await rename('Maya O.');
  expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
});

it("says 'Failed to update profile: {reason}' with the server's words [SET-09] [ERR-28]", async () => {
  await openSettings({
    answers: { [path]: () => reply(429, { message: 'Too many requests.' }) },
  });
  await rename('Maya O.');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to update profile: Too many requests.');
});

it('refuses a display name of spaces, and sends nothing [SET-10]', async () => {
  const asked = await openSettings();
  await rename('   ');
  expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  expect(listCalls(asked)).not.toContain('PATCH /api/auth/profile');
});

it('refuses a display name over 50 characters [SET-10]', async () => {
  await openSettings();
  await rename('m'.repeat(51));
  expect(screen.getByRole('alert').textContent).toBe('Use at most 50 characters.');
});

it('takes a display name of 50 characters [SET-10]', async () => {
  const asked = await openSettings({ answers: renamed });
  await rename('m'.repeat(50));
  await screen.findByText('Profile updated successfully!');
  expect(bodiesSentTo(asked, path)).toEqual([{ displayName: 'm'.repeat(50) }]);
});

it('refuses control characters in a display name [SET-10]', async () => {
  await openSettings();
  await rename('Ma\u0007ya');
  expect(screen.getByRole('alert').textContent).toBe('Use letters, numbers and symbols only.');
});

it('shows the email, which cannot be edited [SET-11]', async () => {
  await openSettings();
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Edit Email/ })).toBeNull();
});

it('marks an email that is verified, and offers no link', async () => {
  await openSettings({ user: { emailVerified: true } });
  expect(screen.getByText('Verified')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send link again' })).toBeNull();
});

it('sends the link again for an email that is not verified', async () => {
  const asked = await openSettings({
    user: { emailVerified: false },
    answers: { '/api/auth/send-verification': () => reply(200, { success: true }) },
  });
  expect(screen.getByText('Not verified')).toBeDefined();
  await press('Send link again');
  expect(await screen.findByText('We sent a new link to maya.okafor@example.edu.')).toBeDefined();
  expect(listCalls(asked)).toContain('POST /api/auth/send-verification');
});

it('says why the link was not sent again', async () => {
  await openSettings({
    user: { emailVerified: false },
    answers: { '/api/auth/send-verification': () => reply(429, { message: 'Wait a moment.' }) },
  });
  await press('Send link again');
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't send the link. Wait a moment.",
  );
});

it('changes the time zone to another one that the browser knows (D29)', async () => {
  const asked = await openSettings({
    answers: { [path]: () => reply(200, { ...maya, timeZone: 'America/New_York' }) },
  });
  expect(screen.getByText('Europe/London')).toBeDefined();
  await press('Edit Time zone');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/New_York');
  await press('Save Changes');
  expect(await screen.findByText('America/New York')).toBeDefined();
  expect(bodiesSentTo(asked, path)).toEqual([{ timeZone: 'America/New_York' }]);
});

async function rename(name: string) {
  await press('Edit Display name');
  fireEvent.change(screen.getByLabelText('Display name'), { target: { value: name } });
  await press('Save Changes');
}
