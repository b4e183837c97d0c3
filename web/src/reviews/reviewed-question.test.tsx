import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../accounts/session/session-calls.ts';
import { questions } from '../attempts/testing/stub-test.ts';
import { outboxOf } from '../flashcards/outbox/outbox.ts';
import { sendNothing } from '../flashcards/testing/stub-sending.ts';
import { maya } from '../testing/stub-server.ts';
import { listMarks, openReview, press } from './testing/render-review.tsx';
import { makeQuestionItem } from './testing/stub-review.ts';

beforeEach(sendNothing);

it('asks a missed question with its options in a new order, then how hard it was', async () => {
  openReview([makeQuestionItem(1)]);
  await screen.findByText('Missed question');
  expect(screen.getByText(/^Missed on 11 March.*, new order$/u)).toBeDefined();
  const texts = screen.getAllByRole('radio').map(({ textContent }) => textContent);
  const order = texts.map((text) => /right|wrong|false|bad/u.exec(text)?.[0]);
  expect(order).not.toEqual(['right', 'wrong', 'false', 'bad']);
  expect(new Set(order)).toEqual(new Set(['right', 'wrong', 'false', 'bad']));
  await userEvent.click(screen.getByRole('radio', { name: /The right one 1/u }));
  expect(screen.getByText('Correct! Well done. How hard was it?')).toBeDefined();
  await userEvent.keyboard('3');
  expect(listMarks()).toEqual([[expect.any(String), 'good']]);
});

it('says the right answer after a wrong one, once, and suggests Again', async () => {
  openReview([makeQuestionItem(1)]);
  await userEvent.click(await screen.findByRole('radio', { name: /The wrong one 1/u }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Incorrect. The correct answer is: The right one 1',
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('status').map(() => ''),
  );
  expect(screen.getByRole('button', { name: /^Again/u }).className).toContain('bg-petrol');
});

it('has no ratings before it is answered, so that nothing stands over its answers', async () => {
  openReview([makeQuestionItem(1)]);
  await screen.findByText('Answer it first, then say how hard it was.');
  expect(screen.queryByRole('group', { name: 'How well did you remember it?' })).toBeNull();
  expect(screen.queryByRole('button', { name: /comes back/u })).toBeNull();
  expect(document.querySelector('[data-bottom-bar]')).toBeNull();
});

it('is rated by Enter as the filled button says: Good when it was right, Again when it was wrong', async () => {
  openReview([makeQuestionItem(1), makeQuestionItem(2)]);
  await userEvent.click(await screen.findByRole('radio', { name: /The right one 1/u }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('radio', { name: /The wrong one 2/u }));
  await userEvent.keyboard('{Enter}');
  expect(listMarks().map(([, mark]) => mark)).toEqual(['good', 'again']);
});

it('is left by Escape also after it was answered', async () => {
  openReview([makeQuestionItem(1)]);
  await userEvent.click(await screen.findByRole('radio', { name: /The wrong one 1/u }));
  await userEvent.keyboard('{Escape}');
  expect((await screen.findByTestId('place')).textContent).toBe('/dashboard');
});

it('offers nothing but Again after an answer that rules judge wrong, and sends what was chosen', async () => {
  openReview([makeQuestionItem(1)]);
  await userEvent.click(await screen.findByRole('radio', { name: /The wrong one 1/u }));
  const ratings = within(screen.getByRole('group', { name: 'How well did you remember it?' }));
  expect(ratings.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Again/u),
  ]);
  await userEvent.keyboard('3');
  expect(listMarks()).toEqual([]);
  await userEvent.keyboard('1');
  expect(outboxOf(maya.uid).list()).toMatchObject([
    { mark: 'again', given: { answer: expect.any(String), isRightToo: false } },
  ]);
});

it('lets a learner defend a typed answer, and has all ratings for it then', async () => {
  const question = questions.find(({ type }) => type === 'fill-in-blank');
  openReview([makeQuestionItem(1, question)], { left: 1, done: 0 });
  await userEvent.type(await screen.findByRole('textbox'), 'sodium');
  await check();
  expect(screen.queryByRole('button', { name: /^Good/u })).toBeNull();
  await press('My answer is right too');
  await press(/^Good/u);
  expect(outboxOf(maya.uid).list()).toMatchObject([
    { mark: 'good', given: { answer: 'sodium', isRightToo: true } },
  ]);
});

it('has the field of a written question ready, and keeps U for typing', async () => {
  const written = questions.find(({ type }) => type === 'short-answer');
  openReview([makeQuestionItem(1), makeQuestionItem(2, written)]);
  await userEvent.click(await screen.findByRole('radio', { name: /The right one 1/u }));
  await userEvent.keyboard('3');
  const field = await screen.findByRole('textbox', { name: /memory trace/u });
  expect(document.activeElement).toBe(field);
  screen.getByRole('heading', { name: /memory trace/u }).focus();
  await userEvent.keyboard('u');
  expect(listMarks()).toEqual([[expect.any(String), 'good']]);
  expect(screen.queryByText('Last answer undone.')).toBeNull();
});

async function check() {
  await press('Check');
}

const answersByType: Record<string, () => Promise<void>> = {
  'multiple-choice': () => userEvent.click(screen.getByRole('radio', { name: /hippocampus/u })),
  'true-false': () => userEvent.click(screen.getByRole('radio', { name: /False/u })),
  async 'multiple-answer'() {
    await userEvent.click(screen.getByRole('checkbox', { name: /Bound glutamate/u }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Depolarisation/u }));
    await check();
  },
  async matching() {
    const [semon, hebb] = ['Richard Semon', 'Donald Hebb'].map((name) =>
      screen.getByRole('combobox', { name: new RegExp(name, 'u') }),
    );
    if (!semon || !hebb) return;
    await userEvent.selectOptions(semon, 'Coined the word engram');
    await userEvent.selectOptions(hebb, 'Proposed cell assemblies');
    await check();
  },
  async 'fill-in-blank'() {
    await userEvent.type(screen.getByRole('textbox'), 'magnesium');
    await check();
  },
  async 'short-answer'() {
    await userEvent.type(screen.getByRole('textbox'), 'Engram');
    await check();
  },
};

it.each(questions)('asks a missed question of each type, and rates it: $type', async (question) => {
  openReview([makeQuestionItem(1, question)], { left: 1, done: 0 });
  await screen.findByText('Missed question');
  await answersByType[question.type]?.();
  expect(await screen.findByText('Correct! Well done. How hard was it?')).toBeDefined();
  await userEvent.keyboard('3');
  expect(listMarks()).toEqual([[question.id, 'good']]);
});

it('keeps the focus with the ratings when a learner says that the answer is right too', async () => {
  const question = questions.find(({ type }) => type === 'fill-in-blank');
  openReview([makeQuestionItem(1, question)], { left: 1, done: 0 });
  await userEvent.type(await screen.findByRole('textbox'), 'sodium');
  await check();
  await press('My answer is right too');
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: 'How well did you remember it?' }),
  );
});
