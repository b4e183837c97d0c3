import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../../accounts/session/session-calls.ts';
import { bodyOf, maya, reply, stubServer, knowsMaya } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { outboxOf } from '../outbox/outbox.ts';
import { sendNothing } from '../testing/stub-sending.ts';
import { cardIdAt, makeCard, makeSet, stubSetId } from '../testing/stub-cards.ts';
import { countDeck, beginRun } from './study-deck.ts';
import StudyScreen from './study-screen.tsx';

beforeEach(sendNothing);

const source = {
  quote: 'Repeated input makes it stronger for hours.',
  before: 'The CA3 to CA1 synapse is the textbook case.',
  after: 'Recall runs the same path.',
  title: 'Lecture 6.pdf',
  page: 3,
};

const threeCards = [
  makeCard(1, { front: 'Engram', back: 'A memory trace.', source }),
  makeCard(2, { standing: 'known' }),
  makeCard(3, { type: 'question-answer', isBookmarked: true }),
];

function open({ set = makeSet({ knownCount: 1, bookmarkedCount: 1 }), cards = threeCards } = {}) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const asked = stubServer({
    ...knowsMaya,
    [`/api/flashcards/${stubSetId}`]: () => reply(200, { set }),
    [`/api/flashcards/${stubSetId}/cards?offset=0&limit=100`]: () =>
      reply(200, { cards, total: cards.length }),
    [`/api/flashcards/${stubSetId}/cards/${cardIdAt(1)}`]: () => reply(200, { card: cards[0] }),
  });
  renderAsMaya(
    [{ path: '/flashcards/study/:setId', Component: StudyScreen }],
    `/flashcards/study/${stubSetId}`,
  );
  return asked;
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

const front = 'Term: Engram. Click to flip';
const back = 'Definition: A memory trace. Click to flip back';

async function openFirst() {
  const asked = open();
  await screen.findByRole('button', { name: front });
  return asked;
}

