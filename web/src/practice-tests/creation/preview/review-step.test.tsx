import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodyOf, reply } from '../../../testing/stub-server.ts';
import { blankOf, choiceOf, makeTest, testId, truthOf } from '../../testing/stub-test.ts';
import { findPlace, openStep } from '../../testing/render-creation.tsx';

const path = `/api/tests/${testId}/questions/${makeTest().questions[0]?.id}`;
const edited = choiceOf(9, { madeBy: 'owner', text: 'Question text 1? More.' });

it('saves the question that is being edited before the test starts (D26)', async () => {
  const asked = await openReview(() => {
    const questions = [edited, truthOf(2), blankOf(3), choiceOf(4)];
    return reply(200, { test: { ...makeTest(), questions } });
  });
  await edit(' More.');
  await start();
  expect(await findPlace()).toBe(`/ai-tests/test?test=${testId}`);
  expect(asked.filter((call) => call.path === path).map(bodyOf)).toMatchObject([
    { edit: { text: 'Question text 1? More.' } },
  ]);
});

it('stays at an edit that cannot be saved, and shows what is wrong with it (D26)', async () => {
  const asked = await openReview(() => reply(500, {}));
  await edit(' ');
  await userEvent.clear(screen.getByLabelText('Question'));
  await start();
  expect(await screen.findByText('Write the question.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Question'));
  expect(screen.queryByTestId('place')).toBeNull();
  expect(asked.filter((call) => call.path === path)).toEqual([]);
});

it('stays at an edit that the server refuses, and says why (D26)', async () => {
  await openReview(() => reply(400, { code: 'invalid-input', message: 'Not like this.' }));
  await edit(' More.');
  await start();
  expect(await screen.findByText('Not like this.')).toBeTruthy();
  expect(screen.queryByTestId('place')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Question'));
});

it('saves the question that is being edited before it leads back to the configuration (D26)', async () => {
  const asked = await openReview(() => {
    const questions = [edited, truthOf(2), blankOf(3), choiceOf(4)];
    return reply(200, { test: { ...makeTest(), questions } });
  });
  await edit(' More.');
  await back();
  expect(await screen.findByRole('radiogroup', { name: 'Modes' })).toBeTruthy();
  expect(asked.filter((call) => call.path === path).map(bodyOf)).toMatchObject([
    { edit: { text: 'Question text 1? More.' } },
  ]);
});

it('does not lead back from an edit that the server refuses (D26)', async () => {
  await openReview(() => reply(400, { code: 'invalid-input', message: 'Not like this.' }));
  await edit(' More.');
  await back();
  expect(await screen.findByText('Not like this.')).toBeTruthy();
  expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Question text 1? More.');
});

it('starts at once when nothing was written in an open form', async () => {
  const asked = await openReview(() => reply(500, {}));
  await edit('');
  await start();
  expect(await findPlace()).toBe(`/ai-tests/test?test=${testId}`);
  expect(asked.filter((call) => call.path === path)).toEqual([]);
});

it('stays where the points of a question are refused while it waits for them', async () => {
  const noted = Promise.withResolvers<Response>();
  await openReview(() => reply(500, {}), { [`${path}/points`]: () => noted.promise });
  await userEvent.click(screen.getByRole('button', { name: 'More points for question 1' }));
  await start();
  noted.resolve(reply(400, { code: 'invalid-input', message: 'Not like this.' }));
  expect(await screen.findByText("We couldn't save the points. Not like this.")).toBeTruthy();
  expect(screen.queryByTestId('place')).toBeNull();
});

it('starts with the order that was chosen, however late the server notes it', async () => {
  const noted = Promise.withResolvers<Response>();
  await openReview(() => reply(500, {}), { [`${path}/position`]: () => noted.promise });
  await userEvent.click(screen.getByRole('button', { name: 'Move question 1' }));
  await userEvent.keyboard('{ArrowDown} ');
  await start();
  expect(screen.queryByTestId('place')).toBeNull();
  const questions = [truthOf(2), choiceOf(1), blankOf(3), choiceOf(4)];
  noted.resolve(reply(200, { test: { ...makeTest(), questions } }));
  expect(await findPlace()).toBe(`/ai-tests/test?test=${testId}`);
});

async function openReview(
  answer: () => Response,
  others: Record<string, () => Response | Promise<Response>> = {},
) {
  const flow = { reviewedTestId: testId };
  const answers = {
    [`/api/tests/${testId}`]: () => reply(200, { test: makeTest() }),
    [path]: answer,
    ...others,
  };
  const { asked } = await openStep('preview', { flow }, answers);
  await screen.findByRole('button', { name: 'Edit question 1' });
  return asked;
}

async function edit(typed: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }));
  if (typed !== '') await userEvent.type(screen.getByLabelText('Question'), typed);
}

async function start() {
  await userEvent.click(screen.getByRole('link', { name: 'Start Test' }));
}

async function back() {
  await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
}

it('takes out what was deleted before the test starts, without waiting for the offer to undo', async () => {
  const rest = [truthOf(2), blankOf(3), choiceOf(4)];
  const asked = await openReview(() => reply(200, { test: { ...makeTest(), questions: rest } }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete question 1' }));
  await start();
  expect(await findPlace()).toBe(`/ai-tests/test?test=${testId}`);
  expect(asked.filter((call) => call.init.method === 'DELETE').map(({ path: at }) => at)).toEqual([
    path,
  ]);
});
