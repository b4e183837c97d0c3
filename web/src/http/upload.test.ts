import { extractDocument } from '@engram/core/materials/api.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type StubUpload, stubUploads } from './testing/stub-upload.ts';
import { upload, type UploadOptions } from './upload.ts';

const reply = {
  extractedText: 'The hippocampus.',
  fileDetails: { name: 'a.txt', size: 16, type: 'txt', characters: 16, warnings: [] },
};
const success = { status: 200, data: reply };
const file = new File(['The hippocampus.'], 'a.txt', { type: 'text/plain' });

let uploads: StubUpload[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  uploads = stubUploads();
});

it('[UPL-17] sends the file to /api/documents/extract as the field "document" of a form', async () => {
  const sent = send();
  uploads[0]?.answer(success);
  expect(await sent).toEqual(reply);
  expect(uploads[0]).toMatchObject({ method: 'POST', url: '/api/documents/extract' });
  expect(uploads[0]?.file.name).toBe('a.txt');
  expect(await uploads[0]?.file.text()).toBe('The hippocampus.');
});

it('sends the session and the version of the contract, and leaves the type of the body to the browser', async () => {
  localStorage.setItem('token', 'eg_abc');
  const sent = send();
  uploads[0]?.answer(success);
  await sent;
  expect(uploads[0]?.headers).toEqual({ authorization: 'Bearer eg_abc', 'engram-contract': '2' });
});

it('tells how much has been sent, and when all has', async () => {
  const told: (number | 'sent')[] = [];
  const sent = send({
    onProgress: (percent) => told.push(percent),
    onSent: () => told.push('sent'),
  });
  uploads[0]?.progress(4, 16);
  uploads[0]?.progress(16, 16);
  uploads[0]?.finishSending();
  uploads[0]?.answer(success);
  await sent;
  expect(told).toEqual([0, 25, 100, 'sent']);
});

it('tries 3 times on a server error, after 1 and 2 seconds', async () => {
  const failed = failure(send());
  await answerAll([{ status: 500 }, { status: 502 }, { status: 500 }]);
  expect((await failed).status).toBe(500);
  const [first = 0, second = 0, third = 0] = uploads.map(({ at }) => at);
  expect([second - first, third - second, uploads.length]).toEqual([1000, 2000, 3]);
});

it('tries again on a broken connection', async () => {
  const sent = send();
  await answerAll(['broken', success]);
  expect(await sent).toEqual(reply);
});

it('[BERR-15] says that nobody could be reached, in the words of the caller', async () => {
  const words = 'Network error - could not connect to server';
  const failed = failure(send({ messages: { 'network-request-failed': words } }));
  await answerAll(['broken', 'broken', 'broken']);
  expect(await failed).toMatchObject({ message: words, status: 0, code: 'network-request-failed' });
});

it('waits as long as a busy server says', async () => {
  const sent = send();
  await answerAll([{ status: 503, headers: { 'retry-after': '7' } }, success]);
  await sent;
  const [first = 0, second = 0] = uploads.map(({ at }) => at);
  expect(second - first).toBe(7000);
});

it('waits no longer than half a minute for a busy server', async () => {
  const sent = send();
  await answerAll([{ status: 503, headers: { 'retry-after': '3600' } }, success]);
  await sent;
  const [first = 0, second = 0] = uploads.map(({ at }) => at);
  expect(second - first).toBe(30_000);
});

it('does not try again when the file is refused, and keeps what the server said', async () => {
  const data = { code: 'file-locked', message: 'This file is protected.', error: '' };
  const failed = failure(send());
  await answerAll([{ status: 422, data }]);
  expect(await failed).toMatchObject({
    message: 'This file is protected.',
    status: 422,
    code: 'file-locked',
  });
  expect(uploads).toHaveLength(1);
});

it('stops at once when it is cancelled', async () => {
  const controller = new AbortController();
  const failed = failure(send({ signal: controller.signal }));
  controller.abort();
  expect((await failed).code).toBe('aborted');
  await vi.runAllTimersAsync();
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true]);
});

it('makes no second attempt when it is cancelled between two', async () => {
  const controller = new AbortController();
  const failed = failure(send({ signal: controller.signal }));
  uploads[0]?.answer({ status: 500 });
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  expect((await failed).code).toBe('aborted');
  expect(uploads).toHaveLength(1);
});

it('gives up when nothing moves for a minute, and not while something does', async () => {
  const failed = failure(send());
  await vi.advanceTimersByTimeAsync(50_000);
  uploads[0]?.progress(1, 16);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(uploads[0]?.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await failed).code).toBe('timed-out');
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true]);
});

it('fails on a reply that is not of the contract', async () => {
  const sent = send().catch((error: unknown) => error);
  uploads[0]?.answer({ status: 200, data: { extractedText: 1 } });
  expect(await sent).toBeInstanceOf(Error);
});

function send(options: UploadOptions = {}) {
  return upload(extractDocument, file, options);
}

async function answerAll(answers: Parameters<StubUpload['answer']>[0][]) {
  for (const [index, answer] of answers.entries()) {
    uploads[index]?.answer(answer);
    // The pause before the next attempt, and not the time after which that one gives up.
    if (index + 1 < answers.length) await vi.advanceTimersToNextTimerAsync();
  }
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}
