import { usualParameters } from '@engram/core/reviews/parameters.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../accounts/session/session-calls.ts';
import { maya, reply, stubServer, knowsMaya } from '../testing/stub-server.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { outboxOf } from '../flashcards/outbox/outbox.ts';
import { sendNothing } from '../flashcards/testing/stub-sending.ts';
import { cardIdAt } from '../flashcards/testing/stub-cards.ts';
import ReviewScreen from './review-screen.tsx';
import { listMarks, openReview, press } from './testing/render-review.tsx';
import { makeCardItem, makeProgress, makeQueue } from './testing/stub-review.ts';
import { countsOf } from './testing/stub-due.ts';

beforeEach(sendNothing);

it('shows how far the day has come', async () => {
  openReview();
  await screen.findByText('12 of 30 done');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Today's review");
  expect(screen.getByText('18').parentElement?.textContent).toBe('18 left, about 6 min');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
});

it('asks to think first: nothing can be rated before the answer is shown', async () => {
  openReview();
  await screen.findByText('Think of the answer first, then show it.');
  expect(screen.queryByRole('button', { name: /^Again/u })).toBeNull();
  await userEvent.keyboard('1');
  expect(listMarks()).toEqual([]);
  await press('Show answer');
  expect(screen.getByRole('button', { name: /^Again/u })).toBeDefined();
  expect(screen.getByText('The time below each word is when the card comes back.')).toBeDefined();
  expect(screen.getByRole('mark').textContent).toContain('Repeated input');
});

it('says when each answer brings the card back', async () => {
  openReview();
  await press('Show answer');
  const names = (await screen.findAllByRole('button', { name: /comes back in/u })).map(
    (button) => button.textContent,
  );
  expect(names).toEqual([
    expect.stringMatching(/^Againcomes back in 10 min/u),
    expect.stringMatching(/^Hardcomes back in \d+ days/u),
    expect.stringMatching(/^Goodcomes back in \d+ days/u),
    expect.stringMatching(/^Easycomes back in .* (days|months?)/u),
  ]);
});

it('says so by what the learner’s reviews say about their memory, where it is used', async () => {
  const queue = makeQueue([makeCardItem(1)], { left: 1, done: 0 });
  const parameters = usualParameters.with(8, 0.4);
  stubServer({ ...knowsMaya, '/api/reviews/queue': () => reply(200, { ...queue, parameters }) });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await press('Show answer');
  const good = await screen.findByRole('button', { name: /^Good/u });
  expect(good.textContent).toMatch(/^Goodcomes back in 7 days/u);
});

it('says so by what is usual where an older server tells nothing of their memory', async () => {
  const { parameters: _, ...queue } = makeQueue([makeCardItem(1)], { left: 1, done: 0 });
  stubServer({ ...knowsMaya, '/api/reviews/queue': () => reply(200, queue) });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await press('Show answer');
  expect(
    await screen.findByRole('button', { name: /^Good comes back in \d+ days/u }),
  ).toBeDefined();
});

it('is done by keys alone, and every rating is kept to be sent', async () => {
  openReview([makeCardItem(1), makeCardItem(2), makeCardItem(3)], { left: 3, done: 0 });
  await screen.findByRole('button', { name: 'Show answer' });
  await userEvent.keyboard(' 3');
  expect(await screen.findByText('1 of 3 done')).toBeDefined();
  await userEvent.keyboard(' 1');
  expect(screen.getByText('1 of 3 done, 1 to see again')).toBeDefined();
  await userEvent.keyboard(' 4');
  expect(screen.getByText('2 of 3 done, 1 to see again')).toBeDefined();
  expect(listMarks()).toEqual([
    [cardIdAt(1), 'good'],
    [cardIdAt(2), 'again'],
    [cardIdAt(3), 'easy'],
  ]);
  // What was forgotten comes back in this session.
  expect(screen.getAllByText('Front 2')).toHaveLength(2);
});

it('shows the answer and then rates it Good by Space alone, and by Enter alone', async () => {
  openReview([makeCardItem(1), makeCardItem(2), makeCardItem(3)], { left: 3, done: 0 });
  await screen.findByRole('button', { name: 'Show answer' });
  await userEvent.keyboard('  ');
  expect(await screen.findByText('1 of 3 done')).toBeDefined();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByText('2 of 3 done')).toBeDefined();
  // It has come up with its front.
  expect(screen.getByRole('button', { name: 'Show answer' })).toBeDefined();
  expect(listMarks()).toEqual([
    [cardIdAt(1), 'good'],
    [cardIdAt(2), 'good'],
  ]);
});

