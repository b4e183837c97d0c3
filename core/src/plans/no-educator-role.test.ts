import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Code without its tests, by the path from the root. */
function filesWith(glob: string, words: RegExp): string[] {
  return globSync(glob, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => words.test(readFileSync(root + file, 'utf8')))
    .toSorted();
}

it('no code but the catalogue names the educator plan, so that nothing can ask for it [ROLE-02] [BROLE-01]', () => {
  const named = /['"`]educator['"`]/;
  expect(filesWith('{core,generator,server,web}/src/**/*.{ts,tsx}', named)).toEqual([
    'core/src/plans/catalogue.ts',
  ]);
});

it('no code of the server knows the word educator [ROLE-02] [BROLE-01]', () => {
  expect(filesWith('{generator,server}/src/**/*.ts', /educator/i)).toEqual([]);
  // It would be found if it were there.
  expect(filesWith('server/src/**/*.ts', /premium/i)).not.toEqual([]);
});
