import { expect, it } from 'vitest';
import { changeDraft, type DraftChange, type NewFile } from './change-draft.ts';
import { type Draft, emptyDraft, type Processed } from './draft.ts';
import { makeMaterial } from '../testing/stub-library.ts';
import type { UploadRules } from '../upload-rules.ts';

const megabyte = 1024 * 1024;
const rules: UploadRules = {
  kinds: ['pdf', 'doc', 'docx', 'txt', 'md', 'rtf'],
  takesPhotos: true,
  maxBytes: 10 * megabyte,
  maxFiles: 5,
  totalBytes: 20 * megabyte,
};

it('[INP-06] opens on Upload Files', () => {
  expect(emptyDraft.mode).toBe('upload');
});

it('keeps text and files when the other tab is opened', () => {
  const draft = after({ type: 'write', text: 'Notes' }, add('a.pdf'), {
    type: 'open',
    mode: 'text',
  });
  expect(draft).toMatchObject({ mode: 'text', text: 'Notes', files: [{ name: 'a.pdf' }] });
});

it('lets a good file wait for its turn', () => {
  expect(after(add('a.pdf')).files).toMatchObject([
    { name: 'a.pdf', progress: { state: 'waiting' } },
  ]);
});

it('[UPL-09] lists an empty file as failed', () => {
  expect(after(addAll({ ...file('a.txt'), size: 0 })).files[0]?.progress).toEqual({
    state: 'failed',
    message: 'File is empty (0 bytes)',
  });
});

it('[UPL-02] [UPL-10] lists a file over 10 MB as failed', () => {
  const large = { ...file('a.pdf'), size: 10 * megabyte + 1 };
  expect(after(addAll(large)).files[0]?.progress).toMatchObject({
    message: 'File size exceeds 10MB limit',
  });
});

it('[UPL-14] lists the file that makes the files too large in all as failed', () => {
  const large = (name: string) => ({ ...file(name), size: 8 * megabyte });
  const draft = after(addAll(large('a.pdf'), large('b.pdf'), large('c.pdf')));
  expect(draft.files.map(({ progress }) => progress)).toEqual([
    { state: 'waiting' },
    { state: 'waiting' },
    { state: 'failed', message: 'Total file size exceeds limit' },
  ]);
});

it('takes that file once another one is gone', () => {
  const large = (name: string) => ({ ...file(name), size: 8 * megabyte });
  const draft = after(
    addAll(large('a.pdf'), large('b.pdf'), large('c.pdf')),
    { type: 'remove-file', id: 'a.pdf' },
    { type: 'retry-file', id: 'c.pdf', rules },
  );
  expect(draft.files[1]).toMatchObject({ name: 'c.pdf', progress: { state: 'waiting' } });
});

it('does not add the same file twice', () => {
  expect(after(add('a.pdf'), addAll({ ...file('a.pdf'), id: 'again' })).files).toHaveLength(1);
});

it('begins anew with the same file when it had failed, in its old place', () => {
  const failed = { state: 'failed', message: 'Damaged' } as const;
  const draft = after(
    add('a.pdf'),
    add('b.pdf'),
    { type: 'note-progress', id: 'a.pdf', progress: failed },
    addAll({ ...file('a.pdf'), id: 'again' }),
  );
  expect(draft.files).toMatchObject([
    { id: 'again', name: 'a.pdf', progress: { state: 'waiting' } },
    { id: 'b.pdf' },
  ]);
});