it.each([
  ['before', '{Escape}'],
  ['after', ' {Escape}'],
])('leaves by Escape %s the answer is shown', async (_when, keys) => {
  openReview();
  await screen.findByRole('button', { name: 'Show answer' });
  await userEvent.keyboard(keys);
  expect((await screen.findByTestId('place')).textContent).toBe('/dashboard');
});

it('explains the times below three items and no more', async () => {
  const items = [1, 2, 3, 4].map((place) => makeCardItem(place));
  openReview(items, { left: 4, done: 0 });
  const explained = [];
  for (const { itemId } of items) {
    await press('Show answer');
    const told = screen.queryByText('The time below each word is when the card comes back.');
    explained.push([itemId, told !== null]);
    await userEvent.keyboard('3');
  }
  expect(explained).toEqual([
    [cardIdAt(1), true],
    [cardIdAt(2), true],
    [cardIdAt(3), true],
    [cardIdAt(4), false],
  ]);
});

it('undoes the last rating by U and by a button: the card is there as it was', async () => {
  openReview();
  await press('Show answer');
  await press(/^Good/u);
  expect(await screen.findByText('13 of 30 done')).toBeDefined();
  await press('Undo');
  expect(screen.getByText('12 of 30 done')).toBeDefined();
  expect(screen.getAllByText('Front 1')).toHaveLength(2);
  expect(listMarks()).toEqual([]);
  await userEvent.keyboard(' 3');
  await userEvent.keyboard('u');
  expect(screen.getByText('12 of 30 done')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps a bookmark and the standing of a card that comes back or is undone', async () => {
  const asked = openReview([makeCardItem(1)], { left: 1, done: 0 });
  await press('Bookmark card');
  await press('Show answer');
  await press(/^Again/u);
  const toggle = () => screen.getByRole('button', { name: 'Bookmark card' });
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  await press('Undo');
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  expect(asked.filter(({ init }) => init.method === 'PATCH')).toHaveLength(1);
  await userEvent.keyboard(' 1');
  await userEvent.keyboard(' 3');
  const studies = outboxOf(maya.uid).list();
  expect(studies.map(({ study }) => study?.before)).toEqual(['new', 'learning']);
});

it('reviews 10 ahead on demand', async () => {
  const asked = openReview([], { left: 0, done: 30 });
  await screen.findByRole('button', { name: 'Review 10 ahead' });
  stubServer({
    '/api/reviews/queue?ahead=10': () =>
      reply(200, makeQueue([makeCardItem(1)], { left: 0, done: 30 })),
  });
  await press('Review 10 ahead');
  expect(await screen.findByRole('heading', { level: 1, name: 'Review ahead' })).toBeDefined();
  expect(screen.getByText('0 of 1 done')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show answer' }));
  expect(asked.filter(({ path }) => path === '/api/reviews/queue')).toHaveLength(1);
});

it('changes the goal and the limits of a day', async () => {
  openReview([], { left: 0, done: 30 });
  await press('Change goal');
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('spinbutton', { name: 'Recall goal, percent' });
  await userEvent.clear(field);
  await userEvent.type(field, '85');
  const asked = stubServer({
    '/api/reviews/settings': () =>
      reply(200, { settings: { retention: 85, newPerDay: 20, duePerDay: 200 } }),
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 0, done: 30 })),
    '/api/reviews/progress': () => reply(200, makeProgress()),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your goal is saved.');
  expect(asked.map(({ path }) => path)).not.toContain('/api/reviews/queue');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Change goal' }));
  expect(asked[0]?.init.body).toBe(
    JSON.stringify({ retention: 85, newPerDay: 20, duePerDay: 200 }),
  );
});

it('says honestly that there is nothing to review yet, and what leads to it', async () => {
  const none = { reviews: 0, remembered: 0, percent: null };
  stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 0, done: 0 })),
    '/api/reviews/progress': () =>
      reply(200, {
        ...makeProgress(),
        today: { reviews: 0, cards: 0, questions: 0, remembered: 0, again: 0, tookMs: 0 },
        retention: none,
        bySet: [],
        forecast: [],
        counts: countsOf(),
      }),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByRole('heading', { name: 'Nothing to review yet' });
  expect(screen.getByRole('link', { name: 'Create Flashcards' }).getAttribute('href')).toBe(
    '/flashcards/create',
  );
  expect(screen.getByRole('link', { name: 'Create a Test' }).getAttribute('href')).toBe('/create');
});

it('prints no recall made of few reviews, of the day or of a set', async () => {
  const few = { reviews: 8, remembered: 6, percent: 75 };
  const progress = makeProgress();
  stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 0, done: 8 })),
    '/api/reviews/progress': () =>
      reply(200, {
        ...progress,
        retention: few,
        bySet: progress.bySet.map((set) => ({ ...set, retention: few })),
      }),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  expect(await screen.findByText('8 of 20 reviews after a day or more')).toBeDefined();
  expect(screen.queryByText('75%')).toBeNull();
});

