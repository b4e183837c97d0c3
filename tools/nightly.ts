import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folder, parts } from './nightly/parts.ts';
import type { Row } from './nightly/row.ts';
import { runPart } from './nightly/run-part.ts';
import { formatTable } from './nightly/table.ts';
import { writePage } from './nightly/write-page.ts';

/**
 * Everything that measures or destroys, one after the other on a machine with nothing else to do,
 * and one table of it; or the parts that are named. `--record` keeps it in docs/nightly.md.
 */
const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  throw new Error(`${unknown.join()}: the parts are ${parts.map(({ name }) => name).join(', ')}`);
}
if (values.record && positionals.length > 0) throw new Error('--record keeps a whole night');
const wanted = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const startedAt = Date.now();
const rows: Row[] = [];
for (const [index, part] of wanted.entries()) {
  const log = join(folder, `${part.name.replace(':', '-')}.log`);
  const began = Date.now();
  console.log(`${index + 1} of ${wanted.length}: ${part.name}, at most ${part.minutes} minutes`);
  const found = await runPart(part, log);
  const missed = found.filter(({ held }) => !held);
  console.log(`  ${minutes(began)}: ${found.length} rows, ${missed.length} missed; ${log}`);
  for (const { name, figure, mark } of missed) console.log(`  missed: ${name}: ${figure}, ${mark}`);
  rows.push(...found);
}
const missed = rows.filter(({ held }) => !held).length;
const summary = `${rows.length} rows, ${missed} missed, in ${minutes(startedAt)}`;
const table = formatTable(rows);
console.log(`\n${table}\n\n${summary}`);
if (values.record) await writePage('docs/nightly.md', { summary, table });
process.exitCode = missed > 0 ? 1 : 0;

function minutes(since: number): string {
  return `${((Date.now() - since) / 60_000).toFixed(1)} minutes`;
}
