import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { blankOf, commonOf, truthOf } from '../../practice-tests/testing/stub-test.ts';
import { choices, openEndless } from '../testing/render-endless.tsx';
import { questions as sixQuestions } from '../testing/stub-test.ts';

function option(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('radio', { name: new RegExp(name, 'u') });
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

function figure(label: string): string | null | undefined {
  const side = within(screen.getByRole('complementary', { name: 'This session' }));
  return side.getByText(label).nextElementSibling?.textContent;
}

it('[END-01] [RUN-01] shows one question at a time under its title', async () => {
  await openEndless();
  expect(screen.getByRole('heading', { level: 1, name: 'Endless Practice' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Question text 1?' })).toBeDefined();
  expect(screen.queryByText('Question text 2?')).toBeNull();
  expect(screen.getByText('Question 1')).toBeDefined();
});

it('[END-02] [END-03] [END-04] says at once that an answer is correct, and leads on', async () => {
  await openEndless();
  expect(screen.queryByRole('button', { name: 'Next Question' })).toBeNull();
  await userEvent.click(option('The right one 1'));
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next Question' }));
  await press('Next Question');
  const heading = screen.getByRole('heading', { name: 'Question text 2?' });
  expect(document.activeElement).toBe(heading);
});

it('[END-05] [END-06] [END-07] keeps the others open until the right one is picked', async () => {
  await openEndless();
  await userEvent.click(option('The wrong one 1'));
  expect(screen.getByText('Incorrect. The correct answer is: The right one 1')).toBeDefined();
  expect(option('The wrong one 1').disabled).toBe(true);
  expect(option('The right one 1').disabled).toBe(false);
  expect(option('The false one 1').disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Next Question' })).toBeNull();
  await userEvent.click(option('The right one 1'));
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(option('The false one 1').disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Next Question' })).toBeDefined();
});

it('[END-08] [END-09] [END-10] [END-11] records a wrong question once, with every attempt', async () => {
  const { given } = await openEndless();
  await userEvent.click(option('The wrong one 1'));
  await userEvent.click(option('The false one 1'));
  await userEvent.click(option('The right one 1'));
  expect(given()).toEqual([
    expect.objectContaining({ answer: 'a', firstAnswer: 'b', attempts: 3, round: 0 }),
  ]);
  expect(figure('Attempted')).toBe('1');
  expect(figure('Correct on first try')).toBe('0');
  expect(figure('To practise again')).toBe('1');
});

it('[END-17] counts first tries only, and 0% of nothing', async () => {
  await openEndless();
  expect(figure('Accuracy')).toBe('0%');
  await userEvent.click(option('The right one 1'));
  await press('Next Question');
  await userEvent.click(option('The wrong one 2'));
  await userEvent.click(option('The right one 2'));
  expect(figure('Accuracy')).toBe('50%');
});

it('has the field of a written question ready, and keeps letters for typing', async () => {
  await openEndless({ questions: [blankOf(1)] });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Blank' }));
  screen.getByRole('heading', { name: /blocked by a/u }).focus();
  await userEvent.keyboard('rh');
  expect(screen.getByRole('button', { name: 'Report Question' })).toBeDefined();
  expect(screen.queryByText(/^Get Hint is a premium feature/u)).toBeNull();
});

it('shows the words of the text with the answer, not before it', async () => {
  await openEndless();
  expect(screen.queryByRole('mark')).toBeNull();
  await userEvent.click(option('The wrong one 1'));
  expect(screen.getByRole('mark').textContent).toContain('magnesium ion blocks');
});

it('[END-20] has no timer, but report and hint', async () => {
  await openEndless();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: /Get Hint/u })).toBeDefined();
  await press('Report Question');
  await press('Report');
  expect(screen.getByRole('heading', { name: 'Question text 2?' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Report Question, used' })).toBeDefined();
});

it('[END-20] has the lock screen where that was chosen', async () => {
  await openEndless({ config: { lockScreen: true } });
  await act(async () => void window.dispatchEvent(new Event('blur')));
  expect(screen.getByRole('alertdialog', { name: 'Tab Switch Detected' })).toBeDefined();
  await press('Continue Test');
  expect(screen.getByRole('heading', { name: 'Question text 1?' })).toBeDefined();
});

it('[END-21] checks a written answer by a button', async () => {
  const { given } = await openEndless({ questions: [blankOf(1), truthOf(2), truthOf(3)] });
  const field = screen.getByRole('textbox', { name: 'Blank' });
  await userEvent.type(field, 'calcium');
  expect(given()).toEqual([]);
  await press('Check');
  expect(screen.getByText('Incorrect. The correct answer is: magnesium')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'magnesium{Enter}');
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(given()[0]).toMatchObject({ firstAnswer: 'calcium', answer: 'magnesium', attempts: 2 });
});

it('lets the learner judge what no rule can, and leads the keyboard there', async () => {
  const written = {
    ...commonOf(1),
    type: 'short-answer' as const,
    correctAnswer: 'Synapses that fire together grow stronger when they are used again and again.',
    acceptedAnswers: [],
  };
  const { given, comeBack } = await openEndless({ questions: [written, truthOf(2), truthOf(3)] });
  await userEvent.type(
    screen.getByRole('textbox'),
    'Connections between cells become more effective through repetition of activity.',
  );
  await press('Check');
  expect(screen.getByText(/Synapses that fire together grow stronger/u)).toBeDefined();
  const judgement = screen.getByRole('group', { name: 'Was your answer right?' });
  expect(document.activeElement).toBe(judgement);
  await comeBack();
  await screen.findByRole('group', { name: 'Was your answer right?' });
  expect(document.activeElement).toBe(document.body);
  await press('I was right');
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(given()[0]).toMatchObject({ ownVerdict: 'correct', attempts: 1 });
});

it('goes on after a reload where it was', async () => {
  const { comeBack } = await openEndless();
  await userEvent.click(option('The right one 1'));
  await press('Next Question');
  await userEvent.click(option('The wrong one 2'));
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Question text 2?' })).toBeDefined();
  expect(option('The wrong one 2').disabled).toBe(true);
  expect(figure('Attempted')).toBe('2');
});

it('[END-15] ends with the results of what was answered', async () => {
  await openEndless({ questions: choices(1, 3) });
  await userEvent.click(option('The right one 1'));
  await press('Next Question');
  await userEvent.click(option('The wrong one 2'));
  await press('End Test');
  expect((await screen.findByTestId('place')).textContent).toBe('/test-results');
  const state = JSON.parse(screen.getByTestId('state').textContent ?? '');
  expect(state.results).toMatchObject({ totalQuestions: 2, correctCount: 1, score: 50 });
});

it('answers with the keys, and only looks around with the arrows', async () => {
  const { given } = await openEndless();
  await userEvent.click(document.body);
  await userEvent.keyboard('b');
  expect(given()[0]).toMatchObject({ answer: 'b', attempts: 1 });
  await waitFor(() => expect(document.activeElement).toBe(option('The right one 1')));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(option('The false one 1'));
  expect(given()[0]).toMatchObject({ attempts: 1 });
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Question text 2?' })).toBeDefined();
});

it('says how much of an answer is right, and counts that at the first try (D39)', async () => {
  await openEndless({ questions: sixQuestions.filter(({ type }) => type === 'multiple-answer') });
  await userEvent.click(screen.getByRole('checkbox', { name: /Bound glutamate/u }));
  await press('Check');
  const words = 'Partly right. The correct answer is: Bound glutamate; Depolarisation';
  expect(screen.getByText(words).closest('[role=status]')).toBeTruthy();
  expect(screen.getByText('1 of 2 answers right: 0.5 of 1 point')).toBeDefined();
  expect(screen.queryByText(/^Incorrect/u)).toBeNull();
  expect(figure('Accuracy')).toBe('50%');
  expect(figure('Correct on first try')).toBe('0');
  expect(figure('To practise again')).toBe('1');
  expect(screen.getByRole('img', { name: '0 correct, 1 partly right, 0 wrong' })).toBeDefined();
});
