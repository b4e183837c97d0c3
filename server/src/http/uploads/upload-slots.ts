import { AppError } from '../app-error.ts';

export type SlotLimits = {
  /** Of one process: each may take up the disk space of a whole file. */
  maxAtOnce: number;
  /** Nobody needs more, and a browser sends fewer at a time. */
  maxAtOncePerAccount: number;
  /** So that many accounts of one place do not keep all others out. */
  maxAtOncePerNetwork: number;
};

export type Sender = { account: string; network: string };

const retryAfterSeconds = 5;

/** Does the work if there is room for one more upload, and refuses otherwise. */
export function makeUploadSlots(limits: SlotLimits) {
  const ofAccounts = makeCount();
  const ofNetworks = makeCount();
  const ofAll = makeCount();

  function refuse({ account, network }: Sender): void {
    if (ofAccounts.of(account) >= limits.maxAtOncePerAccount) {
      throw new AppError('too-many-requests', { retryAfterSeconds });
    }
    // Others of the same place are not to blame: a browser waits a little and sends again.
    const isFull =
      ofNetworks.of(network) >= limits.maxAtOncePerNetwork || ofAll.of('') >= limits.maxAtOnce;
    if (isFull) throw new AppError('unavailable', { retryAfterSeconds });
  }

  return async function inSlot<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
    refuse(sender);
    const places = [ofAccounts.add(sender.account), ofNetworks.add(sender.network), ofAll.add('')];
    try {
      return await work();
    } finally {
      for (const leave of places) leave();
    }
  };
}

function makeCount() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    /** Gives back what takes it away again. */
    add(name: string): () => void {
      counts.set(name, of(name) + 1);
      return () => {
        if (of(name) > 1) counts.set(name, of(name) - 1);
        else counts.delete(name);
      };
    },
  };
}
