import { readFileSync, statSync } from 'node:fs';

/** The only source of time; rules get the instant passed in. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export function makeTestClock(start: string | Date) {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (instant: string | Date) => {
      current = new Date(instant);
    },
    advance: (milliseconds: number) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}

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
