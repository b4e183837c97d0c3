import { globSync, readFileSync } from 'node:fs';
import { readClaims, readDeviations, readOwners } from './spec/read-claims.ts';
import { findWrongClaims, report } from './spec/report.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const testFiles = globSync(
  '{core,generator,fakes,corpus,server,web,e2e}/src/**/*.{test,spec}.{ts,tsx}',
);

const owners = readOwners(read('docs/spec/owners.tsv'));
const claims = {
  shown: new Set(testFiles.flatMap((path) => readClaims(read(path)))),
  deviates: new Set(readDeviations(read('docs/spec/deviations.md'))),
};
console.log(report(owners, claims).join('\n'));

const wrong = findWrongClaims(owners, claims);
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
