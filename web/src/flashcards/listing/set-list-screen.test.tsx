import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { makeDue } from '../../reviews/testing/stub-due.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { idOf, makeSummary, stubSets } from '../testing/stub-sets.ts';
import SetListScreen from './set-list-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

it('is headed "My Flashcards", with how many there are, and leads to /flashcards/create [FLIST-01] [FLIST-02] [FLIST-03] [BROUTE-10] [ROUTE-26]', async () => {
  stubSets({ summaries: [makeSummary(1), makeSummary(2, { cardCount: 40 })] });
  openList();
  expect(await screen.findByText('2 sets, 65 cards')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'My Flashcards' })).toBeDefined();
  expect(targetOf('Create')).toBe('/flashcards/create');
  expect(targetOf('New set')).toBe('/flashcards/create');
});

it('shows of each set its name, card count, last studied and progress, and opens it [FLIST-04] [FLIST-07] [FLIST-08] [FLIST-10] [ENT-55] [BAPI-36]', async () => {
  const server = stubSets({ summaries: [makeSummary(1, { name: 'Memory and plasticity' })] });
  openList();
  const card = within(await screen.findByRole('article'));
  expect(targetOf('Memory and plasticity')).toBe(`/flashcards/set/${idOf(1)}`);
  expect(card.getByText('25 cards')).toBeDefined();
  expect(card.getByText('19 to learn')).toBeDefined();
  expect(card.getByText('Engram').className).toContain('font-serif');
  expect(card.getByText('Last studied today')).toBeDefined();
  expect(card.getByText('24% known')).toBeDefined();
  const bar = card.getByRole('progressbar', { name: 'Known cards in Memory and plasticity' });
  expect(bar.getAttribute('aria-valuenow')).toBe('24');
  expect(server.asked.map(({ call }) => call)).toContain('GET /api/flashcards');
});

it.each([
  [null, 'Not studied yet'],
  ['2026-03-13T23:30:00.000Z', 'Last studied yesterday'],
  ['2026-03-12T12:00:00.000Z', 'Last studied 2 days ago'],
  ['2026-03-01T12:00:00.000Z', 'Last studied 1 March'],
  ['2025-12-09T12:00:00.000Z', 'Last studied 9 December 2025'],
])('says of a set that was studied %s: %s', async (lastStudied, words) => {
  stubSets({ summaries: [makeSummary(1, { lastStudied })] });
  openList();
  expect(await screen.findByText(words)).toBeDefined();
});

it('says when all cards are known, and when there are none', async () => {
  stubSets({
    summaries: [
      makeSummary(1, { cardCount: 32, knownCount: 32, progress: 100 }),
      makeSummary(2, { cardCount: 0, knownCount: 0, progress: 0, firstFront: null }),
    ],
  });
  openList();
  expect((await screen.findByText('All known')).className).toContain('bg-success-soft');
  expect(screen.getByText('No cards yet')).toBeDefined();
  expect(screen.queryByText('0 to learn')).toBeNull();
});

it('says of a set how much of it is due today, instead of what is left to learn', async () => {
  const cells = { kind: 'card', groupId: idOf(2), groupName: 'Set 2', due: 4 } as const;
  stubSets({
    summaries: [makeSummary(1), makeSummary(2)],
    due: makeDue({ cards: 4 }, [cells]),
  });
  openList();
  expect(await screen.findByText('4 due')).toBeDefined();
  expect(screen.getAllByText('19 to learn')).toHaveLength(1);
});

