import { z } from 'zod';
import { AiFailure, type AiFailureKind } from './ai-failure.ts';

/** Makes a failure of ours of whatever a provider or the network threw. */
export function classifyFailure(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  const answer = ProviderAnswer.safeParse(error).data;
  if (refusal.test(`${answer?.code ?? ''} ${answer?.type ?? ''}`)) return new AiFailure('refused');
  const status = answer?.statusCode ?? numberOf(answer?.code);
  if (status === undefined)
    return new AiFailure(broken.test(answer?.name ?? '') ? 'cut' : 'network');
  const said = `${answer?.responseBody ?? ''} ${answer?.message ?? ''}`;
  if (refusing.has(status) && refusal.test(said)) return new AiFailure('refused');
  const retryAfterMs = readRetryAfter(answer?.responseHeaders);
  return new AiFailure(kindOf(status), { retryAfterMs });
}

/** Errors of the provider packages, of the network, and those sent within a stream. */
const ProviderAnswer = z.object({
  name: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
  responseHeaders: z.record(z.string(), z.string()).optional().catch(undefined),
  responseBody: z.string().optional().catch(undefined),
});

const refusal = /content[_ -]?(filter|policy|management)|safety|moderation|PROHIBITED_CONTENT/i;

/** Others, like 429, have their own reason, whatever words they use for it. */
const refusing = new Set([400, 403, 422]);

/** A reply that is no stream of events, or ends in the middle of one. */
const broken = /ParseError|TypeValidationError|InvalidResponse/;

function kindOf(status: number): AiFailureKind {
  if (status === 429) return 'rate-limited';
  if (status === 401 || status === 403 || status === 402) return 'unauthorized';
  return status === 404 ? 'not-found' : 'server';
}

function numberOf(code: string | number | undefined): number | undefined {
  const number = Number(code);
  return Number.isInteger(number) && number >= 400 && number < 600 ? number : undefined;
}

/** Dates are not looked at: who names a date does not mean the next three seconds. */
function readRetryAfter(headers: Record<string, string> = {}): number | null {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(ms)) return ms;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
