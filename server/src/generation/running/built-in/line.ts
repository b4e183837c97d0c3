export type Waiter = {
  /** It had a turn before, and goes on before those that have had none. */
  goesOn: boolean;
  /** How many are ahead of it. */
  onWait: (ahead: number) => void;
};

/**
 * Who waits for a turn, the first to come first. An account makes one thing at a time, so nobody
 * can take more than one place from the others.
 */
export function openLine<T extends Waiter>() {
  const waiting: T[] = [];
  return {
    length: () => waiting.length,
    join(one: T): void {
      const behind = waiting.findIndex(({ goesOn }) => !goesOn);
      waiting.splice(one.goesOn && behind >= 0 ? behind : waiting.length, 0, one);
    },
    leave(one: T): void {
      const at = waiting.indexOf(one);
      if (at >= 0) waiting.splice(at, 1);
    },
    next: (): T | undefined => waiting.shift(),
    /** Those at work are ahead of everybody, but one of them makes way for the first. */
    tellAll(atWork: number): void {
      for (const [place, { onWait }] of waiting.entries()) onWait(place + Math.min(1, atWork));
    },
  };
}
