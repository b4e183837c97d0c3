import { accountLimits } from '../limits.ts';

/**
 * The simple pattern every form and the server share: something@something.something (NS-21). Only
 * signs that mean nothing to a mail server: brackets, commas or quotation marks would let one
 * mailbox be written in a thousand ways, and strangers' words into our mails.
 */
export function isEmail(email: string): boolean {
  const text = cleanEmail(email);
  return text.length <= accountLimits.maxEmailLength && pattern.test(text);
}

const pattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Without the spaces around it and the wide letters that some keyboards write. */
export function cleanEmail(email: string): string {
  return email.normalize('NFKC').trim();
}

/** One person, one key: how an address is compared, however it was typed. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase();
}

/** What we call somebody who has not told us a name: the part before @ (NS-04). */
export function nameFromEmail(email: string): string {
  const name = cleanEmail(email).split('@')[0] ?? '';
  return Array.from(name).slice(0, accountLimits.maxDisplayNameLength).join('');
}
