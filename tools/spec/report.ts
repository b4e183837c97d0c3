import type { Owned } from './read-claims.ts';

export type Claims = { shown: ReadonlySet<string>; deviates: ReadonlySet<string> };

/** Ids that are claimed but not required, or claimed in both ways. */
export function findWrongClaims(owners: readonly Owned[], { shown, deviates }: Claims): string[] {
  const known = new Set(owners.map(({ id }) => id));
  const unknown = [...shown, ...deviates].filter((id) => !known.has(id));
  const double = [...shown].filter((id) => deviates.has(id));
  return [
    ...unknown.map((id) => `${id} is not a requirement`),
    ...double.map((id) => `${id} is shown by a test and listed as a deviation`),
  ];
}

/** One line per group, one per area, one for all. */
export function report(owners: readonly Owned[], claims: Claims): string[] {
  const groups = Map.groupBy(owners, ({ id }) => id.slice(0, id.lastIndexOf('-')));
  const areas = Map.groupBy(owners, ({ area }) => `area:${area}`);
  return [
    ...[...groups, ...areas].map(([name, owned]) => line(name, owned, claims)),
    line('all', owners, claims),
  ];
}

function line(name: string, owned: readonly Owned[], { shown, deviates }: Claims): string {
  const count = (ids: ReadonlySet<string>) => owned.filter(({ id }) => ids.has(id)).length;
  const open = owned.length - count(shown) - count(deviates);
  return `${name} shown=${count(shown)} deviates=${count(deviates)} open=${open}`;
}
