import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { passTime, startClock } from '../../../testing/clock.ts';
import { maya } from '../../../testing/stub-server.ts';
import {
  answer,
  chooseFiles,
  extracted,
  fileOf,
  openCreation,
  studyText,
} from '../../testing/render-creation.tsx';

it('opens the file dialog for a file that a reload has cut off, and puts it in its old place', async () => {
  storeInterrupted('a.txt', 'b.txt');
  const { uploads } = await openCreation();
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  await retry('a.txt');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Waiting')).toBeNull();
  await chooseFiles(fileOf('another.txt'));
  expect(names()).toEqual(['another.txt', 'b.txt']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel another.txt' }));
  await answer(uploads[0], extracted(studyText(400)));
  expect(screen.getByText('Processed')).toBeTruthy();
});

it('reads a file that a reload has cut off when it is chosen again', async () => {
  storeInterrupted('a.txt');
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.txt'));
  await answer(uploads[0], extracted(studyText(400)));
  expect(names()).toEqual(['a.txt']);
  expect(screen.getByText('Processed')).toBeTruthy();
});

it('does not say of a file that is chosen again that it was removed', async () => {
  storeInterrupted('a.txt');
  await openCreation();
  await chooseFiles(fileOf('a.txt'));
  expect(names()).toEqual(['a.txt']);
  expect(screen.queryByText('a.txt was removed.')).toBeNull();
});

it('adds a file without replacing any after the dialog was closed without a choice', async () => {
  startClock();
  storeInterrupted('a.txt');
  await openCreation();
  await retry('a.txt');
  await closeDialog();
  await chooseFiles(fileOf('b.txt'));
  expect(names()).toEqual(['a.txt', 'b.txt']);
});

it('adds a file that is dropped then without replacing any', async () => {
  startClock();
  storeInterrupted('a.txt');
  await openCreation();
  await retry('a.txt');
  await closeDialog();
  drop(fileOf('b.txt'));
  await waitFor(() => expect(names()).toEqual(['a.txt', 'b.txt']));
});

it('leads the keyboard from Retry to Cancel in the same row', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.pdf'), fileOf('b.pdf'));
  await answer(uploads[0], damaged);
  screen.getByRole('button', { name: 'Retry a.pdf' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel a.pdf' }));
});

it('offers no Try Again where no file could be sent', async () => {
  storeInterrupted('a.txt');
  await openCreation();
  await chooseFiles(new File([], 'zero.txt'), new File(['x'], 'photo.gif'));
  expect(names()).toEqual(['a.txt', 'zero.txt', 'photo.gif']);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it('says how many files Try Again would send when some never were', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(new File([], 'zero.txt'), fileOf('a.pdf'));
  await answer(uploads[0], damaged);
  expect(screen.queryByText("We couldn't read any of your files.")).toBeNull();
  expect(screen.getByText('1 file can be sent again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(uploads.map(({ file }) => file.name)).toEqual(['a.pdf', 'a.pdf']);
});

it('still says after a reload that a file was cut', async () => {
  const progress = {
    state: 'processed',
    extractedText: 'x'.repeat(27_388),
    type: 'pdf',
    warnings: [],
    isCut: true,
  };
  storeFiles([{ ...stored('a.pdf'), progress }]);
  await openCreation();
  expect(screen.getByText('Only the first 27,388 characters are used.')).toBeTruthy();
});

const damaged = { status: 422, data: { code: 'file-damaged', message: 'Failed to process file' } };

function stored(name: string) {
  return { id: name, name, size: 7, lastModified: 1 };
}

/** As a tab has it that was closed while they were on their way. */
function storeInterrupted(...files: string[]) {
  storeFiles(files.map((name) => ({ ...stored(name), progress: { state: 'reading' } })));
}

function storeFiles(files: readonly object[]) {
  const draft = { mode: 'upload', text: '', files, notAdded: [], repeated: [], selected: [] };
  sessionStorage.setItem(`unfinished:${maya.uid}:material`, JSON.stringify(draft));
}

async function retry(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Retry ${name}` }));
}

/** Without a choice, which is noticed a moment after the window has focus again. */
async function closeDialog() {
  fireEvent.focus(window);
  await passTime(350);
}

function drop(file: File) {
  const item = { kind: 'file', type: file.type, getAsFile: () => file };
  fireEvent.drop(screen.getByRole('button', { name: /Drop your files here/ }), {
    dataTransfer: { types: ['Files'], items: [item], files: [file] },
  });
}

function names() {
  const rows = within(screen.getByRole('list', { name: 'Your files' })).getAllByRole('listitem');
  return rows.map((row) => row.querySelector('[title]')?.textContent);
}
