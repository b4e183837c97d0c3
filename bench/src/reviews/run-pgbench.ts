import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from './run-store.ts';

type Order = {
  databaseUrl: string;
  scripts: readonly Statement[][];
  clients: number;
  seconds: number;
};

/** The same statements from PostgreSQL's own load generator, in batches a second. */
export async function runPgbench({
  databaseUrl,
  scripts,
  clients,
  seconds,
}: Order): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'engram-bench-'));
  try {
    const files = await Promise.all(
      scripts.map(async (statements, no) => {
        const file = join(folder, `${no}.sql`);
        await writeFile(file, statements.map(writeStatement).join('\n'));
        return file;
      }),
    );
    const { stdout } = await promisify(execFile)(
      await findPgbench(),
      [
        '-n',
        '-c',
        String(clients),
        '-j',
        '2',
        '-T',
        String(seconds),
        ...files.flatMap((file) => ['-f', file]),
        databaseUrl,
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const [, tps] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (!/number of failed transactions: 0 /.test(stdout)) throw new Error(stdout);
    return Number(tps);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Debian keeps it beside the server, apart from the commands in the path. */
async function findPgbench(): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    'command -v pgbench || ls /usr/lib/postgresql/*/bin/pgbench | tail -1',
  ]);
  return stdout.trim();
}

/** With its values in it; every run of it is a batch of its own. */
function writeStatement({ text, values }: Statement): string {
  const isBatch = text.startsWith('insert into "review_batches"');
  const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = values[Number(place) - 1] ?? null;
    if (value === null) return 'null';
    // The second value of a batch is its id.
    if (isBatch && place === '2') return 'gen_random_uuid()';
    return `'${String(value).replaceAll("'", "''")}'`;
  });
  // A line of a pgbench script is a statement of its own only where it ends in a semicolon.
  return `${filled.replaceAll(/\s+/g, ' ').trim()};`;
}
