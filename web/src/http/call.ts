import {
  type Endpoint,
  idempotencyHeader,
  parseWith,
  type Reply,
  type Sent,
} from '@engram/core/endpoint.ts';
import { type ErrorCode, errorTable, readErrorMessage } from '@engram/core/errors.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError } from './api-error.ts';
import { pause } from './pause.ts';
import { makeHeaders, makeUrl, type SentParts } from './request.ts';

export type CallOptions = {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** A screen's own words for known codes. */
  messages?: Partial<Record<ErrorCode, string>>;
  /** What to say when the server says nothing. */
  fallback?: string;
};

/**
 * Calls an endpoint of the contract: up to 3 attempts on 5xx and broken connections, 1 s x attempt
 * between them; none again on 4xx, an abort or the time-out of 60 s (D15).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const request = makeRequest(endpoint, sent);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(request, options, attempt);
    if ('data' in outcome) return parseWith<E['reply']>(endpoint.reply, outcome.data);
    if (!outcome.mayRetry || attempt === callLimits.maxAttempts) throw outcome.error;
    console.warn(outcome.error.message);
    await pause(callLimits.retryDelayMs * attempt, options.signal);
  }
}

type Request = { url: string; init: RequestInit };
type Outcome = { data: unknown } | { error: ApiError; mayRetry: boolean };

function makeRequest(endpoint: Endpoint, sent: SentParts): Request {
  // One key for all attempts: the server does the work once, however often it hears of it.
  const key = endpoint.idempotency ? { [idempotencyHeader]: crypto.randomUUID() } : {};
  const hasBody = sent.body !== undefined;
  const headers = makeHeaders({
    ...key,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  });
  const body = hasBody ? { body: JSON.stringify(sent.body) } : {};
  return { url: makeUrl(endpoint, sent), init: { method: endpoint.method, headers, ...body } };
}

async function attemptOnce(
  request: Request,
  options: CallOptions,
  attempt: number,
): Promise<Outcome> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs ?? callLimits.timeoutMs);
  const signal = AbortSignal.any([deadline.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    const response = await fetch(request.url, { ...request.init, signal });
    const data = await readBody(response);
    return response.ok ? { data } : refused(response, data, options, attempt);
  } catch (cause) {
    if (options.signal?.aborted) return unanswered('aborted', cause);
    if (deadline.signal.aborted) return unanswered('timed-out', cause);
    return { ...unanswered('network-request-failed', cause), mayRetry: true };
  } finally {
    clearTimeout(timer);
  }
}

function refused(
  response: Response,
  data: unknown,
  options: CallOptions,
  attempt: number,
): Outcome {
  const { status, statusText } = response;
  if (status >= 500) {
    // [ERR-21]
    const words = `Server error (attempt ${attempt}/${callLimits.maxAttempts}): ${statusText}`;
    return { error: new ApiError(words, { status, data }), mayRetry: true };
  }
  const sources = { byCode: options.messages ?? {}, statusText };
  const { fallback } = options;
  const words = readErrorMessage(data, fallback === undefined ? sources : { ...sources, fallback });
  return { error: new ApiError(words, { status, data }), mayRetry: false };
}

function unanswered(code: ErrorCode, cause: unknown) {
  const error = new ApiError(errorTable[code].message, { status: 0, data: undefined, code }, cause);
  return { error, mayRetry: false };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // A proxy's HTML page, say; the status still tells what happened.
    return undefined;
  }
}
