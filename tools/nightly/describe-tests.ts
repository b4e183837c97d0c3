import { relative, resolve } from 'node:path';
import type { Result } from '../reports/read-reports.ts';
import type { Row } from './row.ts';

/** A row for each file. What was left out shows nothing, and so is missed like what failed. */
export function describeTests(results: readonly Result[]): Row[] {
  const byFile = Map.groupBy(results, ({ file }) => file);
  return [...byFile].map(([file, tried]) => {
    const passed = tried.filter(({ status }) => status === 'passed');
    const others = tried.filter(({ status }) => status !== 'passed');
    return {
      name: `${nameFile(file)}: ${tried.length} tests`,
      figure: [
        `${passed.length} passed`,
        ...others.map(({ status, title }) => `${status}: ${title}`),
      ].join('; '),
      mark: 'all',
      held: others.length === 0,
    };
  });
}

/** As it is found from the root, without what all of them have in their names. */
function nameFile(file: string): string {
  return relative('.', resolve(file))
    .replace('/src/', '/')
    .replace(/\.nightly\.(test|spec)\.ts( \(nightly\))?$/, '');
}
