/** Why a code led to no test. */
export type Trouble =
  | { state: 'unknown' | 'over' | 'offline' }
  | { state: 'failed'; words: string };

/** What became of looking up a code. 'asks': for a CAPTCHA first; 'class': it is no test's but a class's. */
export type Outcome = Trouble | { state: 'found' | 'class' | 'asks' };
