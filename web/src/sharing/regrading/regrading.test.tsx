import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { choice, gap, matching, several } from '../../attempts/testing/stub-results.ts';
import { reply } from '../../testing/stub-server.ts';
import { makeReport, makeReported, openReport } from '../testing/stub-report.tsx';
import { code } from '../testing/stub-sharing.tsx';

const path = `/api/shared-tests/${code}/corrections`;
const previewing = `POST ${path}/preview`;
const correcting = `POST ${path}`;
const historyOf = (id: string) => `GET ${path}?question=${id}`;

const gains = {
  changes: {
    gains: { count: 7, points: 1 },
    loses: { count: 2, points: -1 },
    stays: 19,
    who: [
      { name: 'Carla Ruiz', before: 80, after: 85 },
      { name: null, before: 60, after: 55 },
    ],
  },
  counted: 28,
  taken: 28,
};

const none = { corrections: [], sharedAt: '2026-03-14T10:24:00.000Z' };

type Answers = NonNullable<Parameters<typeof openReport>[0]>['answers'];

async function openDialog(
  reported: Parameters<typeof makeReported>[0] = {},
  answers: Answers = {},
) {
  const one = makeReported(reported);
  const server = openReport({
    report: makeReport({ questions: [one], questionCount: 1 }),
    answers: {
      [previewing]: () => reply(200, gains),
      [correcting]: () => reply(201, { version: 2 }),
      [historyOf(one.question.id)]: () => reply(200, none),
      ...answers,
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Correct and regrade: question 1' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Correct question 1' });
  const sent = (call: string) =>
    server.asked.flatMap((one) => (one.call === call ? [one.body] : []));
  return { dialog, sent };
}

it('shows whose score a new key changes, and saves it with a note', async () => {
  const { dialog, sent } = await openDialog();
  const save = () => within(dialog).getByRole('button', { name: /egrade/ });
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(within(dialog).getByRole('radio', { name: /Extra magnesium/ }));
  expect(await within(dialog).findByText('Changes 9 of 28 scores')).toBeTruthy();
  const diff = within(dialog).getByText('for 7 people').closest('dl');
  expect(diff?.textContent).toBe('+1for 7 people−1for 2 people=19 stay the same');
  await userEvent.click(within(dialog).getByText('Who changes'));
  expect(within(dialog).getByText('80% to 85%')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Note to these 9 people'), ' B is right. ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Regrade 9 scores' }));
  const done = await screen.findByRole('dialog', { name: '9 scores change' });
  expect(within(done).getByText(/The note is with their results\./)).toBeTruthy();
  const correction = { kind: 'key', questionId: choice.id, key: { correctAnswer: 'b' } };
  expect(sent(previewing)).toEqual([{ correction }]);
  expect(sent(correcting)).toEqual([{ correction, note: 'B is right.' }]);
  await userEvent.click(within(done).getByRole('button', { name: 'Back to the report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('adds an accepted answer, takes one out, and puts it back', async () => {
  const question = { ...gap, acceptedAnswers: ['Mg'] };
  const { dialog, sent } = await openDialog({ question, commonWrong: null });
  await userEvent.type(
    within(dialog).getByLabelText('Another answer that is right'),
    'magnesium ion{Enter}',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Mg' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove magnesium' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put magnesium back' }));
  await within(dialog).findByText('Changes 9 of 28 scores');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Regrade 9 scores' }));
  await screen.findByRole('dialog', { name: '9 scores change' });
  expect(sent(correcting)).toEqual([
    {
      correction: {
        kind: 'key',
        questionId: gap.id,
        key: { correctAnswer: 'magnesium', acceptedAnswers: ['magnesium ion'] },
      },
    },
  ]);
});

it('keeps at least one answer', async () => {
  const { dialog } = await openDialog({ question: gap, commonWrong: null });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove magnesium' }));
  expect(within(dialog).getByText('Keep at least one answer.')).toBeTruthy();
  const save = within(dialog).getByRole('button', { name: 'Save and regrade' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
});

it.each([
  ['several', several],
  ['matching', matching],
] as const)('asks for a key of %s as the question is answered', async (_, question) => {
  const { dialog } = await openDialog({ question, commonWrong: null });
  expect(within(dialog).getByRole('heading', { name: 'Correct answer' })).toBeTruthy();
  expect(within(dialog).queryByText('Choose an answer for every part.')).toBeNull();
});

it.each([
  ['Leave out', 'drop'],
  ['Give points', 'give'],
] as const)('%s', async (label, kind) => {
  const { dialog, sent } = await openDialog();
  await userEvent.click(within(dialog).getByRole('radio', { name: label }));
  await within(dialog).findByText('Changes 9 of 28 scores');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Regrade 9 scores' }));
  await screen.findByRole('dialog', { name: '9 scores change' });
  expect(sent(correcting)).toEqual([{ correction: { kind, questionId: choice.id } }]);
});

it('changes points alone, and counts a question again that was left out', async () => {
  const { dialog, sent } = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'More points' }));
  await within(dialog).findByText('Changes 9 of 28 scores');
  expect(sent(previewing)).toEqual([
    { correction: { kind: 'points', questionId: choice.id, points: 2 } },
  ]);
});

it('sends the key as it is to count a question again that was left out', async () => {
  const { dialog, sent } = await openDialog({ fate: 'drop', percentCorrect: null });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'The key' }));
  await within(dialog).findByText('Changes 9 of 28 scores');
  expect(sent(previewing)).toEqual([
    { correction: { kind: 'key', questionId: choice.id, key: { correctAnswer: 'a' } } },
  ]);
});

it('says when only the latest were counted', async () => {
  const { dialog } = await openDialog(
    {},
    { [previewing]: () => reply(200, { ...gains, counted: 2_000, taken: 100_000 }) },
  );
  await userEvent.click(within(dialog).getByRole('radio', { name: /Extra magnesium/ }));
  expect(
    await within(dialog).findByText(
      'Changes 9 of the latest 2,000 scores. All 100,000 are graded again.',
    ),
  ).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Save and regrade' })).toBeTruthy();
});

it('tells what was changed before, and takes it back', async () => {
  const history = {
    ...none,
    corrections: [
      {
        version: 3,
        questionId: choice.id,
        correction: { kind: 'points', questionId: choice.id, points: 2 },
        before: { question: choice, ruling: { judged: [] } },
        madeAt: '2026-03-15T10:24:00.000Z',
        note: 'It was hard.',
        isUndone: false,
      },
      {
        version: 2,
        questionId: choice.id,
        correction: { kind: 'key', questionId: choice.id, key: { correctAnswer: 'b' } },
        before: { question: choice, ruling: { judged: [] } },
        madeAt: '2026-03-14T11:24:00.000Z',
        note: null,
        isUndone: true,
      },
    ],
  };
  const { dialog, sent } = await openDialog(
    {},
    { [historyOf(choice.id)]: () => reply(200, history) },
  );
  await userEvent.click(await within(dialog).findByText('History, 2 changes'));
  const [points, key, shared] = within(dialog).getAllByRole('listitem');
  expect(points?.textContent).toContain('Points changed');
  expect(points?.textContent).toContain('1 → 2 points.');
  expect(points?.textContent).toContain('Note: It was hard.');
  expect(key?.textContent).toContain('Key changed, taken back');
  expect(key?.textContent).toContain('Bound glutamate → Extra magnesium.');
  expect(shared?.textContent).toContain('Test shared');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Take back: Points changed/ }));
  expect(await screen.findByText('Taken back. Everyone is graded again.')).toBeTruthy();
  expect(sent(correcting)).toEqual([{ correction: { kind: 'undo', version: 3 } }]);
});

it('stays open with the reason when it could not be saved', async () => {
  const { dialog } = await openDialog(
    {},
    { [correcting]: () => reply(404, { code: 'not-found', message: 'We could not find it.' }) },
  );
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Leave out' }));
  await within(dialog).findByText('Changes 9 of 28 scores');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Regrade 9 scores' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain("We couldn't save it.");
});

it('leads from the report to what waits, and says how far grading again has come', async () => {
  const questions = [
    makeReported({ number: 2, question: gap, toBeJudged: 4, commonWrong: null }),
    makeReported({ number: 1, toBeJudged: 3, fate: 'give' }),
  ];
  openReport({ report: makeReport({ questions, regrading: { done: 312, of: 1_000 } }) });
  const link = await screen.findByRole('link', { name: 'Grade 7 answers' });
  expect(link.getAttribute('href')).toBe(`/grading/${code}`);
  expect(screen.getByText(/^Questions 1, 2\. /)).toBeTruthy();
  expect(screen.getByText('Regrading: 312 of 1,000 done')).toBeTruthy();
  expect(screen.getByText('Everyone got the points')).toBeTruthy();
});
