type Writing<One, Kept> = {
  most: number;
  /** What lies apart is written apart. */
  groupOf: (one: One) => string;
  /** Two of the same name in a group are one. */
  nameOf: (one: One) => string;
  /** By name; what is missing was not kept. */
  write: (group: string, many: readonly One[]) => Promise<ReadonlyMap<string, Kept>>;
};

type Waiting<One, Kept> = Map<string, { one: One; kept: PromiseWithResolvers<Kept | undefined> }>;

/**
 * Whatever comes for a group while the last of it was being written is written together. A class
 * that begins at one moment is fewer statements than takers, and somebody alone waits for nobody.
 */
export function writeTogether<One, Kept>({ most, groupOf, nameOf, write }: Writing<One, Kept>) {
  /** Those of which something is being written. */
  const groups = new Map<string, Waiting<One, Kept>>();

  async function writeAll(group: string, waiting: Waiting<One, Kept>): Promise<void> {
    groups.set(group, waiting);
    while (waiting.size > 0) await writeSome(group, waiting);
    groups.delete(group);
  }

  async function writeSome(group: string, waiting: Waiting<One, Kept>): Promise<void> {
    const some = [...waiting].slice(0, most);
    for (const [name] of some) waiting.delete(name);
    try {
      const kept = await write(
        group,
        some.map(([, { one }]) => one),
      );
      for (const [name, { kept: told }] of some) told.resolve(kept.get(name));
    } catch (error) {
      for (const [, { kept: told }] of some) told.reject(error);
    }
  }

  return (one: One): Promise<Kept | undefined> => {
    const [group, name] = [groupOf(one), nameOf(one)];
    const writing = groups.get(group);
    const waiting: Waiting<One, Kept> = writing ?? new Map();
    const known = waiting.get(name);
    if (known) return known.kept.promise;
    const kept = Promise.withResolvers<Kept | undefined>();
    waiting.set(name, { one, kept });
    if (!writing) void writeAll(group, waiting);
    return kept.promise;
  };
}
