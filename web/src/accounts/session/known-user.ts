import { User } from '@engram/core/accounts/user.ts';
import { readStored } from '../../storage/browser-storage.ts';
import { userKey } from './keep-user.ts';

/** Whom the server named last for the token of this browser; what it may do is the server's to say. */
export function recallUser(): User | undefined {
  const stored = readStored(userKey);
  if (stored === undefined) return undefined;
  return User.safeParse(parse(stored)).data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
