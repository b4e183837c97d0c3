import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { TextInput } from '../forms/text-input.tsx';

it('closes by its close button and gives focus back', async () => {
  await openShareDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })),
  );
});

it('closes on Escape', async () => {
  await openShareDialog();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('starts with focus on its first control, not on Close', async () => {
  await openShareDialog();
  expect(document.activeElement).toBe(screen.getByLabelText('Test name'));
});

it('is named by its title', async () => {
  await openShareDialog();
  expect(screen.getByRole('dialog', { name: 'Share test' })).toBeTruthy();
});

it('stays open while busy', async () => {
  await openShareDialog({ isBusy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
});

async function openShareDialog({ isBusy = false } = {}) {
  render(<ShareDialog isBusy={isBusy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
}

function ShareDialog({ isBusy }: { isBusy: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Share</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Share test"
        closeLabel="Close"
        isBusy={isBusy}
      >
        <TextInput aria-label="Test name" />
      </Dialog>
    </>
  );
}
