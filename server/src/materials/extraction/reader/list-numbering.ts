/** Where an item stands: in which list, and how deep from 0. */
export type ListPlace = { listId: string; level: number };

/** What stands before an item: a sign, a number, or nothing. */
type ItemMark = { kind: 'bullet' } | { kind: 'number'; number: number } | { kind: 'none' };

export type ListLevel = { format: 'bullet' | 'number' | 'none'; start: number };

/** Lists as Word keeps them: several may follow one definition, and count on together. */
export type Lists = {
  definitions: ReadonlyMap<string, ReadonlyMap<number, ListLevel>>;
  lists: ReadonlyMap<string, { definitionId: string; restarts: ReadonlyMap<number, number> }>;
};

/** Counts as it is asked, so it is asked once for each item, in their order. */
export type CountItem = (place: ListPlace) => ItemMark;

export function makeCountItem({ definitions, lists }: Lists): CountItem {
  const counters = new Map<string, number[]>();
  const started = new Set<string>();

  return ({ listId, level }) => {
    const list = lists.get(listId);
    const definition = list && definitions.get(list.definitionId);
    const { format, start } = definition?.get(level) ?? { format: 'bullet', start: 1 };
    if (!list || format !== 'number') return { kind: format === 'none' ? 'none' : 'bullet' };

    const counter = counters.get(list.definitionId) ?? [];
    counters.set(list.definitionId, counter);
    const restart = list.restarts.get(level);
    const isRestart = restart !== undefined && !started.has(`${listId} ${level}`);
    started.add(`${listId} ${level}`);
    const before = isRestart ? undefined : counter[level];
    const number = before === undefined ? (restart ?? start) : before + 1;
    for (let above = 0; above < level; above += 1) {
      // An item without the one above it counts as its first.
      counter[above] ??= definition?.get(above)?.start ?? 1;
    }
    counter[level] = number;
    // What is deeper begins again.
    counter.length = level + 1;
    return { kind: 'number', number };
  };
}
