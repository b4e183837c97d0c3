import type { Endpoint, Sent } from '@engram/core/endpoint.ts';
import { errorTable, readErrorMessage } from '@engram/core/errors.ts';
import { ApiError } from './api-error.ts';
import { makeHeaders, makeUrl } from './request.ts';

type FileEndpoint = Endpoint & { sends: string };

/**
 * Fetches a file of the signed-in user. A plain link could not: the token travels in a header, and
 * never in an address.
 */
export async function fetchFile<E extends FileEndpoint>(endpoint: E, sent: Sent<E>): Promise<Blob> {
  const response = await ask(makeUrl(endpoint, sent));
  if (response.ok) return response.blob();
  const { status, statusText } = response;
  const data = await readJson(response);
  throw new ApiError(readErrorMessage(data, { statusText }), { status, data });
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

async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: makeHeaders() });
  } catch (cause) {
    const code = 'network-request-failed';
    throw new ApiError(errorTable[code].message, { status: 0, data: undefined, code }, cause);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's page, say; the status still tells what happened.
    return undefined;
  }
}
