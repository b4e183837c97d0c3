import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodyOf, reply } from '../../../testing/stub-server.ts';
import {
  answer,
  chooseFiles,
  continueButton,
  extracted,
  fileOf,
  findPlace,
  listSaves,
  openCreation,
  pressContinue,
  saved,
  storedFlow,
  studyText,
} from '../../testing/render-creation.tsx';

it('[INP-08] enables Continue once all files have been processed', async () => {
  const { uploads } = await openCreation();
  expect(continueButton()).toHaveProperty('disabled', true);
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'));
  await answer(uploads[0], extracted(studyText(400)));
  expect(continueButton()).toHaveProperty('disabled', true);
  expect(screen.getByText('1 file is still being read.')).toBeTruthy();
  await answer(uploads[1], extracted(studyText(400)));
  expect(continueButton()).toHaveProperty('disabled', false);
});

it('[UPL-21] shows each file with its size, its state and a way to remove it', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('Lecture 6.pdf'));
  expect(row('Lecture 6.pdf').getByText('Sending 0%')).toBeTruthy();
  act(() => uploads[0]?.progress(62, 100));
  const bar = row('Lecture 6.pdf').getByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('62');
  act(() => uploads[0]?.finishSending());
  expect(row('Lecture 6.pdf').getByText('Reading text')).toBeTruthy();
  await answer(uploads[0], extracted(studyText(1200), { pages: 9 }));
  expect(row('Lecture 6.pdf').getByText('Processed')).toBeTruthy();
  expect(row('Lecture 6.pdf').getByText('7 bytes, 9 pages, 1,200 characters')).toBeTruthy();
  expect(row('Lecture 6.pdf').getByRole('button', { name: 'Remove Lecture 6.pdf' })).toBeTruthy();
  expect(screen.getByText('Lecture 6.pdf was read, 1,200 characters.')).toBeTruthy();
});

it('lets files wait while two are being read', async () => {
  await openCreation();
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt'));
  expect(row('c.txt').getByText('Waiting')).toBeTruthy();
});

it('shows what a file should have told its owner', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.pdf'));
  const warnings = [{ code: 'pages-without-text', message: 'Page 7 has no text we can read.' }];
  await answer(uploads[0], extracted(studyText(400), { warnings }));
  expect(row('a.pdf').getByText('Page 7 has no text we can read.')).toBeTruthy();
});

it.each([
  ['[UPL-09]', 'zero.txt', 0, 'File is empty (0 bytes)'],
  [
    '[UPL-11] [UPL-01]',
    'photo.gif',
    1,
    'File type not supported. Allowed: .pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html, .jpg, .png, .webp',
  ],
  ['[UPL-10] [UPL-02] [BLIM-05]', 'book.pdf', 10_485_761, 'File size exceeds 10MB limit'],
])('%s refuses %s of %i bytes at once', async (_, name, bytes, message) => {
  const { uploads } = await openCreation();
  await chooseFiles(new File([new Uint8Array(bytes)], name));
  expect(row(name).getByRole('alert').textContent).toBe(message);
  expect(uploads).toEqual([]);
});

it('[UPL-01] lets the dialog choose .pdf, .doc, .docx, .txt, .md and .rtf', async () => {
  await openCreation();
  const { accept = '' } = document.querySelector<HTMLInputElement>('input[type=file]') ?? {};
  const endings = accept.split(',').filter((one) => one.startsWith('.'));
  const wanted =
    '.doc .docx .epub .htm .html .jpeg .jpg .md .odt .pdf .png .pptx .rtf .txt .webp .xhtml'.split(
      ' ',
    );
  expect([...new Set(endings)].toSorted()).toEqual(wanted);
});

it('[UPL-02] [BLIM-05] takes a file of 10485760 bytes', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(new File([new Uint8Array(10_485_760)], 'book.pdf'));
  expect(uploads).toHaveLength(1);
});

it('[UPL-12] [BLIM-06] alerts "Maximum 5 files allowed" and names what was not added', async () => {
  await openCreation();
  await chooseFiles(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => fileOf(`${name}.txt`)));
  expect(screen.getByText('Maximum 5 files allowed').getAttribute('role')).toBe('alert');
  expect(screen.getByText('Not added: f.txt')).toBeTruthy();
  expect(rows()).toHaveLength(5);
});

it('[UPL-14] [UPL-16] refuses what is more than 20 MB in all on the free plan', async () => {
  await openCreation();
  const half = (name: string) => new File([new Uint8Array(9_000_000)], name);
  await chooseFiles(half('a.pdf'), half('b.pdf'), half('c.pdf'));
  expect(row('c.pdf').getByRole('alert').textContent).toBe('Total file size exceeds limit');
});

it('[UPL-14] [UPL-16] takes the same on a premium plan', async () => {
  await openCreation({ user: { plan: 'student', isPremium: true } });
  const half = (name: string) => new File([new Uint8Array(9_000_000)], name);
  await chooseFiles(half('a.pdf'), half('b.pdf'), half('c.pdf'));
  expect(row('c.pdf').getByText('Waiting')).toBeTruthy();
});

it('[UPL-22] [BERR-19] offers Retry on the row of a file that failed, which asks again', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.pdf'));
  await answer(uploads[0], refused('file-damaged', 'Failed to process file'));
  expect(row('a.pdf').getByRole('alert').textContent).toBe('Failed to process file');
  await userEvent.click(row('a.pdf').getByRole('button', { name: 'Retry a.pdf' }));
  await answer(uploads[1], extracted(studyText(400)));
  expect(row('a.pdf').getByText('Processed')).toBeTruthy();
});

