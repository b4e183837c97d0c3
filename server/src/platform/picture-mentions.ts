import { type RawBuilder, sql } from 'kysely';

/**
 * The ids of pictures that a column shows, as `![alternative text](picture:UUID)`, one to a row, for
 * a `from` beside its table. Every feature with texts tells so which pictures it shows.
 */
export function mentionsIn(column: string): RawBuilder<unknown> {
  const text = sql`${sql.ref(column)}::text`;
  return sql`regexp_matches(${text}, '\\]\\(picture:([0-9a-fA-F-]{36})\\)', 'g')`;
}

/** Looks sooner than a pattern does. */
export function hasMention(column: string): RawBuilder<boolean> {
  return sql<boolean>`position('](picture:' in ${sql.ref(column)}::text) > 0`;
}
