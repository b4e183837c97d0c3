import { z } from 'zod';

/** What a provider, a stream of it or the network said when a call failed. */
export type ProviderWords = {
  status: number | undefined;
  /** The name of the error, where it has one. */
  name: string;
  /** Its message, type, code and details in one text. */
  said: string;
  /** What it calls itself, which packages keep where they make up a status. */
  labels: string;
  headers: Record<string, string>;
};

/** Errors of the provider packages, of the network, and those sent within a stream. */
const Thrown = z.object({
  name: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
  responseHeaders: z.record(z.string(), z.string()).optional().catch(undefined),
  responseBody: z.string().optional().catch(undefined),
});

/** More than any error has to say; a body may be a whole page. */
const longest = 4_000;

export function readProviderWords(error: unknown): ProviderWords {
  const { name = '', message, type, code, ...answer } = Thrown.safeParse(error).data ?? {};
  // The message of a broken event quotes what the model wrote, which is no word of the provider.
  const own = quoting.test(name) ? undefined : message;
  const join = (words: readonly (string | number | undefined)[]) =>
    words.filter((word) => word !== undefined).join(' ');
  return {
    status: answer.statusCode ?? statusOf(code) ?? statusOfType(type),
    name,
    said: join([type, code, own, answer.responseBody]).slice(0, longest),
    labels: join([type, code]),
    headers: answer.responseHeaders ?? {},
  };
}

const quoting = /ParseError|TypeValidationError/;

function statusOf(code: string | number | undefined): number | undefined {
  const number = Number(code);
  return Number.isInteger(number) && number >= 400 && number < 600 ? number : undefined;
}

/** Errors within a stream have no status. */
function statusOfType(type: string | undefined): number | undefined {
  return statuses.get(type ?? '');
}

const statuses = new Map([
  ['overloaded_error', 529],
  ['rate_limit_error', 429],
  ['server_error', 500],
  ['api_error', 500],
]);
