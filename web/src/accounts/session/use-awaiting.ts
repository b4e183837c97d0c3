import { useState } from 'react';
import { findAwaiting } from '../../storage/awaiting-account.ts';
import { readReturnPath } from './return-path.ts';

/** What a visitor of this browser is about to put into an account, as it was when the page came. */
export function useAwaiting(): { path: string; words: string } | undefined {
  const [awaiting] = useState(() => findAwaiting());
  const path = readReturnPath(awaiting?.path);
  return awaiting && path !== undefined ? { path, words: awaiting.words } : undefined;
}
