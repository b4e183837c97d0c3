import { AppError } from '../app-error.ts';

export type SlotLimits = {
  /** Of one process: each may take up the disk space of a whole file. */
  maxAtOnce: number;
  /** So that nobody who sends slowly keeps the others out. */
  maxAtOncePerCaller: number;
};

const retryAfterSeconds = 5;

/** Does the work if there is room for one more upload, and refuses otherwise. */
export function makeUploadSlots({ maxAtOnce, maxAtOncePerCaller }: SlotLimits) {
  const taken = new Map<string, number>();
  let takenInAll = 0;

  return async function inSlot<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const takenByCaller = taken.get(caller) ?? 0;
    if (takenByCaller >= maxAtOncePerCaller) {
      throw new AppError('too-many-requests', { retryAfterSeconds });
    }
    if (takenInAll >= maxAtOnce) throw new AppError('unavailable', { retryAfterSeconds });
    taken.set(caller, takenByCaller + 1);
    takenInAll += 1;
    try {
      return await work();
    } finally {
      takenInAll -= 1;
      const left = (taken.get(caller) ?? 1) - 1;
      if (left > 0) taken.set(caller, left);
      else taken.delete(caller);
    }
  };
}
