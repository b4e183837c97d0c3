import { forget, readStored, store } from '../../storage/browser-storage.ts';

const flagKey = 'rememberMe'; // NS-61

/** Whether the last login in this browser asked to be remembered [ACC-11]. */
export function isRemembered(): boolean {
  return readStored(flagKey) === 'true';
}

export function setRememberMe(): void {
  store(flagKey, 'true');
}

export function clearRememberMe(): void {
  forget(flagKey);
}
