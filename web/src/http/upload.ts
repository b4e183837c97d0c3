import { type Endpoint, idempotencyHeader, parseWith, type Reply } from '@engram/core/endpoint.ts';
import type { ErrorCode } from '@engram/core/error-table.ts';
import { callLimits } from '@engram/core/limits.ts';
import { parseJson } from '../storage/parse-json.ts';
import { unanswered } from './api-error.ts';
import { readReply, type RefusalWords } from './read-reply.ts';
import { makeHeaders, makeUrl } from './request.ts';
import { readToken } from './token.ts';
import { type Outcome, untilAnswered } from './until-answered.ts';

export type UploadOptions = RefusalWords & {
  signal?: AbortSignal;
  /** How much has left this device, in percent; begins anew with every attempt. */
  onProgress?: (percent: number) => void;
  /** All of it has left, and the server is at work. */
  onSent?: () => void;
  /** For an endpoint that keeps what it receives under it. */
  idempotencyKey?: string;
};

type ReceivingEndpoint = Endpoint & { readonly receives: { readonly field: string } };

/**
 * Sends a file to an endpoint that receives one, with the attempts and failures of call() (D15). By
 * XMLHttpRequest, because fetch cannot tell how far a body has gone.
 */
export async function upload<E extends ReceivingEndpoint>(
  endpoint: E,
  file: File,
  options: UploadOptions = {},
): Promise<Reply<E>> {
  const data = await untilAnswered(
    (attempt) => attemptOnce({ endpoint, file, options, attempt }),
    options.signal,
  );
  return parseWith<E['reply']>(endpoint.reply, data);
}

type Attempt = {
  endpoint: ReceivingEndpoint;
  file: File;
  options: UploadOptions;
  attempt: number;
};

/** A busy server may say when to come back; longer than this nobody looks at a bar. */
const longestWaitMs = 30_000;

function attemptOnce({ endpoint, file, options, attempt }: Attempt): Promise<Outcome> {
  const { signal, onProgress, onSent } = options;
  const token = readToken();
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(noReply('aborted', options));
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;

    function end(outcome: Outcome) {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(outcome);
    }
    // Settled first: a browser tells of its own abort in the middle of it.
    function abort() {
      end(noReply('aborted', options));
      request.abort();
    }
    // Counts from the last news: a slow line that moves is left alone.
    function expectNews() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        end(noReply('timed-out', options));
        request.abort();
      }, callLimits.timeoutMs);
    }

    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      expectNews();
      onProgress?.(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    });
    request.upload.addEventListener('load', () => {
      expectNews();
      onSent?.();
    });
    request.addEventListener('error', () => end(noReply('network-request-failed', options)));
    request.addEventListener('load', () => end(read(request, { token, attempt, options })));

    request.open(endpoint.method, makeUrl(endpoint, {}));
    const { idempotencyKey: key } = options;
    const extra = key === undefined ? {} : { [idempotencyHeader]: key };
    for (const [name, value] of Object.entries(makeHeaders(token, extra))) {
      request.setRequestHeader(name, value);
    }
    onProgress?.(0);
    expectNews();
    request.send(makeForm(endpoint, file));
  });
}

function makeForm({ receives }: ReceivingEndpoint, file: File): FormData {
  const form = new FormData();
  form.append(receives.field, file, file.name);
  return form;
}

type Reading = { token: string | undefined; attempt: number; options: UploadOptions };

function read(request: XMLHttpRequest, { token, attempt, options }: Reading): Outcome {
  const { status, statusText } = request;
  const data = parseJson(request.responseText);
  const outcome = readReply({ status, statusText, data, token, attempt, words: options });
  const seconds = status === 503 ? Number(request.getResponseHeader('retry-after')) : 0;
  if ('data' in outcome || !(seconds > 0)) return outcome;
  return { ...outcome, waitMs: Math.min(seconds * 1000, longestWaitMs) };
}

function noReply(code: ErrorCode, { messages }: RefusalWords): Outcome {
  const error = unanswered(code, { message: messages?.[code] });
  return { error, mayRetry: code === 'network-request-failed' };
}
