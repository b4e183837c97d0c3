import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { idOf, makeCard, stubSets } from '../testing/stub-sets.ts';
import SetScreen from './set-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

const setPath = `/api/flashcards/${idOf(1)}`;

it('keeps what is being written while the search shows other cards, and says so', async () => {
  stubSets({ cards: [makeCard(1), makeCard(2), makeCard(3)] });
  openSetPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit card 2' }));
  await userEvent.type(screen.getByLabelText('Front'), ', half written');
  const field = screen.getByLabelText('Search cards');
  await userEvent.type(field, 'Back 3');
  expect(await screen.findByText('1 card found')).toBeDefined();
  expect(
    screen.getByText("The card you are editing isn't listed here. Your changes are kept."),
  ).toBeDefined();
  await userEvent.clear(field);
  expect(await screen.findByLabelText('Front')).toHaveProperty('value', 'Front 2, half written');
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Edit card 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit card 2' }));
  expect(screen.getByLabelText('Front')).toHaveProperty('value', 'Front 2, half written');
});

it('keeps the keyboard in its place when a card leaves those that are bookmarked', async () => {
  stubSets({
    cards: [makeCard(1, { isBookmarked: true }), makeCard(2, { isBookmarked: true })],
  });
  openSetPage();
  await userEvent.click(await screen.findByRole('radio', { name: 'Bookmarked 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bookmark card 1' }));
  await waitFor(() => expect(listFronts()).toEqual(['Front 2']));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit card 1' })),
  );
});

it('says in their rows that further cards did not come, and tries again', async () => {
  const cards = Array.from({ length: 101 }, (_, index) => makeCard(index + 1));
  const server = stubSets({ cards });
  server.refusals[`GET ${setPath}/cards`] = [
    () => reply(200, { cards: cards.slice(0, 100), total: 101 }),
    () => reply(403, { message: 'Not now' }),
  ];
  openSetPage();
  expect(await screen.findByText("We couldn't load the cards.")).toBeDefined();
  expect(screen.getByText('Front 100')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Front 101')).toBeDefined();
});

it('does not count cards that may not be there among the due ones that are found', async () => {
  const cards = Array.from({ length: 60 }, (_, index) => makeCard(index + 1));
  const server = stubSets({
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
  server.refusals[`GET ${setPath}/cards`] = [
    () => reply(200, { cards: cards.slice(0, 1), total: 1 }),
    neverReply,
  ];
  await userEvent.type(screen.getByLabelText('Search cards'), 'Front');
  await waitFor(() => expect(listFronts()).toEqual(['Front 1', undefined]));
  expect(screen.queryByText(/found$/)).toBeNull();
});

it('has of 10,000 cards only those in sight on the page, and asks for them a page at a time', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(54);
  const cards = Array.from({ length: 10_000 }, (_, index) => makeCard(index + 1));
  const server = stubSets({ cards });
  openSetPage();
  expect(await screen.findByText('Front 1')).toBeDefined();
  const rows = listRows();
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000');
  const asked = server.asked.filter(({ call }) => call === `GET ${setPath}/cards`);
  expect(asked).toHaveLength(1);
  vi.restoreAllMocks();
});

function openSetPage() {
  renderAsMaya(
    [{ path: '/flashcards/set/:setId', Component: SetScreen }],
    `/flashcards/set/${idOf(1)}`,
  );
}

function listRows() {
  return within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');
}

function listFronts() {
  return listRows().map((row) => row.querySelector('p')?.textContent);
}
