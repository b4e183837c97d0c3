import type { User } from '@engram/core/accounts/user.ts';
import { forget, store } from '../../storage/browser-storage.ts';

export const userKey = 'user'; // NS-61

/** For times when the server cannot be asked who is signed in; it stays as long as the token. */
export function keepUser(user: User): void {
  store(userKey, JSON.stringify(user));
}

export function forgetUser(): void {
  forget(userKey);
}
