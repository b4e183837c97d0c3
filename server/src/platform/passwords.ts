import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's own choice, with 19 MiB, two passes and one lane (security 3). */
const strongWork = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** More at once would take the memory and the threads that everything else in the process needs. */
const maxAtOnce = 2;
/** About a second of work on two cores; whoever comes later is told to come again. */
const maxWaiting = 128;

export class PasswordsBusyError extends Error {
  override readonly name = 'PasswordsBusyError';
}

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash it does the same work and is false: nobody sees the difference. */
  matches: (storedHash: string | undefined, password: string) => Promise<boolean>;
};

/** Tests that are not about it bring less work. */
export async function openPasswords(work = strongWork): Promise<Passwords> {
  const queue = makeQueue();
  const nobodysHash = await hash('no password is this one', work);
  return {
    hash: (password) => queue(() => hash(password, work)),
    matches: async (storedHash, password) => {
      const isEqual = await queue(() => verify(storedHash ?? nobodysHash, password));
      return storedHash !== undefined && isEqual;
    },
  };
}

function makeQueue() {
  const waiting: (() => void)[] = [];
  let working = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw new PasswordsBusyError('too many passwords at once');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      working += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in line; only without one does it become free.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
