import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckboxOptions } from './checkbox-options.tsx';

it('adds an option to those already chosen', async () => {
  const onChange = vi.fn();
  renderOptions({ values: ['glutamate'], onChange });
  await userEvent.click(screen.getByRole('checkbox', { name: 'B Depolarisation' }));
  expect(onChange).toHaveBeenCalledWith(['glutamate', 'depolarisation']);
});

it('takes an option back with the space bar', async () => {
  const onChange = vi.fn();
  renderOptions({ values: ['glutamate', 'depolarisation'], onChange });
  screen.getByRole('checkbox', { name: 'A Bound glutamate' }).focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(['depolarisation']);
});

it('says in words that an option is correct', () => {
  render(
    <CheckboxOptions
      labelledBy="question"
      values={[]}
      onChange={() => {}}
      isDisabled
      options={[
        {
          value: 'a',
          letter: 'A',
          text: 'Bound glutamate',
          feedback: 'correct',
          tag: 'Correct answer',
        },
      ]}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'A Bound glutamate Correct answer' })).toBeTruthy();
});

function renderOptions(props: { values: string[]; onChange: (values: string[]) => void }) {
  render(
    <CheckboxOptions
      {...props}
      labelledBy="question"
      options={[
        { value: 'glutamate', letter: 'A', text: 'Bound glutamate' },
        { value: 'depolarisation', letter: 'B', text: 'Depolarisation' },
      ]}
    />,
  );
}
