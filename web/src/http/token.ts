import { forget, readStored, store } from '../storage/browser-storage.ts';

export const tokenKey = 'token'; // NS-61

/** A browser that blocks storage keeps the session until the page is closed. */
let unstoredToken: string | undefined;

/** The session token, kept where every tab of this browser finds it. */
export function readToken(): string | undefined {
  return unstoredToken ?? readStored(tokenKey);
}

export function writeToken(token: string): void {
  store(tokenKey, token);
  unstoredToken = readStored(tokenKey) === token ? undefined : token;
}

export function clearToken(): void {
  unstoredToken = undefined;
  forget(tokenKey);
}
