import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { keptAttempt, openTest, press } from '../testing/render-test.tsx';
import { idAt, makeTest, questions } from '../testing/stub-test.ts';

const [choice, , , , blank, short] = questions;
const typedFirst = [short, choice, blank].filter((question) => question !== undefined);

it('types into the field of a question that is written, however it was reached', async () => {
  await openTest();
  await goTo(6);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /memory trace/ }));
  await press('Previous');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Blank' }));
  await press('Previous');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Blank' }));
});

it('has the field ready when a test begins with a question that is written', async () => {
  await openTest({ test: makeTest({ questions: typedFirst }) });
  await userEvent.keyboard('Engram');
  expect(answersOf()).toEqual({ [idAt(6)]: 'Engram' });
});

it('goes to the field of a written question in the vertical layout, too', async () => {
  await openTest({ test: makeTest({ config: { testLayout: 'vertical' } }) });
  await goTo(5);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Blank' }));
});

it('says which sentence the blank belongs to', async () => {
  await openTest();
  await goTo(5);
  const id = screen.getByRole('textbox', { name: 'Blank' }).getAttribute('aria-describedby');
  expect(id).toBe(screen.getByRole('heading', { name: /At rest the receptor/ }).id);
});

it('does nothing on letters while a question is to be written, wherever the focus is', async () => {
  await openTest();
  await goTo(6);
  screen.getByRole('heading', { level: 2, name: /memory trace/ }).focus();
  await userEvent.keyboard('rubisco hag1');
  screen.getByRole('heading', { level: 1 }).focus();
  await userEvent.keyboard('rubisco hag1');
  expect(keptAttempt().report).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText(/^Get Hint is a premium feature/)).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(screen.getByText('Question 6 of 6')).toBeTruthy();
});

it('goes on from an empty field by the arrows, and from a blank by Enter', async () => {
  await openTest();
  await goTo(5);
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Question 4 of 6')).toBeTruthy();
  await goTo(5);
  await userEvent.keyboard('ion{ArrowLeft}{ArrowRight}');
  expect(screen.getByText('Question 5 of 6')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Question 6 of 6')).toBeTruthy();
  expect(answersOf()).toEqual({ [idAt(5)]: 'ion' });
});

it('goes on from a longer answer by Ctrl and Enter, and keeps Enter for a new line', async () => {
  await openTest({ test: makeTest({ questions: typedFirst }) });
  expect(screen.getByText('Ctrl').parentElement?.textContent).toBe('Ctrl Enter next');
  await userEvent.keyboard('one{Enter}two{Control>}{Enter}{/Control}');
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  expect(answersOf()).toEqual({ [idAt(6)]: 'one\ntwo' });
});

async function goTo(number: number): Promise<void> {
  const [cell] = screen.getAllByRole('button', { name: new RegExp(`^Question ${number}\\b`) });
  if (cell) await userEvent.click(cell);
}

function answersOf() {
  const given = Object.values(keptAttempt().answers).map((one) => [one.questionId, one.answer]);
  return Object.fromEntries(given);
}
