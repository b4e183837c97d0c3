import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CodeInput } from './code-input.tsx';

it('upper-cases what is typed', async () => {
  render(<TestCode />);
  await userEvent.type(screen.getByLabelText('Test code'), 'k7q');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q');
});

it('stops at 6 characters', async () => {
  render(<TestCode />);
  await userEvent.type(screen.getByLabelText('Test code'), 'k7q2md9x');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q2MD');
});

it('takes a pasted code with spaces around it', async () => {
  render(<TestCode />);
  await userEvent.click(screen.getByLabelText('Test code'));
  await userEvent.paste('  k7q 2md ');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q2MD');
});

it.each(['https://engram.example/test/K7Q2MD', 'https://engram.example/join/k7q2md'])(
  'takes the code of a pasted link, in place of what was typed: %s',
  async (link) => {
    render(<TestCode />);
    await userEvent.type(screen.getByLabelText('Test code'), 'abc');
    await userEvent.paste(link);
    expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q2MD');
  },
);

it('leaves what was typed when a pasted link leads to no test', async () => {
  render(<TestCode />);
  await userEvent.type(screen.getByLabelText('Test code'), 'abc');
  await userEvent.paste('https://engram.example/join');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'ABC');
});

it('shows a grouped code as three and three, and tells it without the gap', async () => {
  render(<TestCode isGrouped />);
  await userEvent.type(screen.getByLabelText('Test code'), 'k7q');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q');
  await userEvent.type(screen.getByLabelText('Test code'), '2md');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q 2MD');
  expect(screen.getByTestId('told').textContent).toBe('K7Q2MD');
});

it('keeps the caret where the letter was typed, on both sides of the gap', async () => {
  render(<TestCode isGrouped />);
  await userEvent.type(screen.getByLabelText('Test code'), 'k7qmd');
  await typeAt(4, '2');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q 2MD');
  expect(screen.getByLabelText('Test code')).toHaveProperty('selectionStart', 5);
  await typeAt(1, '{Backspace}');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', '7Q2 MD');
  expect(screen.getByLabelText('Test code')).toHaveProperty('selectionStart', 0);
});

it('deletes the letter beside the gap with the gap', async () => {
  render(<TestCode isGrouped />);
  await userEvent.type(screen.getByLabelText('Test code'), 'k7q2md');
  await typeAt(4, '{Backspace}');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K72 MD');
  expect(screen.getByLabelText('Test code')).toHaveProperty('selectionStart', 2);
  await typeAt(3, '{Delete}');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K72 D');
});

it('keeps letters and digits only', async () => {
  render(<TestCode />);
  await userEvent.click(screen.getByLabelText('Test code'));
  await userEvent.paste('abc-123');
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'ABC123');
});

it('ignores what is typed into a full code', async () => {
  render(<TestCode />);
  await userEvent.type(screen.getByLabelText('Test code'), 'k7q2md');
  await userEvent.type(screen.getByLabelText('Test code'), 'x', {
    initialSelectionStart: 2,
    initialSelectionEnd: 2,
  });
  expect(screen.getByLabelText('Test code')).toHaveProperty('value', 'K7Q2MD');
  expect(screen.getByLabelText('Test code')).toHaveProperty('selectionStart', 2);
});

it('asks the browser not to remember codes', () => {
  render(<TestCode />);
  expect(screen.getByLabelText('Test code').getAttribute('autocomplete')).toBe('off');
});

function typeAt(place: number, keys: string) {
  return userEvent.type(screen.getByLabelText('Test code'), keys, {
    initialSelectionStart: place,
    initialSelectionEnd: place,
  });
}

function TestCode({ isGrouped = false }: { isGrouped?: boolean }) {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeInput
        aria-label="Test code"
        value={code}
        onValueChange={setCode}
        isGrouped={isGrouped}
      />
      <p data-testid="told">{code}</p>
    </>
  );
}
