import { accountLimits } from '../limits.ts';
import { product } from '../product.ts';
import { emailKey } from './email.ts';

export type PasswordProblem = 'too-short' | 'too-long';

/** The rules a password can be checked by without a list (D16): characters, not UTF-16 units. */
export function findPasswordProblem(password: string): PasswordProblem | undefined {
  const { length } = Array.from(password);
  if (length < accountLimits.minPasswordLength) return 'too-short';
  return length > accountLimits.maxPasswordLength ? 'too-long' : undefined;
}

/**
 * What anybody tries first who knows the product or the address (D45). Asked of new passwords only:
 * an older one still opens its account.
 */
export function isGuessable(password: string, email: string): boolean {
  const typed = fold(password);
  if (new Set(typed).size < accountLimits.minDifferentCharacters) return true;
  const address = emailKey(email);
  const [name = ''] = address.split('@');
  return [product.name, address, name].map(fold).some((known) => isAlmost(typed, known));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A figure at its end or a full stop in it makes nothing else of a word. */
function isAlmost(typed: string, known: string): boolean {
  if (typed === known) return true;
  const letters = lettersOf(known);
  return letters.length >= minNameLength && lettersOf(typed) === letters;
}

/** Below this, a name says too little for what only shares its letters to be taken for it. */
const minNameLength = 4;

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, '');
}
