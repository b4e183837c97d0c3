import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const planted = mkdtempSync(join(tmpdir(), 'engram-fences-'));
afterAll(() => rmSync(planted, { recursive: true }));

const server = '../../server/src/app.ts';

/** One violation per rule of lint, each in a file of its own, and the rule that has to catch it. */
const violations: Record<string, { code: string; rule: string }> = {
  'core/src/bare.ts': { code: `import '${server}';`, rule: 'imports' },
  'core/src/named.ts': { code: `import { a } from '${server}';\nvoid a;`, rule: 'imports' },
  'core/src/type.ts': {
    code: `import type { A } from '${server}';\nexport const a = (b: A) => b;`,
    rule: 'imports',
  },
  'core/src/type-of.ts': {
    code: `export const a = (b: import('${server}').A) => b;`,
    rule: 'imports',
  },
  'core/src/lazy.ts': { code: `export const a = () => import('${server}');`, rule: 'imports' },
  'core/src/passed-on.ts': { code: `export { a } from '${server}';`, rule: 'imports' },
  'core/src/all.ts': { code: `export * from '${server}';`, rule: 'imports' },
  'server/src/reviews/sync/nested.ts': {
    code: "import '../../attempts/store.ts';",
    rule: 'imports',
  },
  'web/src/plans/nested.tsx': { code: "import './testing/render-plans.tsx';", rule: 'imports' },
  'e2e/src/sharing/outside.spec.ts': {
    code: "import '../../../server/src/app.ts';",
    rule: 'imports',
  },
  'core/src/d.ts': { code: 'export const at = Date.now();', rule: 'no-restricted-properties' },
  'core/src/e.ts': { code: 'export const x = Math.random();', rule: 'no-restricted-properties' },
  'core/src/f.ts': { code: "export const x = fetch('/');", rule: 'no-restricted-globals' },
  'server/src/plans/c.ts': { code: "db.selectFrom('users');", rule: 'no-restricted-properties' },
  'server/src/plans/d.ts': { code: 'export const x = process.env.SECRET;', rule: 'no-process-env' },
  'web/src/plans/d.ts': { code: "void fetch('/api/plans');", rule: 'no-restricted-globals' },
  'web/src/plans/f.ts': {
    code: 'export const x = new XMLHttpRequest();',
    rule: 'no-restricted-globals',
  },
  'web/src/plans/e.tsx': { code: 'export const A = () => <p>Words</p>;', rule: 'jsx-no-literals' },
  'web/src/plans/f.tsx': {
    code: "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    rule: 'no-danger',
  },
  'server/src/reviews/one.ts': { code: "export * from './two.ts';", rule: 'no-cycle' },
  'server/src/reviews/two.ts': { code: "export * from './one.ts';", rule: 'no-cycle' },
  'server/src/reviews/wide.ts': { code: 'export const a: any = 1;', rule: 'no-explicit-any' },
  'server/src/reviews/asserts.ts': {
    code: 'export const a = {} as Date;',
    rule: 'consistent-type-assertions',
  },
};

const reported = new Map<string, string[]>();

beforeAll(() => {
  for (const [path, { code }] of Object.entries(violations)) plant(path, code);
  cpSync(join(root, 'oxlint.config.ts'), join(planted, 'oxlint.config.ts'));
  cpSync(join(root, 'tools/fences'), join(planted, 'tools/fences'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'));
  writeFileSync(join(planted, '.gitignore'), 'node_modules\n');
  const { stdout } = spawnSync('oxlint', ['--format', 'json'], { cwd: planted, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  for (const { filename, code } of diagnostics) {
    reported.set(filename, [...(reported.get(filename) ?? []), code]);
  }
});

it.each(Object.entries(violations))('refuses %s', (path, { rule }) => {
  expect((reported.get(path) ?? []).join(' ')).toContain(`(${rule})`);
});

it('gives core no access to the types of Node or of a browser', () => {
  const folder = join(planted, 'types');
  mkdirSync(folder);
  const code = 'export const a = process.pid; export const b = document.title;';
  writeFileSync(join(folder, 'planted.ts'), code);
  const extended = JSON.stringify({
    extends: join(root, 'core/tsconfig.json'),
    compilerOptions: { rootDir: '.', outDir: 'out', tsBuildInfoFile: 'out/tsbuildinfo' },
    include: ['*.ts'],
  });
  writeFileSync(join(folder, 'tsconfig.json'), extended);
  const { stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toContain("Cannot find name 'process'");
  expect(stdout).toContain("Cannot find name 'document'");
});

it('lets nobody import the server', () => {
  const ask = [
    '-e',
    "import('@engram/server/src/app.ts').catch((error) => console.log(error.code))",
  ];
  const answer = execFileSync('node', ask, { cwd: join(root, 'web'), encoding: 'utf8' });
  expect(answer.trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

it('asks for the time nowhere in core and generator', () => {
  const sources = globSync('{core,generator}/src/**/*.ts', { cwd: root });
  const asking = sources.filter((path) =>
    /new Date\(\s*\)/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(asking).toEqual([]);
});

function plant(path: string, code: string): void {
  mkdirSync(dirname(join(planted, path)), { recursive: true });
  writeFileSync(join(planted, path), `${code}\n`);
}
