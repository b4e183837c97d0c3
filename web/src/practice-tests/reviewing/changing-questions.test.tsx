import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bodyOf, neverReply, reply } from '../../testing/stub-server.ts';
import { blankOf, choiceOf, makeTest, testId, truthOf } from '../testing/stub-test.ts';
import { openReview, withQuestions } from '../testing/render-review.tsx';

const root = `/api/tests/${testId}`;
const [first, second, third, fourth] = makeTest().questions;
const firstPath = `${root}/questions/${first?.id}`;

it('saves an edited question as a new one in the same place', async () => {
  const edited = choiceOf(9, { madeBy: 'owner', text: 'Another question?' });
  const { asked } = await openReview({
    answers: { [firstPath]: withQuestions([edited, truthOf(2), blankOf(3), choiceOf(4)]) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  const field = screen.getByLabelText('Question');
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, 'Another question?');
  await userEvent.click(screen.getByRole('radio', { name: 'Option B is correct' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove option D' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  await screen.findByRole('heading', { name: 'Another question?' });
  const sent = asked.find(({ init }) => init.method === 'PUT');
  expect(bodyOf(sent)).toMatchObject({
    edit: {
      type: 'multiple-choice',
      text: 'Another question?',
      options: ['The right one 1', 'The wrong one 1', 'The false one 1'],
      correct: 1,
    },
  });
});

it('leaves everything as it was when an edit is cancelled', async () => {
  const { asked } = await openReview();
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  await userEvent.type(screen.getByLabelText('Question'), ' More.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: 'Question text 1?' })).toBeDefined();
  expect(document.activeElement?.textContent).toContain('Edit');
  expect(asked.filter(({ init }) => init.method === 'PUT')).toHaveLength(0);
});

it('sends nothing that nobody could answer, and says where it is wrong', async () => {
  const { asked } = await openReview();
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 3' }));
  const field = screen.getByLabelText('Question');
  await userEvent.clear(field);
  await userEvent.type(field, 'There is no gap.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  expect(await screen.findByText('Write _____ once, where the answer belongs.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(asked.filter(({ init }) => init.method === 'PUT')).toHaveLength(0);
});

it('keeps what was written when the server refuses it', async () => {
  await openReview({
    answers: {
      [firstPath]: () => reply(400, { code: 'invalid-input', message: 'Not like this.' }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  await userEvent.type(screen.getByLabelText('Question'), ' More.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  expect(await screen.findByText('Not like this.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe(
    'Question text 1? More.',
  );
});

it('shows a failure in the form of its question only', async () => {
  await openReview({
    answers: {
      [firstPath]: () => reply(400, { code: 'invalid-input', message: 'Not like this.' }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  await screen.findByText('Not like this.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 2' }));
  expect(screen.getByRole('form', { name: 'Editing question 2' })).toBeDefined();
  expect(screen.queryByText('Not like this.')).toBeNull();
});

it('is busy in the form that is being saved only', async () => {
  await openReview({ answers: { [firstPath]: neverReply } });
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 2' }));
  const save = (name: string) =>
    within(screen.getByRole('form', { name })).getByRole('button', { name: /^Sav/ });
  await userEvent.click(save('Editing question 1'));
  await waitFor(() => expect(save('Editing question 1').getAttribute('aria-busy')).toBe('true'));
  expect(save('Editing question 2').getAttribute('aria-busy')).not.toBe('true');
});

it('shows that a question is replaced, and then the other one', async () => {
  const late = Promise.withResolvers<Response>();
  const other = choiceOf(9, { text: 'From another sentence?' });
  await openReview({ answers: { [`${firstPath}/replacement`]: () => late.promise } });
  await userEvent.click(screen.getByRole('button', { name: 'Replace question 1' }));
  const busy = await screen.findByText('Replacing, from another sentence');
  expect(busy.closest('li')?.getAttribute('aria-busy')).toBe('true');
  await act(async () => {
    late.resolve(withQuestions([other, truthOf(2), blankOf(3), choiceOf(4)])());
  });
  const heading = await screen.findByRole('heading', { name: 'From another sentence?' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByText('Replacing, from another sentence')).toBeNull();
});

it('keeps a question for which the text has no other', async () => {
  await openReview({
    answers: {
      [`${firstPath}/replacement`]: () =>
        reply(409, {
          code: 'nothing-more',
          message: "That's all the questions your text can support.",
        }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Replace question 1' }));
  expect(
    await screen.findByText(
      "We couldn't replace question 1. That's all the questions your text can support.",
    ),
  ).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Question text 1?' })).toBeDefined();
});

it('deletes a question at once, and leaves the way to have it back in its place', async () => {
  const rest = [first, third, fourth].filter((question) => question !== undefined);
  const secondPath = `${root}/questions/${second?.id}`;
  const { asked } = await openReview({
    answers: {
      [secondPath]: withQuestions(rest),
      [`${secondPath}/restoration`]: withQuestions(makeTest().questions),
    },
  });
  const sent = (method: string) => asked.filter(({ init }) => init.method === method);
  const before = titles();
  await userEvent.click(screen.getByRole('button', { name: 'Delete question 2' }));
  expect(screen.getByRole('radio', { name: 'All 3' })).toBeDefined();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  const rows = within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem');
  expect(rows[1]?.textContent).toBe('Question deleted: Question text 2?Undo');
  expect(sent('DELETE')).toHaveLength(1);
  await userEvent.click(undo);
  await waitFor(() => expect(titles()).toEqual(before));
  expect(sent('PUT').map(({ path }) => path)).toEqual([`${secondPath}/restoration`]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Question text 2?'));
});

it('brings the question that was deleted last back by Ctrl+Z, and not while a field is written in', async () => {
  await openReview({
    answers: {
      [firstPath]: withQuestions(makeTest().questions.slice(1)),
      [`${firstPath}/restoration`]: withQuestions(makeTest().questions),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete question 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await userEvent.type(screen.getByLabelText('Question'), 'x{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('heading', { name: 'Question text 1?' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps the way back where bringing a question back fails, and says why', async () => {
  await openReview({
    answers: {
      [firstPath]: withQuestions(makeTest().questions.slice(1)),
      [`${firstPath}/restoration`]: () => reply(409, { code: 'conflict', message: 'Not now.' }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete question 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText("We couldn't bring the question back. Not now.")).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-busy')).toBeNull();
});

it('brings a question back that the server does not delete, and says why', async () => {
  await openReview({
    answers: { [firstPath]: () => reply(409, { code: 'conflict', message: 'Not now.' }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete question 1' }));
  expect(await screen.findByText("We couldn't delete question 1. Not now.")).toBeDefined();
  expect(screen.getByText('Question text 1?')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says that a test needs three questions instead of deleting one', async () => {
  const { asked } = await openReview({
    test: makeTest({ questions: [choiceOf(1), choiceOf(2), choiceOf(3)] }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete question 2' }));
  expect(await screen.findByText('A test needs at least 3 questions.')).toBeDefined();
  expect(asked.filter(({ init }) => init.method === 'DELETE')).toHaveLength(0);
});

it('adds a question that was written by hand', async () => {
  const own = truthOf(9, { madeBy: 'owner', source: null, text: 'My own statement.' });
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('0190a5a0-0000-7000-8000-000000000009');
  const { asked } = await openReview({
    answers: { [`${root}/own-questions/${own.id}`]: withQuestions([...makeTest().questions, own]) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const form = within(screen.getByRole('form', { name: 'New question' }));
  await userEvent.selectOptions(form.getByLabelText('Kind of question'), 'True or false');
  await userEvent.type(form.getByLabelText('Question'), 'My own statement.');
  await userEvent.click(form.getByRole('radio', { name: 'False' }));
  await userEvent.type(form.getByLabelText('Explanation, shown with the answer'), 'I said so.');
  await userEvent.type(form.getByLabelText('Hint'), 'Ask me.');
  await userEvent.click(form.getByRole('button', { name: 'More points' }));
  await userEvent.click(form.getByRole('button', { name: 'Add to test' }));
  await screen.findByRole('heading', { name: 'My own statement.' });
  expect(screen.getByText('Written by you')).toBeDefined();
  expect(bodyOf(asked.find(({ path }) => path.includes('/own-questions/')))).toEqual({
    edit: {
      type: 'true-false',
      format: 'rich',
      text: 'My own statement.',
      correct: 'False',
      explanation: 'I said so.',
      hint: 'Ask me.',
      points: 2,
    },
  });
});

it('gives the keyboard back to the button when a new question is cancelled', async () => {
  await openReview();
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const form = within(screen.getByRole('form', { name: 'New question' }));
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add question' }));
});

it('offers multiple answer to premium users only', async () => {
  await openReview();
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const option = screen.getByRole<HTMLOptionElement>('option', {
    name: 'Multiple answer (Premium)',
  });
  expect(option.disabled).toBe(true);
});

it('adds three from the parts that have no question', async () => {
  const more = [choiceOf(11), choiceOf(12), choiceOf(13)];
  const test = { ...makeTest(), questions: [...makeTest().questions, ...more] };
  const { asked } = await openReview({
    answers: {
      [`${root}/more-questions`]: () => reply(200, { added: more.map(({ id }) => id), test }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 from uncovered parts' }));
  expect(await screen.findByRole('heading', { name: 'Question text 13?' })).toBeDefined();
  expect(bodyOf(asked.find(({ path }) => path.endsWith('/more-questions')))).toEqual({ count: 3 });
});

it('shows what is added after the form for an own one was closed', async () => {
  const more = [choiceOf(11), choiceOf(12), choiceOf(13)];
  const test = { ...makeTest(), questions: [...makeTest().questions, ...more] };
  await openReview({
    answers: {
      [`${root}/more-questions`]: () => reply(200, { added: more.map(({ id }) => id), test }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const form = within(screen.getByRole('form', { name: 'New question' }));
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 from uncovered parts' }));
  expect(await screen.findByRole('heading', { name: 'Question text 13?' })).toBeDefined();
});

it('makes an older question rich with its first formula, and keeps what its other texts say', async () => {
  const old = choiceOf(1, { text: 'How much is it, in $US$?', explanation: '**Much**.' });
  const { asked } = await openReview({
    test: makeTest({ questions: [old, truthOf(2), blankOf(3), choiceOf(4)] }),
    answers: { [firstPath]: withQuestions([old, truthOf(2), blankOf(3), choiceOf(4)]) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  const form = within(screen.getByRole('form', { name: 'Editing question 1' }));
  await userEvent.click(form.getByRole('button', { name: 'Insert into Option A' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Formula' }));
  await userEvent.keyboard('x{Enter}');
  expect(
    form.getByText('Written for the question before. Check that it still fits.'),
  ).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: 'Save and check again' }));
  await waitFor(() => expect(asked.some(({ init }) => init.method === 'PUT')).toBe(true));
  expect(bodyOf(asked.find(({ init }) => init.method === 'PUT'))).toMatchObject({
    edit: {
      format: 'rich',
      text: String.raw`How much is it, in \$US\$?`,
      options: ['The right one 1$x$', 'The wrong one 1', 'The false one 1', 'The bad one 1'],
      explanation: String.raw`\*\*Much\*\*.`,
    },
  });
});

it('leaves an older question plain when only its words change', async () => {
  const { asked } = await openReview({
    answers: { [firstPath]: withQuestions(makeTest().questions) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  await userEvent.type(screen.getByLabelText('Question'), ' In $US$?');
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  await waitFor(() => expect(asked.some(({ init }) => init.method === 'PUT')).toBe(true));
  expect(bodyOf(asked.find(({ init }) => init.method === 'PUT'))).toMatchObject({
    edit: { format: 'plain', text: 'Question text 1? In $US$?' },
  });
});

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
}