it('shows the set, where it stands and how much is known [FSTUDY-01] [FSTUDY-02] [FSTUDY-03] [FSTUDY-04] [FSTUDY-21] [FSTUDY-22] [BROUTE-12] [ENT-56] [BAPI-37]', async () => {
  open({ set: makeSet({ knownCount: 1, description: 'For the exam in May.' }) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Memory and plasticity',
  );
  expect(screen.getByText('For the exam in May.')).toBeDefined();
  expect(screen.getByText('Studying 1 of 3 cards')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
});

it('flips on click, says how on each side, and hides the other one [FSTUDY-05]', async () => {
  await openFirst();
  expect(screen.getByText('Click to flip')).toBeDefined();
  await press(front);
  await press(back);
  expect(screen.getByRole('button', { name: front })).toBeDefined();
});

it('shows the sentence that proves it on the back', async () => {
  await openFirst();
  await press(front);
  expect(screen.getByRole('mark').textContent).toContain('Repeated input makes it stronger');
  expect(screen.getByText('Lecture 6.pdf, page 3')).toBeDefined();
});

it('bookmarks on either side without flipping, and saves it [FSTUDY-06] [FSTUDY-07]', async () => {
  const asked = await openFirst();
  await press('Bookmark card');
  expect(screen.getByRole('button', { name: front })).toBeDefined();
  const toggle = screen.getByRole('button', { name: 'Bookmark card' });
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await press(front);
  await press('Bookmark card');
  expect(screen.getByRole('button', { name: back })).toBeDefined();
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await waitFor(() =>
    expect(asked.filter(({ init }) => init.method === 'PATCH').map(bodyOf)).toEqual([
      { isBookmarked: true },
      { isBookmarked: false },
    ]),
  );
});

it('takes a bookmark back that the server did not take', async () => {
  await openFirst();
  stubServer({
    [`/api/flashcards/${stubSetId}/cards/${cardIdAt(1)}`]: () =>
      reply(404, { code: 'card-not-found', message: 'This card is no longer in the set.' }),
  });
  await press('Bookmark card');
  await screen.findByText('This card is no longer in the set.');
  const toggle = screen.getByRole('button', { name: 'Bookmark card' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
});

it('moves by Previous and Next with the front up; Previous is disabled on the first card [FSTUDY-08] [FSTUDY-09] [FSTUDY-10]', async () => {
  await openFirst();
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await press(front);
  await press('Previous');
  expect(document.activeElement).toBe(previous);
  expect(screen.getByRole('button', { name: back })).toBeDefined();
  await press(back);
  await press(front);
  await press('Next');
  expect(screen.getByText('Studying 2 of 3 cards')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Term: Term 2. Click to flip' })).toBeDefined();
  await press('Previous');
  expect(screen.getByRole('button', { name: front })).toBeDefined();
});

it('Know It adds to the known cards and advances, as a Good review [FSTUDY-11]', async () => {
  await openFirst();
  await press('Know It');
  expect(screen.getByText('Studying 2 of 3 cards')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
  expect(outboxOf(maya.uid).list()).toMatchObject([
    { itemId: cardIdAt(1), mark: 'good', study: { before: 'new', after: 'known' } },
  ]);
});

it("Don't Know takes out of the known cards and advances, as an Again review [FSTUDY-12]", async () => {
  await openFirst();
  await press('Next');
  await press("Don't Know");
  expect(screen.getByText('Studying 3 of 3 cards')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(outboxOf(maya.uid).list()).toMatchObject([
    { itemId: cardIdAt(2), mark: 'again', study: { before: 'known', after: 'learning' } },
  ]);
});

it('ends past the last card with what is known and what is to review [FSTUDY-13] [FSTUDY-16] [FSTUDY-17]', async () => {
  await openFirst();
  await press('Know It');
  await press('Next');
  await press('Next');
  const heading = screen.getByRole('heading', { name: 'Study Session Complete!' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Known').nextElementSibling?.textContent).toBe('2');
  expect(screen.getByText('To review').nextElementSibling?.textContent).toBe('1');
});

it('Study Again begins with what is not known, and keeps what is known and bookmarked', async () => {
  await openFirst();
  await press('Bookmark card');
  await press('Know It');
  await press('Next');
  await press('Next');
  await press('Study Again');
  expect(screen.getByText('Studying 1 of 3 cards')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
  const third = screen.getByRole('button', { name: 'Question: Term 3. Click to flip' });
  expect(document.activeElement).toBe(third);
  await press('Next');
  expect(screen.getByRole('button', { name: front })).toBeDefined();
  const toggle = screen.getByRole('button', { name: 'Bookmark card' });
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await press('Next');
  expect(screen.getByRole('button', { name: 'Term: Term 2. Click to flip' })).toBeDefined();
  expect(screen.getByText('Studying 3 of 3 cards')).toBeDefined();
});

it('studies the missed ones alone at the end, where some were missed', async () => {
  await openFirst();
  await press("Don't Know");
  await press('Know It');
  await press("Don't Know");
  await press('Study the 2 you missed');
  expect(screen.getByText('Studying 1 of 2 cards')).toBeDefined();
  expect(screen.getByRole('button', { name: front })).toBeDefined();
  await press('Know It');
  expect(screen.getByText('Studying 2 of 2 cards')).toBeDefined();
  await press("Don't Know");
  expect(screen.getByRole('button', { name: 'Study the one you missed' })).toBeDefined();
  await press('Study Again');
  expect(screen.getByText('Studying 1 of 3 cards')).toBeDefined();
});

it('offers nothing missed where nothing was', async () => {
  await openFirst();
  await press("Don't Know");
  await press('Previous');
  await press('Know It');
  await press('Next');
  await press('Next');
  expect(screen.getByRole('button', { name: 'Study Again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /you missed$/ })).toBeNull();
});

it('Finish goes to /flashcards [FSTUDY-19]', async () => {
  await openFirst();
  await press('Next');
  await press('Next');
  await press('Next');
  await userEvent.click(screen.getByRole('link', { name: 'Finish' }));
  expect((await screen.findByTestId('place')).textContent).toBe('/flashcards');
});

it('Back to Sets goes to /flashcards [FSTUDY-20]', async () => {
  await openFirst();
  await press('Back to Sets');
  expect((await screen.findByTestId('place')).textContent).toBe('/flashcards');
});

it('shows and hides all terms and definitions, and marks the known and bookmarked ones [FSTUDY-14] [FSTUDY-15] (N49)', async () => {
  await openFirst();
  expect(screen.queryByText('All Terms & Definitions')).toBeNull();
  await press('Show All Terms');
  const list = within(screen.getByRole('region', { name: 'All Terms & Definitions' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'EngramA memory trace.',
    'Term 2Definition 2Known',
    'Term 3Definition 3Bookmarked',
  ]);
  await press('Hide All Terms');
  expect(screen.queryByText('All Terms & Definitions')).toBeNull();
});

it('is studied by keys alone', async () => {
  await openFirst();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: back })).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: front })).toBeDefined();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}b');
  const toggle = screen.getByRole('button', { name: 'Bookmark card' });
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('l');
  expect(screen.getByText('All Terms & Definitions')).toBeDefined();
  await userEvent.keyboard('21');
  expect(outboxOf(maya.uid).list()).toMatchObject([
    { itemId: cardIdAt(1), mark: 'good' },
    { itemId: cardIdAt(2), mark: 'again' },
  ]);
});

it('leaves single keys alone when the learner has turned them off', async () => {
  localStorage.setItem('runner-keys', 'off');
  await openFirst();
  await userEvent.keyboard('2');
  expect(screen.getByText('Studying 1 of 3 cards')).toBeDefined();
});

it('knows after a reload what has not arrived yet (N48)', async () => {
  outboxOf(maya.uid).add({
    itemId: cardIdAt(1),
    mark: 'good',
    tookMs: 0,
    study: { setId: stubSetId, before: 'new', after: 'known' },
  });
  await openFirst();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
});

it('counts a known card once that has arrived and waits to be confirmed', async () => {
  outboxOf(maya.uid).add({
    itemId: cardIdAt(1),
    mark: 'good',
    tookMs: 0,
    study: { setId: stubSetId, before: 'new', after: 'known' },
  });
  open({
    set: makeSet({ knownCount: 2 }),
    cards: [makeCard(1, { standing: 'known' }), makeCard(2, { standing: 'known' }), makeCard(3)],
  });
  await screen.findByRole('button', { name: /Click to flip/u });
  await waitFor(() =>
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67'),
  );
});

it('knows no more cards than there are', () => {
  const waiting = new Map([[cardIdAt(1), { before: 'new', after: 'known' }]] as const);
  const deck = { ...beginRun(3, waiting), bookmarks: new Map() };
  expect(countDeck(deck, { knownCount: 3, bookmarkedCount: 0 }, undefined)).toMatchObject({
    known: 3,
    toReview: 0,
    percent: 100,
  });
});

it('says "Flashcard set not found" of one that is not there, and leads back [FSTUDY-23] (N48)', async () => {
  stubServer({
    ...knowsMaya,
    [`/api/flashcards/${stubSetId}`]: () =>
      reply(404, { code: 'set-not-found', message: 'Flashcard set not found' }),
  });
  renderAsMaya(
    [{ path: '/flashcards/study/:setId', Component: StudyScreen }],
    `/flashcards/study/${stubSetId}`,
  );
  await screen.findByRole('heading', { name: 'Flashcard set not found' });
  expect(screen.getByRole('link', { name: 'Back to Sets' }).getAttribute('href')).toBe(
    '/flashcards',
  );
});

it('says so while the cards are on their way [FSTUDY-24] (N49)', async () => {
  open();
  expect(await screen.findByText('Loading flashcards...')).toBeDefined();
});

it('says that a set has no cards, and where to add some', async () => {
  open({ set: makeSet({ totalCards: 0 }), cards: [] });
  await screen.findByRole('heading', { name: 'This set has no cards yet' });
  expect(screen.getByRole('link', { name: 'Add cards' }).getAttribute('href')).toBe(
    `/flashcards/set/${stubSetId}`,
  );
});

it('reads a set of 10,000 cards a page at a time', async () => {
  const page = Array.from({ length: 100 }, (_, place) => makeCard(place + 1));
  const asked = open({ set: makeSet({ totalCards: 10_000 }), cards: page });
  await screen.findByRole('button', { name: 'Term: Term 1. Click to flip' });
  expect(screen.getByText('Studying 1 of 10,000 cards')).toBeDefined();
  expect(asked.filter(({ path }) => path.includes('/cards?'))).toHaveLength(1);
});

it("lists its keys by '?', and rests where single keys are turned off", async () => {
  await openFirst();
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByRole('heading', { name: 'Studying cards' })).toBeDefined();
  await userEvent.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('l?');
  expect(screen.getByRole('button', { name: 'Show All Terms' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says when cards of the list did not come, and tries again', async () => {
  const page = Array.from({ length: 100 }, (_, place) => makeCard(place + 1));
  const path = `/api/flashcards/${stubSetId}/cards?offset=100&limit=100`;
  const answers = { cards: page, set: makeSet({ totalCards: 110 }) };
  open(answers);
  await screen.findByRole('button', { name: 'Term: Term 1. Click to flip' });
  for (let moves = 0; moves < 85; moves += 1) await userEvent.keyboard('{ArrowRight}');
  await press('Show All Terms');
  const list = within(screen.getByRole('region', { name: 'All Terms & Definitions' }));
  await list.findByText("We couldn't load these cards");
  const asked = stubServer({ [path]: () => reply(200, { cards: page.slice(0, 10), total: 110 }) });
  await userEvent.click(list.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(list.queryByText("We couldn't load these cards")).toBeNull());
  expect(asked).toHaveLength(1);
});

it('draws formulas and tables of a card, and says them as they read', async () => {
  const rich = { front: '**Period** $T^2$', back: '| a | b |\n|---|---|\n| 1 | `x` |' };
  open({ cards: [makeCard(1, { format: 'rich', ...rich })] });
  expect(
    await screen.findByRole('button', { name: 'Term: Period T². Click to flip' }),
  ).toBeDefined();
  expect(await screen.findByLabelText('T squared')).toBeDefined();
  await press('Term: Period T². Click to flip');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', 'x']);
});
