import type { Page } from '@playwright/test';
import { missByTopic } from '../attempts/prepare-next.ts';
import type { State } from '../state.ts';
import { seeDone } from './prepare-reviewing.ts';

/** Reminders by mail: the part of the settings, and the page behind the link in each of them. */
export const reminderStates: State[] = [
  {
    name: 'settings-studying',
    path: '/settings',
    as: 'free',
    prepare: showReminders({ isConfirmed: true }),
  },
  {
    name: 'settings-studying-unconfirmed',
    path: '/settings',
    as: 'free',
    prepare: showReminders({ isConfirmed: false }),
  },
  { name: 'settings-studying-edit', path: '/settings', as: 'free', prepare: editHour },
  {
    name: 'review-done-offer',
    path: '/',
    as: 'free',
    prepare: async (page) => {
      await offerReminders(page);
      await seeDone(page);
      await page.getByRole('button', { name: 'Remind me at 18:00' }).waitFor();
    },
  },
  {
    name: 'review-done-reminded',
    path: '/',
    as: 'free',
    prepare: async (page) => {
      await offerReminders(page);
      await seeDone(page);
      await page.getByRole('button', { name: 'Remind me at 18:00' }).click();
      await page.getByText("We'll remind you at 18:00.").waitFor();
    },
  },
  {
    name: 'results-offer',
    path: '/',
    as: 'free',
    prepare: async (page) => {
      await offerReminders(page);
      await missByTopic(page);
      await page.getByRole('button', { name: 'Remind me at 18:00' }).waitFor();
    },
  },
  { name: 'reminders-off', path: '/', as: 'signed-out', prepare: openLink },
  { name: 'reminders-off-done', path: '/', as: 'signed-out', prepare: turnOff },
  {
    name: 'reminders-off-over',
    path: '/',
    as: 'signed-out',
    prepare: async (page) => {
      await openLink(page);
      await page.getByRole('button', { name: 'Turn off reminders' }).click();
      await page.getByText('It is too old or not complete.').waitFor();
    },
  },
  { name: 'reminders-off-lost', path: '/reminders-off', as: 'signed-out' },
];

const told = {
  settings: { retention: 90, newPerDay: 20, duePerDay: 200 },
  reminders: { isOn: true, hour: 18 },
  sendsMail: true,
};

/** A server that sends mail, and a learner who has no reminders yet. */
async function offerReminders(page: Page): Promise<void> {
  const reminders = { isOn: false, hour: 18 };
  await confirmEmail(page, true);
  await page.route('**/api/reviews/settings', (route) =>
    route.fulfill({ json: { ...told, reminders } }),
  );
  await page.route('**/api/reviews/reminders', (route) =>
    route.fulfill({ json: { reminders: { ...reminders, isOn: true } } }),
  );
}

async function confirmEmail(page: Page, isConfirmed: boolean): Promise<void> {
  await page.route('**/api/auth/verify-token', async (route) => {
    const response = await route.fetch();
    const { user, ...rest } = await response.json();
    const json = { ...rest, user: { ...user, emailVerified: isConfirmed } };
    await route.fulfill({ response, json });
  });
}

function showReminders({ isConfirmed }: { isConfirmed: boolean }) {
  return async (page: Page): Promise<void> => {
    await page.route('**/api/reviews/settings', (route) => route.fulfill({ json: told }));
    await confirmEmail(page, isConfirmed);
    await page.reload();
    await page.getByText(/^18:00, /).waitFor();
    await page.getByRole('heading', { name: 'Studying' }).evaluate((title) => {
      title.scrollIntoView({ block: 'start' });
      scrollBy(0, -100);
    });
  };
}

async function editHour(page: Page): Promise<void> {
  await showReminders({ isConfirmed: true })(page);
  await page.getByRole('button', { name: 'Edit Remind me at' }).click();
}

async function openLink(page: Page): Promise<void> {
  await page.goto('/reminders-off#token=from-the-mail');
  await page.getByRole('button', { name: 'Turn off reminders' }).waitFor();
}

async function turnOff(page: Page): Promise<void> {
  await page.route('**/api/reviews/reminders/off', (route) =>
    route.fulfill({ json: { success: true } }),
  );
  await openLink(page);
  await page.getByRole('button', { name: 'Turn off reminders' }).click();
  await page.getByText('Reminders are off').waitFor();
}
