import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

const onValueChange = vi.fn();
it('reports the chosen option', async () => {
  render(<Difficulty />);
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  expect(onValueChange.mock.calls).toEqual([['hard']]);
});

it('keeps its choice when the chosen option is pressed again', async () => {
  render(<Difficulty />);
  await userEvent.click(screen.getByRole('radio', { name: 'Easy', checked: true }));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('does not offer a disabled option', async () => {
  render(<Difficulty />);
  await userEvent.click(screen.getByRole('radio', { name: 'Mixed' }));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('moves the choice with the arrow keys', async () => {
  render(<Difficulty />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Easy' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange.mock.calls).toEqual([['hard']]);
});

it('goes round past a disabled option', async () => {
  render(<Difficulty />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onValueChange.mock.calls).toEqual([['hard']]);
});

function Difficulty() {
  return (
    <Segmented
      aria-label="Difficulty"
      value="easy"
      onValueChange={onValueChange}
      options={[
        { value: 'easy', label: 'Easy' },
        { value: 'hard', label: 'Hard' },
        { value: 'mixed', label: 'Mixed', isDisabled: true },
      ]}
    />
  );
}
