import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEmptyDatabase } from './platform/scratch-database.ts';
import { readConfig } from './config.ts';
import { migrate } from './platform/migrations.ts';

const file = fileURLToPath(new URL('platform/database-types.ts', import.meta.url));
const isCheck = process.argv.includes('--check');

/** Types of the tables as the migrations make them on an empty database. */
const scratch = await makeEmptyDatabase(readConfig(process.env).DATABASE_URL);
const folder = mkdtempSync(join(tmpdir(), 'engram-types-'));
try {
  await migrate(scratch.url);
  const target = isCheck ? join(folder, 'database-types.ts') : file;
  const options = ['--dialect', 'postgres', '--camel-case', '--out-file', target];
  execFileSync('kysely-codegen', options, { env: { ...process.env, DATABASE_URL: scratch.url } });
  if (isCheck && readFileSync(target, 'utf8') !== readFileSync(file, 'utf8')) {
    console.error('The database types are out of date. Run: npm run database-types');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
  await scratch.drop();
}
