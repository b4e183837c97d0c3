import {
  type DeleteStmt,
  type InsertStmt,
  type Node,
  parseSync,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query';

export type Relation = { table: string; alias: string };

/** One SELECT, UPDATE or DELETE of a statement: what it looks at, and what has to be true. */
export type Level = {
  relations: Relation[];
  /** Names of queries that it selects from; what they read is a level of its own. */
  derived: string[];
  /** All of them hold: parts of its WHERE and of its joins. */
  conditions: Node[];
  /** Columns of USING. */
  shared: string[];
  /** The query it stands in, whose columns it may name. */
  outer: Level | undefined;
  isLocked: boolean;
  hasSubquery: boolean;
};

type Insert = { table: string; columns: string[]; rows: Node[][]; hasSubquery: boolean };
type Change = { table: string; columns: string[] };
export type Statement = { levels: Level[]; inserts: Insert[]; changes: Change[] };

type Scope = { statement: Statement; outer: Level | undefined; queries: ReadonlySet<string> };

/** Takes a statement apart. The parser is PostgreSQL's own and has to be loaded before. */
export function readLevels(sql: string): Statement {
  const statement: Statement = { levels: [], inserts: [], changes: [] };
  const scope = { statement, outer: undefined, queries: new Set<string>() };
  for (const { stmt } of parseSync(sql).stmts ?? []) visit(stmt, scope);
  return statement;
}

function visit(value: unknown, scope: Scope): void {
  if (!isNode(value)) return;
  if ('SelectStmt' in value) readSelect(value.SelectStmt, scope);
  else if ('UpdateStmt' in value) readUpdate(value.UpdateStmt, scope);
  else if ('DeleteStmt' in value) readDelete(value.DeleteStmt, scope);
  else if ('InsertStmt' in value) readInsert(value.InsertStmt, scope);
  else {
    if ('SubLink' in value && scope.outer) scope.outer.hasSubquery = true;
    for (const child of Object.values(value)) visit(child, scope);
  }
}

/** Everything in a tree is an object or a list of them; what is none of ours has no name of ours. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function readSelect({ withClause, larg, rarg, ...select }: SelectStmt, around: Scope): void {
  const scope = readQueries(withClause, around);
  if (larg && rarg) {
    readSelect(larg, scope);
    readSelect(rarg, scope);
    return;
  }
  const { fromClause, lockingClause, ...rest } = select;
  const level = openLevel(scope, { isLocked: (lockingClause ?? []).length > 0 });
  readSources(fromClause, level, scope);
  closeLevel(level, rest, scope);
}

function readUpdate({ withClause, relation, fromClause, ...rest }: UpdateStmt, around: Scope) {
  const scope = readQueries(withClause, around);
  const level = openLevel(scope);
  addRelation(relation, level, scope);
  readSources(fromClause, level, scope);
  scope.statement.changes.push({ table: nameOf(relation), columns: columnsOf(rest.targetList) });
  closeLevel(level, rest, scope);
}

function readDelete({ withClause, relation, usingClause, ...rest }: DeleteStmt, around: Scope) {
  const scope = readQueries(withClause, around);
  const level = openLevel(scope);
  addRelation(relation, level, scope);
  readSources(usingClause, level, scope);
  closeLevel(level, rest, scope);
}

function readInsert(insert: InsertStmt, around: Scope): void {
  const scope = readQueries(insert.withClause, around);
  const table = nameOf(insert.relation);
  const columns = columnsOf(insert.cols);
  const source =
    insert.selectStmt && 'SelectStmt' in insert.selectStmt ? insert.selectStmt : undefined;
  const lists = source?.SelectStmt.valuesLists ?? [];
  const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []) : []));
  const hasSubquery = contains(lists, 'SubLink');
  scope.statement.inserts.push({ table, columns, rows, hasSubquery });
  const changed = columnsOf(insert.onConflictClause?.targetList);
  if (changed.length > 0) scope.statement.changes.push({ table, columns: changed });
  visit(source, scope);
}

function readQueries(clause: WithClause | undefined, scope: Scope): Scope {
  const queries = new Set(scope.queries);
  for (const query of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in query)) continue;
    visit(query.CommonTableExpr.ctequery, { ...scope, queries });
    if (query.CommonTableExpr.ctename) queries.add(query.CommonTableExpr.ctename);
  }
  return { ...scope, queries };
}

function openLevel({ statement, outer }: Scope, { isLocked = false } = {}): Level {
  const level = { relations: [], derived: [], conditions: [], shared: [], hasSubquery: false };
  const opened: Level = { ...level, outer, isLocked };
  statement.levels.push(opened);
  return opened;
}

function closeLevel(level: Level, rest: { whereClause?: Node }, scope: Scope): void {
  level.conditions.push(...splitAnd(rest.whereClause));
  for (const child of Object.values(rest)) visit(child, { ...scope, outer: level });
}

function readSources(sources: Node[] | undefined, level: Level, scope: Scope): void {
  for (const source of sources ?? []) readSource(source, level, scope);
}

function readSource(source: Node | undefined, level: Level, scope: Scope): void {
  if (!source) return;
  const inside = { ...scope, outer: level };
  if ('RangeVar' in source) addRelation(source.RangeVar, level, scope);
  else if ('JoinExpr' in source) {
    const { larg, rarg, quals, usingClause } = source.JoinExpr;
    readSource(larg, level, scope);
    readSource(rarg, level, scope);
    level.conditions.push(...splitAnd(quals));
    level.shared.push(...wordsOf(usingClause));
    visit(quals, inside);
  } else if ('RangeSubselect' in source) {
    const { subquery, alias } = source.RangeSubselect;
    if (alias?.aliasname && !isValues(subquery)) level.derived.push(alias.aliasname);
    visit(subquery, inside);
  } else visit(source, inside);
}

function addRelation(relation: RangeVar | undefined, level: Level, { queries }: Scope): void {
  const table = nameOf(relation);
  const alias = relation?.alias?.aliasname ?? table;
  if (queries.has(table)) level.derived.push(alias);
  else level.relations.push({ table, alias });
}

/** Tables of other schemas are not ours. */
function nameOf(relation: RangeVar | undefined): string {
  const { schemaname, relname = '' } = relation ?? {};
  return schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`;
}

function columnsOf(targets: Node[] | undefined): string[] {
  return (targets ?? []).map((target) =>
    'ResTarget' in target ? (target.ResTarget.name ?? '') : '',
  );
}

export function wordsOf(fields: Node[] | undefined): string[] {
  return (fields ?? []).map((field) => ('String' in field ? (field.String.sval ?? '') : ''));
}

function splitAnd(condition: Node | undefined): Node[] {
  if (!condition) return [];
  if (!('BoolExpr' in condition) || condition.BoolExpr.boolop !== 'AND_EXPR') return [condition];
  return (condition.BoolExpr.args ?? []).flatMap(splitAnd);
}

function isValues(query: Node | undefined): boolean {
  return query !== undefined && 'SelectStmt' in query && query.SelectStmt.valuesLists !== undefined;
}

function contains(value: unknown, name: string): boolean {
  if (!isNode(value)) return false;
  return name in value || Object.values(value).some((child) => contains(child, name));
}
