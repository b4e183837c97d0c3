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

/** One violation per fence, each in a file of its own, and the rule that has to catch it. */
const violations: Record<string, { code: string; rule: string }> = {
  'core/src/a.ts': { code: "import 'node:fs';", rule: 'no-restricted-imports' },
  'core/src/b.ts': { code: "import 'react';", rule: 'no-restricted-imports' },
  'core/src/c.ts': {
    code: "export * from '../../server/src/app.ts';",
    rule: 'no-restricted-imports',
  },
  'core/src/d.ts': { code: 'export const at = Date.now();', rule: 'no-restricted-properties' },
  'core/src/e.ts': { code: 'export const x = Math.random();', rule: 'no-restricted-properties' },
  'core/src/f.ts': { code: "export const x = fetch('/');", rule: 'no-restricted-globals' },
  'generator/src/a.ts': { code: "import 'node:fs';", rule: 'no-restricted-imports' },
  'generator/src/b.ts': {
    code: "import '@engram/fakes/listen.ts';",
    rule: 'no-restricted-imports',
  },
  'fakes/src/a.ts': { code: "import '../../server/src/app.ts';", rule: 'no-restricted-imports' },
  'corpus/src/a.ts': { code: "import '@engram/core/limits.ts';", rule: 'no-restricted-imports' },
  'server/src/materials/extraction/reader/a.ts': {
    code: "import '../sandbox.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/materials/extraction/reader/b.ts': {
    code: "import 'kysely';",
    rule: 'no-restricted-imports',
  },
  'server/src/materials/extraction/reader/pdf/a.ts': {
    code: "import '../../sandbox.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/materials/extraction/reader/pdf/pages/a.ts': {
    code: "import '../../../sandbox.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/http/a.ts': { code: "import '../accounts/store.ts';", rule: 'no-restricted-imports' },
  'server/src/platform/a.ts': {
    code: "import '../plans/routes.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/platform/b.ts': { code: "import '../http/mount.ts';", rule: 'no-restricted-imports' },
  'server/src/accounts/a.ts': {
    code: "import '../plans/grant-plan.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/plans/a.ts': {
    code: "import '../accounts/store.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/plans/b.ts': {
    code: "import '../accounts/routes.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/plans/store.ts': { code: "import 'fastify';", rule: 'no-restricted-imports' },
  'server/src/contact/store.ts': {
    code: "import '../accounts/find-user.ts';",
    rule: 'no-restricted-imports',
  },
  'server/src/sharing/a.ts': {
    code: "import '../../../web/src/root.tsx';",
    rule: 'no-restricted-imports',
  },
  'server/src/plans/c.ts': { code: "db.selectFrom('users');", rule: 'no-restricted-properties' },
  'server/src/plans/d.ts': { code: 'export const x = process.env.SECRET;', rule: 'no-process-env' },
  'web/src/ui/a.tsx': { code: "import '@engram/core/limits.ts';", rule: 'no-restricted-imports' },
  'web/src/ui/b.tsx': { code: "import '../accounts/session.tsx';", rule: 'no-restricted-imports' },
  'web/src/http/a.ts': { code: "import '../plans/queries.ts';", rule: 'no-restricted-imports' },
  'web/src/plans/a.ts': { code: "import '../sharing/queries.ts';", rule: 'no-restricted-imports' },
  'web/src/plans/b.ts': {
    code: "import '../../../server/src/app.ts';",
    rule: 'no-restricted-imports',
  },
  'web/src/plans/c.ts': {
    code: "import '@engram/generator/prepare-text.ts';",
    rule: 'no-restricted-imports',
  },
  'web/src/generation/a.ts': {
    code: "import '@engram/generator/make-questions.ts';",
    rule: 'no-restricted-imports',
  },
  'web/src/generation/b.ts': {
    code: "import './built-in-worker.ts';",
    rule: 'no-restricted-imports',
  },
  'web/src/generation/c.ts': { code: "import 'wink-nlp';", rule: 'no-restricted-imports' },
  'web/src/plans/built-in-worker.ts': {
    code: "import '@engram/generator/make-questions.ts';",
    rule: 'no-restricted-imports',
  },
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
  'e2e/src/a.ts': { code: "import '../../server/src/app.ts';", rule: 'no-restricted-imports' },
  'bench/src/a.ts': { code: "import '../../web/src/root.tsx';", rule: 'no-restricted-imports' },
  'server/src/reviews/one.ts': { code: "export * from './two.ts';", rule: 'no-cycle' },
  'server/src/reviews/two.ts': { code: "export * from './one.ts';", rule: 'no-cycle' },
  'server/src/reviews/wide.ts': { code: 'export const a: any = 1;', rule: 'no-explicit-any' },
  'server/src/reviews/asserts.ts': {
    code: 'export const a = {} as Date;',
    rule: 'consistent-type-assertions',
  },
};

/** What a fence has to let through, or it would be in the way. */
const allowed: Record<string, string> = {
  'web/src/generation/built-in-worker.ts': "import '@engram/generator/make-questions.ts';",
  'server/src/materials/extraction/reader/pdf/pages/b.ts': "import '../../reading.ts';",
  'web/src/generation/d.ts': "import './built-in-worker.ts?worker&url';",
};

const reported = new Map<string, string[]>();

beforeAll(() => {
  for (const [path, { code }] of Object.entries(violations)) plant(path, code);
  for (const [path, code] of Object.entries(allowed)) plant(path, code);
  cpSync(join(root, 'oxlint.config.ts'), join(planted, 'oxlint.config.ts'));
  cpSync(join(root, 'tools/fences/rooms.ts'), join(planted, 'tools/fences/rooms.ts'));
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

it.each(Object.keys(allowed))('lets %s pass', (path) => {
  expect(reported.get(path) ?? []).toEqual([]);
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
