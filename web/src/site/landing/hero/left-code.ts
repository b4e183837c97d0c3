import { sharingLimits } from '@engram/core/limits.ts';

/** What the page leaves in the history when a code leads away from it, for whoever comes back. */
export type LeftCode = { leftCode: string };

/** The code that was left, or none. Other code may have written into the history too. */
export function readLeftCode(state: unknown): string {
  const isLeft = typeof state === 'object' && state !== null && 'leftCode' in state;
  const code = isLeft ? state.leftCode : undefined;
  return typeof code === 'string' && isCode(code) ? code : '';
}

function isCode(text: string): boolean {
  return text.length <= sharingLimits.codeLength && /^[A-Z\d]+$/.test(text);
}
