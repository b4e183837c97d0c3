import { render, screen, within } from '@testing-library/react';
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
      used="used"
      usedTwice="You chose this one twice."
      rows={[{ id: 'ltp', text: 'Potentiation', value: 'short' }]}
      onChange={vi.fn()}
      choices={[
        { value: 'short', text: 'Short' },
        { value: 'long', text },
      ]}
    />,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['AShort (used)', `B${text}`]);
  expect(screen.getByRole('option', { name: `B. ${text}` })).toBeTruthy();
});

it('marks what another row has already, and lets it be chosen all the same', async () => {
  const onChange = vi.fn();
  renderRows(
    [
      { id: 'semon', text: 'Richard Semon', value: 'engram' },
      { id: 'hebb', text: 'Donald Hebb', value: undefined },
    ],
    onChange,
  );
  const select = screen.getByRole('combobox', { name: 'Match for Donald Hebb' });
  const own = screen.getByRole('combobox', { name: 'Match for Richard Semon' });
  expect(listOptions(own)).toEqual([
    'Choose a match',
    'Coined the word engram',
    'Proposed cell assemblies',
  ]);
  expect(listOptions(select)[1]).toBe('Coined the word engram (used)');
  await userEvent.selectOptions(select, 'Coined the word engram (used)');
  expect(onChange).toHaveBeenCalledWith('hebb', 'engram');
});

it('says so where one choice was made twice', () => {
  renderRows([
    { id: 'semon', text: 'Richard Semon', value: 'engram' },
    { id: 'hebb', text: 'Donald Hebb', value: 'engram' },
    { id: 'lashley', text: 'Karl Lashley', value: 'assemblies' },
  ]);
  expect(screen.getAllByText('You chose this one twice.')).toHaveLength(2);
  const hebb = screen.getByRole('combobox', { name: 'Match for Donald Hebb' });
  const id = hebb.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('You chose this one twice.');
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

function listOptions(select: HTMLElement) {
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

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
      used="used"
      usedTwice="You chose this one twice."
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
