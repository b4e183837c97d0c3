import { downloadExport } from '@engram/core/privacy/api.ts';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { fetchFile } from './download.ts';

const params = { id: '0b0e7c52-7a4f-4d0c-9f0e-2f6f1b1a0009' };

it('fetches a file with the token in a header, and none in the address', async () => {
  localStorage.setItem('token', 'the-token');
  const fetch = stubFetch(() => new Response('PK'));
  const file = await fetchFile(downloadExport, { params });
  expect(await file.text()).toBe('PK');
  expect(fetch).toHaveBeenCalledWith(
    '/api/account/exports/0b0e7c52-7a4f-4d0c-9f0e-2f6f1b1a0009/file',
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: 'Bearer the-token' }),
    }),
  );
});

it("throws the server's words when it refuses", async () => {
  stubFetch(() => new Response('{"code":"gone","message":"Gone."}', { status: 410 }));
  const failure = fetchFile(downloadExport, { params });
  await expect(failure).rejects.toThrow(ApiError);
  await expect(failure).rejects.toMatchObject({ message: 'Gone.', status: 410, code: 'gone' });
});

it('throws the status text when a proxy answers with a page', async () => {
  stubFetch(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(fetchFile(downloadExport, { params })).rejects.toThrow('Bad Gateway');
});

it('speaks of the network when nobody answers', async () => {
  stubFetch(() => {
    throw new TypeError('failed');
  });
  await expect(fetchFile(downloadExport, { params })).rejects.toMatchObject({
    message: 'Network error. Please check your connection',
    code: 'network-request-failed',
  });
});

it('gives up after 10 minutes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => rejectOnAbort(signal));
  const failure = fetchFile(downloadExport, { params }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await failure).toMatchObject({
    message: 'The request took too long to complete.',
    code: 'timed-out',
  });
});

it('says that the connection broke also when it breaks within the file', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) });
  stubFetch(() => new Response(broken));
  await expect(fetchFile(downloadExport, { params })).rejects.toMatchObject({
    code: 'network-request-failed',
  });
});

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

function stubFetch(answer: () => Response) {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
