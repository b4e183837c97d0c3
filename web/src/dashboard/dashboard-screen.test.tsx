import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maya, neverReply, reply } from '../testing/stub-server.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { makeSummary, notTaken, scoresOf, stubTests } from '../attempts/testing/stub-tests.ts';
import { stubUploads } from '../http/testing/stub-upload.ts';
import { makeDue } from '../reviews/testing/stub-due.ts';
import { StubSharingServer } from '../sharing/testing/render-shared.tsx';
import { draftOf } from '../materials/draft/draft-store.ts';
import DashboardScreen from './dashboard-screen.tsx';

it('welcomes the user by the first name (D32) [DASH-01]', async () => {
  stubTests([]);
  await openDashboard();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Maya!');
});

it('welcomes nobody back on the day the account was made (D32)', async () => {
  const server = stubTests([]);
  server.today = { ...server.today, isFirstDay: true };
  await openDashboard();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Maya!');
});

it('leads to the one screen that makes a test by "Create a Test"', async () => {
  stubTests([]);
  await openDashboard();
  const create = screen.getByRole('link', { name: /^Create a Test From notes/ });
  expect(create.getAttribute('href')).toBe('/create');
});

it('leads to /flashcards by "Flashcards", which is enabled (D11) [DASH-06] [BROUTE-33]', async () => {
  stubTests([]);
  await openDashboard();
  const cards = screen.getByRole('link', { name: 'Flashcards' });
  expect(cards.getAttribute('href')).toBe('/flashcards');
});

it('leads to what waits to be judged by "Grading"', async () => {
  stubTests([]);
  await openDashboard();
  expect(screen.getByRole('link', { name: 'Grading' }).getAttribute('href')).toBe('/grading');
});

it('leads to the study plan by "Study Plan"', async () => {
  stubTests([]);
  await openDashboard();
  expect(screen.getByRole('link', { name: 'Study Plan' }).getAttribute('href')).toBe('/plan');
});

