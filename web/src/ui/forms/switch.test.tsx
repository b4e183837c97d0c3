import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

it('turns on by the keyboard', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch aria-label="Shortcut keys" onCheckedChange={onCheckedChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[true]]);
});

it('stays as it is while disabled', async () => {
  render(<Switch aria-label="Auto-renewal" defaultChecked disabled />);
  await userEvent.click(screen.getByRole('switch', { name: 'Auto-renewal' }));
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
});
