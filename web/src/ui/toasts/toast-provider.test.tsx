import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../button.tsx';
import { ToastProvider, useToasts } from './toast-provider.tsx';

// The cards are code of their own, which arrives with the first toast.
beforeAll(async () => {
  renderToasts();
  press('Save');
  await screen.findByRole('region');
  cleanup();
});

beforeEach(() => {
  onUndo.mockReset();
  onEnd.mockReset();
  vi.useFakeTimers();
  renderToasts();
});

it('takes a message away after 5 seconds [BERR-13]', () => {
  press('Save');
  wait(4900);
  expect(shownToasts()).toEqual(['Profile updated successfully!']);
  wait(200);
  expect(shownToasts()).toEqual([]);
});

it('keeps a message while the pointer is on it', () => {
  press('Save');
  wait(1000);
  fireEvent.pointerMove(screen.getByRole('listitem'));
  wait(20_000);
  expect(shownToasts()).toEqual(['Profile updated successfully!']);
});

it('offers to take something back for 8 seconds, and goes when that is done', () => {
  press('Clear');
  wait(7900);
  expect(shownToasts()).toEqual(['Your text was cleared.Undo']);
  expect(onEnd).not.toHaveBeenCalled();
  press('Undo');
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(shownToasts()).toEqual([]);
});

it('says that an offer is over when nobody took it', () => {
  press('Clear');
  wait(8100);
  expect(shownToasts()).toEqual([]);
  expect(onUndo).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('takes something back by Ctrl+Z, but not while somebody types', () => {
  press('Clear');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', ctrlKey: true });
  expect(onUndo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(shownToasts()).toEqual([]);
});

it('keeps an error until it is dismissed [BERR-11] [BERR-13]', () => {
  press('Fail');
  wait(60_000);
  expect(shownToasts()).toEqual(['Failed to save.']);
  press('Dismiss');
  expect(shownToasts()).toEqual([]);
});

it('offers no Clear All Errors for one error beside a message [BERR-12]', () => {
  press('Fail');
  press('Save');
  expect(screen.queryByRole('button', { name: 'Clear All Errors' })).toBeNull();
});

it('clears all errors at once when there are two, and only errors [BERR-12] [BERR-13]', () => {
  press('Fail');
  press('Go offline');
  press('Save');
  press('Clear All Errors');
  expect(shownToasts()).toEqual(['Profile updated successfully!']);
});

it('shows the same error once', () => {
  press('Fail');
  press('Fail');
  expect(shownToasts()).toEqual(['Failed to save.']);
});

it('takes the next message away in time after one was dismissed under the pointer', () => {
  press('Save');
  fireEvent.pointerMove(screen.getByRole('listitem'));
  press('Dismiss');
  press('Save');
  wait(5100);
  expect(shownToasts()).toEqual([]);
});

it('gives focus back to where it came from when a toast is dismissed', () => {
  press('Fail');
  goFrom('Fail', 'Dismiss');
  press('Dismiss');
  expect(focused()).toBe(button('Fail'));
});

it('gives focus back when a toast is closed by Escape', () => {
  press('Fail');
  goFrom('Fail', 'Dismiss');
  fireEvent.keyDown(button('Dismiss'), { key: 'Escape' });
  expect(shownToasts()).toEqual([]);
  expect(focused()).toBe(button('Fail'));
});

it('gives focus back when all errors are cleared, even with a message left', () => {
  press('Fail');
  press('Go offline');
  press('Save');
  goFrom('Go offline', 'Clear All Errors');
  press('Clear All Errors');
  expect(focused()).toBe(button('Go offline'));
});

it('keeps focus among the toasts while there are more to read', () => {
  press('Fail');
  press('Go offline');
  goFrom('Fail', 'Clear All Errors');
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => dismiss?.focus());
  act(() => dismiss?.click());
  expect(shownToasts()).toHaveLength(1);
  expect(screen.getByRole('region').contains(focused())).toBe(true);
});

it('gives focus to the content when the place it came from is gone', () => {
  press('Fail');
  goFrom('Fail', 'Dismiss');
  button('Fail').remove();
  press('Dismiss');
  expect(focused()).toBe(screen.getByRole('main'));
});

const onUndo = vi.fn();
const onEnd = vi.fn();

function renderToasts() {
  render(
    <ToastProvider
      labels={{
        region: 'Notifications ({hotkey})',
        toast: 'Notification',
        dismiss: 'Dismiss',
        clearErrors: 'Clear All Errors',
      }}
    >
      <main>
        <ToastButtons />
      </main>
    </ToastProvider>,
  );
}

function ToastButtons() {
  const { showToast, showError } = useToasts();
  return (
    <>
      <Button onClick={() => showToast('Profile updated successfully!')}>Save</Button>
      <Button
        onClick={() =>
          showToast('Your text was cleared.', { label: 'Undo', onPress: onUndo, onEnd })
        }
      >
        Clear
      </Button>
      <input aria-label="Answer" />
      <Button onClick={() => showError('Failed to save.')}>Fail</Button>
      <Button onClick={() => showError('You are offline.')}>Go offline</Button>
    </>
  );
}

function press(name: string) {
  fireEvent.click(button(name));
}

/** As the keyboard does: from a control of the page to one of the toasts. */
function goFrom(from: string, to: string) {
  act(() => button(from).focus());
  act(() => button(to).focus());
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

function focused() {
  return document.activeElement;
}

function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

function shownToasts() {
  const region = screen.queryByRole('region');
  if (!region) return [];
  return within(region)
    .getAllByRole('listitem')
    .map((toast) => toast.textContent);
}
