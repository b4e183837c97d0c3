import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodiesSentTo, findPlace, listCalls } from '../testing/render-account-page.tsx';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { openSettings, press } from '../testing/settings-visitor.ts';

const path = '/api/account';
const proofPath = '/api/auth/confirm-password';
const proves = { [proofPath]: () => reply(200, { confirmedUntil: '2026-03-14T09:05:00.000Z' }) };
const deletes = { ...proves, [path]: () => reply(200, { success: true, message: 'deleted' }) };
const call = 'DELETE /api/account';

it('has "Delete Account" in the account management, which opens a dialog [SET-33]', async () => {
  await openSettings();
  const section = within(screen.getByRole('region', { name: 'Account management' }));
  await userEvent.click(section.getByRole('button', { name: 'Delete Account' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete Account' })).toBeDefined();
  expect(dialog().getByText(/It cannot be undone\./)).toBeDefined();
});

it('deletes nothing when the dialog is closed [SET-34]', async () => {
  const asked = await openDialog('DELETE');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(listCalls(asked)).not.toContain(call);
});

it('forgets the typed word when the dialog is closed [SET-34]', async () => {
  await openDialog('DELETE');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await press('Delete Account');
  expect(field()).toHaveProperty('value', '');
});

it('opens, is confirmed and closes [ACC-22]', async () => {
  const asked = await openDialog('DELETE');
  await confirm();
  expect(await findPlace()).toBe('/');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(listCalls(asked)).toContain(call);
});

it('enables the button by exactly DELETE [SET-35]', async () => {
  await openDialog('DELETE');
  expect(dialog().getByRole('button', { name: 'Delete Account' })).toHaveProperty(
    'disabled',
    false,
  );
});

it('keeps the button disabled for delete in small letters [SET-35]', async () => {
  await openDialog('delete');
  expect(dialog().getByRole('button', { name: 'Delete Account' })).toHaveProperty('disabled', true);
});

it('keeps the button disabled before anything is typed [SET-35]', async () => {
  await openDialog('');
  expect(dialog().getByRole('button', { name: 'Delete Account' })).toHaveProperty('disabled', true);
});

it("says 'Please type 'delete' to confirm account deletion.' on Enter after another word [SET-36]", async () => {
  const asked = await openDialog('DELE');
  await userEvent.type(field(), '{Enter}');
  const alert = dialog().getByRole('alert');
  expect(alert.textContent).toBe("Please type 'delete' to confirm account deletion.");
  expect(listCalls(asked)).not.toContain(call);
});

it('takes the word in any letter case on Enter [SET-36]', async () => {
  const asked = await openDialog('Delete');
  await userEvent.type(field(), '{Enter}');
  expect(await findPlace()).toBe('/');
  expect(listCalls(asked)).toContain(call);
});

it('deletes the account for real, with the typed word [SET-37] [API-27]', async () => {
  const asked = await openDialog('DELETE');
  await confirm();
  await findPlace();
  expect(listCalls(asked)).toContain(call);
  expect(bodiesSentTo(asked, path)).toEqual([{ confirmation: 'DELETE' }]);
});

it("then forgets the session, goes to / and says 'Your account has been deleted.' [SET-37]", async () => {
  await openDialog('DELETE');
  await confirm();
  expect(await findPlace()).toBe('/');
  expect((await screen.findAllByText('Your account has been deleted.'))[0]).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

it('says why the account was not deleted, and stays', async () => {
  await openDialog('DELETE', {
    ...proves,
    [path]: () => reply(429, { message: 'Wait a moment.' }),
  });
  await confirm();
  expect((await dialog().findByRole('alert')).textContent).toBe('Wait a moment.');
});

it('cannot be cancelled, nor left for a copy, once the deletion runs [SET-34]', async () => {
  const asked = await openDialog('DELETE', { ...proves, [path]: neverReply });
  await confirm();
  const cancel = dialog().getByRole('button', { name: 'Cancel' });
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(cancel);
  await userEvent.click(dialog().getByRole('button', { name: 'Export Data' }));
  await userEvent.keyboard('{Escape}');
  expect(dialog().getByRole('button', { name: 'Deleting...' })).toBeDefined();
  expect(listCalls(asked)).not.toContain('POST /api/account/exports');
});

it('asks for the password again, before it asks for the deletion (D45)', async () => {
  const asked = await openDialog('DELETE');
  await confirm();
  await findPlace();
  expect(bodiesSentTo(asked, proofPath)).toEqual([{ password: 'hippocampus' }]);
  expect(listCalls(asked).slice(-2)).toEqual([`POST ${proofPath}`, call]);
});

it('deletes nothing without the password, or with a wrong one (D45)', async () => {
  const refusal = {
    code: 'password-not-correct',
    message: 'Your current password is not correct.',
  };
  const asked = await openDialog('DELETE', { ...deletes, [proofPath]: () => reply(400, refusal) });
  fireEvent.change(passwordField(), { target: { value: '' } });
  await confirm();
  expect(dialog().getByRole('alert').textContent).toBe('Enter your password.');
  fireEvent.change(passwordField(), { target: { value: 'not mine' } });
  await confirm();
  expect((await dialog().findByRole('alert')).textContent).toBe(
    'Your current password is not correct.',
  );
  expect(listCalls(asked)).not.toContain(call);
});

it('offers a copy first: the dialog closes and the export starts', async () => {
  const asked = await openDialog('');
  await userEvent.click(dialog().getByRole('button', { name: 'Export Data' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(listCalls(asked)).toContain('POST /api/account/exports');
});

type Answers = Record<string, () => Response | Promise<Response>>;

async function openDialog(word: string, answers: Answers = deletes) {
  const asked = await openSettings({ answers });
  await press('Delete Account');
  fireEvent.change(field(), { target: { value: word } });
  fireEvent.change(passwordField(), { target: { value: 'hippocampus' } });
  return asked;
}

async function confirm() {
  await userEvent.click(dialog().getByRole('button', { name: 'Delete Account' }));
}

function dialog() {
  return within(screen.getByRole('alertdialog'));
}

function passwordField() {
  return dialog().getByLabelText('Your password');
}

function field() {
  return dialog().getByLabelText('Type DELETE to confirm');
}