it('opens a code entry on the same page by "Join a Test" [DASH-04]', async () => {
  stubTests([]);
  await openDashboard();
  expect(screen.queryByLabelText('Test code')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Join a Test/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Test code'));
  expect(screen.queryByTestId('place')).toBeNull();
});

it('leads with the code to /test/{CODE}, in capitals [DASH-05] [ROUTE-20] [BROUTE-31] [ROLE-11]', async () => {
  const server = stubTests([]);
  server.refusals['GET /api/shared-tests/K7Q2MD'] = [
    () => reply(200, new StubSharingServer().test),
  ];
  await openDashboard();
  await userEvent.click(screen.getByRole('button', { name: /^Join a Test/ }));
  await userEvent.type(screen.getByLabelText('Test code'), ' k7q-2md{Enter}');
  expect((await screen.findByTestId('place')).textContent).toBe('/test/K7Q2MD');
});

it('says in its place when no test has the code, and keeps it', async () => {
  const server = stubTests([]);
  server.refusals['GET /api/shared-tests/K7Q2MD'] = [
    () => reply(404, { code: 'shared-test-missing', message: 'No.' }),
  ];
  await openDashboard();
  await userEvent.click(screen.getByRole('button', { name: /^Join a Test/ }));
  await userEvent.type(screen.getByLabelText('Test code'), 'k7q2md{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No test has this code. Check each letter.',
  );
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q 2MD');
  expect(document.activeElement).toBe(screen.getByLabelText('Test code'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('leaves the CAPTCHA to the page of the test, where too many codes led nowhere', async () => {
  const server = stubTests([]);
  server.refusals['GET /api/shared-tests/K7Q2MD'] = [
    () => reply(400, { code: 'captcha-required', message: 'Please.' }),
  ];
  await openDashboard();
  await userEvent.click(screen.getByRole('button', { name: /^Join a Test/ }));
  await userEvent.type(screen.getByLabelText('Test code'), 'k7q2md{Enter}');
  expect((await screen.findByTestId('place')).textContent).toBe('/test/K7Q2MD');
});

it('does nothing with a blank code (NS-18) [DASH-05]', async () => {
  stubTests([]);
  await openDashboard();
  await userEvent.click(screen.getByRole('button', { name: /^Join a Test/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await userEvent.type(screen.getByLabelText('Test code'), '{Enter}');
  expect(screen.queryByTestId('place')).toBeNull();
});

it('closes the code entry by its button, or by Escape on it, and gives the focus back', async () => {
  stubTests([]);
  await openDashboard();
  const tile = { name: /^Join a Test/ };
  await userEvent.click(screen.getByRole('button', tile));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', tile));
  await userEvent.click(screen.getByRole('button', tile));
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', tile));
});

it('closes the code entry by Escape, and gives the focus back', async () => {
  stubTests([]);
  await openDashboard();
  await userEvent.click(screen.getByRole('button', { name: /^Join a Test/ }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Join a Test/ }));
});

it('lists the five newest results in a table "Recent Test Results" [DASH-12] [DASH-23]', async () => {
  const taken = [1, 2, 3, 4, 5, 6].map((number) => makeSummary(number));
  stubTests([...taken, makeSummary(7, { name: 'Never taken', scores: notTaken })]);
  await openDashboard();
  const table = await screen.findByRole('table', { name: 'Recent Test Results' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual([
    'Test 1',
    'Test 2',
    'Test 3',
    'Test 4',
    'Test 5',
  ]);
});

it('has "View" to /tests/{id}, "Retake" to /tests/{id}/retake and "View All" to /tests [DASH-13] [DASH-14] [DASH-15]', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  await openDashboard();
  const base = '/tests/0b0e7c52-7a4f-4d0c-9f0e-000000000001';
  expect(await targetOf('View Memory')).toBe(base);
  expect(await targetOf('Retake Memory')).toBe(`${base}/retake`);
  expect(await targetOf('View All')).toBe('/tests');
});

it('colours the scores by 90 and 70 [DASH-16] [DASH-17] [DASH-18]', async () => {
  stubTests([90, 89, 70, 69].map((score) => makeSummary(score, { scores: scoresOf(score) })));
  await openDashboard();
  const table = within(await screen.findByRole('table'));
  const colours = ['90%', '89%', '70%', '69%'].map((score) => table.getByText(score).className);
  expect(colours[0]).toContain('bg-success-soft');
  expect(colours[1]).toContain('bg-petrol-soft');
  expect(colours[2]).toContain('bg-petrol-soft');
  expect(colours[3]).toContain('bg-mark-soft');
});

it('says so when there are no results, and how to get one (NS-34)', async () => {
  stubTests([makeSummary(1, { scores: notTaken })]);
  await openDashboard();
  const results = within(screen.getByRole('region', { name: 'Recent Test Results' }));
  expect(await results.findByText('No test results yet')).toBeDefined();
  expect(results.getByRole('link', { name: 'Create a Test' }).getAttribute('href')).toBe('/create');
  expect(screen.queryByRole('link', { name: 'View All' })).toBeNull();
});

it('says when the results could not be loaded, and asks again', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  server.refusals['GET /api/tests'] = [() => reply(403, {})];
  await openDashboard();
  expect(await screen.findByText("We couldn't load your results")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'View Memory' })).toBeDefined();
});

it('says that it is loading, in words', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 1 });
  server.refusals = { 'GET /api/today': [neverReply] };
  render();
  await expect.poll(() => server.asked).toContain('GET /api/reviews/due');
  expect(screen.getByRole('status').textContent).toBe('Loading your day');
});

it('says of each part that it is loading', async () => {
  const server = stubTests([]);
  server.refusals = {
    'GET /api/tests': [neverReply],
    'GET /api/streak': [neverReply],
    'GET /api/usage': [neverReply],
  };
  await openDashboard();
  const words = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(words).toEqual(
    expect.arrayContaining(['Loading your results', 'Loading your streak', 'Loading your usage']),
  );
});

it('has an upload area for every kind that is read, up to 10 MB [DASH-09] [DASH-11]', async () => {
  stubTests([]);
  await openDashboard();
  const zone = screen.getByRole('button', { name: /^Upload study materials/ });
  expect(zone.textContent).toContain(
    '.pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html, .jpg, .png, .webp, up to 10 MB',
  );
  await choose(new File([new Uint8Array(10_485_760)], 'book.pdf'));
  expect((await screen.findByTestId('place')).textContent).toBe('/create');
});

it.each(['notes.txt', 'notes.docx', 'notes.md'])(
  'begins a test with %s, which is on its way already',
  async (name) => {
    stubTests([]);
    const uploads = await openDashboard();
    await choose(new File(['content'], name));
    expect((await screen.findByTestId('place')).textContent).toBe('/create');
    expect(uploads.map(({ file }) => file.name)).toEqual([name]);
    expect(draftOf(maya.uid).read()).toMatchObject({ mode: 'upload', files: [{ name }] });
  },
);

it.each([
  [
    'notes.gif',
    1,
    'File type not supported. Allowed: .pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html, .jpg, .png, .webp',
  ],
  ['book.pdf', 10_485_761, 'File size exceeds 10MB limit'],
  ['zero.txt', 0, 'File is empty (0 bytes)'],
])('refuses %s of %i bytes, and lets another be chosen [DASH-11]', async (name, bytes, message) => {
  stubTests([]);
  const uploads = await openDashboard();
  await choose(new File([new Uint8Array(bytes)], name));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(uploads).toEqual([]);
});

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file, { applyAccept: false });
}

async function openDashboard() {
  const uploads = stubUploads();
  render();
  await screen.findByRole('heading', { level: 1 });
  return uploads;
}

function render() {
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
}

async function targetOf(name: string) {
  return (await screen.findByRole('link', { name })).getAttribute('href');
}
