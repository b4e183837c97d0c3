import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodyOf, reply } from '../../testing/stub-server.ts';
import { openReview, withQuestions } from '../testing/render-review.tsx';
import { choiceOf, makeTest, testId, truthOf } from '../testing/stub-test.ts';

const root = `/api/tests/${testId}/questions`;
const questions = makeTest().questions;
const [first, second, third, fourth] = questions.map(({ id }) => id);

it('moves a question by keys: space lifts it, arrows move it, space drops it', async () => {
  const { asked } = await openReview({
    answers: { [`${root}/${first}/position`]: withQuestions(order(1, 2, 0, 3)) },
  });
  await userEvent.click(screen.getByRole('radio', { name: 'All 4' }));
  screen.getByRole('button', { name: 'Move question 1' }).focus();
  await userEvent.keyboard(' ');
  const grip = screen.getByRole('button', { name: 'Move question 1', pressed: true });
  expect(grip.getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText('Moving question 1.')).toBeDefined();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(stems()).toEqual([stemOf(1), stemOf(2), stemOf(0), stemOf(3)]);
  expect(screen.getByText('question 1: place 3 of 4.')).toBeDefined();
  expect(document.activeElement).toBe(grip);
  expect(asked.filter(({ init }) => init.method === 'PUT')).toHaveLength(0);
  await userEvent.keyboard(' ');
  expect(screen.getByText('question 1: dropped at place 3.')).toBeDefined();
  await waitFor(() => expect(moves(asked)).toEqual([[`${root}/${first}/position`, third]]));
  expect(stems()).toEqual([stemOf(1), stemOf(2), stemOf(0), stemOf(3)]);
  expect(screen.getByRole('button', { name: 'Move question 3' })).toBe(grip);
});

it('puts a lifted question back on Escape, and drops it where the keyboard leaves its row', async () => {
  const { asked } = await openReview({
    answers: { [`${root}/${fourth}/position`]: withQuestions(order(3, 0, 1, 2)) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move question 4' }));
  await userEvent.keyboard('{ArrowUp}{Escape}');
  expect(stems()).toEqual(questions.map((_, place) => stemOf(place)));
  expect(screen.getByText('question 4: put back.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Move question 4' }));
  for (const _ of [1, 2, 3]) {
    await userEvent.click(screen.getByRole('button', { name: 'Move question 4 up' }));
  }
  expect(
    screen.getByRole('button', { name: 'Move question 4 up' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Hide answers' }));
  await waitFor(() => expect(moves(asked)).toEqual([[`${root}/${fourth}/position`, null]]));
});

it('shows the order of the server again where a move fails, and says why', async () => {
  await openReview({
    answers: { [`${root}/${first}/position`]: () => reply(404, { message: 'Gone.' }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move question 1' }));
  await userEvent.keyboard('{ArrowDown} ');
  expect(await screen.findByText("We couldn't move the question. Gone.")).toBeDefined();
  await waitFor(() => expect(stems()).toEqual(questions.map((_, place) => stemOf(place))));
});

it('moves nothing where only some questions are shown', async () => {
  const own = [choiceOf(1, { madeBy: 'owner' }), truthOf(2), choiceOf(3)];
  await openReview({ test: makeTest({ questions: own }) });
  expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: 'Edited 1' }));
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

it('moves one of 100 questions past those that are shown', async () => {
  const many = Array.from({ length: 100 }, (_, index) => choiceOf(index + 1));
  await openReview({ test: makeTest({ questions: many }) });
  await userEvent.click(screen.getByRole('button', { name: 'Move question 50' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(stems().slice(48)).toEqual([
    'Question text 49?',
    'Question text 51?',
    'Question text 52?',
    'Question text 50?',
    'Question text 53?',
  ]);
});

it('says what a question is worth at once, and sends what was wanted last', async () => {
  const late = Promise.withResolvers<Response>();
  const worth = questions.map((one, place) => (place === 0 ? { ...one, points: 4 } : one));
  const answers = [() => late.promise, withQuestions(worth)];
  const { asked } = await openReview({
    answers: { [`${root}/${first}/points`]: () => answers.shift()?.() ?? reply(500, {}) },
  });
  const more = screen.getByRole('button', { name: 'More points for question 1' });
  for (const _ of [1, 2, 3]) await userEvent.click(more);
  const field = screen.getByRole('spinbutton', { name: 'Points of question 1' });
  expect(field).toHaveProperty('value', '4');
  expect(screen.getByText(/Worth 7 points together\./)).toBeDefined();
  late.resolve(
    withQuestions(questions.map((one, at) => (at === 0 ? { ...one, points: 2 } : one)))(),
  );
  const sent = () => asked.filter(({ path }) => path.endsWith('/points')).map(bodyOf);
  await waitFor(() => expect(sent()).toEqual([{ points: 2 }, { points: 4 }]));
  expect(field).toHaveProperty('value', '4');
});

it('opens the form with the place for a picture', async () => {
  await openReview();
  await userEvent.click(screen.getByRole('button', { name: 'Picture question 2' }));
  const form = within(screen.getByRole('form', { name: 'Editing question 2' }));
  const place = form.getByRole('group', { name: 'Add a picture' });
  expect(place.contains(document.activeElement)).toBe(true);
  expect(second).toBeDefined();
});

it('writes an own question below the others, from the button there', async () => {
  await openReview();
  await userEvent.click(screen.getByRole('button', { name: 'Add your own question' }));
  const list = screen.getByRole('list', { name: 'Questions' });
  expect(list.lastElementChild?.querySelector('form')?.getAttribute('aria-label')).toBe(
    'New question',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.textContent).toBe('Add your own question');
});

function order(...places: number[]) {
  return places.flatMap((place) => questions.slice(place, place + 1));
}

function stemOf(place: number): string | undefined {
  return place === 2 ? 'At rest it is blocked by a blank ion.' : questions[place]?.text;
}

function stems(): (string | null)[] {
  const list = within(screen.getByRole('list', { name: 'Questions' }));
  return list.getAllByRole('heading').map(({ textContent }) => textContent);
}

type Asked = Awaited<ReturnType<typeof openReview>>['asked'];

/** The calls that moved something, with what each went behind. */
function moves(asked: Asked) {
  return asked
    .filter(({ path }) => path.endsWith('/position'))
    .map((call) =>
      [call.path, bodyOf(call)].map((one) => (typeof one === 'string' ? one : afterOf(one))),
    );
}

function afterOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'after' in body ? body.after : undefined;
}
