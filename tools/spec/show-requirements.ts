import { globSync, readFileSync } from 'node:fs';
import { readReports } from '../reports/read-reports.ts';
import { readClaims, readDeviations, readIds, readOwners } from './read-claims.ts';
import { findOpen, findWrongClaims, report } from './report.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * Which requirements are shown: by tests and journeys of the merge lane that ran and passed in the
 * last run, whose reports are in the folder. What only tests of the nightly lane claim is apart.
 */
export function showRequirements(folder: string) {
  const { tests, journeys } = readReports(folder);
  const owners = readOwners(read('docs/spec/owners.tsv'));
  const passed = [...(tests ?? []), ...(journeys ?? [])].filter(
    ({ status }) => status === 'passed',
  );
  const shown = new Set(passed.flatMap(({ title }) => readIds(title)));
  const nightly = new Set(
    globSync('{core,generator,fakes,corpus,server,web,e2e}/src/**/*.nightly.{test,spec}.{ts,tsx}')
      .flatMap((path) => readClaims(read(path)))
      .filter((id) => !shown.has(id)),
  );
  const deviates = new Set(readDeviations(read('docs/spec/deviations.md')));
  const claims = { shown, nightly, deviates };
  const missing = [!tests && 'tests', !journeys && 'journeys'].filter((name) => name !== false);
  const problems = [
    ...missing.map((name) => `There is no report of the ${name}: run npm run check first.`),
    ...findWrongClaims(owners, claims),
    ...findOpen(owners, claims).map((id) => `${id} is open`),
  ];
  const lines = report(owners, claims);
  const totals = [
    ...lines.slice(-1),
    ...(nightly.size > 0 ? [`shown by the nightly lane alone: ${[...nightly].join(', ')}`] : []),
  ];
  return { groups: lines.slice(0, -1), totals, problems, isOk: problems.length === 0 };
}
