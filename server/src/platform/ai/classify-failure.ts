import { AiFailure, type AiFailureKind } from './ai-failure.ts';
import { type ProviderWords, readProviderWords } from './provider-words.ts';

/** Makes a failure of ours of whatever a provider or the network threw. */
export function classifyFailure(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  const words = readProviderWords(error);
  const kind = meanings.find(({ holds }) => holds(words))?.kind ?? kindOf(words);
  return new AiFailure(kind, { retryAfterMs: readRetryAfter(words) });
}

type Meaning = { kind: AiFailureKind; holds: (words: ProviderWords) => boolean };

/** The same status means one thing here and another there, so that words decide, in this order. */
const meanings: readonly Meaning[] = [
  {
    kind: 'refused',
    // Others, like 429, have their own reason, whatever words they use for it.
    holds: ({ status = 400, said, labels }) =>
      refusal.test(labels) || (isOneOf(status, 400, 403, 422) && refusal.test(said)),
  },
  {
    kind: 'too-long',
    holds: ({ status, said }) =>
      status === 413 || (isOneOf(status, 400, 422, 500) && tooLong.test(said)),
  },
  {
    kind: 'quota',
    holds: ({ status, said }) =>
      status === 402 ||
      (isOneOf(status, undefined, 400, 403, 429) && usedUp.test(said) && !perMinute.test(said)),
  },
  {
    kind: 'unauthorized',
    holds: ({ status, said }) =>
      isOneOf(status, 401, 403) ||
      (status === 400 && /api[_ ]key[_ ](not[_ ]valid|invalid)/i.test(said)),
  },
  {
    kind: 'not-found',
    holds: ({ status, said }) =>
      status === 404 || (status === 400 && /model (does )?not exist|unknown model/i.test(said)),
  },
  // Anthropic's own status for being too busy.
  { kind: 'rate-limited', holds: ({ status }) => isOneOf(status, 429, 529) },
  {
    kind: 'no-format',
    holds: ({ status, said }) => isOneOf(status, 400, 422, 501) && format.test(said),
  },
];

const refusal = /content[_ -]?(filter|policy|management)|safety|moderation|PROHIBITED_CONTENT/i;
const tooLong =
  /context[_ ](length|size|window)|prompt is too long|too many tokens|token count .{0,40}exceeds|request_too_large/i;
/** Not 'billing' alone: a page of that name is where some send those who ask too fast. */
const usedUp =
  /insufficient[_ ](quota|balance|credits?|funds)|credit balance|exceeded your current quota|billing[_ ](details|error|hard|not)|PerDay/i;
/** Google says the same words of a minute's share and of a day's. */
const perMinute = /per ?min|rate_limit_exceeded/i;
const format =
  /response[_ ]?(format|schema|mime|json)|json[_ ](schema|object|mode)|output_(config|format)|structured output/i;

/** A reply that is no stream of events, or ends in the middle of one. */
const broken = /ParseError|TypeValidationError|InvalidResponse/;

function kindOf({ status, name }: ProviderWords): AiFailureKind {
  if (status !== undefined) return 'server';
  return broken.test(name) ? 'cut' : 'network';
}

function isOneOf(status: number | undefined, ...some: (number | undefined)[]): boolean {
  return some.includes(status);
}

/** Dates are not looked at: who names a date does not mean the next three seconds. */
function readRetryAfter({ headers, said }: ProviderWords): number | null {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  // Google says it in the body.
  const inBody = /"retryDelay":\s*"([\d.]+)s"/.exec(said)?.[1];
  const seconds = Number(headers['retry-after'] ?? inBody ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null;
}
