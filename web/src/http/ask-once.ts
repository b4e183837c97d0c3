import { parseJson } from '../storage/parse-json.ts';
import { ApiError, unanswered } from './api-error.ts';
import { takeEarlyReply } from './early-replies.ts';

type Question = {
  url: string;
  init: RequestInit;
  /** For the answer and all of its body. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Of the session that asks. */
  token?: string | undefined;
};

/** Asks once and reads the answer; an ApiError says why none came. What `read` refuses stays so. */
export async function askOnce<T>(
  { url, init, timeoutMs, signal, token }: Question,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const signals = signal ? [deadline.signal, signal] : [deadline.signal];
  try {
    return await read(await ask({ url, init, token }, AbortSignal.any(signals)));
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw unanswered('aborted', { cause });
    if (deadline.signal.aborted) throw unanswered('timed-out', { cause });
    throw unanswered('network-request-failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

type Sent = Pick<Question, 'url' | 'init' | 'token'>;

/** The page may have asked already. */
async function ask({ url, init, token }: Sent, signal: AbortSignal): Promise<Response> {
  const early = takeEarlyReply({ url, method: init.method ?? 'GET', token });
  if (!early) return fetch(url, { ...init, signal });
  signal.addEventListener('abort', early.abort);
  if (signal.aborted) early.abort();
  return early.reply;
}

export async function readBody(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}
