import { nameFromEmail } from './email.ts';
import type { User } from './user.ts';

/**
 * What to greet somebody by; undefined while all that is known is what their address begins with,
 * which is nobody's name (D32).
 */
export function firstNameOf({
  displayName,
  email,
}: Pick<User, 'displayName' | 'email'>): string | undefined {
  if (displayName === nameFromEmail(email)) return undefined;
  return displayName.trim().split(/\s+/)[0];
}
