import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { renderPicker } from '../testing/render-picker.tsx';
import { makeMaterial, stubLibrary } from '../testing/stub-library.ts';

const today = new Date().toISOString();
const lecture = makeMaterial(1, {
  title: 'Lecture 6 Memory and plasticity.pdf',
  characters: 11_820,
  usedInTests: 2,
  usedInFlashcardSets: 1,
  lastUsedAt: today,
});

const notes = makeMaterial(2, {
  title: 'Seminar notes, hippocampus.docx',
  kind: 'docx',
  createdAt: '2024-05-02T12:00:00.000Z',
  lastUsedAt: '2024-05-03T12:00:00.000Z',
});

const essay = makeMaterial(3, { title: 'The French Revolution', kind: 'text' });

it('lists saved materials with kind, length, use and day', async () => {
  stubLibrary([lecture, notes, essay]);
  renderPicker();
  const [first, second, third] = await findRows();
  expect(first?.textContent).toContain('PDF');
  expect(first?.textContent).toContain('11,820 characters, used in 2 tests, 1 flashcard set');
  expect(first?.textContent).toContain('Last used Today');
  expect(second?.textContent).toContain('DOCX');
  expect(second?.textContent).toContain('Last used 3 May 2024');
  expect(third?.textContent).toContain('TEXT');
  expect(third?.textContent).not.toContain('used in');
});

it('says that the text is kept and the file is not', async () => {
  stubLibrary([lecture]);
  renderPicker();
  const words = 'We keep the text we read, never your original file.';
  expect(await screen.findByText(words)).toBeDefined();
});

it('names a checkbox by the title and describes it by the rest', async () => {
  stubLibrary([lecture]);
  renderPicker();
  const name = 'Lecture 6 Memory and plasticity.pdf';
  const box = await screen.findByRole('checkbox', { name });
  const description = (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(description).toEqual([
    '11,820 characters, used in 2 tests, 1 flashcard set',
    'Last used Today',
  ]);
});

it('selects by a click anywhere on the row, in the order of the clicks', async () => {
  stubLibrary([lecture, notes]);
  renderPicker();
  await userEvent.click(await screen.findByText('3 May 2024'));
  await userEvent.click(screen.getByText(/11,820 characters/));
  expect(readSelected()).toEqual([
    'Seminar notes, hippocampus.docx',
    'Lecture 6 Memory and plasticity.pdf',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Seminar/ }));
  expect(readSelected()).toEqual(['Lecture 6 Memory and plasticity.pdf']);
});

it('selects with the space bar', async () => {
  stubLibrary([lecture]);
  renderPicker();
  (await screen.findByRole('checkbox', { name: /Lecture/ })).focus();
  await userEvent.keyboard(' ');
  expect(readSelected()).toEqual(['Lecture 6 Memory and plasticity.pdf']);
});

