import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../accounts/session/session-calls.ts';
import { cardIdAt } from '../flashcards/testing/stub-cards.ts';
import { sendNothing } from '../flashcards/testing/stub-sending.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import ReviewScreen from './review-screen.tsx';
import { listMarks, openReview, press } from './testing/render-review.tsx';
import { countsOf } from './testing/stub-due.ts';
import { makeCardItem, makeProgress, makeQueue } from './testing/stub-review.ts';

beforeEach(sendNothing);

it('says of the last card that Again brings it back now, and lets it wait after the second miss', async () => {
  openReview([makeCardItem(1)], { left: 1, done: 7 });
  await press('Show answer');
  await press('Again comes back now');
  expect(screen.getByText('7 of 8 done, 1 to see again')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Finish for now' })).toBeNull();
  await userEvent.keyboard(' 1');
  stubServer({
    '/api/reviews/progress': () =>
      reply(200, { ...makeProgress(), counts: countsOf({ cards: 1, again: 1, done: 7 }) }),
  });
  await press('Finish for now');
  const title = await screen.findByRole('heading', { level: 1, name: '1 to see again today' });
  expect(title).toBe(document.activeElement);
  expect(await screen.findByRole('button', { name: 'Review 1 more' })).toBeDefined();
  expect(screen.queryByText(/^Done/u)).toBeNull();
  expect(listMarks()).toEqual([
    [cardIdAt(1), 'again'],
    [cardIdAt(1), 'again'],
  ]);
});

it('ends with what was forgotten in it, five of it at most', async () => {
  const items = [1, 2, 3, 4, 5, 6, 7].map((place) => makeCardItem(place));
  openReview(items, { left: 7, done: 0 });
  await screen.findByRole('button', { name: 'Show answer' });
  await userEvent.keyboard(' 1 1 1 1 1 1 3');
  await userEvent.keyboard(' 3 3 3 3 3 3');
  const hard = within(await screen.findByRole('region', { name: 'Still hard' }));
  expect(hard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Front 1',
    'Front 2',
    'Front 3',
    'Front 4',
    'Front 5',
  ]);
  expect(hard.getByText('And 1 more.')).toBeDefined();
});

it('names nothing as hard where nothing was forgotten', async () => {
  openReview([makeCardItem(1)], { left: 1, done: 29 });
  await press('Show answer');
  await press(/^Hard/u);
  await screen.findByText('Reviewed today');
  expect(screen.queryByRole('region', { name: 'Still hard' })).toBeNull();
});

it('ends the day with what it brought and what comes back', async () => {
  openReview([makeCardItem(1)], { left: 1, done: 29 });
  await press('Show answer');
  await press(/^Good/u);
  await screen.findByText('30 reviews in 9 minutes. The next 24 come back tomorrow.');
  expect(screen.getByRole('heading', { level: 1, name: 'Done for today' })).toBe(
    document.activeElement,
  );
  const numbers = within(screen.getByText('Reviewed today').closest('dl') ?? document.body);
  expect(numbers.getByText('22 cards, 8 missed questions')).toBeDefined();
  expect(numbers.getByText('27 of 30')).toBeDefined();
  expect(numbers.getByText('91%')).toBeDefined();
  expect(numbers.getByText('Your goal is 90%')).toBeDefined();
  expect(numbers.getByText('6 days')).toBeDefined();
  expect(screen.getByRole('img', { name: /next 14 days, between 1 and 24/u })).toBeDefined();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(15);
  expect(screen.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  await press('Undo last answer');
  expect(await screen.findByText('29 of 30 done')).toBeDefined();
});

const hasNoReminders = {
  '/api/reviews/settings': () =>
    reply(200, {
      settings: makeProgress().settings,
      reminders: { isOn: false, hour: 18 },
      sendsMail: true,
    }),
};

it('offers a reminder where something comes back tomorrow, and none where it takes longer', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const answers = {
    ...knowsMaya,
    ...hasNoReminders,
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 0, done: 30 })),
    '/api/reviews/progress': () => reply(200, makeProgress()),
  };
  stubServer(answers);
  const { unmount } = renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByRole('button', { name: 'Remind me at 18:00' });
  unmount();
  const forecast = makeProgress().forecast.map((day, place) =>
    place === 0 ? { ...day, due: 0 } : day,
  );
  stubServer({
    ...answers,
    '/api/reviews/progress': () => reply(200, { ...makeProgress(), forecast }),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByText(/^30 reviews in 9 minutes\./u);
  expect(screen.queryByRole('button', { name: /^Remind me at/u })).toBeNull();
});

it('is honest when more is due than was here, and leads to it', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 0, done: 3 })),
    '/api/reviews/progress': () =>
      reply(200, { ...makeProgress(), counts: countsOf({ cards: 5, done: 3 }) }),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByRole('heading', { name: 'Done for now' });
  stubServer({
    '/api/reviews/queue': () => reply(200, makeQueue([makeCardItem(1)], { left: 5, done: 3 })),
  });
  await press('Review 5 more');
  expect(await screen.findByText('3 of 8 done')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show answer' }));
});

it('does not say that the day is done, or nothing due, before that is so', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  let tell: (response: Response) => void = () => undefined;
  stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 5, done: 0 })),
    '/api/reviews/progress': () => new Promise((resolve) => (tell = resolve)),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByRole('heading', { name: 'Done for now' });
  const today = { reviews: 0, cards: 0, questions: 0, remembered: 0, again: 0, tookMs: 0 };
  tell(reply(200, { ...makeProgress(), today, counts: countsOf({ cards: 5 }) }));
  await screen.findByText('The next 24 come back tomorrow.');
  expect(screen.getByRole('button', { name: 'Review 5 more' })).toBeDefined();
  expect(screen.queryByText(/Nothing is due today/u)).toBeNull();
});
