import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Note } from './note.tsx';

afterEach(cleanup);

it('is an alert when red', () => {
  render(<Note tone="red">Please try again.</Note>);
  expect(screen.getByRole('alert').textContent).toBe('Please try again.');
});

it('leaves it to its place whether it is news when green', () => {
  render(<Note tone="green">Correct! Well done.</Note>);
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
