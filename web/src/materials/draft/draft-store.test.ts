import { beforeEach, expect, it, vi } from 'vitest';
import { type StubUpload, stubUploads } from '../../http/testing/stub-upload.ts';
import { forgetWorkOfOthers } from '../../storage/unfinished-work.ts';
import { draftOf } from './draft-store.ts';
import type { UploadRules } from '../upload-rules.ts';

const rules: UploadRules = {
  kinds: ['pdf', 'txt'],
  takesPhotos: true,
  maxBytes: 10_485_760,
  maxFiles: 5,
  totalBytes: 20_971_520,
};

let uploads: StubUpload[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  uploads = stubUploads();
});

it('[BAPI-40] [UPL-18] [UPL-21] asks for the text of each file once, two at a time', async () => {
  const store = draftOf('maya');
  store.addFiles([file('a.txt'), file('b.txt'), file('c.txt')], rules);
  expect(sentNames()).toEqual(['a.txt', 'b.txt']);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  uploads[0]?.answer(success('The text of a.'));
  await settle();
  expect(sentNames()).toEqual(['a.txt', 'b.txt', 'c.txt']);
  expect(states()).toEqual(['processed', 'sending', 'sending']);
});

it('[UPL-17] [UPL-19] keeps the extracted text of a file', async () => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  uploads[0]?.answer(success('The hippocampus.'));
  await settle();
  expect(draftOf('maya').read().files[0]).toMatchObject({
    name: 'a.txt',
    size: 7,
    progress: { state: 'processed', extractedText: 'The hippocampus.' },
  });
});

it('says how far a file is: sending, then reading', () => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  uploads[0]?.progress(40, 100);
  expect(firstProgress()).toEqual({ state: 'sending', percent: 40 });
  uploads[0]?.finishSending();
  expect(firstProgress()).toEqual({ state: 'reading' });
});

it('sends nothing of a file that is refused at once', () => {
  draftOf('maya').addFiles([file('photo.png'), new File([], 'empty.txt')], rules);
  expect(uploads).toEqual([]);
});

it('stops an upload when its file is removed, and lets the next one begin', () => {
  const store = draftOf('maya');
  store.addFiles([file('a.txt'), file('b.txt'), file('c.txt')], rules);
  store.change({ type: 'remove-file', id: store.read().files[0]?.id ?? '' });
  expect(uploads[0]?.isAborted).toBe(true);
  expect(sentNames()).toEqual(['a.txt', 'b.txt', 'c.txt']);
});

it('tells nobody that a cancelled upload has failed', async () => {
  const store = draftOf('maya');
  const onFailed = vi.fn();
  store.onFailed(onFailed);
  store.addFiles([file('a.txt')], rules);
  store.change({ type: 'remove-file', id: store.read().files[0]?.id ?? '' });
  await settle();
  expect(onFailed).not.toHaveBeenCalled();
});

it.each([
  [
    '[BERR-14]',
    'Failed to process file',
    { status: 422, data: { code: 'file-damaged', message: 'Failed to process file' } },
  ],
  [
    '[BERR-16]',
    'File appears to be empty',
    { status: 422, data: { code: 'file-empty', message: 'File appears to be empty' } },
  ],
  [
    '[BERR-17]',
    'Unsupported file format',
    { status: 415, data: { code: 'file-type-unsupported', message: 'Unsupported file format' } },
  ],
  [
    '[BERR-18]',
    'File is too large',
    { status: 413, data: { code: 'file-too-large', message: 'File is too large' } },
  ],
])('%s says "%s"', async (_, message, answer) => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  uploads[0]?.answer(answer);
  await settle();
  expect(firstProgress()).toMatchObject({ state: 'failed', message });
});

it.each([
  ['[BERR-17] [UPL-23]', 'file-type-unsupported', 415, 'Use .pdf, .txt.'],
  ['[BERR-18]', 'file-too-large', 413, 'Use a file under 10MB.'],
])('%s adds what to do about %s', async (_, code, status, hint) => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  uploads[0]?.answer({ status, data: { code, message: 'Refused' } });
  await settle();
  expect(firstProgress()).toMatchObject({ hint });
});

it('[BERR-14] says so in its own words when the server has none', async () => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  await failThrice({ status: 500 });
  expect(firstProgress()).toEqual({
    state: 'failed',
    message: 'Failed to process file',
    wasSent: true,
  });
});

it('[BERR-15] says that the server could not be reached', async () => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  await failThrice('broken');
  expect(firstProgress()).toEqual({
    state: 'failed',
    message: 'Network error - could not connect to server',
    wasSent: true,
  });
});

it('knows a file that was moved from a broken line', async () => {
  const moved = file('a.txt');
  vi.spyOn(moved, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError');
  });
  draftOf('maya').addFiles([moved], rules);
  await failThrice('broken');
  expect(firstProgress()).toMatchObject({ message: 'This file can no longer be read.' });
});

it('[UPL-13] says that a text file is empty', async () => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  uploads[0]?.answer(success(' \n '));
  await settle();
  expect(firstProgress()).toMatchObject({ message: 'Text file appears to be empty' });
});

it('[BERR-16] says that a document without text appears to be empty', async () => {
  draftOf('maya').addFiles([file('a.pdf')], rules);
  uploads[0]?.answer(success(''));
  await settle();
  expect(firstProgress()).toMatchObject({ message: 'File appears to be empty' });
});

