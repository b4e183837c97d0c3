import {
  type Endpoint,
  idempotencyHeader,
  parseWith,
  type Reply,
  type Sent,
} from '@engram/core/endpoint.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError } from './api-error.ts';
import { clearApiStatus } from './api-status.ts';
import { askOnce, readBody } from './ask-once.ts';
import { pause } from './pause.ts';
import { refuse, type RefusalWords } from './refuse.ts';
import { makeHeaders, makeUrl, type SentParts } from './request.ts';
import { readToken } from './token.ts';

export type CallOptions = RefusalWords & {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For work that the user may send again by hand; one for all attempts is made otherwise. */
  idempotencyKey?: string;
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
  const request = makeRequest(endpoint, sent, options);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce({ request, options, attempt });
    if ('data' in outcome) return parseWith<E['reply']>(endpoint.reply, outcome.data);
    if (!outcome.mayRetry || attempt === callLimits.maxAttempts) throw outcome.error;
    console.warn(outcome.error.message);
    await pause(callLimits.retryDelayMs * attempt, options.signal);
  }
}

type Request = { url: string; init: RequestInit; token: string | undefined };
type Outcome = { data: unknown } | { error: ApiError; mayRetry: boolean };
type Attempt = { request: Request; options: CallOptions; attempt: number };

function makeRequest(
  endpoint: Endpoint,
  sent: SentParts,
  { idempotencyKey = crypto.randomUUID() }: CallOptions,
): Request {
  // One key for all attempts: the server does the work once, however often it hears of it.
  const key = endpoint.idempotency ? { [idempotencyHeader]: idempotencyKey } : {};
  const hasBody = sent.body !== undefined;
  const token = readToken();
  const headers = makeHeaders(token, {
    ...key,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  });
  const body = hasBody ? { body: JSON.stringify(sent.body) } : {};
  const init = { method: endpoint.method, headers, ...body };
  return { url: makeUrl(endpoint, sent), init, token };
}

async function attemptOnce(attempt: Attempt): Promise<Outcome> {
  const { request, options } = attempt;
  const { timeoutMs = callLimits.timeoutMs, signal } = options;
  try {
    return await askOnce({ ...request, timeoutMs, signal }, (response) => read(response, attempt));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error, mayRetry: error.code === 'network-request-failed' };
  }
}

async function read(response: Response, attempt: Attempt): Promise<Outcome> {
  const data = await readBody(response);
  // Also a refusal shows that the service is there (NS-50).
  if (response.status < 500) clearApiStatus();
  if (response.ok) return { data };
  const { status, statusText } = response;
  const { request, options, attempt: number } = attempt;
  return refuse({
    status,
    statusText,
    data,
    token: request.token,
    attempt: number,
    words: options,
  });
}
