import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onCancel = vi.fn();
const onConfirm = vi.fn();
it('starts with focus on Cancel', async () => {
  await openLeaveDialog();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

it('cancels on Escape', async () => {
  await openLeaveDialog();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('puts Cancel first and the action last', async () => {
  await openLeaveDialog();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancel',
    'Leave & Reset',
  ]);
});

it('confirms without cancelling', async () => {
  await openLeaveDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Leave & Reset' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

it('gives focus back to what opened it', async () => {
  await openLeaveDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' })),
  );
});

it('cannot be cancelled while busy', async () => {
  render(
    <ConfirmDialog
      isOpen
      isBusy
      title="Delete?"
      body="It cannot be undone."
      cancelLabel="Cancel"
      onCancel={onCancel}
      actionLabel="Deleting..."
      onConfirm={onConfirm}
    />,
  );
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(cancel);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});

it('is named by its title and described by its body', async () => {
  await openLeaveDialog();
  expect(
    screen
      .getByRole('alertdialog', { name: 'Leave Test Creation?' })
      .getAttribute('aria-describedby'),
  ).toBe(screen.getByText('Are you sure?').id);
});

it('presses the only button of a notice on Escape', async () => {
  render(
    <ConfirmDialog
      isOpen
      title="Tab Switch Detected"
      body="This has been recorded."
      actionLabel="Continue Test"
      onConfirm={onConfirm}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue Test' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('presses the only button of a notice once for a click', async () => {
  render(
    <ConfirmDialog
      isOpen
      title="Tab Switch Detected"
      body="This has been recorded."
      actionLabel="Continue Test"
      onConfirm={onConfirm}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue Test' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

async function openLeaveDialog() {
  render(<LeaveDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
}

function LeaveDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Leave</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Leave Test Creation?"
        body="Are you sure?"
        cancelLabel="Cancel"
        onCancel={() => {
          onCancel();
          setIsOpen(false);
        }}
        actionLabel="Leave & Reset"
        onConfirm={onConfirm}
        tone="danger"
      />
    </>
  );
}
