import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileRow, type FileStatus } from './file-row.tsx';

const onPress = vi.fn();
it('shows how far a file has been read', () => {
  renderRow({
    state: 'busy',
    words: 'Reading text',
    percent: 62,
    cancel: { label: 'Cancel notes.docx', onPress },
  });
  const bar = screen.getByRole('progressbar', { name: 'Reading text, notes.docx' });
  expect(bar.getAttribute('aria-valuenow')).toBe('62');
});

it('says that a file is processed and lets it be removed', async () => {
  renderRow({
    state: 'processed',
    words: 'Processed',
    detail: '2.4 MB',
    remove: { label: 'Remove notes.docx', onPress },
  });
  expect(screen.getByText('Processed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove notes.docx' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('tells why a file failed and tries again', async () => {
  renderRow({
    state: 'failed',
    message: 'File is empty (0 bytes)',
    hint: 'Save it again.',
    retry: { words: 'Retry', label: 'Retry notes.docx', onPress },
    remove: { label: 'Remove notes.docx', onPress: () => {} },
  });
  expect(screen.getByRole('alert').textContent).toBe('File is empty (0 bytes)');
  expect(screen.getByText('Save it again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry notes.docx' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('lets a file that failed be removed', async () => {
  renderRow({
    state: 'failed',
    message: 'File is empty (0 bytes)',
    retry: { words: 'Retry', label: 'Retry notes.docx', onPress: () => {} },
    remove: { label: 'Remove notes.docx', onPress },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove notes.docx' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('tells no percentage where nobody knows one', () => {
  renderRow({
    state: 'busy',
    words: 'Reading text',
    cancel: { label: 'Cancel notes.docx', onPress },
  });
  const bar = screen.getByRole('progressbar', { name: 'Reading text, notes.docx' });
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
});

it('shows what its owner should know of a file that was read', () => {
  renderRow({
    state: 'processed',
    words: 'Processed',
    detail: '2.4 MB',
    warnings: ['Page 7 has no text we can read.'],
    remove: { label: 'Remove notes.docx', onPress },
  });
  expect(screen.getByText('Page 7 has no text we can read.')).toBeTruthy();
});

it('keeps the place of the keyboard when the work on a file ends', () => {
  const cancel = { label: 'Cancel notes.docx', onPress };
  const { rerender } = renderRow({ state: 'busy', words: 'Reading text', cancel });
  screen.getByRole('button', { name: 'Cancel notes.docx' }).focus();
  rerender(
    rowOf({
      state: 'failed',
      message: 'Failed to process file',
      retry: { words: 'Retry', label: 'Retry notes.docx', onPress },
      remove: { label: 'Remove notes.docx', onPress },
    }),
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove notes.docx' }));
});

function renderRow(status: FileStatus) {
  return render(rowOf(status));
}

function rowOf(status: FileStatus) {
  return (
    <ul>
      <FileRow kind="DOCX" name="notes.docx" status={status} />
    </ul>
  );
}
