import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubTests } from '../../attempts/testing/stub-tests.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { maya, reply } from '../../testing/stub-server.ts';
import DashboardScreen from '../dashboard-screen.tsx';

async function open() {
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
  await screen.findByRole('heading', { level: 1 });
}

it('tells results that came in since yesterday, and leads to their report', async () => {
  const server = stubTests([]);
  const news = { kind: 'shared-results', code: 'K7Q2MD', title: 'Cells', count: 3 } as const;
  server.today = { ...server.today, news: [news] };
  await open();
  const region = within(screen.getByRole('region', { name: 'New since yesterday' }));
  expect(region.getByText('3 results came in for your shared test “Cells”.')).toBeDefined();
  const link = region.getByRole('link', { name: 'See results of Cells' });
  expect(link.getAttribute('href')).toBe('/test/K7Q2MD/report');
});

it('says of a test that was given, while it is open, how many are done', async () => {
  const server = stubTests([]);
  server.today = {
    ...server.today,
    assignments: [
      { code: 'TK4N9P', title: 'Plants: roots and water', done: 11, started: 27 },
      { code: 'W7M2XC', title: 'Cells', done: 0, started: 0 },
    ],
  };
  await open();
  const region = within(screen.getByRole('region', { name: 'Open assignments' }));
  expect(region.getByText('Plants: roots and water is open: 11 of 27 done.')).toBeDefined();
  expect(region.getByText('Cells is open: no one has started yet.')).toBeDefined();
  const link = region.getByRole('link', { name: 'Watch Cells live' });
  expect(link.getAttribute('href')).toBe('/assignments/W7M2XC');
});

it('says nothing where nothing is new', async () => {
  stubTests([]);
  await open();
  expect(screen.queryByRole('region', { name: 'New since yesterday' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Open assignments' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('sends the link again that confirms an address, and says so', async () => {
  const server = stubTests([]);
  server.today = { ...server.today, canConfirmEmail: true };
  await open();
  const region = within(screen.getByRole('region', { name: 'Your email' }));
  expect(
    region.getByText(`Confirm your email to make tests with AI. We sent a link to ${maya.email}.`),
  ).toBeDefined();
  await userEvent.click(region.getByRole('button', { name: 'Send again' }));
  expect(await region.findByText(`We sent a new link to ${maya.email}.`)).toBeDefined();
  expect(server.asked).toContain('POST /api/auth/send-verification');
});

it('says why the link was not sent, and lets it be asked for again', async () => {
  const server = stubTests([]);
  server.today = { ...server.today, canConfirmEmail: true };
  const refusal = () => reply(429, { code: 'too-many-requests', message: 'Later.' });
  server.refusals['POST /api/auth/send-verification'] = [refusal];
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^The link was not sent: /)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
});

it('offers to add the exam, with the form, until somebody says that there is none', async () => {
  const server = stubTests([]);
  server.today = { ...server.today, asksForExam: true };
  await open();
  const region = within(screen.getByRole('region', { name: 'Your exam' }));
  expect(region.getByText(/^When is your exam\?/)).toBeDefined();
  expect(region.getByRole('link', { name: 'Add your exam' }).getAttribute('href')).toBe(
    '/plan?new',
  );
  await userEvent.click(region.getByRole('button', { name: 'No exam' }));
  expect(screen.queryByRole('region', { name: 'Your exam' })).toBeNull();
  cleanup();
  await open();
  expect(screen.queryByRole('region', { name: 'Your exam' })).toBeNull();
});
