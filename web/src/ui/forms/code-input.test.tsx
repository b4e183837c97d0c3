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

function TestCode() {
  const [code, setCode] = useState('');
  return <CodeInput aria-label="Test code" value={code} onValueChange={setCode} />;
}
