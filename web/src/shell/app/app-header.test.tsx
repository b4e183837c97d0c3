import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { knowsMaya, maya, neverReply, reply, stubServer } from '../../testing/stub-server.ts';
import { makeDue } from '../../reviews/testing/stub-due.ts';
import { renderFrame, renderSiteSignedIn, shownPath } from '../testing/render-site.tsx';

it('[NAV-01] the logo goes to /dashboard when logged in', async () => {
  await renderSiteSignedIn();
  await userEvent.click(inHeader().getByRole('link', { name: 'Engram home' }));
  expect(shownPath()).toBe('/dashboard');
});

it('signed in, the header has the places that are built, and nothing that sells (D31)', async () => {
  await renderSiteSignedIn('/dashboard');
  const places = within(inHeader().getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(places.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Today /dashboard',
    'Tests /tests',
    'Cards /flashcards',
    'Materials /materials',
    'Progress /progress',
  ]);
  for (const name of ['For Students', 'For Teachers', 'Pricing']) {
    expect(inHeader().queryByText(name)).toBeNull();
  }
});

it('[NAV-18] logged in: "Try Free Now" is not in the header', async () => {
  await renderSiteSignedIn();
  expect(inHeader().queryByText('Try Free Now')).toBeNull();
});

it.each([
  ['/dashboard', 'Today', 'page'],
  ['/tests', 'Tests', 'page'],
  ['/results/1', 'Tests', 'true'],
  ['/view-results/1', 'Tests', 'true'],
  ['/flashcards/set/1', 'Cards', 'true'],
])('marks the place of %s: %s', async (path, name, current) => {
  await renderSiteSignedIn(path);
  const marked = inHeader()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual([name]);
  expect(marked[0]?.getAttribute('aria-current')).toBe(current);
});

it('"AI Study Tools" creates: the four tools, then what else there is to begin (D31)', async () => {
  await openTools();
  const rows = screen.getAllByRole('menuitem');
  expect(rows.map((row) => row.getAttribute('href') ?? row.textContent)).toEqual([
    '/create',
    '/flashcards',
    '/ai-tests/config?mode=endless',
    '/plan',
    '/review',
    '/flashcards?import=file',
  ]);
  for (const name of [
    'Make AI Quizzes Questions from your notes',
    'AI Flashcards Cards with the source on the back',
    'Endless AI Learning Questions for as long as you like',
    'AI Study Planner Day by day up to your exam',
  ]) {
    expect(screen.getByRole('menuitem', { name })).toBeDefined();
  }
});

it('"Review" tells how much is due, and goes to /review', async () => {
  await openTools();
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Review What is due today 18 due' }),
  );
  expect(shownPath()).toBe('/review');
});

it('paints the frame at once from the token it keeps, and nothing of anybody', async () => {
  localStorage.setItem('token', 'the-token');
  localStorage.setItem('user', JSON.stringify(maya));
  stubServer({ '/api/auth/verify-token': neverReply });
  renderFrame();
  await screen.findAllByRole('link', { name: 'Today' });
  expect(inHeader().getByRole('link', { name: 'Today' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /account menu/ })).toBeNull();
  expect(inHeader().queryByRole('link', { name: 'Try Free Now' })).toBeNull();
  expect(document.body.textContent).not.toContain('Maya');
  expect(document.body.textContent).not.toContain('MO');
});

it('gives the frame of the site back when the token is refused', async () => {
  localStorage.setItem('token', 'an-old-token');
  stubServer({ '/api/auth/verify-token': () => reply(200, { valid: false }) });
  renderFrame();
  expect(await inHeader().findByRole('link', { name: 'Try Free Now' })).toBeDefined();
  expect(inHeader().queryByRole('link', { name: 'Today' })).toBeNull();
});

function inHeader() {
  return within(screen.getByRole('banner'));
}

async function openTools() {
  await renderSiteSignedIn();
  const due = makeDue({ cards: 12, questions: 6 });
  stubServer({ ...knowsMaya, '/api/reviews/due': () => reply(200, due) });
  await userEvent.click(inHeader().getByRole('button', { name: 'AI Study Tools' }));
  await screen.findByRole('menu', { name: 'AI Study Tools' });
}
