import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';

it('keeps focus when it becomes busy', async () => {
  const { rerender } = render(<Button>Generate Test</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Button isBusy>Generating Test...</Button>);
  const button = screen.getByRole('button', { name: 'Generating Test...' });
  expect(document.activeElement).toBe(button);
  // A browser takes the keys away from a disabled button even while it has focus.
  expect(button).toHaveProperty('disabled', false);
});

it('ignores clicks while busy and says so', async () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Generating Test...
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

it('does not submit a form while busy', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Saving
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('ignores clicks while paused, keeps its place and shows no spinner', async () => {
  const onClick = vi.fn();
  render(
    <Button isPaused onClick={onClick}>
      Cancel
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
});

it('does not submit a form unless asked to', () => {
  render(<Button>Back</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('reports a click', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Retake</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Retake' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('lends its look to a link', () => {
  render(
    <a href="/pricing" className={buttonClass({ variant: 'primary', size: 'large' })}>
      Plans
    </a>,
  );
  expect([...screen.getByRole('link').classList]).toEqual(
    expect.arrayContaining(['bg-petrol', 'min-h-13']),
  );
});
