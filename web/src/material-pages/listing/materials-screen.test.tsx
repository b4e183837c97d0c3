import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeMaterial, stubLibrary } from '../../materials/testing/stub-library.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { neverReply, reply } from '../../testing/stub-server.ts';
import MaterialsScreen from './materials-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

const cells = makeMaterial(1, { title: 'Cells', subject: 'Biology', pages: 8, usedInTests: 2 });
const plants = makeMaterial(2, { title: 'Plants', subject: 'Biology', kind: 'docx' });
const notes = makeMaterial(3, { title: 'Loose notes', kind: 'text', characters: 9_800 });

function openList(path = '/materials') {
  renderAsMaya([{ path: '/materials', Component: MaterialsScreen }], path);
}

async function listTitles(): Promise<(string | null)[]> {
  const table = within(await screen.findByRole('table', { name: 'Your materials' }));
  const links = table.getAllByRole('link').map(({ textContent }) => textContent);
  return links.filter((words) => words !== 'Make a test');
}

it('lists every text with what it is, its subject, its uses and when it was used', async () => {
  stubLibrary([cells, notes]);
  openList();
  expect(await listTitles()).toEqual(['Cells', 'Loose notes']);
  expect(screen.getByText('2 texts')).toBeDefined();
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('PDF, 8 pages');
  expect(second?.textContent).toContain('Pasted, 9,800 characters');
  expect(first?.textContent).toContain('Biology');
  expect(first?.textContent).toContain('today');
  const link = screen.getByRole('link', { name: 'Cells' });
  expect(link.getAttribute('href')).toBe(`/materials/${cells.id}`);
  expect(link.className).toContain('font-serif');
  expect(screen.getByRole('link', { name: 'Add material' }).getAttribute('href')).toBe('/create');
});

it('shows how much of a text was asked about, and the way to a first test', async () => {
  stubLibrary([cells, notes]);
  openList();
  const bar = await screen.findByRole('progressbar', { name: 'Asked about of Cells' });
  expect(bar.getAttribute('aria-valuetext')).toBe('2 of 8 sentences');
  expect(screen.getByText('25%')).toBeDefined();
  const way = screen.getByRole('link', { name: 'Make a test from Loose notes' });
  expect(way.getAttribute('href')).toBe('/create');
});

it('opens one subject, those without any, and all again', async () => {
  const library = stubLibrary([cells, plants, notes]);
  openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Biology 2' }));
  await waitFor(async () => expect(await listTitles()).toEqual(['Cells', 'Plants']));
  expect(library.asked.at(-1)).toContain('subject=Biology');
  const chip = screen.getByRole('button', { name: 'Biology 2' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'No subject 1' }));
  await waitFor(async () => expect(await listTitles()).toEqual(['Loose notes']));
  await userEvent.click(screen.getByRole('button', { name: 'All 3' }));
  await waitFor(async () => expect(await listTitles()).toHaveLength(3));
});

it('opens the subject of its address', async () => {
  stubLibrary([cells, notes]);
  openList('/materials?subject=Biology');
  expect(await listTitles()).toEqual(['Cells']);
});

