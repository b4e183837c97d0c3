import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { idAt, makeTest, questions } from '../testing/stub-test.ts';
import { findPlace, keptAttempt, openTest, press } from '../testing/render-test.tsx';

it('shows one question at a time in the horizontal layout [RUN-03]', async () => {
  await openTest();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Question 1 of 6')).toBeTruthy();
});

it('shows all questions on one page in the vertical layout [RUN-04]', async () => {
  await openTest({ test: makeTest({ config: { testLayout: 'vertical' } }) });
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getAllByRole('button', { name: 'Submit Test' })).toHaveLength(1);
});

it('has the grid at hand in the vertical layout, and one "Submit Test" after the last question [RUN-09]', async () => {
  await openTest({ test: makeTest({ config: { testLayout: 'vertical' } }) });
  await goTo(5);
  const cards = screen.getAllByRole('article');
  expect(cards[4]?.contains(document.activeElement)).toBe(true);
  const submit = screen.getByRole('button', { name: 'Submit Test' });
  expect(cards[5]?.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('goes through the questions with Next and Previous, and by their numbers [RUN-05]', async () => {
  await openTest();
  await press('Next');
  expect(screen.getByText('Question 2 of 6')).toBeTruthy();
  await press('Previous');
  expect(screen.getByText('Question 1 of 6')).toBeTruthy();
  await goTo(5);
  expect(screen.getByText('Question 5 of 6')).toBeTruthy();
});

it('moves the focus to the question that was gone to', async () => {
  await openTest();
  await press('Next');
  expect(document.activeElement?.textContent).toBe('Procedural memory depends on the hippocampus.');
});

it('marks the questions that have an answer [RUN-06]', async () => {
  await openTest();
  expect(screen.queryAllByRole('button', { name: 'Question 1, answered' })).toHaveLength(0);
  await userEvent.click(screen.getByRole('radio', { name: 'A The cerebellum' }));
  // Beside the question, and above it on a phone.
  expect(screen.getAllByRole('button', { name: 'Question 1, answered' })).toHaveLength(2);
});

it('opens any question in any order, and lets an answer change [RUN-07]', async () => {
  await openTest();
  await userEvent.click(screen.getByRole('radio', { name: 'A The cerebellum' }));
  await goTo(6);
  await goTo(1);
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  expect(answersOf()).toEqual({ [idAt(1)]: 'b' });
});

it('submits from the last question [RUN-08]', async () => {
  await openTest();
  expect(screen.queryByRole('button', { name: 'Submit Test' })).toBeNull();
  await goTo(6);
  expect(screen.getByRole('button', { name: 'Submit Test' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('asks before it submits with gaps, and keeps everything on Cancel [RUN-10] [RUN-11] [RUN-12] [RUN-13]', async () => {
  await openTest();
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await goTo(6);
  await press('Submit Test');
  const dialog = screen.getByRole('alertdialog', { name: 'Unanswered Questions' });
  expect(within(dialog).getByText('You have 5 unanswered questions. Submit anyway?')).toBeTruthy();
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(answersOf()).toEqual({ [idAt(1)]: 'b' });
});

it('submits with the gaps when that is wanted [RUN-12]', async () => {
  await openTest();
  await goTo(6);
  await press('Submit Test');
  await press('Submit Anyway');
  const { path, state } = await findPlace();
  expect(path).toBe('/test-results');
  expect(state['results']).toMatchObject({ totalQuestions: 6, unanswered: 6, score: 0 });
});

it('counts a matching question with an open pair as not complete', async () => {
  const test = makeTest({ questions: questions.filter(({ type }) => type === 'matching') });
  await openTest({ test });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /Richard Semon/u }),
    'Coined the word engram',
  );
  expect(screen.getAllByText('0 of 1 answered').length).toBeGreaterThan(0);
  await press('Submit Test');
  const dialog = screen.getByRole('alertdialog', { name: 'Unanswered Questions' });
  expect(within(dialog).getByText('1 answer is not complete. Submit anyway?')).toBeTruthy();
  await press('Go to question 1');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /Donald Hebb/u }),
    'Proposed cell assemblies',
  );
  expect(screen.getAllByText('1 of 1 answered').length).toBeGreaterThan(0);
});

it('leads from the dialog to a question without an answer', async () => {
  await openTest();
  await goTo(6);
  await press('Submit Test');
  await press('Go to question 3');
  expect(screen.getByText('Question 3 of 6')).toBeTruthy();
});

it('takes all six types of answers and opens the results at once when none is missing [RUN-14] [RUN-35] [RUN-36] [RUN-38] [RUN-39]', async () => {
  const { server } = await openTest();
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await press('Next');
  await userEvent.click(screen.getByRole('radio', { name: 'F False' }));
  await press('Next');
  await userEvent.click(screen.getByRole('checkbox', { name: 'A Bound glutamate' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'B Depolarisation' }));
  await press('Next');
  await choose('Match for Richard Semon', 'Coined the word engram');
  await choose('Match for Donald Hebb', 'Proposed cell assemblies');
  await press('Next');
  await userEvent.type(screen.getByRole('textbox', { name: 'Blank' }), 'magnesium');
  await press('Next');
  await userEvent.type(screen.getByRole('textbox'), 'Engram');
  await press('Submit Test');
  const { path, state } = await findPlace();
  expect(path).toBe('/test-results');
  expect(state['results']).toMatchObject({ totalQuestions: 6, correctCount: 6, score: 100 });
  expect(state).toMatchObject({ testName: 'Memory and plasticity', attemptId: keptAttempt().id });
  await expect.poll(() => server.submissions, { timeout: 5_000 }).toBe(1);
});

it('reports a question once, skips to the next one and then says Used [RUN-19] [RUN-20] [RUN-21] [RUN-22]', async () => {
  const { server } = await openTest();
  await report();
  expect(screen.getByText('Question 2 of 6')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report Question, used' }).textContent).toBe('Used');
  await press('Report Question, used');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('Question 2 of 6')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await expect
    .poll(() => [...server.attempts.values()][0]?.reportedQuestionId, { timeout: 5_000 })
    .toBe(idAt(1));
});

it('stays on the last question when that is reported [RUN-23]', async () => {
  await openTest();
  await goTo(6);
  await report();
  expect(screen.getByText('Question 6 of 6')).toBeTruthy();
  expect(keptAttempt().report?.questionId).toBe(idAt(6));
});

it('shows the material only where that was chosen [RUN-27]', async () => {
  await openTest();
  expect(screen.queryByRole('button', { name: /Study Material/ })).toBeNull();
});

it('shows the first 500 characters of the material in a quiz [RUN-28] [BLIM-40]', async () => {
  const config = { preset: 'quiz', showStudyMaterial: true } as const;
  await openTest({ test: makeTest({ config, studyMaterial: `${'a'.repeat(500)}b` }) });
  await showMaterial();
  expect(screen.getByText(`${'a'.repeat(500)}…`)).toBeTruthy();
});

it('shows all of the material outside a quiz, and hides it again [RUN-27] [RUN-29]', async () => {
  const config = { preset: 'custom', showStudyMaterial: true } as const;
  await openTest({ test: makeTest({ config, studyMaterial: `${'a'.repeat(500)}b` }) });
  await showMaterial();
  expect(screen.getByRole('region', { name: 'Study material' }).textContent).toHaveLength(501);
  await press('Hide Study Material');
  expect(screen.queryByRole('region', { name: 'Study material' })).toBeNull();
});

async function report(): Promise<void> {
  await press('Report Question');
  await press('Report');
}

function answersOf() {
  const given = Object.values(keptAttempt().answers).map((one) => [one.questionId, one.answer]);
  return Object.fromEntries(given);
}

async function goTo(number: number): Promise<void> {
  const [cell] = screen.getAllByRole('button', { name: new RegExp(`^Question ${number}\\b`) });
  if (cell) await userEvent.click(cell);
}

async function choose(name: string, option: string): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
}

async function showMaterial(): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Show Study Material' });
  if (button) await userEvent.click(button);
}