it('opens the dialog that imports for a link that asks for it, and closes it for good (D31)', async () => {
  stubSets({ summaries: [makeSummary(1)] });
  openList('/flashcards?import=file');
  await screen.findByRole('dialog', { name: 'Import CSV' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Import a file' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('says that it is loading, then shows the sets [FLIST-05]', async () => {
  const gate = Promise.withResolvers<void>();
  const server = stubSets({ summaries: [makeSummary(1)] });
  server.refusals['GET /api/flashcards'] = [
    async () => {
      await gate.promise;
      return reply(200, { sets: server.summaries });
    },
  ];
  openList();
  expect(await screen.findByText('Loading your flashcards')).toBeDefined();
  gate.resolve();
  expect(await screen.findByRole('article')).toBeDefined();
  expect(screen.queryByText('Loading your flashcards')).toBeNull();
});

it('says "No flashcard sets yet", and how to make one [FLIST-06]', async () => {
  stubSets();
  openList();
  expect(await screen.findByText('No flashcard sets yet')).toBeDefined();
  expect(targetOf('Create')).toBe('/flashcards/create');
  expect(screen.getByRole('button', { name: 'Import a file' })).toBeDefined();
});

it('tells of a failure in the red banner, and tries again [FLIST-10]', async () => {
  const server = stubSets({ summaries: [makeSummary(1)] });
  server.refusals['GET /api/flashcards'] = [() => reply(403, { message: 'Not now' })];
  openList();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Not now');
  expect(banner.className).toContain('bg-danger-soft');
  await userEvent.click(within(banner).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeDefined();
});

it('renames a set, and puts the name back if it is refused [FLIST-10]', async () => {
  const server = stubSets({ summaries: [makeSummary(1, { name: 'Memory' })] });
  openList();
  await rename('Memory', 'Engrams');
  expect(await screen.findByRole('link', { name: 'Engrams' })).toBeDefined();
  expect(server.asked).toContainEqual({
    call: `PATCH /api/flashcards/${idOf(1)}`,
    body: { name: 'Engrams' },
  });
  server.refusals[`PATCH /api/flashcards/${idOf(1)}`] = [() => reply(403, { message: 'No.' })];
  await rename('Engrams', 'Traces');
  expect(await screen.findByText("We couldn't rename “Engrams”. No.")).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Engrams' })).toBeDefined();
});

it('asks before it deletes a set, and moves the keyboard to the next one [FLIST-10]', async () => {
  const server = stubSets({
    summaries: [makeSummary(1, { name: 'Memory' }), makeSummary(2, { name: 'Cells' })],
  });
  openList();
  await choose('Memory', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this set?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: 'Memory' })).toBeDefined();
  await choose('Memory', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“Memory” was deleted.')).toBeDefined();
  expect(server.asked.map(({ call }) => call)).toContain('GET /api/reviews/due');
  expect(screen.queryByRole('link', { name: 'Memory' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Cells' })),
  );
});

it('keeps the keyboard in its place when the last set is deleted', async () => {
  stubSets({ summaries: [makeSummary(1, { name: 'Memory' })] });
  openList();
  await choose('Memory', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const hint = await screen.findByText('No flashcard sets yet');
  await waitFor(() => expect(document.activeElement?.contains(hint)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('makes a new set of a file, named after it, and opens it', async () => {
  const server = stubSets();
  openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Import a file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import CSV' });
  const file = new File(['Synapse\tA gap\nSpine\tA knob'], 'neuro-terms.txt');
  await userEvent.upload(
    within(dialog).getByLabelText('Drop a file here', { selector: 'input' }),
    file,
  );
  expect(await within(dialog).findByLabelText('Name of the set')).toHaveProperty(
    'value',
    'neuro-terms',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 2 cards' }));
  expect((await screen.findByTestId('place')).textContent).toMatch(
    /^\/flashcards\/set\/[0-9a-f-]{36}$/,
  );
  expect(await screen.findByText('2 cards added.')).toBeDefined();
  expect(server.set.name).toBe('neuro-terms');
  expect(server.cards.map(({ front, back }) => [front, back])).toEqual([
    ['Synapse', 'A gap'],
    ['Spine', 'A knob'],
  ]);
});

it('waits for the list without a word of failure', async () => {
  stubSets().refusals['GET /api/flashcards'] = [neverReply];
  openList();
  expect(await screen.findByText('Loading your flashcards')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

function openList(path = '/flashcards') {
  renderAsMaya([{ path: '/flashcards', Component: SetListScreen }], path);
}

function targetOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}

async function choose(set: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${set}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function rename(set: string, name: string) {
  await choose(set, 'Rename');
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
}