it('searches within a subject, says when nothing is found, and leads back', async () => {
  stubLibrary([cells, plants]);
  openList('/materials?subject=Biology');
  await userEvent.type(await screen.findByRole('searchbox'), 'quantum');
  await screen.findByRole('heading', { name: 'Nothing found for “quantum” in Biology' });
  const [, button] = screen.getAllByRole('button', { name: 'Clear Search' });
  if (button) await userEvent.click(button);
  expect(await listTitles()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('counts what is found, in all and by subject, while somebody searches', async () => {
  stubLibrary([cells, plants, notes]);
  openList();
  await userEvent.type(await screen.findByRole('searchbox'), 'plan');
  expect(await screen.findByRole('button', { name: 'All 1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Biology 1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'No subject 0' })).toBeDefined();
  expect(screen.getByText('1 of 3 texts')).toBeDefined();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByRole('button', { name: 'All 3' })).toBeDefined();
  expect(screen.getByText('3 texts')).toBeDefined();
});

it('says that a subject is empty, and shows all', async () => {
  stubLibrary([notes]);
  openList('/materials?subject=Biology');
  await screen.findByRole('heading', { name: 'Nothing in Biology yet' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all materials' }));
  expect(await listTitles()).toEqual(['Loose notes']);
});

it('moves a material to a subject that is there, at once', async () => {
  const library = stubLibrary([cells, notes]);
  openList();
  await openMenu('Subject of Loose notes: No subject');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Biology' }));
  expect(await screen.findByRole('button', { name: 'Biology 2' })).toBeDefined();
  expect(library.sent).toEqual([{ subject: 'Biology' }]);
  expect(await screen.findByText('“Loose notes” is in Biology now.')).toBeDefined();
});

it('takes a material out of its subject', async () => {
  const library = stubLibrary([cells, plants]);
  openList();
  await openMenu('Subject of Cells: Biology');
  expect(
    (await screen.findByRole('menuitemradio', { name: 'Biology' })).getAttribute('aria-checked'),
  ).toBe('true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'No subject' }));
  expect(await screen.findByRole('button', { name: 'No subject 1' })).toBeDefined();
  expect(library.sent).toEqual([{ subject: null }]);
});

it('moves a material to a new subject, whose name has to be one', async () => {
  const library = stubLibrary([notes]);
  openList();
  await openMenu('Subject of Loose notes: No subject');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New subject' }));
  const field = await screen.findByLabelText('Name of the subject');
  await userEvent.click(screen.getByRole('button', { name: 'Add subject' }));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  await userEvent.type(field, `${'a'.repeat(61)}{Enter}`);
  expect(screen.getByText('Use at most 60 characters.')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, ' Physics {Enter}');
  expect(await screen.findByRole('button', { name: 'Physics 1' })).toBeDefined();
  expect(library.sent).toEqual([{ subject: 'Physics' }]);
});

it('puts a material back that could not be moved, and says why', async () => {
  const library = stubLibrary([cells, notes]);
  library.refusals.PATCH = [() => reply(400, { code: 'invalid-input', message: 'Not now.' })];
  openList();
  await openMenu('Subject of Loose notes: No subject');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Biology' }));
  expect(await screen.findByText("We couldn't move “Loose notes”. Not now.")).toBeDefined();
  expect(screen.getByRole('button', { name: 'Subject of Loose notes: No subject' })).toBeDefined();
});

it('renames and deletes as the library does', async () => {
  const library = stubLibrary([cells, notes]);
  openList();
  await openMenu('More for Cells');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByLabelText('Title');
  await userEvent.clear(field);
  await userEvent.type(field, 'The cell{Enter}');
  expect(await screen.findByRole('link', { name: 'The cell' })).toBeDefined();
  await openMenu('More for The cell');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await listTitles()).toEqual(['Loose notes']));
  expect(library.materials).toHaveLength(1);
});

it('has a way in for somebody without any', async () => {
  stubLibrary([]);
  openList();
  await screen.findByRole('heading', { name: 'Nothing here yet' });
  const ways = screen.getAllByRole('link', { name: 'Add material' });
  expect(ways).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows bones while it loads', async () => {
  const library = stubLibrary([]);
  library.refusals.GET = [neverReply];
  openList();
  expect(await screen.findByText('Loading your materials')).toBeDefined();
});

it('says that it failed, and tries again', async () => {
  const library = stubLibrary([cells]);
  library.refusals.GET = [() => reply(400, { code: 'invalid-input', message: 'No.' })];
  openList();
  await screen.findByRole('heading', { name: "We couldn't load your materials" });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await listTitles()).toEqual(['Cells']);
});

async function openMenu(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
}
