/** Why a code led to no test. */
export type Trouble =
  | { state: 'unknown' | 'over' | 'offline' }
  | { state: 'failed'; words: string };

/** What became of looking up a code. 'asks': for a CAPTCHA first. */
export type Outcome = Trouble | { state: 'found' } | { state: 'asks' };
