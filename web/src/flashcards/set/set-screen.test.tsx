import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { idOf, makeCard, setMissing, stubSets, openSet } from '../testing/stub-sets.ts';
import { forgetPage } from '../../testing/forget-page.ts';
import SetScreen from './set-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));
/** How much is to be reviewed changes with cards that come and go. */
const countCall = 'GET /api/reviews/due';
const setPath = `/api/flashcards/${idOf(1)}`;

it('tells of the set when it was made, from what, and when it was studied last [ENT-56]', async () => {
  stubSets({ set: { ...openSet, description: 'For the exam.' }, cards: [makeCard(1)] });
  openSetPage();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Memory and plasticity' }),
  ).toBeDefined();
  expect(screen.getByText('For the exam.')).toBeDefined();
  expect(
    screen.getByText('Made 2 March 2026 from Lecture 6.pdf. Last studied today.'),
  ).toBeDefined();
  expect(targetOf('My Flashcards')).toBe('/flashcards');
  expect(targetOf('Study')).toBe(`/flashcards/study/${idOf(1)}`);
});

it.each([
  [[], 'Made 2 March 2026. Not studied yet.'],
  [['A.pdf', 'B.pdf'], 'Made 2 March 2026 from A.pdf and B.pdf. Not studied yet.'],
  [['A.pdf', 'B', 'C'], 'Made 2 March 2026 from A.pdf and 2 more. Not studied yet.'],
])('says of a set that was made from %j: %s', async (titles, words) => {
  stubSets({ set: { ...openSet, titles, lastStudied: null } });
  openSetPage();
  expect(await screen.findByText(words)).toBeDefined();
});

it('shows the numbers of the set, and what is due of it', async () => {
  stubSets({
    cards: [
      makeCard(1, { standing: 'known' }),
      makeCard(2, { standing: 'known' }),
      makeCard(3, { type: 'question-answer' }),
    ],
    reviews: {
      dueCardIds: [idOf(1001), idOf(1002)],
      retention: { reviews: 30, remembered: 28, percent: 93 },
      msPerReview: 60_000,
    },
  });
  openSetPage();
  await screen.findByText('93%');
  const texts = screen.getAllByRole('term').map((figure) => figure.parentElement?.textContent);
  expect(texts).toEqual([
    'Cards32 terms, 1 question',
    'Known267% of the set',
    'Due today2About 2 minutes',
    'Recall93%Of 30 reviews in 30 days',
  ]);
});

it('says so where nothing is due and nothing came back, and where that is not known', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  openSetPage();
  expect(await screen.findByText('0 of 20 reviews after a day or more')).toBeDefined();
  expect(screen.getByText('Nothing is due')).toBeDefined();
  forgetPage();
  stubSets(server).refusals[`GET /api/reviews/sets/${idOf(1)}`] = [() => reply(403, {})];
  openSetPage();
  expect(await screen.findAllByText('Could not be loaded')).toHaveLength(2);
});

it('lists the cards with both sides, and whether they are known, due or new; what is due is blue', async () => {
  stubSets({
    cards: [
      makeCard(1, { front: 'Engram', back: 'A trace.', standing: 'known' }),
      makeCard(2, { standing: 'known' }),
      makeCard(3, { standing: 'learning' }),
      makeCard(4),
    ],
    reviews: {
      dueCardIds: [idOf(1002)],
      retention: { reviews: 0, remembered: 0, percent: null },
      msPerReview: 20_000,
    },
  });
  openSetPage();
  const due = await screen.findByText('Due today', { selector: 'span' });
  expect(due.className).toContain('bg-petrol-soft');
  const rows = listRows();
  expect(rows.map((row) => row.textContent)).toEqual([
    '1EngramA trace.Known',
    '2Front 2Back 2Due today',
    '3Front 3Back 3Learning',
    '4Front 4Back 4New',
  ]);
  expect(rows[2]?.getAttribute('aria-posinset')).toBe('3');
  expect(rows[2]?.getAttribute('aria-setsize')).toBe('4');
});

