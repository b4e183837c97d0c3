import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { bodyOf, knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import RemindersOffScreen from './reminders-off-screen.tsx';

type Answers = Parameters<typeof stubServer>[0];

const path = '/api/reviews/reminders/off';
const done = { [path]: () => reply(200, { success: true }) };
const over = { [path]: () => reply(410, { code: 'link-over', message: 'Ask for a new one.' }) };

it('changes nothing when it is opened, only by a press', async () => {
  const asked = open(done);
  const button = await screen.findByRole('button', { name: 'Turn off reminders' });
  expect(asked.filter((call) => call.path === path)).toEqual([]);
  await userEvent.click(button);
  const title = await screen.findByRole('heading', { level: 1, name: 'Reminders are off' });
  expect(document.activeElement).toBe(title);
  const sent = asked.filter((call) => call.path === path);
  expect(sent.map((call) => [call.init.method, bodyOf(call)])).toEqual([
    ['POST', { token: 'the-link' }],
  ]);
});

it('leads to the settings, where they are turned on again', async () => {
  open(done);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off reminders' }));
  const link = await screen.findByRole('link', { name: 'Go to settings' });
  expect(link.getAttribute('href')).toBe('/settings');
});

it('has strangers sign in to turn them on again', async () => {
  open({ ...done, '/api/auth/verify-token': () => reply(401, { code: 'invalid-token' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off reminders' }));
  const link = await screen.findByRole('link', { name: 'Sign in to turn them on again' });
  expect(link.getAttribute('href')).toBe('/auth');
});

it('says where to turn them off when the link is too old or was lost', async () => {
  open(over);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off reminders' }));
  expect(
    await screen.findByText(
      'It is too old or not complete. You can turn reminders off in your settings.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to settings' })).toBeDefined();
});

it('has the link opened again when the address has no token', async () => {
  const asked = open(done, '');
  expect(await screen.findByText('Open the link in your email again.')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Go to settings' })).toBeDefined();
  expect(asked.filter((call) => call.path === path)).toEqual([]);
});

it('says that it did not work, and can be pressed again', async () => {
  const replies = [reply(429, { message: 'Please wait a moment.' }), reply(200, { success: true })];
  open({ [path]: () => replies.shift() ?? reply(500, {}) });
  const button = await screen.findByRole('button', { name: 'Turn off reminders' });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a moment.');
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Reminders are off' })).toBeDefined();
});

function open(answers: Answers, hash = '#token=the-link') {
  const asked = stubServer({ ...knowsMaya, ...answers });
  const routes = [{ path: '/reminders-off', Component: RemindersOffScreen }];
  renderAsMaya(routes, { pathname: '/reminders-off', hash });
  return asked;
}