it('puts another file in the place of one that failed, and none in that of one that is read', () => {
  const failed = { state: 'failed', message: 'Damaged' } as const;
  const before = after(add('a.pdf'), add('b.pdf'), {
    type: 'note-progress',
    id: 'a.pdf',
    progress: failed,
  });
  const change = { type: 'add-files', files: [file('c.pdf')], rules } as const;
  const names = (replaced: string) =>
    changeDraft(before, { ...change, replaced }).files.map(({ name }) => name);
  expect(names('a.pdf')).toEqual(['c.pdf', 'b.pdf']);
  expect(names('b.pdf')).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

it('adds a file of the same name that has changed', () => {
  const changed = { ...file('a.pdf'), id: 'again', lastModified: 2 };
  expect(after(add('a.pdf'), addAll(changed)).files).toHaveLength(2);
});

it('[UPL-03] [BLIM-06] takes 5 files and no sixth', () => {
  const draft = after(addAll(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.txt`))));
  expect(draft.files).toHaveLength(5);
  expect(draft.notAdded).toEqual(['f.txt']);
});

it('forgets that there was no room when a file goes', () => {
  const many = addAll(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.txt`)));
  expect(after(many, { type: 'remove-file', id: 'a.txt' }).notAdded).toEqual([]);
});

it('names the chosen files that are there already', () => {
  const draft = after(add('a.pdf'), addAll({ ...file('a.pdf'), id: 'again' }, file('b.pdf')));
  expect(draft.repeated).toEqual(['a.pdf']);
  expect(draft.files.map(({ id }) => id)).toEqual(['a.pdf', 'b.pdf']);
});

it.each<[string, DraftChange]>([
  ['more files are chosen', add('b.pdf')],
  ['a file is sent again', { type: 'retry-file', id: 'a.pdf', rules }],
  ['a file goes', { type: 'remove-file', id: 'a.pdf' }],
  ['a tab is opened', { type: 'open', mode: 'text' }],
])('forgets which files were chosen twice when %s', (_, change) => {
  expect(after(add('a.pdf'), add('a.pdf')).repeated).toEqual(['a.pdf']);
  expect(after(add('a.pdf'), add('a.pdf'), change).repeated).toEqual([]);
});

it('notes how far a file is', () => {
  const progress = { state: 'sending', percent: 40 } as const;
  const draft = after(add('a.pdf'), { type: 'note-progress', id: 'a.pdf', progress });
  expect(draft.files[0]?.progress).toEqual(progress);
});

it('cuts a text at the limit, not counting what stands before it', () => {
  const draft = after(
    { type: 'open', mode: 'text' },
    { type: 'write', text: '  \nabcdef' },
    { type: 'cut', max: 4 },
  );
  expect(draft.text).toBe('  \nabcd');
});

it('never cuts through a sign', () => {
  const draft = after(
    { type: 'open', mode: 'text' },
    { type: 'write', text: 'ab😀' },
    { type: 'cut', max: 3 },
  );
  expect(draft.text).toBe('ab');
});

it('cuts the last files first, and keeps to the limit with the blank lines between them', () => {
  const draft = after(
    add('a.txt'),
    add('b.txt'),
    add('c.txt'),
    read('a.txt', 'aaaa'),
    read('b.txt', 'bbbb'),
    read('c.txt', 'cccc'),
    { type: 'cut', max: 8 },
  );
  const texts = draft.files.map(
    ({ progress }) => 'extractedText' in progress && progress.extractedText,
  );
  expect(texts).toEqual(['aaaa', 'bb']);
});

it('drops the beginnings of pages that were cut off', () => {
  const draft = after(add('a.txt'), read('a.txt', 'one two three', [0, 4, 8]), {
    type: 'cut',
    max: 6,
  });
  expect(draft.files[0]?.progress).toMatchObject({
    extractedText: 'one tw',
    pageStarts: [0, 4],
    pages: 2,
    isCut: true,
  });
});

it('marks only the file that lost some of its text', () => {
  const draft = after(add('a.txt'), add('b.txt'), read('a.txt', 'aaaa'), read('b.txt', 'bbbb'), {
    type: 'cut',
    max: 8,
  });
  expect(draft.files.map(({ progress }) => 'isCut' in progress)).toEqual([false, true]);
});

it('brings files back as they were before the cut, beside what came since', () => {
  const before = after(add('a.txt'), add('b.txt'), read('a.txt', 'aaaa'), read('b.txt', 'bbbb'));
  const { files } = before;
  const draft = [
    { type: 'cut', max: 4 } as const,
    add('c.txt'),
    { type: 'uncut-files', files } as const,
  ].reduce(changeDraft, before);
  expect(draft.files.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt']);
  expect(draft.files[1]?.progress).toMatchObject({ extractedText: 'bbbb' });
});

it('keeps the materials chosen from the library', () => {
  const material = makeMaterial(1);
  expect(after({ type: 'select', materials: [material] }).selected).toEqual([material]);
});

it('[INP-15] forgets everything at a reset', () => {
  const draft = after({ type: 'write', text: 'Notes' }, add('a.pdf'), { type: 'reset' });
  expect(draft).toEqual({
    mode: 'upload',
    text: '',
    files: [],
    notAdded: [],
    repeated: [],
    selected: [],
  });
});

function after(...changes: DraftChange[]): Draft {
  return changes.reduce(changeDraft, emptyDraft);
}

function file(name: string): NewFile {
  return { id: name, name, size: 1000, lastModified: 1 };
}

function add(name: string): DraftChange {
  return addAll(file(name));
}

function addAll(...files: NewFile[]): DraftChange {
  return { type: 'add-files', files, rules };
}

function read(id: string, extractedText: string, pageStarts?: number[]): DraftChange {
  const progress: Processed = {
    state: 'processed',
    extractedText,
    type: 'txt',
    warnings: [],
    ...(pageStarts && { pageStarts }),
  };
  return { type: 'note-progress', id, progress };
}
