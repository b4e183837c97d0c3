import { accountMessages } from '@engram/core/accounts/messages.ts';
import { z } from '@engram/core/zod.ts';
import type { Location } from 'react-router';
import { readReturnPath } from './return-path.ts';

/** What a link or a redirect tells /auth through the navigation's state. */
export type SignInState = { message?: string; returnPath?: string };

/** For somebody sent away from a page: the words, and the way back [ROUTE-16] [ROUTE-17]. */
export function askToLogIn({ pathname, search, hash }: Location): SignInState {
  return { message: accountMessages.logInFirst, returnPath: `${pathname}${search}${hash}` };
}

/** Navigation state lives in the browser's history, where other code may have written. */
export function readSignInState(state: unknown): SignInState {
  const { message, returnPath } = WrittenState.parse(state);
  const path = readReturnPath(returnPath);
  return {
    ...(message !== undefined && { message }),
    ...(path !== undefined && { returnPath: path }),
  };
}

const Words = z.string().max(2_000).optional().catch(undefined);
const WrittenState = z
  .object({ message: Words, returnPath: Words })
  .catch({ message: undefined, returnPath: undefined });
