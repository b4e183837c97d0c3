import { forget, readStored } from '../browser-storage.ts';

const tokenKey = 'token'; // NS-61

/** The session token, kept where every tab of this browser finds it. */
export function readToken(): string | undefined {
  return readStored(tokenKey);
}

export function clearToken(): void {
  forget(tokenKey);
}
