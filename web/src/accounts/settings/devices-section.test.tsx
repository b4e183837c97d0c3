import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listCalls } from '../testing/render-account-page.tsx';
import { reply } from '../../testing/stub-server.ts';
import { openSettings, press } from '../testing/settings-visitor.ts';

const path = '/api/auth/sessions';
const laptop = {
  id: '0b0e7c52-7a4f-4d0c-9f0e-2f6f1b1a0001',
  name: 'Firefox on Windows',
  signedInAt: '2026-03-14T09:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: true,
};
const phone = {
  ...laptop,
  id: '0b0e7c52-7a4f-4d0c-9f0e-2f6f1b1a0002',
  name: 'Safari on iPhone',
  lastSeenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  isCurrent: false,
};

it('lists where the user is signed in, since when and when last seen', async () => {
  await openWith(laptop, phone);
  await screen.findByText('This device');
  const devices = within(screen.getByRole('region', { name: 'Devices' }));
  expect(devices.getByText('Signed in 14 March 2026. Last seen just now.')).toBeDefined();
  expect(devices.getByText('Signed in 14 March 2026. Last seen 3 hours ago.')).toBeDefined();
});

it('marks this device, and offers to sign out the others only', async () => {
  await openWith(laptop, phone);
  expect((await screen.findByText('This device')).parentElement?.textContent).toContain('Firefox');
  expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
});

it('signs one device out, and says so', async () => {
  const gone = { [`${path}/${phone.id}`]: () => reply(200, { success: true }) };
  const asked = await openWith(laptop, phone, gone);
  await press('Sign out Safari on iPhone');
  expect(await screen.findByText('Safari on iPhone was signed out.')).toBeDefined();
  expect(listCalls(asked)).toContain(`DELETE ${path}/${phone.id}`);
});

it('keeps the focus at what came of it when the row goes', async () => {
  let devices = [laptop, phone];
  await openSettings({
    answers: {
      [path]: () => reply(200, { success: true, devices }),
      [`${path}/${phone.id}`]: () => {
        devices = [laptop];
        return reply(200, { success: true });
      },
    },
  });
  await press('Sign out Safari on iPhone');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Safari on iPhone was signed out.');
});

it('keeps the focus at what came of it when all others go', async () => {
  let replies = 0;
  await openSettings({
    answers: {
      [path]: () => {
        replies += 1;
        return reply(200, { success: true, devices: replies === 1 ? [laptop, phone] : [laptop] });
      },
    },
  });
  await press('Sign out all other devices');
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull());
  expect(document.activeElement?.textContent).toBe('All other devices were signed out.');
});

it('tells devices of one name apart by when they signed in', async () => {
  const other = { ...phone, name: laptop.name, signedInAt: '2026-03-13T20:15:00.000Z' };
  await openWith(laptop, other);
  const name = 'Sign out Firefox on Windows, signed in 13 March 2026 at 20:15';
  expect(await screen.findByRole('button', { name })).toBeDefined();
});

it('asks before it signs all other devices out', async () => {
  const asked = await openWith(laptop, phone);
  await press('Sign out all other devices');
  expect(listCalls(asked)).not.toContain(`DELETE ${path}`);
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('All other devices were signed out.')).toBeDefined();
  expect(listCalls(asked)).toContain(`DELETE ${path}`);
});

it('signs nobody out when the question is cancelled', async () => {
  const asked = await openWith(laptop, phone);
  await press('Sign out all other devices');
  await press('Cancel');
  expect(listCalls(asked)).not.toContain(`DELETE ${path}`);
});

it('has nothing to sign out on the only device', async () => {
  await openWith(laptop);
  await screen.findByText('This device');
  expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
});

it('says why a device was not signed out', async () => {
  const failing = { [`${path}/${phone.id}`]: () => reply(404, { message: 'It is gone.' }) };
  await openWith(laptop, phone, failing);
  await press('Sign out Safari on iPhone');
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't sign out the device. It is gone.",
  );
});

it('offers to try again when the list does not come', async () => {
  const replies = [reply(403, {}), reply(200, { devices: [laptop] })];
  await openSettings({ answers: { [path]: () => replies.shift() ?? reply(403, {}) } });
  await screen.findByText("We couldn't load your devices.");
  await press('Try Again');
  expect(await screen.findByText('Firefox on Windows')).toBeDefined();
});

type Answers = NonNullable<NonNullable<Parameters<typeof openSettings>[0]>['answers']>;

function openWith(first: object, second?: object, answers: Answers = {}) {
  const devices = [first, second].filter((device) => device !== undefined);
  // One path, two calls: the list, and the end of all the others.
  const both = { [path]: () => reply(200, { success: true, devices }) };
  return openSettings({ answers: { ...both, ...answers } });
}