it('says when the queue did not come, and tries again', async () => {
  stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () => reply(400, { code: 'invalid-input', message: 'No.' }),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByRole('heading', { name: "We couldn't load your review" });
  stubServer({
    '/api/reviews/queue': () => reply(200, makeQueue([makeCardItem(1)], { left: 1, done: 0 })),
  });
  await press('Try Again');
  expect(await screen.findByRole('button', { name: 'Show answer' })).toBeDefined();
});

it('asks for the rest of the queue while few are left here', async () => {
  const items = [makeCardItem(1), makeCardItem(2), makeCardItem(3)];
  const replies = [[makeCardItem(1)], items, items];
  const asked = stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () =>
      reply(200, makeQueue(replies.shift() ?? items, { left: 3, done: 0 })),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByText('0 of 3 done');
  await expect.poll(() => asked.filter(({ path }) => path === '/api/reviews/queue').length).toBe(2);
  await userEvent.keyboard(' 3');
  expect(await screen.findAllByText('Front 2')).toHaveLength(2);
});

it('asks for the rest of the queue again after an answer when it did not come', async () => {
  const items = [makeCardItem(1), makeCardItem(2), makeCardItem(3)];
  const first = () => reply(200, makeQueue(items.slice(0, 2), { left: 3, done: 0 }));
  const replies = [first, () => reply(400, { code: 'invalid-input', message: 'No.' })];
  const asked = stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () =>
      replies.shift()?.() ?? reply(200, makeQueue(items, { left: 3, done: 0 })),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByText('0 of 3 done');
  const queues = () => asked.filter(({ path }) => path === '/api/reviews/queue').length;
  await expect.poll(queues).toBe(2);
  await userEvent.keyboard(' 3');
  await expect.poll(queues).toBeGreaterThan(2);
  await userEvent.keyboard(' 3');
  expect(await screen.findAllByText('Front 3')).toHaveLength(2);
});

it('says the front with the button that shows the answer, and every undo', async () => {
  openReview([makeCardItem(1), makeCardItem(2)], { left: 2, done: 0 });
  const show = await screen.findByRole('button', { name: 'Show answer' });
  const front = document.querySelector(`[id="${show.getAttribute('aria-describedby')}"]`);
  expect(front?.textContent).toBe('Question: Front 1');
  await userEvent.keyboard(' 3');
  await userEvent.keyboard(' 3');
  await press('Undo last answer');
  const said = await screen.findByText('Last answer undone.');
  expect(said.closest('[role=status]')).not.toBeNull();
  await press('Undo');
  expect(screen.getByText('Last answer undone.')).not.toBe(said);
});

it('asks again what was undone and waits to be sent', async () => {
  const outbox = outboxOf(maya.uid);
  const review = outbox.add({ itemId: cardIdAt(1), mark: 'good', tookMs: 0, study: null });
  outbox.takeBatch();
  outbox.takeBack(review);
  openReview([makeCardItem(1)], { left: 1, done: 0 });
  expect(await screen.findByText('0 of 1 done')).toBeDefined();
});

it('begins anew when it is shown after the end of the day', async () => {
  const items = [makeCardItem(1)];
  const yesterday = { dayEndsAt: new Date(Date.now() - 1000).toISOString() };
  const queues = [{ ...makeQueue(items, { left: 1, done: 7 }), ...yesterday }];
  stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () =>
      reply(200, queues.shift() ?? makeQueue(items, { left: 1, done: 0 })),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  await screen.findByText('7 of 8 done');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('0 of 1 done')).toBeDefined();
});

it("lists its keys by '?'", async () => {
  openReview();
  await screen.findByRole('button', { name: /^Show answer/u });
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Again, Hard, Good, Easy')).toBeDefined();
  expect(dialog.getByText('Bookmark')).toBeDefined();
});

it('does not speak of nothing to review to who wants no new cards today', async () => {
  const none = { reviews: 0, remembered: 0, percent: null };
  const progress = makeProgress();
  stubServer({
    ...knowsMaya,
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 0, done: 0 })),
    '/api/reviews/progress': () =>
      reply(200, {
        ...progress,
        today: { reviews: 0, cards: 0, questions: 0, remembered: 0, again: 0, tookMs: 0 },
        retention: none,
        bySet: [],
        forecast: [],
        counts: countsOf(),
        settings: { ...progress.settings, newPerDay: 0 },
      }),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], '/review');
  expect(await screen.findByText('Nothing is due today.')).toBeDefined();
});
