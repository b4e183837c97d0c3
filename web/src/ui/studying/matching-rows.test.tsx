import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MatchingRows, type MatchingRow } from './matching-rows.tsx';

it('matches a row by choosing in its select', async () => {
  const onChange = vi.fn();
  renderRows([{ id: 'hebb', text: 'Donald Hebb', value: undefined }], onChange);
  const select = screen.getByRole('combobox', { name: 'Match for Donald Hebb' });
  await userEvent.selectOptions(select, 'Proposed cell assemblies');
  expect(onChange).toHaveBeenCalledWith('hebb', 'assemblies');
});

it('shows the placeholder until a match is chosen', () => {
  renderRows([{ id: 'hebb', text: 'Donald Hebb', value: undefined }]);
  expect(screen.getByRole('option', { name: 'Choose a match', selected: true })).toBeTruthy();
});

it('shows choices in full, by letter, that a select would cut', () => {
  const text = 'Tim Bliss and Terje Lømo described it in 1973 in the hippocampus of the rabbit.';
  render(
    <MatchingRows
      labelledBy="question"
      selectLabel="Match for"
      placeholder="Choose a match"
      unanswered="Not answered"
      rows={[{ id: 'ltp', text: 'Potentiation', value: undefined }]}
      onChange={vi.fn()}
      choices={[
        { value: 'short', text: 'Short' },
        { value: 'long', text },
      ]}
    />,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['AShort', `B${text}`]);
  expect(screen.getByRole('option', { name: `B. ${text}` })).toBeTruthy();
});

it('shows a checked match in full, in words and with the correct answer', () => {
  renderRows([{ id: 'hebb', text: 'Donald Hebb', value: 'engram', checked: wrong }], vi.fn(), true);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('group').textContent).toBe(
    'Match forDonald HebbCoined the word engramIncorrectCorrect answer Proposed cell assemblies',
  );
});

it('says that a checked match was not answered', () => {
  renderRows(
    [{ id: 'hebb', text: 'Donald Hebb', value: undefined, checked: wrong }],
    vi.fn(),
    true,
  );
  expect(screen.getByText('Not answered')).toBeTruthy();
  expect(screen.queryByText('Choose a match')).toBeNull();
});

const wrong = {
  feedback: 'wrong',
  tag: 'Incorrect',
  correction: { label: 'Correct answer', text: 'Proposed cell assemblies' },
} as const;

function renderRows(
  rows: MatchingRow[],
  onChange: (rowId: string, value: string) => void = vi.fn(),
  isDisabled = false,
) {
  render(
    <MatchingRows
      labelledBy="question"
      selectLabel="Match for"
      placeholder="Choose a match"
      unanswered="Not answered"
      isDisabled={isDisabled}
      rows={rows}
      onChange={onChange}
      choices={[
        { value: 'engram', text: 'Coined the word engram' },
        { value: 'assemblies', text: 'Proposed cell assemblies' },
      ]}
    />,
  );
}
