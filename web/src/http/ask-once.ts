import { parseJson } from '../storage/parse-json.ts';
import { ApiError, unanswered } from './api-error.ts';

type Question = {
  url: string;
  init: RequestInit;
  /** For the answer and all of its body. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

/** Asks once and reads the answer; an ApiError says why none came. What `read` refuses stays so. */
export async function askOnce<T>(
  { url, init, timeoutMs, signal }: Question,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const signals = signal ? [deadline.signal, signal] : [deadline.signal];
  try {
    return await read(await fetch(url, { ...init, signal: AbortSignal.any(signals) }));
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw unanswered('aborted', { cause });
    if (deadline.signal.aborted) throw unanswered('timed-out', { cause });
    throw unanswered('network-request-failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

export async function readBody(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}
