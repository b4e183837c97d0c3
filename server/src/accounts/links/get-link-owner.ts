import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { hashToken, isToken } from '../opaque-token.ts';
import { findLinkOwner, type LinkPurpose } from './store.ts';

/** Whose link a token is, while it can be used for this. */
export async function getLinkOwner(
  { db, clock }: Platform,
  purpose: LinkPurpose,
  token: string,
): Promise<string> {
  const wanted = { purpose, tokenHash: hashToken(token), now: clock.now() };
  const userId = isToken(token) ? await findLinkOwner(db, wanted) : undefined;
  if (userId === undefined) throw new AppError('link-over');
  return userId;
}
