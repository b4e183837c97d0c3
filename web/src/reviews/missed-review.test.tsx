import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../accounts/session/session-calls.ts';
import { sendNothing } from '../flashcards/testing/stub-sending.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import ReviewScreen from './review-screen.tsx';
import { listMarks } from './testing/render-review.tsx';
import { makeProgress, makeQuestionItem, makeQueue } from './testing/stub-review.ts';

beforeEach(sendNothing);

const attemptId = '0198b000-0000-7000-8000-000000000002';
const path = `/api/reviews/missed/${attemptId}`;

function openMissed(answer: () => Response, search = `?attempt=${attemptId}`) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const asked = stubServer({
    ...knowsMaya,
    [path]: answer,
    '/api/reviews/queue': () => reply(200, makeQueue([], { left: 0, done: 0 })),
    '/api/reviews/progress': () => reply(200, makeProgress()),
  });
  renderAsMaya([{ path: '/review', Component: ReviewScreen }], `/review${search}`);
  return asked;
}

it('asks what was missed in an attempt and nothing else, and leads back to its results', async () => {
  const item = makeQuestionItem(1);
  // Of the day there is more, which this review leaves alone.
  const asked = openMissed(() => reply(200, makeQueue([item], { left: 18, done: 12 })));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Missed questions');
  expect(screen.getByText('0 of 1 done')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /The right one 1/u }));
  await userEvent.keyboard('3');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You cleared these questions' }),
  ).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe(
    `/view-results/${attemptId}`,
  );
  expect(listMarks()).toEqual([[item.itemId, 'good']]);
  expect(asked.filter((call) => call.path === path).map(({ init }) => init.method)).toEqual([
    'PUT',
  ]);
  expect(asked.some((call) => call.path === '/api/reviews/queue')).toBe(false);
});

it('says that nothing of it is left', async () => {
  openMissed(() => reply(200, makeQueue([], { left: 0, done: 0 })));
  expect(await screen.findByText('Nothing you missed there is left to review.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to results' })).toBeTruthy();
});

it('says that it could not be loaded, and leads back or tries again', async () => {
  let isDown = true;
  openMissed(() =>
    isDown
      ? reply(404, { code: 'not-found', error: 'Not found', message: 'Not found' })
      : reply(200, makeQueue([makeQuestionItem(1)], { left: 1, done: 0 })),
  );
  await screen.findByRole('heading', { level: 1, name: "We couldn't load your review" });
  expect(screen.getByRole('link', { name: 'Back to results' })).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('0 of 1 done')).toBeTruthy();
});

it('is the review of the day where the address names no attempt', async () => {
  const asked = openMissed(() => reply(404, {}), '?attempt=none');
  await screen.findByText(/The next 24 come back tomorrow/);
  expect(asked.some((call) => call.path === '/api/reviews/queue')).toBe(true);
});
