import { resolve } from 'node:path';
import { readReports } from '../reports/read-reports.ts';
import { describeTests } from './describe-tests.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './row.ts';

export const folder = resolve('test-results/nightly');

export type Part = {
  name: string;
  command: string[];
  environment: Record<string, string>;
  /** It is ended after that, so that the night has an end. */
  minutes: number;
  read: () => Row[];
};

/** Everything that measures or destroys, in this order. */
export const parts: Part[] = [testPart(60), journeyPart(60), ...benchParts()];

function testPart(minutes: number): Part {
  const report = resolve(folder, 'vitest.json');
  // The only one that prints the figures tests tell, also of those that pass.
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile=${report}`];
  return {
    name: 'tests',
    command: ['vitest', 'run', ...reporters],
    environment: { LANE: 'nightly' },
    minutes,
    read: () => describeTests(readReports(folder).tests ?? []),
  };
}

function journeyPart(minutes: number): Part {
  const report = resolve(folder, 'e2e.json');
  return {
    name: 'e2e',
    command: ['npm', 'run', '--silent', 'e2e', '--', '--project=nightly'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    minutes,
    read: () => describeTests(readReports(folder).journeys ?? []),
  };
}

function benchParts(): Part[] {
  const minutes = {
    eval: 30,
    'bench:web': 30,
    'bench:sharing': 20,
    'bench:reviews': 60,
    'bench:memory': 25,
    'bench:generation': 30,
    'bench:extraction': 30,
    bench: 15,
    attack: 15,
    drill: 10,
  };
  return Object.entries(minutes).map(([name, most]) => {
    const rows = resolve(folder, `${name.replace(':', '-')}.jsonl`);
    return {
      name,
      command: ['npm', 'run', '--silent', name],
      environment: { ROWS_FILE: rows },
      minutes: most,
      read: () => readRows(rows),
    };
  });
}
