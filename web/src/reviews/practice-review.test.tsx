import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../accounts/session/session-calls.ts';
import { sendNothing } from '../flashcards/testing/stub-sending.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { bodyOf, knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import ReviewScreen from './review-screen.tsx';
import { listMarks } from './testing/render-review.tsx';
import { makeProgress, makeQuestionItem, makeQueue } from './testing/stub-review.ts';

beforeEach(sendNothing);

const path = '/api/progress/practice';

function openPractice(items: Parameters<typeof makeQueue>[0], from = '') {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const asked = stubServer({
    ...knowsMaya,
    [path]: () => reply(200, makeQueue(items, { left: 18, done: 12 })),
    '/api/reviews/progress': () => reply(200, makeProgress()),
  });
  renderAsMaya(
    [{ path: '/review', Component: ReviewScreen }],
    `/review?topic=m+Osmosis&topic=m+Krebs${from}`,
  );
  return asked;
}

it('practises what was chosen of some topics and nothing else, and leads back to Progress', async () => {
  const item = makeQuestionItem(1);
  const asked = openPractice([item]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Practice');
  expect(bodyOf(asked.find((call) => call.path === path))).toEqual({
    topics: ['m Osmosis', 'm Krebs'],
  });
  await userEvent.click(screen.getByRole('radio', { name: /The right one 1/u }));
  await userEvent.keyboard('3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Practice done' })).toBe(
    document.activeElement,
  );
  expect(screen.getByRole('link', { name: 'Back to Progress' }).getAttribute('href')).toBe(
    '/progress',
  );
  expect(listMarks()).toEqual([[item.itemId, 'good']]);
  expect(asked.some((call) => call.path === '/api/reviews/queue')).toBe(false);
});

it('leads back to Today where it was begun there', async () => {
  openPractice([makeQuestionItem(1)], '&from=today');
  await userEvent.click(await screen.findByRole('radio', { name: /The right one 1/u }));
  await userEvent.keyboard('3');
  const back = await screen.findByRole('link', { name: 'Back to Today' });
  expect(back.getAttribute('href')).toBe('/dashboard');
});

it('is not called done while something of it waits', async () => {
  openPractice([makeQuestionItem(1)]);
  for (const _ of [1, 2]) {
    await userEvent.click(await screen.findByRole('radio', { name: /The wrong one 1/u }));
    await userEvent.keyboard('1');
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Finish for now' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: '1 to see again today' }),
  ).toBeDefined();
});

it('says that everything of it is known', async () => {
  openPractice([]);
  expect(
    await screen.findByText('There is nothing of this to practise: you know it.'),
  ).toBeDefined();
});
