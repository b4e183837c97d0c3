import { type Endpoint, parseWith, type Reply, type Sent } from '@engram/core/endpoint.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError } from './api-error.ts';
import { askOnce, readBody } from './ask-once.ts';
import { readReply, type RefusalWords } from './read-reply.ts';
import { makeRequest, type Request } from './request.ts';
import { type Outcome, untilAnswered } from './until-answered.ts';

export type CallOptions = RefusalWords & {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For work that the user may send again by hand; one for all attempts is made otherwise. */
  idempotencyKey?: string;
  /** Besides those of every call. */
  headers?: Record<string, string>;
  /** Each attempt begins with it, for those who measure how long one took. */
  onSent?: () => void;
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
  const { headers, idempotencyKey } = options;
  const request = makeRequest(endpoint, { ...sent, headers }, idempotencyKey);
  const data = await untilAnswered(
    (attempt) => attemptOnce({ request, options, attempt }),
    options.signal,
  );
  return parseWith<E['reply']>(endpoint.reply, data);
}

type Attempt = { request: Request; options: CallOptions; attempt: number };

async function attemptOnce(attempt: Attempt): Promise<Outcome> {
  const { request, options } = attempt;
  const { timeoutMs = callLimits.timeoutMs, signal } = options;
  options.onSent?.();
  try {
    return await askOnce({ ...request, timeoutMs, signal }, (response) => read(response, attempt));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error, mayRetry: error.code === 'network-request-failed' };
  }
}

async function read(
  response: Response,
  { request: { token }, options, attempt }: Attempt,
): Promise<Outcome> {
  const { status, statusText } = response;
  const data = await readBody(response);
  return readReply({ status, statusText, data, token, attempt, words: options });
}