it('shows the sentence a card was made of when it is asked for', async () => {
  const source = {
    quote: 'An engram is the trace of a memory.',
    before: 'Semon had a word for it.',
    after: 'It lasts.',
    title: 'Lecture 6.pdf',
    page: 3,
  };
  stubSets({ cards: [makeCard(1, { source }), makeCard(2)] });
  openSetPage();
  const button = await screen.findByRole('button', { name: 'Source of card 1' });
  expect(screen.queryByText('Source: Lecture 6.pdf, page 3')).toBeNull();
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Source: Lecture 6.pdf, page 3')).toBeDefined();
  expect(screen.getByRole('mark').textContent).toContain('An engram is the trace of a memory.');
  expect(screen.queryByRole('button', { name: 'Source of card 2' })).toBeNull();
});

it('searches both sides, and says when nothing is found', async () => {
  stubSets({ cards: [makeCard(1, { front: 'Engram' }), makeCard(2, { back: 'A gap' })] });
  openSetPage();
  const field = await screen.findByLabelText('Search cards');
  await userEvent.type(field, 'gap');
  expect(await screen.findByText('1 card found')).toBeDefined();
  expect(screen.queryByText('Engram')).toBeNull();
  await userEvent.type(field, 'zzz');
  expect(await screen.findByText('Nothing found for “gapzzz”')).toBeDefined();
  const [, clear] = screen.getAllByRole('button', { name: 'Clear Search' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('Engram')).toBeDefined();
  expect(document.activeElement).toBe(field);
});

it('shows those that are due or bookmarked alone, with how many there are', async () => {
  stubSets({
    cards: [makeCard(1), makeCard(2, { isBookmarked: true }), makeCard(3)],
    reviews: {
      dueCardIds: [idOf(1003)],
      retention: { reviews: 0, remembered: 0, percent: null },
      msPerReview: 20_000,
    },
  });
  openSetPage();
  await userEvent.click(await screen.findByRole('radio', { name: 'Due 1' }));
  await waitFor(() => expect(listFronts()).toEqual(['Front 3']));
  await userEvent.click(screen.getByRole('radio', { name: 'Bookmarked 1' }));
  await waitFor(() => expect(listFronts()).toEqual(['Front 2']));
  await userEvent.click(screen.getByRole('radio', { name: 'All 3' }));
  await waitFor(() => expect(listFronts()).toEqual(['Front 1', 'Front 2', 'Front 3']));
});

it('asks for due cards by their ids, 50 at a time, in any number', async () => {
  const cards = Array.from({ length: 60 }, (_, index) => makeCard(index + 1));
  stubSets({
    cards,
    reviews: {
      dueCardIds: cards.map(({ id }) => id),
      retention: { reviews: 0, remembered: 0, percent: null },
      msPerReview: 20_000,
    },
  });
  openSetPage();
  await userEvent.click(await screen.findByRole('radio', { name: 'Due 60' }));
  await waitFor(() => expect(listFronts()).toContain('Front 60'));
});

it('says when nothing is due or bookmarked', async () => {
  stubSets({ cards: [makeCard(1)] });
  openSetPage();
  await userEvent.click(await screen.findByRole('radio', { name: 'Due 0' }));
  expect(await screen.findByText('Cards appear here on the day they are due.')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Bookmarked 0' }));
  expect(await screen.findByText('No bookmarked cards')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all cards' }));
  expect(await screen.findByText('Front 1')).toBeDefined();
});

it('changes a card in its place, and gives the keyboard back to it', async () => {
  const server = stubSets({ cards: [makeCard(1), makeCard(2)] });
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit card 2' }));
  const form = within(screen.getByRole('form', { name: 'Edit card 2' }));
  expect(document.activeElement).toBe(form.getByLabelText('Front'));
  await userEvent.clear(form.getByLabelText('Back'));
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(form.getByText('Enter the back.')).toBeDefined();
  await userEvent.type(form.getByLabelText('Back'), 'A new back');
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('A new back')).toBeDefined();
  expect(server.cards[1]).toMatchObject({ front: 'Front 2', back: 'A new back' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit card 2' })),
  );
});

it('keeps what was written when a change is refused, and leaves the card alone on Escape', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  server.refusals[`PATCH ${setPath}/cards/${idOf(1001)}`] = [() => reply(403, { message: 'No.' })];
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit card 1' }));
  await userEvent.type(screen.getByLabelText('Front'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No.');
  expect(screen.getByLabelText('Front')).toHaveProperty('value', 'Front 1!');
  await userEvent.type(screen.getByLabelText('Front'), '{Escape}');
  expect(await screen.findByText('Front 1')).toBeDefined();
});

it('bookmarks a card at once, and takes it back if that is refused', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  openSetPage();
  const button = await screen.findByRole('button', { name: 'Bookmark card 1' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(await screen.findByRole('radio', { name: 'Bookmarked 1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Bookmark card 1', pressed: true })).toBeDefined();
  server.refusals[`PATCH ${setPath}/cards/${idOf(1001)}`] = [() => reply(403, { message: 'No.' })];
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark card 1' }));
  expect(await screen.findByText("We couldn't change the bookmark. No.")).toBeDefined();
  expect(screen.getByRole('button', { name: 'Bookmark card 1', pressed: true })).toBeDefined();
});

it('deletes a card at once, goes on with the next, and brings it back when asked to', async () => {
  const server = stubSets({ cards: [makeCard(1), makeCard(2)] });
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete card 1' }));
  expect(await screen.findByText('Card deleted.')).toBeDefined();
  expect(listFronts()).toEqual(['Front 2']);
  expect(server.asked.filter(({ call }) => call === countCall)).toHaveLength(1);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit card 1' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(listFronts()).toEqual(['Front 1', 'Front 2']));
});

it('says why a card could not be brought back', async () => {
  const server = stubSets({ cards: [makeCard(1), makeCard(2)] });
  server.refusals[`PUT ${setPath}/cards/${idOf(1001)}/restoration`] = [
    () => reply(403, { message: 'No.' }),
  ];
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete card 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText("We couldn't bring the card back. No.")).toBeDefined();
});

it('moves a card by keys in the order that is being changed, and not while cards are searched', async () => {
  const server = stubSets({ cards: [makeCard(1), makeCard(2), makeCard(3)] });
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Change order' }));
  expect(screen.queryByRole('button', { name: 'Edit card 1' })).toBeNull();
  screen.getByRole('button', { name: 'Move card 1' }).focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  expect(listFronts()).toEqual(['Front 2', 'Front 3', 'Front 1']);
  expect(screen.getByText('card 1: place 3 of 3.')).toBeDefined();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(server.cards.map(({ front }) => front).at(-1)).toBe('Front 1'));
  expect(listFronts()).toEqual(['Front 2', 'Front 3', 'Front 1']);
  expect(server.asked.find(({ call }) => call.endsWith('/position'))).toMatchObject({
    call: `PUT ${setPath}/cards/${idOf(1001)}/position`,
    body: { after: idOf(1003) },
  });
  await userEvent.type(screen.getByLabelText('Search cards'), 'Front');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull());
});

it('shows the order of before where a card could not be moved', async () => {
  const server = stubSets({ cards: [makeCard(1), makeCard(2)] });
  server.refusals[`PUT ${setPath}/cards/${idOf(1002)}/position`] = [
    () => reply(403, { message: 'No.' }),
  ];
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Change order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move card 2' }));
  await userEvent.keyboard('{ArrowUp} ');
  expect(await screen.findByText("We couldn't move the card. No.")).toBeDefined();
  await waitFor(() => expect(listFronts()).toEqual(['Front 1', 'Front 2']));
});

it('makes an older card rich with its first formula, and keeps what its other side says', async () => {
  const server = stubSets({ cards: [makeCard(1, { front: 'Is it $x$?', back: 'Yes ' })] });
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit card 1' }));
  await userEvent.click(screen.getByLabelText('Back'));
  const tools = within(screen.getByRole('group', { name: 'Insert into Back' }));
  await userEvent.click(tools.getByRole('button', { name: 'Formula' }));
  await userEvent.keyboard('y^2{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(server.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      front: String.raw`Is it \$x\$?`,
      back: 'Yes $y^2$',
      format: 'rich',
    }),
  );
});

