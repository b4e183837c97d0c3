import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWords, type Words } from './read-words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type PlacedWords = Words & { path: string };

/** Every string that a user of the product may read, in the order of the files. */
export function listWords(): PlacedWords[] {
  return listShownSources().flatMap((path) =>
    readWords(path, readFileSync(join(root, path), 'utf8')).map((words) => ({ path, ...words })),
  );
}

/** The files that show something, tests left out. */
export function listShownSources(): string[] {
  return globSync('{core,generator,server,web}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !notShown.test(path))
    .toSorted();
}

/** What is for engineers, operators and models, and words that rules look for in texts. */
const notShown = new RegExp(
  [
    String.raw`\.test\.tsx?$`,
    '/testing/',
    String.raw`/(api|metrics|seed)\.ts$`,
    '^web/src/(ui/sheet|http)/',
    String.raw`^server/src/[^/]+$`,
    '^server/src/(demo|doctor|http|generation/(pipeline|model)|platform/(ai|redis|settings))/',
    '^server/src/(materials/extraction|attempts/judging|practice-tests/telling)/',
    '^core/src/(materials/policy/(meaning|decisive)/|questions/(grading|frozen)|generation/model-contract)',
    '^generator/src/(?!questions/)',
  ].join('|'),
);
