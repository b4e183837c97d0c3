import { readFileSync } from 'node:fs';

export type Result = {
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'left out';
  milliseconds: number;
};

type VitestReport = {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
};

type Spec = {
  file: string;
  title: string;
  tests: { projectName: string; status: string; results: { duration: number }[] }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = Suite & { errors: { message?: string }[] };

/** Every test of a vitest report; a file that could not be read counts as one that failed. */
export function readVitest({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.every((one) => one.status !== 'failed')) {
      const failed = { file: name, title: message, status: 'failed', milliseconds: 0 } as const;
      return [failed, ...readAssertions(name, assertionResults)];
    }
    return readAssertions(name, assertionResults);
  });
}

function readAssertions(
  file: string,
  assertions: VitestReport['testResults'][number]['assertionResults'],
): Result[] {
  return assertions.map(({ fullName, status, duration }) => ({
    file,
    title: fullName,
    status: status === 'passed' || status === 'failed' ? status : 'left out',
    milliseconds: duration ?? 0,
  }));
}

/** Every journey of a Playwright report, once for each window it ran in. */
export function readPlaywright(report: PlaywrightReport): Result[] {
  const failures = report.errors.map(({ message = '' }) => ({
    file: 'e2e',
    title: message,
    status: 'failed' as const,
    milliseconds: 0,
  }));
  return [...failures, ...readSuite(report)];
}

function readSuite({ suites = [], specs = [] }: Suite): Result[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: `${file} (${projectName})`,
      title,
      // Only 'expected' passed at the first try.
      status: statusOf(status),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...here, ...suites.flatMap(readSuite)];
}

function statusOf(status: string): Result['status'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'left out' : 'failed';
}

/** What the last run of tests and journeys wrote; undefined where there is no such report. */
export function readReports(folder: string): { tests?: Result[]; journeys?: Result[] } {
  const vitest = readJson<VitestReport>(`${folder}/vitest.json`);
  const playwright = readJson<PlaywrightReport>(`${folder}/e2e.json`);
  return {
    ...(vitest && { tests: readVitest(vitest) }),
    ...(playwright && { journeys: readPlaywright(playwright) }),
  };
}

function readJson<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