it('unselects all from the card, and keeps the place of the keyboard', async () => {
  stubLibrary([lecture, notes]);
  renderPicker({ selected: [lecture, notes] });
  const button = await screen.findByRole('button', { name: 'Unselect All' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('list', { name: 'Selected materials' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Nothing selected yet.');
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2);
});

it('lets no more than 20 be selected, and says so', async () => {
  const saved = Array.from({ length: 22 }, (_, index) => makeMaterial(index + 1));
  stubLibrary(saved);
  renderPicker({ selected: saved.slice(0, 19) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Material 20' }));
  expect(screen.getByRole('checkbox', { name: 'Material 21' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: 'Material 20' })).toHaveProperty('disabled', false);
  const words = '20 of 20 selected. Unselect one to choose another.';
  expect(screen.getByText(words).closest('[role=status]')).not.toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Material 20' }));
  expect(screen.getByRole('checkbox', { name: 'Material 21' })).toHaveProperty('disabled', false);
});

it('searches after a pause, keeps the focus and says how many were found', async () => {
  const library = stubLibrary([lecture, notes, essay]);
  renderPicker();
  const field = await screen.findByRole('searchbox', { name: 'Search your materials' });
  await findRows();
  await userEvent.type(field, ' memory');
  expect(await screen.findByText('1 material found')).toBeDefined();
  expect(await findRows()).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  expect(library.asked).toEqual([
    'GET /api/materials?order=last-used',
    'GET /api/materials?order=last-used&search=memory',
  ]);
});

it('keeps what is selected when a search does not show it', async () => {
  stubLibrary([lecture, notes]);
  renderPicker({ selected: [notes] });
  await userEvent.type(await screen.findByRole('searchbox'), 'lecture');
  await screen.findByText('1 material found');
  expect(readSelected()).toEqual(['Seminar notes, hippocampus.docx']);
});

it('follows what another tab renames and deletes', async () => {
  const library = stubLibrary([{ ...lecture, title: 'Renamed elsewhere' }]);
  library.refusals.GET = [
    () => reply(200, { materials: [lecture, notes], hasMore: false, total: 2, subjects: [] }),
  ];
  renderPicker({ selected: [notes, lecture] });
  await findRows();
  expect(readSelected()).toHaveLength(2);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(readSelected()).toEqual(['Renamed elsewhere']));
});

it('says what was not found, and leads back to everything', async () => {
  stubLibrary([lecture]);
  renderPicker();
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'quantum');
  const group = within(screen.getByRole('group', { name: 'Your materials' }));
  await group.findByRole('heading', { name: 'Nothing found for “quantum”' });
  expect(screen.getByText('0 materials found')).toBeDefined();
  await userEvent.click(group.getByRole('button', { name: 'Clear Search' }));
  expect(await findRows()).toHaveLength(1);
  expect(document.activeElement).toBe(field);
});

it('clears a search with Escape', async () => {
  stubLibrary([lecture, notes]);
  renderPicker();
  await userEvent.type(await screen.findByRole('searchbox'), 'lecture');
  await screen.findByText('1 material found');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

it('asks for the chosen order, and shows the day that it goes by', async () => {
  const library = stubLibrary([notes]);
  renderPicker();
  const select = await screen.findByRole('combobox', { name: 'Sort' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Last used first', 'Newest first', 'By title', 'Longest first']);
  await userEvent.selectOptions(select, 'Newest first');
  const [row] = await findRows();
  expect(row?.textContent).toContain('Saved 2 May 2024');
  await waitFor(() => expect(library.asked.at(-1)).toBe('GET /api/materials?order=newest'));
});

it('shows further pages, and goes on at the first new row', async () => {
  const saved = Array.from({ length: 5 }, (_, index) => makeMaterial(index + 1));
  const library = stubLibrary(saved);
  library.pageSize = 2;
  renderPicker();
  await userEvent.click(await screen.findByText('Show more'));
  await waitFor(() => expect(countRows()).toBe(4));
  expect(library.asked.at(-1)).toBe(`GET /api/materials?order=last-used&after=${saved[1]?.id}`);
  expect(document.activeElement).toBe(findBox('Material 3'));
  await userEvent.click(screen.getByText('Show more'));
  await waitFor(() => expect(countRows()).toBe(5));
  expect(screen.queryByText('Show more')).toBeNull();
  expect(document.activeElement).toBe(findBox('Material 5'));
});

it('keeps the list when a further page does not come, and tries again', async () => {
  const saved = Array.from({ length: 3 }, (_, index) => makeMaterial(index + 1));
  const library = stubLibrary(saved);
  library.pageSize = 2;
  renderPicker();
  const button = await screen.findByRole('button', { name: 'Show more' });
  library.refusals.GET = [() => reply(403, {})];
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't load the rest.");
  expect(countRows()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(countRows()).toBe(3));
});

it('says what to do while nothing is saved', async () => {
  stubLibrary([]);
  renderPicker();
  await screen.findByRole('heading', { name: 'Nothing saved yet' });
  const words = 'Upload a file or type some text. It is saved here when you continue.';
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says that it is loading', async () => {
  stubLibrary([lecture]).refusals.GET = [neverReply];
  renderPicker();
  const words = await screen.findByText('Loading your materials');
  expect(words.closest('[role=status]')).not.toBeNull();
});

it('says why the list did not come, and tries again', async () => {
  const message = 'Too many requests. Please wait a moment and try again.';
  stubLibrary([lecture]).refusals.GET = [() => reply(429, { message })];
  renderPicker();
  expect((await screen.findByRole('alert')).textContent).toContain(
    `We couldn't load your materials${message}`,
  );
  screen.getByRole('button', { name: 'Try Again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await findRows()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your materials' }));
});

function countRows(): number {
  return document.querySelectorAll('li').length;
}

function findBox(title: string): Element | null | undefined {
  return screen.getByText(title).closest('li')?.querySelector('input');
}

async function findRows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('group', { name: 'Your materials' });
  return within(list).findAllByRole('listitem');
}

function readSelected(): (string | null)[] {
  const list = screen.getByRole('list', { name: 'Selected materials' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
