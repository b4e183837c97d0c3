import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reply } from '../../testing/stub-server.ts';
import { choiceOf, makeTest, testId, truthOf } from '../testing/stub-test.ts';
import { openReview } from '../testing/render-review.tsx';

it('shows each question with its kind, its key and the words it was made of', async () => {
  await openReview();
  const [row] = within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem');
  const first = within(row ?? document.body);
  expect(first.getByText('Multiple choice')).toBeDefined();
  expect(first.getByText('Verified')).toBeDefined();
  expect(first.getByRole('heading', { name: 'Question text 1?' })).toBeDefined();
  expect(first.getByText('The right one 1')).toBeDefined();
  expect(first.getByRole('mark').textContent).toBe(
    'highlighted: At rest a magnesium ion blocks the NMDA receptor.',
  );
  expect(first.getByText('Lecture 6.pdf, page 1')).toBeDefined();
});

it('says which questions are the own ones, and shows them alone when asked', async () => {
  const questions = [choiceOf(1), choiceOf(2, { madeBy: 'owner' }), truthOf(3), truthOf(4)];
  await openReview({ test: makeTest({ questions }) });
  expect(screen.getAllByText('Edited by you')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Edited 1' }));
  const list = screen.getByRole('list', { name: 'Questions' });
  expect(within(list).getAllByRole('heading')).toHaveLength(1);
  expect(within(list).getByRole('heading', { name: 'Question text 2?' })).toBeDefined();
});

it('keeps an open form, and what is written in it, when only the own ones are shown', async () => {
  const questions = [choiceOf(1), choiceOf(2, { madeBy: 'owner' }), truthOf(3), truthOf(4)];
  await openReview({ test: makeTest({ questions }) });
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 3' }));
  await userEvent.type(screen.getByLabelText('Question'), ' More.');
  await userEvent.click(screen.getByRole('radio', { name: 'Edited 1' }));
  const list = within(screen.getByRole('list', { name: 'Questions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByLabelText('Question')).toHaveProperty('value', 'Question text 3? More.');
  await userEvent.click(list.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(list.getByRole('button', { name: 'Edit question 3' }));
  await userEvent.click(screen.getByRole('radio', { name: 'All 4' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Edited 1' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

it('calls nothing verified that nobody confirmed', async () => {
  await openReview({ test: makeTest({ questions: [choiceOf(1, { isVerified: false })] }) });
  expect(screen.queryByText('Verified')).toBeNull();
});

it('shows all options of a question with the right one marked', async () => {
  await openReview();
  const [row] = within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem');
  const options = within(row ?? document.body).getAllByText(/^[A-D]$/);
  expect(options.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Correct answer: AThe right one 1',
    'BThe wrong one 1',
    'CThe false one 1',
    'DThe bad one 1',
  ]);
});

it('hides answers and the words that tell them', async () => {
  await openReview();
  await userEvent.click(screen.getByRole('button', { name: 'Hide answers' }));
  expect(screen.queryByText(/Correct answer/)).toBeNull();
  expect(screen.queryAllByRole('mark')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Show answers' }));
  expect(screen.getAllByText(/Correct answer/)).not.toEqual([]);
});

it('shows fifty of a long test at once', async () => {
  const questions = Array.from({ length: 60 }, (_, index) => truthOf(index + 1));
  await openReview({ test: makeTest({ questions }) });
  const list = within(screen.getByRole('list', { name: 'Questions' }));
  expect(list.getAllByText('True or false')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show more (10 left)' }));
  expect(list.getAllByText('True or false')).toHaveLength(60);
});

it('tells how many sections have questions', async () => {
  await openReview();
  const card = within(screen.getByRole('region', { name: 'Coverage' }));
  expect(card.getByText('1 of 2 sections')).toBeDefined();
  expect(card.getByText('4 questions')).toBeDefined();
  expect(card.getByText('None yet')).toBeDefined();
});

it('counts what was checked', async () => {
  const off = { quote: 'not there', start: 0, end: 9, page: null };
  const questions = [choiceOf(1), choiceOf(2, { source: off }), truthOf(3, { isVerified: false })];
  await openReview({ test: makeTest({ questions }) });
  const card = within(screen.getByRole('region', { name: 'How it was checked' }));
  const figures = card.getAllByRole('definition').map(({ textContent }) => textContent);
  // Three of the four options of each are equally long, the right one among them.
  expect(figures).toEqual(['2 of 3', '2 of 3', '33%']);
});

it('says so when the questions do not come, and asks again', async () => {
  let isThere = false;
  const answer = () =>
    isThere
      ? reply(200, { test: makeTest() })
      : reply(404, { code: 'not-found', message: 'Gone.' });
  const opened = openReview({ answers: { [`/api/tests/${testId}`]: answer } });
  await screen.findByText("We couldn't load your questions");
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await opened;
  expect(screen.getByRole('heading', { name: 'Question text 1?' })).toBeDefined();
});
