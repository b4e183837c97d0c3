import { sharingLimits } from '../limits.ts';

/** Letters and digits that nobody takes for one another (N35): 32, so that five bits choose one. */
export const codeSymbols = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code as it is kept, whatever case somebody typed it in (C32). */
export function tidyCode(typed: string): string {
  return typed.trim().toUpperCase();
}

const wholeCode = new RegExp(`^[${codeSymbols}]{${sharingLimits.codeLength}}$`);

/** Nothing else is ever looked up: what cannot be a code is not found, whatever it is made of. */
export function readShareCode(typed: string): string | undefined {
  const code = tidyCode(typed);
  return wholeCode.test(code) ? code : undefined;
}

/** Of as many bytes as a code has signs, from a secure source. */
export function makeShareCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => codeSymbols[byte % codeSymbols.length]).join('');
}
