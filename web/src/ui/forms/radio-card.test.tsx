import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioCard, RadioCardGroup } from './radio-card.tsx';
import { Tag } from '../tag.tsx';

const onValueChange = vi.fn();
it('chooses a card by a click anywhere on it', async () => {
  render(<Presets />);
  await userEvent.click(screen.getByText('Ten questions'));
  expect(onValueChange.mock.calls).toEqual([['quick']]);
});

it('names a card by its label, its description and its tag', () => {
  render(<Presets />);
  expect(screen.getByRole('radio', { name: 'Exam Fifty questions PREMIUM' })).toBeTruthy();
});

it('does not choose a disabled card', async () => {
  render(<Presets />);
  await userEvent.click(screen.getByText('Fifty questions'));
  expect(onValueChange).not.toHaveBeenCalled();
});

function Presets() {
  return (
    <RadioCardGroup aria-label="Preset" onValueChange={onValueChange}>
      <RadioCard value="quick" label="Quick" description="Ten questions" />
      <RadioCard
        value="exam"
        label="Exam"
        description="Fifty questions"
        tag={<Tag>PREMIUM</Tag>}
        disabled
      />
    </RadioCardGroup>
  );
}
