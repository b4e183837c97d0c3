import type { A_Expr, Node } from 'libpg-query';
import { type Level, readLevels, type Relation, type Statement, wordsOf } from './read-levels.ts';

/** What a table is spread by: `user_id` or `code` for owned ones, nothing for others. */
export type Table = { owner: string | undefined };
export type Tables = ReadonlyMap<string, Table>;

export type Verdict = {
  problems: string[];
  /** Which parameters name the owner, by the column they are compared with; they have to be equal. */
  owners: Record<string, number[]>;
};

/**
 * Holds a statement to the rules by which the data can be spread over machines: the owner is in
 * every WHERE and join and never changes, and what no machine could answer alone is not asked.
 */
export function judgeStatement(sql: string, tables: Tables): Verdict {
  const statement = readLevels(sql);
  const owners: Record<string, number[]> = {};
  const problems = [
    ...statement.levels.flatMap((level) => judgeLevel(level, tables, owners)),
    ...statement.changes.flatMap(({ table, columns }) => {
      const owner = tables.get(table)?.owner;
      return owner && columns.includes(owner) ? [`an update sets ${table}.${owner}`] : [];
    }),
    ...statement.inserts.flatMap((insert) => judgeInsert(insert, tables, owners)),
  ];
  return { problems, owners };
}

/** What the values show that the words of a statement do not: that it is about more than one owner. */
export function judgeValues({ owners }: Verdict, values: readonly unknown[]): string[] {
  return Object.entries(owners)
    .filter(([, numbers]) => new Set(numbers.map((number) => String(values[number - 1]))).size > 1)
    .map(([column]) => `several owners by ${column} in one statement`);
}

function judgeLevel(level: Level, tables: Tables, owners: Verdict['owners']): string[] {
  const owned = level.relations.flatMap((relation) => {
    const owner = tables.get(relation.table)?.owner;
    return owner === undefined ? [] : [{ ...relation, owner }];
  });
  const problems = owned
    .filter((relation) => !isBound(relation, { level, owned, tables, owners, seen: [] }))
    .map(({ table, owner }) => `${table} is read or changed without its ${owner}`);
  const families = new Set(
    level.relations.flatMap(
      ({ table }) => tables.get(table)?.owner ?? (tables.has(table) ? [table] : []),
    ),
  );
  if (families.size > 1) problems.push(`a join over owners: ${[...families].join(', ')}`);
  if (level.isLocked && level.hasSubquery) problems.push('a subquery under a row lock');
  return problems;
}

type Owned = Relation & { owner: string };
type Search = {
  level: Level;
  owned: Owned[];
  tables: Tables;
  owners: Verdict['owners'];
  seen: Owned[];
};

/** Whether one owner's rows are asked for, or those of one bucket of owners. */
function isBound(relation: Owned, search: Search): boolean {
  if (search.seen.includes(relation)) return false;
  const inner = { ...search, seen: [...search.seen, relation] };
  const { level, owned } = search;
  if (level.shared.includes(relation.owner)) {
    const rest = owned.filter((other) => other !== relation && other.owner === relation.owner);
    if (rest.some((other) => isBound(other, inner))) return true;
  }
  return level.conditions.some((condition) => binds(condition, relation, inner));
}

function binds(condition: Node, relation: Owned, search: Search): boolean {
  if (!('A_Expr' in condition)) return false;
  const { kind, name, lexpr, rexpr } = condition.A_Expr;
  if (wordsOf(name).join('') !== '=' || !lexpr || !rexpr) return false;
  if (kind !== 'AEXPR_OP') return isListOfCodes(condition.A_Expr, relation, search);
  return (
    isBucket(lexpr, relation, search) ||
    (isOwner(lexpr, relation, search) && isGiven(rexpr, relation, search)) ||
    (isOwner(rexpr, relation, search) && isGiven(lexpr, relation, search))
  );
}

/** The shares of one user have many codes; each is looked up where it is. Users are never listed. */
function isListOfCodes({ kind, lexpr }: A_Expr, relation: Owned, search: Search): boolean {
  if (relation.owner !== 'code' || !lexpr) return false;
  return (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY') && isOwner(lexpr, relation, search);
}

function isOwner(side: Node, relation: Owned, { level }: Search): boolean {
  const [first, second] = columnOf(side);
  if (second !== undefined) return first === relation.alias && second === relation.owner;
  return first === relation.owner && level.relations[0]?.alias === relation.alias;
}

function isGiven(side: Node, relation: Owned, search: Search): boolean {
  const bare = withoutCasts(side);
  if ('ParamRef' in bare) {
    (search.owners[relation.owner] ??= []).push(bare.ParamRef.number ?? 0);
    return true;
  }
  const [alias, column] = columnOf(bare);
  if (alias === undefined || column !== relation.owner) return false;
  const beside = search.owned.find((other) => other.alias === alias);
  if (beside) return isBound(beside, search);
  return isOfQueryAround(alias, relation, search);
}

/** An owner that a query around this one names, which is judged by itself; or a named query does. */
function isOfQueryAround(alias: string, { owner }: Owned, { level, tables }: Search): boolean {
  for (let at: Level | undefined = level; at; at = at.outer) {
    if (at.derived.includes(alias)) return true;
    const relation = at === level ? undefined : at.relations.find((other) => other.alias === alias);
    if (relation) return tables.get(relation.table)?.owner === owner;
  }
  return false;
}

/** Sweeps go by buckets of owners, see platform/sweep.ts. */
function isBucket(side: Node, relation: Owned, search: Search): boolean {
  if (!('FuncCall' in side) || wordsOf(side.FuncCall.funcname).join('') !== 'abs') return false;
  const [rest] = side.FuncCall.args ?? [];
  if (!rest || !('A_Expr' in rest) || !rest.A_Expr.lexpr) return false;
  const hashed = rest.A_Expr.lexpr;
  if (!('FuncCall' in hashed) || wordsOf(hashed.FuncCall.funcname).join('') !== 'hashtext')
    return false;
  const [column] = hashed.FuncCall.args ?? [];
  return column !== undefined && isOwner(withoutCasts(column), relation, search);
}

function judgeInsert(
  { table, columns, rows, hasSubquery }: Statement['inserts'][number],
  tables: Tables,
  owners: Verdict['owners'],
): string[] {
  const problems =
    hasSubquery && tables.has(table) ? [`a subquery inside VALUES for ${table}`] : [];
  const owner = tables.get(table)?.owner;
  if (owner === undefined) return problems;
  const place = columns.indexOf(owner);
  if (place < 0) return [...problems, `${table} gets a row without its ${owner}`];
  for (const row of rows) {
    const value = row[place] && withoutCasts(row[place]);
    if (value && 'ParamRef' in value) (owners[owner] ??= []).push(value.ParamRef.number ?? 0);
  }
  return problems;
}

function columnOf(side: Node): string[] {
  const bare = withoutCasts(side);
  return 'ColumnRef' in bare ? wordsOf(bare.ColumnRef.fields) : [];
}

function withoutCasts(node: Node): Node {
  return 'TypeCast' in node && node.TypeCast.arg ? withoutCasts(node.TypeCast.arg) : node;
}
