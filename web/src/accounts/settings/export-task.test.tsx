import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listCalls } from '../testing/render-account-page.tsx';
import { reply } from '../../testing/stub-server.ts';
import { openSettings, press } from '../testing/settings-visitor.ts';

const path = '/api/account/exports';
const latestPath = '/api/account/exports/latest';
const id = '0b0e7c52-7a4f-4d0c-9f0e-2f6f1b1a0009';
const waiting = {
  id,
  state: 'waiting',
  filesDone: 0,
  filesInAll: 9,
  sizeBytes: 0,
  requestedAt: '2026-03-14T09:00:00.000Z',
  expiresAt: null,
};
const working = { ...waiting, state: 'working', filesDone: 2 };
const proofPath = '/api/auth/confirm-password';
const proves = { [proofPath]: () => reply(200, { confirmedUntil: '2026-03-14T09:05:00.000Z' }) };
const ready = { ...working, state: 'ready', filesDone: 9, expiresAt: '2126-03-21T09:00:00.000Z' };

it('has "Export Data" in the account management [SET-31]', async () => {
  await openSettings();
  const section = within(screen.getByRole('region', { name: 'Account management' }));
  expect(section.getByRole('button', { name: 'Export Data' })).toBeDefined();
});

it('exports for real, and never says that it is coming soon [SET-32] [API-26]', async () => {
  const alerted = vi.fn();
  vi.stubGlobal('alert', alerted);
  const asked = await openSettings({ answers: { [path]: () => reply(202, waiting) } });
  await press('Export Data');
  await screen.findByText('Waiting to start. You can leave this page.');
  expect(listCalls(asked)).toContain('POST /api/account/exports');
  expect(alerted).not.toHaveBeenCalled();
  expect(document.body.textContent).not.toContain('Data export feature coming soon!');
});

it('keeps the focus at the export when its button goes', async () => {
  await openSettings({ answers: { [path]: () => reply(202, waiting) } });
  await press('Export Data');
  const words = await screen.findByText('Waiting to start. You can leave this page.');
  expect(document.activeElement).toBe(words.closest('[role="status"]'));
});

it('shows how far the copy is, asked again every second until it is ready [SET-31]', async () => {
  const states = [working, { ...working, filesDone: 5 }];
  await openSettings({
    answers: { [latestPath]: () => reply(200, { latest: states.shift() ?? ready }) },
  });
  const bar = await screen.findByRole('progressbar', { name: 'Export progress' });
  expect(bar.getAttribute('aria-valuetext')).toBe('2 of 9 files');
  expect(await screen.findByText('5 of 9 files')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Download' })).toBeDefined();
});

it('goes on showing a copy in the making after a reload, and starts no second one', async () => {
  await openSettings({ answers: { [latestPath]: () => reply(200, { latest: working }) } });
  await screen.findByText('2 of 9 files');
  expect(screen.queryByRole('button', { name: 'Export Data' })).toBeNull();
});

it('says of a finished copy until when it is kept, and that an email was sent', async () => {
  await openSettings({ answers: { [latestPath]: () => reply(200, { latest: ready }) } });
  const words = 'Ready. We also sent you an email. Available until 21 March 2126.';
  expect(await screen.findByText(words)).toBeDefined();
});

it('downloads the copy as account-export-{date}.zip, with the token in a header [SET-31]', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const asked = await openSettings({
    answers: {
      ...proves,
      [latestPath]: () => reply(200, { latest: ready }),
      [`${path}/${id}/file`]: () => new Response('PK'),
    },
  });
  await pressDownload();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'account-export-2026-03-14.zip' });
  expect(asked.at(-1)?.path).toBe(`${path}/${id}/file`);
  expect(asked.at(-1)?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
});

it('says why the file was not downloaded', async () => {
  await openSettings({
    answers: {
      ...proves,
      [latestPath]: () => reply(200, { latest: ready }),
      [`${path}/${id}/file`]: () => reply(410, { message: 'This is no longer available.' }),
    },
  });
  await pressDownload();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe("We couldn't download the file. This is no longer available.");
});

it('offers a new copy once the old one is kept no longer', async () => {
  const over = { ...ready, expiresAt: '2026-03-21T09:00:00.000Z' };
  await openSettings({ answers: { [latestPath]: () => reply(200, { latest: over }) } });
  expect(await screen.findByRole('button', { name: 'Export Data' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

it('says that a copy could not be made, and tries again', async () => {
  const failed = { ...working, state: 'failed' };
  await openSettings({
    answers: {
      [latestPath]: () => reply(200, { latest: failed }),
      [path]: () => reply(202, working),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't make the copy.");
  await press('Try Again');
  expect(await screen.findByText('2 of 9 files')).toBeDefined();
});

it('says why an export was not started', async () => {
  await openSettings({ answers: { [path]: () => reply(429, { message: 'Wait a moment.' }) } });
  await press('Export Data');
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't start the export. Wait a moment.",
  );
});

it('asks for the password again before a download (D45)', async () => {
  const refusal = {
    code: 'password-not-correct',
    message: 'Your current password is not correct.',
  };
  const asked = await openSettings({
    answers: {
      [latestPath]: () => reply(200, { latest: ready }),
      [proofPath]: () => reply(400, refusal),
    },
  });
  await pressDownload();
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message);
  expect(listCalls(asked)).not.toContain(`GET ${path}/${id}/file`);
});

async function pressDownload() {
  await press('Download');
  const dialog = within(await screen.findByRole('dialog', { name: 'Download your data' }));
  await userEvent.type(dialog.getByLabelText('Your password'), 'hippocampus');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
}
