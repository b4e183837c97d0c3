import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Line, rateSet, writeRate } from './policy/judge-set.ts';

/**
 * How the content policy judges a set of one JSON object in each line: `{ "class", "text" }` for a
 * request, `{ "passage" }` for a text that teaches. `--show` prints what went wrong.
 */
const { values, positionals } = parseArgs({
  options: { show: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error('Name a file: node bench/src/policy.ts FILE');
const lines: Line[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line));
for (const rate of rateSet(lines)) {
  console.log(writeRate(rate));
  if (values.show) for (const text of rate.wrong) console.log(`  ${text}`);
}
