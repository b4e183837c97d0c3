import type { Owned } from './read-claims.ts';

export type Claims = {
  /** By a test of the merge lane. */
  shown: ReadonlySet<string>;
  /** By tests of the nightly lane alone. */
  nightly: ReadonlySet<string>;
  deviates: ReadonlySet<string>;
};

/** Ids that are claimed but not required, or claimed in both ways. */
export function findWrongClaims(
  owners: readonly Owned[],
  { shown, nightly, deviates }: Claims,
): string[] {
  const known = new Set(owners.map(({ id }) => id));
  const unknown = [...shown, ...nightly, ...deviates].filter((id) => !known.has(id));
  const double = [...shown, ...nightly].filter((id) => deviates.has(id));
  return [
    ...unknown.map((id) => `${id} is not a requirement`),
    ...double.map((id) => `${id} is shown by a test and listed as a deviation`),
  ];
}

/** Requirements that neither a test nor a deviation answers. */
export function findOpen(owners: readonly Owned[], claims: Claims): string[] {
  const { shown, nightly, deviates } = claims;
  return owners
    .map(({ id }) => id)
    .filter((id) => !shown.has(id) && !nightly.has(id) && !deviates.has(id));
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

function line(name: string, owned: readonly Owned[], claims: Claims): string {
  const count = (ids: ReadonlySet<string>) => owned.filter(({ id }) => ids.has(id)).length;
  const { shown, nightly, deviates } = claims;
  return [
    name,
    `shown=${count(shown)}`,
    `nightly=${count(nightly)}`,
    `deviates=${count(deviates)}`,
    `open=${findOpen(owned, claims).length}`,
  ].join(' ');
}