it('[UPL-22] repeats the extraction of a file that failed', async () => {
  const store = draftOf('maya');
  store.addFiles([file('a.txt')], rules);
  uploads[0]?.answer({ status: 422, data: { code: 'file-damaged', message: 'Damaged' } });
  await settle();
  store.retry(store.read().files[0]?.id ?? '', rules);
  uploads[1]?.answer(success('Better.'));
  await settle();
  expect(firstProgress()).toMatchObject({ state: 'processed', extractedText: 'Better.' });
});

it('has everything again after a reload', async () => {
  const store = draftOf('maya');
  store.change({ type: 'open', mode: 'text' });
  store.change({ type: 'write', text: 'My notes' });
  store.addFiles([file('a.txt')], rules);
  uploads[0]?.answer(success('The hippocampus.'));
  await vi.advanceTimersByTimeAsync(1_000);
  reload();
  expect(draftOf('maya').read()).toMatchObject({
    mode: 'text',
    text: 'My notes',
    files: [{ name: 'a.txt', progress: { extractedText: 'The hippocampus.' } }],
  });
});

it('says of a file whose upload a reload has cut off that it has to be chosen again', async () => {
  draftOf('maya').addFiles([file('a.txt')], rules);
  await vi.advanceTimersByTimeAsync(1_000);
  reload();
  const store = draftOf('maya');
  const [interrupted] = store.read().files;
  expect(interrupted?.progress).toEqual({
    state: 'failed',
    message: 'The page was closed before this file was read.',
    hint: 'Choose it again to add it.',
  });
  expect(store.canSend(interrupted?.id ?? '')).toBe(false);
  store.retry(interrupted?.id ?? '', rules);
  expect(store.read().files[0]?.progress.state).toBe('failed');
});

it('stores what was typed last when the page is closed', async () => {
  draftOf('maya').change({ type: 'write', text: 'Last words' });
  window.dispatchEvent(new Event('pagehide'));
  expect(storedText()).toContain('Last words');
});

it('starts with nothing where the storage holds something else', async () => {
  sessionStorage.setItem('unfinished:maya:material', '{"mode":"sideways"}');
  expect(draftOf('maya').read().files).toEqual([]);
  forgetWorkOfOthers();
  sessionStorage.setItem('unfinished:maya:material', 'no JSON');
  expect(draftOf('maya').read().text).toBe('');
});

it('works in a browser that refuses to store', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  draftOf('maya').change({ type: 'write', text: 'My notes' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(draftOf('maya').read().text).toBe('My notes');
});

it('stores the rest where there is no room for the texts of files', async () => {
  vi.stubGlobal('sessionStorage', smallStorage());
  const store = draftOf('maya');
  store.change({ type: 'write', text: 'My notes' });
  store.addFiles([file('a.txt')], rules);
  uploads[0]?.answer(success('The hippocampus.'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(storedText()).toContain('My notes');
  expect(storedText()).not.toContain('hippocampus');
});

it('leaves no study text behind when nobody is signed in any more', async () => {
  const store = draftOf('maya');
  store.change({ type: 'write', text: 'My notes' });
  store.addFiles([file('a.txt')], rules);
  await vi.advanceTimersByTimeAsync(1_000);
  forgetWorkOfOthers();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sessionStorage).toHaveLength(0);
  expect(store.read().text).toBe('');
  expect(uploads[0]?.isAborted).toBe(true);
  expect(draftOf('maya').read().text).toBe('');
});

it('is not for the next user', () => {
  draftOf('maya').change({ type: 'write', text: 'My notes' });
  forgetWorkOfOthers('noah');
  expect(draftOf('noah').read().text).toBe('');
});

it('stays with a user who signs in again', () => {
  draftOf('maya').change({ type: 'write', text: 'My notes' });
  forgetWorkOfOthers('maya');
  expect(draftOf('maya').read().text).toBe('My notes');
});

it('[INP-15] leaves nothing stored after a reset, and stops what runs', async () => {
  const store = draftOf('maya');
  store.addFiles([file('a.txt')], rules);
  await vi.advanceTimersByTimeAsync(1_000);
  store.change({ type: 'reset' });
  expect(sessionStorage).toHaveLength(0);
  expect(uploads[0]?.isAborted).toBe(true);
});

/** A tab that has room for a few words. */
function smallStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem(key: string, value: string) {
      if (value.includes('hippocampus')) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

/** The page comes anew with what the tab has stored. */
function reload() {
  const stored = Object.entries(sessionStorage);
  forgetWorkOfOthers();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}

function file(name: string): File {
  return new File(['content'], name, { lastModified: 1 });
}

function success(extractedText: string) {
  const fileDetails = { name: 'a', size: 7, type: 'txt', characters: 1, warnings: [] };
  return { status: 200, data: { extractedText, fileDetails } };
}

/** As often as a file is sent. */
async function failThrice(answer: Parameters<StubUpload['answer']>[0]) {
  for (const attempt of [0, 1, 2]) {
    uploads[attempt]?.answer(answer);
    await vi.advanceTimersByTimeAsync(3_000);
  }
}

async function settle() {
  await vi.advanceTimersByTimeAsync(0);
}

function sentNames() {
  return uploads.map((upload) => upload.file.name);
}

function states() {
  return draftOf('maya')
    .read()
    .files.map(({ progress }) => progress.state);
}

function firstProgress() {
  return draftOf('maya').read().files[0]?.progress;
}

function storedText() {
  return sessionStorage.getItem('unfinished:maya:material') ?? '';
}
