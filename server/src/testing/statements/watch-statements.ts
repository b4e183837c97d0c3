import { loadModule } from 'libpg-query';
import type pg from 'pg';
import {
  judgeStatement,
  judgeValues,
  type Table,
  type Tables,
  type Verdict,
} from './judge-statement.ts';

const ownerColumns: Record<string, string> = { 'user-owned': 'user_id', 'code-owned': 'code' };

const verdicts = new Map<string, Verdict>();
let known: Promise<Tables> | undefined;

/**
 * Judges every statement of the product that passes through the pool, and keeps what is wrong under
 * what it says. What a test asks by itself is its own affair.
 */
export async function watchStatements(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  await loadModule();
  let tables: Tables = new Map();
  const found = new Map<string, string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...call: Parameters<typeof query>) => {
        const problem = judgeCall(call, tables);
        if (problem) found.set(problem.statement, `${problem.statement}\n${problem.place}`);
        return query(...call);
      },
    });
  });
  known ??= readTables(pool);
  tables = await known;
  return found;
}

/** The comment of a table says its kind; platform/data-rules.test.ts sees to it. */
async function readTables(pool: pg.Pool): Promise<Tables> {
  const { rows } = await pool.query<{ name: string; kind: string }>(
    `select relname as name, obj_description(oid) as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  return new Map(
    rows.map(({ name, kind }): [string, Table] => [name, { owner: ownerColumns[kind] }]),
  );
}

function judgeCall([asked, values, done]: readonly unknown[], tables: Tables) {
  // Only the pool's own query brings a callback, and only tests use that.
  if (typeof asked !== 'string' || done !== undefined) return undefined;
  const verdict = verdicts.get(asked) ?? judgeStatement(asked, tables);
  verdicts.set(asked, verdict);
  const given = Array.isArray(values) ? values : [];
  const problems = [...verdict.problems, ...judgeValues(verdict, given)];
  if (problems.length === 0) return undefined;
  const stack = readStack();
  if (isOfTest(stack)) return undefined;
  const statement = `${problems.join('; ')}: ${asked.replaceAll(/\s+/g, ' ').trim()}`;
  return { statement, place: stack.join('\n') };
}

/** The places in our code that led here, the nearest first. */
function readStack(): string[] {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const { stack = '' } = new Error('asked here');
  Error.stackTraceLimit = usual;
  const ours = stack.split('\n').filter((line) => line.includes('/server/src/'));
  return ours.filter(
    (line) => !line.includes(import.meta.filename) && !line.includes('/server/src/platform/db.ts'),
  );
}

function isOfTest([nearest = '']: readonly string[]): boolean {
  return nearest.includes('/testing/') || nearest.includes('.test.ts');
}
