import { readFileSync, statSync } from 'node:fs';

/** The only source of time; rules get the instant passed in. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** Time runs on from the instant in the file, so that a browser test can move a server's clock. */
export function makeFileClock(path: string): Clock {
  let readAt = 0;
  let offsetMs = 0;
  return {
    now: () => {
      const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (changedAt > readAt) {
        readAt = changedAt;
        offsetMs = new Date(readFileSync(path, 'utf8').trim()).getTime() - changedAt;
      }
      return new Date(Date.now() + offsetMs);
    },
  };
}
