import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FileRow, type FileStatus } from './file-row.tsx';

afterEach(cleanup);

const onPress = vi.fn();
afterEach(() => vi.clearAllMocks());

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
    retry: { words: 'Try Again', label: 'Try Again, notes.docx', onPress },
  });
  expect(screen.getByRole('alert').textContent).toBe('File is empty (0 bytes)');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again, notes.docx' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

function renderRow(status: FileStatus) {
  render(
    <ul>
      <FileRow kind="DOCX" name="notes.docx" status={status} />
    </ul>,
  );
}
