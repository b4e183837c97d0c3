type Writing<One, Kept> = {
  most: number;
  /** Two of the same name are one. */
  nameOf: (one: One) => string;
  /** By name; what is missing was not kept. */
  write: (many: readonly One[]) => Promise<ReadonlyMap<string, Kept>>;
};

type Waiting<One, Kept> = { one: One; kept: PromiseWithResolvers<Kept | undefined> };

/**
 * Whatever comes while the last was being written is written together. A class that begins at one
 * moment is a few statements instead of hundreds, and somebody alone waits for nobody.
 */
export function writeTogether<One, Kept>({ most, nameOf, write }: Writing<One, Kept>) {
  const waiting = new Map<string, Waiting<One, Kept>>();
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.size > 0) await writeSome();
    isWriting = false;
  }

  async function writeSome(): Promise<void> {
    const some = [...waiting].slice(0, most);
    for (const [name] of some) waiting.delete(name);
    try {
      const kept = await write(some.map(([, { one }]) => one));
      for (const [name, { kept: told }] of some) told.resolve(kept.get(name));
    } catch (error) {
      for (const [, { kept: told }] of some) told.reject(error);
    }
  }

  return (one: One): Promise<Kept | undefined> => {
    const name = nameOf(one);
    const known = waiting.get(name);
    if (known) return known.kept.promise;
    const kept = Promise.withResolvers<Kept | undefined>();
    waiting.set(name, { one, kept });
    if (!isWriting) void writeAll();
    return kept.promise;
  };
}
