import { downloadExport } from '@engram/core/privacy/api.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { fetchFile } from './download.ts';

const params = { id: '0b0e7c52-7a4f-4d0c-9f0e-2f6f1b1a0009' };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('fetches a file with the token in a header, and none in the address', async () => {
  localStorage.setItem('token', 'the-token');
  const fetch = stubFetch(() => new Response('PK'));
  const file = await fetchFile(downloadExport, { params });
  expect(await file.text()).toBe('PK');
  expect(fetch).toHaveBeenCalledWith(
    '/api/account/exports/0b0e7c52-7a4f-4d0c-9f0e-2f6f1b1a0009/file',
    { headers: expect.objectContaining({ authorization: 'Bearer the-token' }) },
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

function stubFetch(answer: () => Response) {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
