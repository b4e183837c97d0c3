import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timer } from './timer.tsx';

it('prints 545 seconds as 09:05', () => {
  render(<Timer seconds={545} label="9 minutes 5 seconds left" />);
  expect(screen.getByRole('timer').textContent).toBe('09:05');
});

it('does not speak every second', () => {
  render(<Timer seconds={545} label="9 minutes 5 seconds left" />);
  const timer = screen.getByRole('timer', { name: '9 minutes 5 seconds left' });
  expect(timer.getAttribute('aria-live')).toBe('off');
});

it('keeps counting minutes past an hour', () => {
  render(<Timer seconds={5400} label="90 minutes left" />);
  expect(screen.getByRole('timer').textContent).toBe('90:00');
});