it('adds cards by hand, one after the other, each once however often it is sent', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
  const form = screen.getByRole('form', { name: 'Add card' });
  server.refusals[`PUT ${setPath}/cards`] = [() => reply(403, { message: 'Not now.' })];
  await write(form, 'Where is it?', 'In the hippocampus');
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  await userEvent.click(within(form).getByRole('button', { name: 'Add card' }));
  expect(await screen.findByText('In the hippocampus')).toBeDefined();
  const [first, second] = server.asked.filter(({ call }) => call.startsWith('PUT'));
  expect(first?.body).toEqual(second?.body);
  expect(server.cards[1]).toMatchObject({ type: 'question-answer', front: 'Where is it?' });
  await write(screen.getByRole('form', { name: 'Add card' }), 'Spine', 'A knob');
  expect(await screen.findByText('A knob')).toBeDefined();
  expect(server.asked.filter(({ call }) => call === countCall)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add card' }));
});

it('says that a set has no cards yet, and how to get some', async () => {
  stubSets();
  openSetPage();
  expect(await screen.findByText('No cards yet')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Import CSV' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Study' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add card' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  await write(screen.getByRole('form', { name: 'Add card' }), 'Spine', 'A knob');
  expect(await screen.findByRole('link', { name: 'Study' })).toBeDefined();
});

it('renames the set', async () => {
  stubSets({ cards: [makeCard(1)] });
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename the set' }));
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Engrams{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Engrams' })).toBeDefined();
});

it('says "Flashcard set not found" with "Back to Sets" of one that is unknown (N48)', async () => {
  stubSets().refusals[`GET ${setPath}`] = [setMissing];
  openSetPage();
  expect(await screen.findByText('Flashcard set not found')).toBeDefined();
  expect(targetOf('Back to Sets')).toBe('/flashcards');
});

it('says that it is loading, tells of a failure and tries again', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  server.refusals[`GET ${setPath}`] = [neverReply];
  openSetPage();
  expect(await screen.findByText('Loading the set')).toBeDefined();
  // Asked, or the first page would spend what is meant for the second.
  await expect.poll(() => server.refusals[`GET ${setPath}`]).toEqual([]);
  forgetPage();
  stubSets(server).refusals[`GET ${setPath}`] = [() => reply(403, { message: 'Not now' })];
  openSetPage();
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Front 1')).toBeDefined();
});

it('tells of cards that did not come, and tries again', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  server.refusals[`GET ${setPath}/cards`] = [() => reply(403, { message: 'Not now' })];
  openSetPage();
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Front 1')).toBeDefined();
});

function openSetPage() {
  renderAsMaya(
    [{ path: '/flashcards/set/:setId', Component: SetScreen }],
    `/flashcards/set/${idOf(1)}`,
  );
}

function targetOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}

function listRows() {
  return within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');
}

function listFronts() {
  return listRows().map((row) => row.querySelector('p')?.textContent);
}

async function write(form: HTMLElement, front: string, back: string) {
  await userEvent.type(within(form).getByLabelText('Front'), front);
  await userEvent.type(within(form).getByLabelText('Back'), back);
  await userEvent.click(within(form).getByRole('button', { name: 'Add card' }));
}