it('[UPL-23] [BERR-17] hints at the six types of the test flow (C23)', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.pdf'));
  await answer(uploads[0], refused('file-type-unsupported', 'Unsupported file format', 415));
  expect(
    row('a.pdf').getByText('Use .pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html.'),
  ).toBeTruthy();
});

it('[BERR-19] offers Try Again for all files at once when all have failed (C50)', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.pdf'), fileOf('b.pdf'));
  await answer(uploads[0], refused('file-damaged', 'Failed to process file'));
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await answer(uploads[1], refused('file-damaged', 'Failed to process file'));
  expect(screen.getByText("We couldn't read any of your files.")).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(uploads.slice(2).map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
});

it('does not add the same file twice, and says that it is there', async () => {
  await openCreation();
  await chooseFiles(fileOf('a.txt'));
  await chooseFiles(fileOf('a.txt'));
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('Already added: a.txt').getAttribute('role')).toBe('status');
});

it('stops an upload that is cancelled, and leads the keyboard to the next row', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.txt' }));
  expect(uploads[0]?.isAborted).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel b.txt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel b.txt' }));
  expect(document.activeElement?.textContent).toContain('Drop your files here');
  expect(screen.getByText('b.txt was removed.').getAttribute('role')).toBe('status');
});

it('[UPL-04] [UPL-19] [UPL-20] [ENT-17] [ENT-34] continues with the text of each file, and notes name and size', async () => {
  const { asked, uploads } = await openCreation();
  await chooseFiles(fileOf('a.txt', 'aaaa'), fileOf('b.pdf', 'bbbbbb'));
  await answer(uploads[0], extracted(`One. ${studyText(300)}`));
  await answer(uploads[1], extracted('Two.', { type: 'pdf', pages: 1, pageStarts: [0] }));
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOf(listSaves(asked)[0])).toEqual({
    parts: [
      { title: 'a.txt', kind: 'txt', text: `One. ${studyText(300)}`, sizeBytes: 4 },
      { title: 'b.pdf', kind: 'pdf', text: 'Two.', sizeBytes: 6, pageStarts: [0] },
    ],
  });
  expect(storedFlow()).toMatchObject({
    uploadedFiles: [
      { name: 'a.txt', size: 4, extractedText: `One. ${studyText(300)}` },
      { name: 'b.pdf', size: 6, extractedText: 'Two.' },
    ],
    testConfig: {
      documentInfo: [
        { type: 'study_material', name: 'a.txt', size: 4 },
        { type: 'study_material', name: 'b.pdf', size: 6 },
      ],
    },
  });
});

it('[UPL-06] tells of too much text in files, and cuts the last one when asked', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'));
  await answer(uploads[0], extracted('a'.repeat(20_000)));
  await answer(uploads[1], extracted('b'.repeat(20_000)));
  expect(
    screen.getByText('Content is too long (40,002 characters). The maximum is 30,000 characters.'),
  ).toBeTruthy();
  expect(continueButton()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Use the first 30,000' }));
  expect(row('b.txt').getByText('7 bytes, 9,998 characters')).toBeTruthy();
  expect(row('b.txt').getByText('Only the first 9,998 characters are used.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your files' }));
  expect(continueButton()).toHaveProperty('disabled', false);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(row('b.txt').getByText('7 bytes, 20,000 characters')).toBeTruthy();
  expect(row('b.txt').queryByText('Only the first 9,998 characters are used.')).toBeNull();
});

it('names the files that are not used after a cut', async () => {
  const { uploads } = await openCreation();
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'));
  await answer(uploads[0], extracted('a'.repeat(30_000)));
  await answer(uploads[1], extracted('b'.repeat(20_000)));
  await userEvent.click(screen.getByRole('button', { name: 'Use the first 30,000' }));
  const words = 'Only the first 30,000 characters are used. Not used: b.txt';
  expect(await screen.findAllByText(words)).not.toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(row('b.txt').getByText('7 bytes, 20,000 characters')).toBeTruthy();
});

it('[INP-27] [BERR-08] says "Failed to process files: {message}" when they cannot be saved', async () => {
  const { uploads } = await openCreation({ answers: { '/api/materials': () => reply(200, {}) } });
  await chooseFiles(fileOf('a.txt'));
  await answer(uploads[0], extracted(studyText(400)));
  await pressContinue();
  expect(
    await screen.findByText(
      'Failed to process files: Something went wrong on our side. Please try again.',
    ),
  ).toBeTruthy();
});

it('goes on reading while another page is open', async () => {
  const { uploads } = await openCreation({
    answers: { '/api/materials': () => reply(200, saved()) },
  });
  await chooseFiles(fileOf('a.txt'), fileOf('b.txt'));
  await answer(uploads[0], extracted('x'.repeat(40_000)));
  await userEvent.click(screen.getByRole('link', { name: 'Upgrade Now' }));
  expect(await findPlace()).toBe('/pricing');
  await answer(uploads[1], extracted(studyText(400)));
  await userEvent.click(screen.getByRole('link', { name: 'Back to the test' }));
  expect(await screen.findAllByText('Processed')).toHaveLength(2);
});

function rows() {
  return within(screen.getByRole('list', { name: 'Your files' })).getAllByRole('listitem');
}

function row(name: string) {
  const found = rows().find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`There is no row for ${name}`);
  return within(found);
}

function refused(code: string, message: string, status = 422) {
  return { status, data: { code, message, error: message } };
}
