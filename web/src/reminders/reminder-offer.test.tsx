import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useUser } from '../accounts/session/session.tsx';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { bodyOf, knowsMaya, maya, reply, stubServer } from '../testing/stub-server.ts';
import { ReminderOffer } from './reminder-offer.tsx';
import { ReminderRows } from './reminder-rows.tsx';
import { studySettingsQuery } from './study-settings.ts';

type Answers = Parameters<typeof stubServer>[0];
type Facts = { reminders?: { isOn: boolean; hour: number }; sendsMail?: boolean };

const settings = { retention: 90, newPerDay: 20, duePerDay: 200 };

function open(facts: Facts = {}, answers: Answers = {}) {
  const told = { settings, reminders: { isOn: false, hour: 18 }, sendsMail: true, ...facts };
  const asked = stubServer({
    ...knowsMaya,
    '/api/reviews/settings': () => reply(200, told),
    ...answers,
  });
  renderAsMaya([{ path: '/done', Component: DonePage }], '/done');
  return asked;
}

/** With the switch of the settings, as in another tab of the learner. */
function DonePage() {
  const user = useUser();
  const { data } = useQuery(studySettingsQuery);
  return (
    <>
      <ReminderOffer />
      {user && data && <ReminderRows user={user} reminders={data.reminders} />}
    </>
  );
}

const offered = () => screen.findByRole('button', { name: /^Remind me at/u });

async function countOffers(): Promise<number> {
  // Known by now, and both are drawn at once.
  await screen.findByRole('switch', { name: 'Review reminders' });
  return screen.queryAllByRole('button', { name: /^Remind me at/u }).length;
}

it('turns reminders on by one press, says when they come, and where that is changed', async () => {
  const reminders = { isOn: true, hour: 18 };
  const asked = open({}, { '/api/reviews/reminders': () => reply(200, { reminders }) });
  expect((await offered()).textContent).toBe('Remind me at 18:00');
  await userEvent.click(await offered());
  const words = await screen.findByText(/^We'll remind you at 18:00\./u);
  expect(words.textContent).toBe("We'll remind you at 18:00. Change it in Settings.");
  expect(document.activeElement).toBe(words);
  const link = screen.getByRole('link', { name: 'Change it in Settings.' });
  expect(link.getAttribute('href')).toBe('/settings');
  const call = asked.find(({ path }) => path === '/api/reviews/reminders');
  expect([call?.init.method, bodyOf(call)]).toEqual(['PUT', reminders]);
});

it('takes the hour that the learner chose before', async () => {
  open({ reminders: { isOn: false, hour: 7 } });
  expect((await offered()).textContent).toBe('Remind me at 07:00');
});

it('says so when it was not saved, and can be pressed again', async () => {
  const busy = { code: 'too-many-requests', message: 'Please wait a moment.' };
  open({}, { '/api/reviews/reminders': () => reply(429, busy) });
  await userEvent.click(await offered());
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't save that. Please wait a moment.",
  );
  expect(await offered()).toBeDefined();
});

it.each([
  ['are on', { reminders: { isOn: true, hour: 18 } }],
  ['would never come, because the server sends no mail', { sendsMail: false }],
])('offers no reminders that %s', async (_, facts) => {
  open(facts);
  expect(await countOffers()).toBe(0);
});

it('promises nothing to an address that is not confirmed', async () => {
  const user = { ...maya, emailVerified: false };
  open({}, { '/api/auth/verify-token': () => reply(200, { valid: true, user }) });
  expect(await countOffers()).toBe(0);
});

it('offers them once: not again after a no', async () => {
  open();
  await offered();
  await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
  expect(await countOffers()).toBe(0);
  cleanup();
  open();
  expect(await countOffers()).toBe(0);
});

it('offers them no more to whoever has turned them off in the settings', async () => {
  const reminders = { isOn: false, hour: 18 };
  const answers = { '/api/reviews/reminders': () => reply(200, { reminders }) };
  open({ reminders: { isOn: true, hour: 18 } }, answers);
  await userEvent.click(await screen.findByRole('switch', { name: 'Review reminders' }));
  await waitFor(() =>
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'),
  );
  expect(await countOffers()).toBe(0);
});
