import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { idAt, makeTest, questions } from '../testing/stub-test.ts';
import { keptAttempt, leaveThePage, openTest, press } from '../testing/render-test.tsx';

it('chooses with a letter or a number, and goes on with Enter and the arrows', async () => {
  await openTest();
  await userEvent.keyboard('b');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('f');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('12');
  expect(answersOf()).toEqual({ [idAt(1)]: 'b', [idAt(2)]: 'False', [idAt(3)]: ['a', 'b'] });
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Question 2 of 6')).toBeTruthy();
});

it('chooses several by the letters that their options show, and takes them back', async () => {
  const several = questions.find(({ type }) => type === 'multiple-answer');
  const many = 'abcdefgh'.split('').map((id) => ({ id, text: `Option ${id}` }));
  const asked = several?.type === 'multiple-answer' ? [{ ...several, options: many }] : [];
  await openTest({ test: makeTest({ questions: asked }) });
  expect(screen.getByRole('checkbox', { name: 'H Option h' })).toBeTruthy();
  await userEvent.keyboard('agh');
  expect(answersOf()).toEqual({ [idAt(3)]: ['a', 'g', 'h'] });
  await userEvent.keyboard('A');
  expect(answersOf()).toEqual({ [idAt(3)]: ['g', 'h'] });
  expect(screen.queryByText(/^Get Hint is a premium feature/)).toBeNull();
});

it('names a row of letters by its ends, and True and False by both', async () => {
  await openTest();
  const readKeys = () => document.querySelector('kbd')?.parentElement?.textContent;
  expect(readKeys()).toBe('A to C choose, ← → move');
  await userEvent.keyboard('{ArrowRight}');
  expect(readKeys()).toBe('T or F choose, ← → move');
});

it('asks for a hint, reports and leaves by key', async () => {
  await openTest();
  await userEvent.keyboard('h');
  expect(screen.getByText(/^Get Hint is a premium feature/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Leave Test?' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  screen.getByRole('heading', { level: 2, name: /structure/ }).focus();
  await userEvent.keyboard('r');
  expect(keptAttempt().report).toBeNull();
  await press('Report');
  expect(keptAttempt().report?.questionId).toBe(idAt(1));
});

it('leaves the keys alone while somebody writes', async () => {
  await openTest();
  const [cell] = screen.getAllByRole('button', { name: 'Question 6' });
  if (cell) await userEvent.click(cell);
  await userEvent.type(screen.getByRole('textbox'), 'a graph');
  expect(answersOf()).toEqual({ [idAt(6)]: 'a graph' });
  expect(keptAttempt().report).toBeNull();
});

it("lists its keys by '?', and leaves them alone meanwhile", async () => {
  await openTest();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByRole('heading', { name: 'Taking a test' })).toBeTruthy();
  expect(within(dialog).getByText('Hint')).toBeTruthy();
  await userEvent.keyboard('b');
  expect(answersOf()).toEqual({});
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('can be turned off, and stays off', async () => {
  const test = makeTest();
  await openTest({ test });
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  await userEvent.keyboard('b');
  expect(answersOf()).toEqual({});
  leaveThePage();
  await openTest({ test });
  await userEvent.keyboard('b');
  expect(answersOf()).toEqual({});
  expect(screen.getByRole('switch', { name: 'Single-key shortcuts', checked: false })).toBeTruthy();
});

function answersOf() {
  const given = Object.values(keptAttempt().answers).map((one) => [one.questionId, one.answer]);
  return Object.fromEntries(given);
}
