import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findTitle, openResults, openRow } from '../testing/render-results.tsx';
import { choice, makeState, matching, several, truth } from '../testing/stub-results.ts';

const questions = [truth, several, matching, choice];
const userAnswers = {
  [truth.id]: 'True',
  [several.id]: ['a'],
  [matching.id]: { '1': 'x', '2': 'x' },
  [choice.id]: 'b',
};

function open(): void {
  openResults({ state: makeState({ questions, userAnswers }) });
}

it('marks what is partly right as that, says how much of it, and counts its points (D39)', async () => {
  open();
  await findTitle();
  const row = await openRow(/Which two must be present/);
  expect(within(row).getByText('Partly right')).toBeTruthy();
  expect(within(row).queryByText('Incorrect')).toBeNull();
  expect(within(row).getByText('1 of 2 answers right: 0.5 of 1 point')).toBeTruthy();
  expect(screen.getByText('1 of 4 correct')).toBeTruthy();
  expect(screen.getByText('1 partly right, 1.5 of 4 points')).toBeTruthy();
  expect(screen.getByText('Multiple answer: 50% of the points.')).toBeTruthy();
  expect(
    screen.getByRole('img', { name: '1 correct, 1 partly right, 2 incorrect' }).parentElement
      ?.textContent,
  ).toBe('38%');
});

it('says that wrong picks took away what right ones earned (D39)', async () => {
  open();
  const row = await openRow(/Match each researcher/);
  expect(within(row).queryByText('Partly right')).toBeNull();
  expect(within(row).getByText('1 of 2 pairs right, less 1 wrong: 0 of 1 point')).toBeTruthy();
});

it('counts what is partly right among the missed ones (D39)', async () => {
  open();
  await findTitle();
  expect(screen.getByRole('radio', { name: 'Missed 3' })).toBeTruthy();
});
