/** Features in the order in which they may know each other: each one only those before it. */
const features = [
  'accounts',
  'contact',
  'plans',
  'materials',
  'questions',
  'generation',
  'practice-tests',
  'attempts',
  'sharing',
  'flashcards',
  'reviews',
];

const serverFeatures = [...features, 'privacy'];
const webFeatures = [...features, 'site', 'dashboard', 'shell'];

type Pattern = { regex: string; message: string };

export type Fence = { files: string[]; patterns: Pattern[] };

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** What each room may not import. The rooms are described in README.md. */
export const fences: Fence[] = [
  {
    files: ['core/src/**'],
    patterns: [
      forbid(
        // Neither relative nor zod nor ts-fsrs; the linter's expressions cannot look ahead.
        '^(node:|@|[a-su-y]|t[a-rt-z]|ts[^-]|ts-[^f]|z[a-np-z]|zod.)|^(\\.\\./)+(generator|fakes|server|web|e2e|bench)/',
        'core imports only zod, ts-fsrs and itself',
      ),
    ],
  },
  {
    files: ['generator/src/**'],
    patterns: [
      forbid(
        '^node:|^react|^@engram/(fakes|server|web|e2e|bench)',
        'generator runs anywhere: only core and language packages',
      ),
    ],
  },
  {
    files: ['fakes/src/**'],
    patterns: [
      forbid(
        '^@engram/(generator|server|web|e2e|bench)|/(server|web|generator)/',
        'fakes know only core and npm packages',
      ),
    ],
  },
  {
    files: ['corpus/src/**'],
    patterns: [forbid('^@engram/', 'the corpus is made without the product it tries')],
  },
  { files: ['server/src/http/**'], patterns: [...serverWide(), notFeatures('http')] },
  {
    files: ['server/src/platform/**'],
    patterns: [
      ...serverWide(),
      notFeatures('platform'),
      forbid('/http/', 'platform does not know http'),
    ],
  },
  ...serverFeatures.map((feature) => ({
    files: [`server/src/${feature}/**`],
    patterns: [
      ...serverWide(),
      ...later(serverFeatures, feature),
      forbid(
        `^\\.\\./(${others(serverFeatures, feature)})/(store|routes)\\.ts$`,
        'use a verb of the other feature, not its store or routes',
      ),
    ],
  })),
  // A reader runs alone in a process of its own, with nothing of the server around it.
  { files: ['server/src/materials/extraction/reader/**'], patterns: alone('^(\\.\\./){2,}') },
  { files: ['server/src/materials/extraction/reader/*.ts'], patterns: alone('^\\.\\./') },
  { files: ['server/src/materials/extraction/reader/*/*/**'], patterns: alone('^(\\.\\./){3,}') },
  {
    files: ['server/src/**/store.ts'],
    patterns: [
      ...serverWide(),
      forbid('^fastify|/http/', 'a store knows its tables and nothing of HTTP'),
      forbid(`/(${serverFeatures.join('|')})/`, 'a store touches its own tables only'),
    ],
  },
  {
    files: ['web/src/ui/**'],
    patterns: [
      ...webWide(),
      forbid('^@engram/|^react-router|^@tanstack/', 'ui knows neither the contract nor the routes'),
      forbid(`/(${webFeatures.join('|')}|http)/`, 'ui knows no feature'),
    ],
  },
  {
    files: ['web/src/http/**'],
    patterns: [...webWide(), forbid(`/(${webFeatures.join('|')}|ui)/`, 'http knows no feature')],
  },
  ...webFeatures.map((feature) => ({
    files: [`web/src/${feature}/**`],
    patterns: [...webWide(), ...later(webFeatures, feature)],
  })),
  // The only place for it: a worker is loaded when it starts, and beside the page.
  {
    files: ['web/src/generation/built-in-worker.ts'],
    patterns: [noServerCode(), ...later(webFeatures, 'generation')],
  },
  {
    files: ['e2e/**', 'bench/**'],
    patterns: [
      forbid(
        '^@engram/(server|web)|/(server|web)/src/',
        'e2e and bench use the product from outside',
      ),
    ],
  },
];

export const testFiles = tests;

function serverWide(): Pattern[] {
  return [forbid('^@engram/(web|e2e|bench)|/web/src/', 'the server does not know the browser')];
}

function webWide(): Pattern[] {
  return [
    noServerCode(),
    forbid(
      '^@engram/generator/|/generator/src/|^wink-',
      'only the worker has the generator: it is a megabyte',
    ),
    forbid('/built-in-worker\\.ts$', 'start the worker by its address, or the page grows by it'),
  ];
}

function noServerCode(): Pattern {
  return forbid(
    '^@engram/(server|fakes|e2e|bench)|/server/src/|^node:',
    'the browser has no server code',
  );
}

function alone(outside: string): Pattern[] {
  return [
    forbid(outside, 'a reader runs alone'),
    forbid('^@engram/(generator|fakes)|^(fastify|kysely|pg|ioredis|pino)', 'a reader runs alone'),
  ];
}

function notFeatures(room: string): Pattern {
  return forbid(`^\\.\\./(\\.\\./)?(${serverFeatures.join('|')})/`, `${room} knows no feature`);
}

function later(order: string[], feature: string): Pattern[] {
  const after = order.slice(order.indexOf(feature) + 1);
  if (after.length === 0) return [];
  return [forbid(`^(\\.\\./)+(${after.join('|')})/`, `${feature} comes before it`)];
}

function others(order: string[], feature: string): string {
  return order.filter((other) => other !== feature).join('|');
}

function forbid(regex: string, message: string): Pattern {
  return { regex, message };
}
