import { plans } from '@engram/core/plans/catalogue.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '../ui/toasts/toast-provider.tsx';
import { TextEntry } from './text-entry.tsx';

it('pastes what was copied at the caret', async () => {
  const user = userEvent.setup();
  render(<Entry />);
  await navigator.clipboard.writeText('hippocampus');
  await user.type(screen.getByLabelText('Your text'), 'The  binds.');
  await user.keyboard('{ArrowLeft>7/}');
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByDisplayValue('The hippocampus binds.')).toBe(document.activeElement);
});

it('says how else to paste when the browser refuses', async () => {
  const user = userEvent.setup();
  render(<Entry />);
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(
    new DOMException('', 'NotAllowedError'),
  );
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findAllByText(/Your browser did not let us paste/)).not.toEqual([]);
});

function Entry() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  return (
    <ToastProvider labels={toastLabels}>
      <TextEntry
        ref={field}
        text={text}
        onChange={setText}
        onClear={() => setText('')}
        plan={plans.free}
        onSubmit={() => undefined}
      />
    </ToastProvider>
  );
}

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};
