import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Note } from './note.tsx';

it('is a banner that speaks up when red [BERR-10]', () => {
  render(<Note tone="red">Please try again.</Note>);
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toBe('Please try again.');
  expect(banner.className).toContain('bg-danger-soft');
});

it('leaves it to its place whether it is news when green', () => {
  render(<Note tone="green">Correct! Well done.</Note>);
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
