import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NumberGrid } from './number-grid.tsx';

it('marks the current question, and only that one', () => {
  renderGrid();
  expect(screen.getByRole('button', { current: true }).textContent).toBe('2');
});

it('tells in the name what was answered and what was reported', () => {
  renderGrid();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Question 1, answered',
    'Question 2',
    'Question 3, reported',
    'Question 4, answered, reported',
  ]);
});

it('goes to the question that is pressed', async () => {
  const onSelect = vi.fn();
  renderGrid(onSelect);
  await userEvent.click(screen.getByRole('button', { name: 'Question 3, reported' }));
  expect(onSelect).toHaveBeenCalledWith(3);
});

function renderGrid(onSelect: (number: number) => void = vi.fn()) {
  render(
    <NumberGrid
      label="Questions"
      current={2}
      onSelect={onSelect}
      words={{ question: 'Question', answered: 'answered', reported: 'reported' }}
      questions={[
        { isAnswered: true, isReported: false },
        { isAnswered: false, isReported: false },
        { isAnswered: false, isReported: true },
        { isAnswered: true, isReported: true },
      ]}
    />,
  );
}
