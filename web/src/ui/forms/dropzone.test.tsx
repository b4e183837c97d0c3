import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dropzone } from './dropzone.tsx';

const onFiles = vi.fn();
it('hands over a file it accepts', async () => {
  renderZone();
  await choose(new File(['notes'], 'notes.txt', { type: 'text/plain' }));
  await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
  expect(onFiles.mock.calls[0]?.[0]).toMatchObject([{ name: 'notes.txt' }]);
});

it('hands over also a file of a kind it does not take, for its owner to say why not', async () => {
  renderZone();
  await choose(new File(['x'], 'photo.png', { type: 'image/png' }));
  await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
  expect(onFiles.mock.calls[0]?.[0]).toMatchObject([{ name: 'photo.png' }]);
});

it('[BLIM-34] takes note of a file dialog closed without a choice 300 ms after the window has focus again', async () => {
  vi.useFakeTimers();
  renderZone();
  fireEvent.click(screen.getByRole('button'));
  screen.getByRole('button').blur();
  fireEvent.focus(window);
  vi.advanceTimersByTime(299);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(onFiles).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('opens the file dialog from the keyboard', async () => {
  renderZone();
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  await userEvent.tab();
  expect(screen.getByRole('button')).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
});

it('shows its error as an alert with one button to try again', () => {
  renderZone({ message: 'File size exceeds 10MB limit', retryLabel: 'Try Again' });
  expect(screen.getByRole('alert').textContent).toBe('File size exceeds 10MB limit');
  expect(screen.getByRole('button').textContent).toBe('Try Again');
});

it('says what dropping will do while files hang over it', async () => {
  renderZone();
  dragOver('text/plain');
  expect(await screen.findByText('Drop to add')).toBeTruthy();
});

it('does not invite to drop a file of a kind it does not take', async () => {
  renderZone();
  dragOver('image/png');
  expect(await screen.findByText('This file type is not supported')).toBeTruthy();
  expect(screen.queryByText('Drop to add')).toBeNull();
});

function dragOver(type: string) {
  const item = { kind: 'file', type, getAsFile: () => null };
  fireEvent.dragEnter(screen.getByRole('button'), {
    dataTransfer: { types: ['Files'], items: [item], files: [] },
  });
}

function renderZone(error?: { message: string; retryLabel: string }) {
  render(
    <Dropzone
      title="Drop your files here"
      overTitle="Drop to add"
      rejectTitle="This file type is not supported"
      accept={{ 'text/plain': ['.txt'] }}
      isMultiple
      onFiles={onFiles}
      error={error}
    />,
  );
}

async function choose(file: File) {
  // The dialog would hide what the zone must refuse.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(document.querySelector('input') ?? document.createElement('input'), file);
}
