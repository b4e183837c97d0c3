import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import {
  bodyOf,
  knowsMaya,
  maya,
  neverReply,
  reply,
  stubServer,
} from '../../testing/stub-server.ts';
import StudyingSection from './studying-section.tsx';

type Answers = Parameters<typeof stubServer>[0];

const settings = { retention: 90, newPerDay: 1, duePerDay: 200 };
const off = { isOn: false, hour: 18 };
const on = { isOn: true, hour: 18 };

it('has reminders off until they are wanted, and says what they are', async () => {
  await open();
  expect(
    screen.getByText('An email on days when reviews are due, at most one a day.'),
  ).toBeDefined();
  expect(switchOf('Review reminders').getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByText('Remind me at')).toBeNull();
});

it("turns them on, and says at which hour of the learner's own zone", async () => {
  const asked = await open({ '/api/reviews/reminders': () => reply(200, { reminders: on }) });
  await userEvent.click(switchOf('Review reminders'));
  expect(await screen.findByText('18:00, Europe/London time')).toBeDefined();
  expect(switchOf('Review reminders').getAttribute('aria-checked')).toBe('true');
  const call = asked.find(({ path }) => path === '/api/reviews/reminders');
  expect(call?.init.method).toBe('PUT');
  expect(bodyOf(call)).toEqual({ isOn: true, hour: 18 });
});

it('moves them to another hour of the day', async () => {
  const asked = await open(
    { '/api/reviews/reminders': () => reply(200, { reminders: { isOn: true, hour: 7 } }) },
    { reminders: on },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit Remind me at' }));
  const select = screen.getByRole('combobox', { name: 'Remind me at' });
  expect(within(select).getAllByRole('option')).toHaveLength(24);
  await userEvent.selectOptions(select, '07:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText("We'll remind you at 07:00.")).toBeDefined();
  expect(screen.getByText('07:00, Europe/London time')).toBeDefined();
  expect(bodyOf(asked.at(-1))).toEqual({ isOn: true, hour: 7 });
});

it('says so when it was not saved, and shows what is', async () => {
  const busy = { code: 'too-many-requests', message: 'Please wait a moment.' };
  await open({ '/api/reviews/reminders': () => reply(429, busy) });
  await userEvent.click(switchOf('Review reminders'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't save that. Please wait a moment.",
  );
  expect(switchOf('Review reminders').getAttribute('aria-checked')).toBe('false');
});

it('says that reminders wait for a confirmed address, and sends the link again', async () => {
  const asked = await open(
    { '/api/auth/send-verification': () => reply(200, { success: true }) },
    { reminders: on, isConfirmed: false },
  );
  expect(
    screen.getByText('Reminders start once you confirm maya.okafor@example.edu.'),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(
    await screen.findByText(
      'We sent a new link to maya.okafor@example.edu. Reminders start once you have opened it.',
    ),
  ).toBeDefined();
  expect(asked.at(-1)?.path).toBe('/api/auth/send-verification');
});

it('says nothing of the address while reminders are off or when it is confirmed', async () => {
  const { unmount } = await render({}, { reminders: off, isConfirmed: false });
  await screen.findByText('Review reminders');
  expect(screen.queryByText(/Reminders start once/)).toBeNull();
  unmount();
  await open({}, { reminders: on });
  expect(screen.queryByText(/Reminders start once/)).toBeNull();
});

it('offers no reminders where the server sends no mail', async () => {
  await render({}, { sendsMail: false });
  expect(await screen.findByText('Review goal')).toBeDefined();
  expect(screen.queryByText('Review reminders')).toBeNull();
});

it('shows the goal, and changes it in the same dialog as the end of a review', async () => {
  let newPerDay = 1;
  await open({
    '/api/reviews/settings': () => {
      const changed = { ...settings, newPerDay };
      newPerDay = 2;
      return reply(200, { settings: changed, reminders: off, sendsMail: true });
    },
  });
  expect(
    screen.getByText('Remember 90% of what is due. Up to 1 new card and 200 reviews a day.'),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Change goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change goal' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Up to 2 new cards and 200 reviews a day\./)).toBeDefined();
});

it('turns single keys off for this browser', async () => {
  await open();
  await userEvent.click(switchOf('Single-key shortcuts'));
  expect(localStorage.getItem('runner-keys')).toBe('off');
});

it('says that it loads, and offers to try again when it does not come', async () => {
  const { unmount } = await render({ '/api/reviews/settings': neverReply });
  expect(await screen.findByText('Loading your study settings')).toBeDefined();
  unmount();
  const replies = [reply(403, {}), tell({})];
  await render({ '/api/reviews/settings': () => replies.shift() ?? reply(403, {}) });
  await screen.findByText("We couldn't load your study settings.");
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Review goal')).toBeDefined();
});

type Told = { reminders?: object; sendsMail?: boolean; isConfirmed?: boolean };

function tell({ reminders = off, sendsMail = true }: Told): Response {
  return reply(200, { settings, reminders, sendsMail });
}

function render(answers: Answers = {}, told: Told = {}) {
  const user = { ...maya, emailVerified: told.isConfirmed ?? true };
  const asked = stubServer({
    ...knowsMaya,
    '/api/auth/verify-token': () => reply(200, { valid: true, user }),
    '/api/reviews/settings': () => tell(told),
    ...answers,
  });
  const { unmount } = renderAsMaya(
    [{ path: '/settings', Component: StudyingSection }],
    '/settings',
  );
  return Promise.resolve({ asked, unmount });
}

async function open(answers: Answers = {}, told: Told = {}) {
  const { asked } = await render(answers, told);
  await screen.findByText('Review reminders');
  return asked;
}

function switchOf(name: string): HTMLElement {
  return screen.getByRole('switch', { name });
}
