import { pause } from '../../http/pause.ts';
import { readToken } from '../../http/token.ts';
import { forgetKeptOfOthers, listKept } from '../../storage/kept-work.ts';
import { forgetWorkOfOthers } from '../../storage/unfinished-work.ts';

/** Brings what tells the server of all that is kept; public pages come without it. */
export type LoadLastWords = () => Promise<SendLastWords | undefined>;
type SendLastWords = (uid: string, token: string) => Promise<void> | undefined;

type Leaving = {
  uid: string | undefined;
  /** Gone from this browser already. */
  token: string | undefined;
  loadLastWords: LoadLastWords | undefined;
};

/**
 * What this browser keeps of a user who logs out is forgotten, after one try to tell the server of
 * it from whatever page they are on. Undefined when there is nothing to tell, and nobody waits.
 */
export function sayFarewell({ uid, token, loadLastWords }: Leaving): Promise<void> | undefined {
  const hasWords = uid !== undefined && token !== undefined && listKept(uid).length > 0;
  if (hasWords && loadLastWords) return sayLastWords(uid, token, loadLastWords);
  forgetKept();
  return undefined;
}

async function sayLastWords(uid: string, token: string, load: LoadLastWords): Promise<void> {
  // Whoever closes the page before the code is here wants nothing left behind.
  window.addEventListener('pagehide', forgetKept);
  const send = await Promise.race([load(), pause(maxWaitMs, undefined)]);
  const said = send?.(uid, token);
  window.removeEventListener('pagehide', forgetKept);
  forgetKept();
  await said;
}

/** A user who has come meanwhile keeps their own, and what is others' went at their login. */
function forgetKept(): void {
  if (readToken() !== undefined) return;
  forgetWorkOfOthers();
  forgetKeptOfOthers();
}

const maxWaitMs = 5_000;
