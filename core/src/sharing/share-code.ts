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

const linkToCode = new RegExp(
  `/(?:join|test)/([a-z\\d]{${sharingLimits.codeLength}})(?![a-z\\d])`,
  'i',
);
const anyLink = /:\/\/|\.\S*\//;

/**
 * The letters and digits that are meant by what somebody types or pastes into a field: of a code
 * with spaces or dashes, or of a whole link to a test. A link that leads to no test has none.
 */
export function readTypedCode(text: string): string {
  const linked = linkToCode.exec(text)?.[1];
  if (linked === undefined && anyLink.test(text)) return '';
  return (linked ?? text).replace(/[^a-z\d]/gi, '').toUpperCase();
}

/** What no code has of the letters and digits typed, each once: they are taken for others. */
export function listOddSigns(code: string): string[] {
  return [...new Set(code)].filter((sign) => !codeSymbols.includes(sign));
}

/** A code as it is shown on a wall and typed from there: three and three. */
export function groupCode(code: string): string {
  const half = sharingLimits.codeLength / 2;
  return code.length > half ? `${code.slice(0, half)} ${code.slice(half)}` : code;
}

/** Of as many bytes as a code has signs, from a secure source. */
export function makeShareCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => codeSymbols[byte % codeSymbols.length]).join('');
}
