import { verifyToken } from '@engram/core/accounts/api.ts';
import { accountMessages, verificationFailed } from '@engram/core/accounts/messages.ts';
import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { callLimits } from '@engram/core/limits.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { isServiceDown } from '../../http/is-service-down.ts';
import { recallUser } from './known-user.ts';

type Verification = {
  token: string;
  signal: AbortSignal;
  /** The screen waits for nothing any more, so that a slow network may take its time. */
  isPatient?: boolean;
};

/** Throws the words of the error catalogue if nobody is behind the token. */
export async function verifySession(verification: Verification): Promise<User> {
  const reply = await askWho(verification);
  if (reply.valid) return reply.user;
  const words = reply.message ?? accountMessages.tokenInvalid; // [ERR-20]
  throw new ApiError(words, { status: 200, data: reply, code: 'invalid-token' });
}

async function askWho({
  token,
  signal,
  isPatient = false,
}: Verification): Promise<Reply<typeof verifyToken>> {
  const timeoutMs = isPatient ? callLimits.timeoutMs : callLimits.verifyTokenTimeoutMs;
  try {
    return await call(verifyToken, { body: { idToken: token } }, { signal, timeoutMs });
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof ApiError)) {
    return new Error(accountMessages.invalidResponse, { cause: error }); // [ERR-19]
  }
  if (error.status === 0) return error;
  return new ApiError(verificationFailed(error.status), error, error); // [ERR-18]
}

export type SessionFailure = {
  isServiceDown: boolean;
  isTokenRefused: boolean;
  /** Whom this browser knew the last time. */
  lastUser?: User | undefined;
};

export function judgeFailure(error: unknown): SessionFailure {
  return {
    isServiceDown: isServiceDown(error),
    isTokenRefused: isTokenRefused(error),
    lastUser: recallUser(),
  };
}

/** The server has said no to a token, as opposed to: it could not say. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'invalid-token');
}
