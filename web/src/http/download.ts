import type { Endpoint, Sent } from '@engram/core/endpoint.ts';
import { readErrorMessage } from '@engram/core/errors.ts';
import { ApiError } from './api-error.ts';
import { askOnce, readBody } from './ask-once.ts';
import { makeHeaders, makeUrl } from './request.ts';
import { readToken } from './token.ts';

type FileEndpoint = Endpoint & { sends: string };

/** A large file over a slow line takes long; a dead line should not take forever. */
const timeoutMs = 10 * 60_000;

/**
 * Fetches a file of the signed-in user. A plain link could not: the token travels in a header, and
 * never in an address.
 */
export function fetchFile<E extends FileEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  extraHeaders: Record<string, string> = {},
): Promise<Blob> {
  const token = readToken();
  const question = {
    url: makeUrl(endpoint, sent),
    init: { headers: makeHeaders(token, extraHeaders) },
    timeoutMs,
  };
  return askOnce(question, async (response) => {
    if (response.ok) return response.blob();
    const { status, statusText } = response;
    const data = await readBody(response);
    throw new ApiError(readErrorMessage(data, { statusText }), { status, data, token });
  });
}

/** Hands a file to the browser as a download under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: Safari starts to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
