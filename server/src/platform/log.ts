import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Fields that may hold a secret, an address or study text, wherever a caller puts them. */
const secretFields = [
  'password',
  'newPassword',
  'confirmPassword',
  'currentPassword',
  'token',
  'idToken',
  'captchaToken',
  'email',
  'authorization',
  'cookie',
  'studyMaterial',
  'text',
  'body',
];

const redactedPaths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

export function makeLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        // The pattern, not the address: parameters and queries may be somebody's secret.
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Messages of drivers quote what they were given, and `detail` holds parameters: only name, code and
 * what is left of message and stack without quotations leave.
 */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  return {
    type: error.name,
    message: withoutQuotations(error.message),
    code: error.code,
    stack: error.stack && withoutQuotations(error.stack),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** The same for places that write errors down themselves. */
export function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('something that is not an error was thrown');
  const clean = new Error(withoutQuotations(error.message));
  clean.name = error.name;
  clean.stack = withoutQuotations(error.stack ?? '');
  return clean;
}

function withoutQuotations(text: string): string {
  return text
    .replace(/"[^"\n]*"/g, '"…"')
    .replace(/[^\s<>(),;:]+@[^\s<>(),;:]+/gu, '…@…')
    .replace(/\beg_[\w-]+/g, 'eg_…');
}
