/**
 * Who may import whom, by the files that imports lead to. docs/map.md says the same in words. A folder
 * of server/src or web/src that is not named here is closed to all features, so a new room begins
 * with a line in this file.
 */
export type Room = {
  /** A folder, or a file where the architecture names one. The longest that fits is a file's room. */
  path: string;
  /** Rooms besides itself with everything below them; `/*` means the files of a folder alone. */
  imports: string[];
  /** All packages, only those that match, or all but those that match. */
  packages?: { only: RegExp } | { not: RegExp };
  why: string;
};

/** Features in the order in which they may know each other: each one only those before it. */
const serverFeatures = [
  'accounts',
  'contact',
  'plans',
  'materials',
  'pictures',
  'questions',
  'generation',
  'practice-tests',
  'attempts',
  'sharing',
  'flashcards',
  'reviews',
  'progress',
  'dashboard',
  'privacy',
];

/** The same in the browser, where some come at another place. */
const webFeatures = [
  // Any text may show one, and every feature shows texts.
  'pictures',
  'rich-text',
  // Questions and cards are written in the same fields.
  'editing',
  'accounts',
  'contact',
  // Offered wherever something comes back: after a test, and after a review.
  'reminders',
  'plans',
  'materials',
  'questions',
  'generation',
  // Words are marked before anything is made of them; the server keeps them with materials.
  'marks',
  'practice-tests',
  'attempts',
  'sharing',
  'flashcards',
  'reviews',
  'exams',
  'progress',
  // The texts of a learner with everything that was made of them.
  'material-pages',
  // A test and cards of one text, on one screen.
  'create',
  'try',
  'site',
  'dashboard',
  'shell',
];

/** The rooms that every feature of the browser builds on, and the files beside them. */
const webGround = [
  'core/src',
  'web/src/*',
  'web/src/storage',
  'web/src/ui',
  'web/src/http',
  'web/src/theme',
  'web/src/keys',
];
const browserPackages = { not: /^node:/ };

/** What tests may import besides their own workspace. */
export const testRooms: Record<string, string[]> = {
  generator: ['core/src'],
  fakes: ['core/src', 'generator/src'],
  server: ['core/src', 'generator/src', 'fakes/src', 'corpus/src'],
  web: ['core/src', 'generator/src'],
  e2e: ['core/src', 'generator/src', 'fakes/src'],
  bench: ['core/src', 'generator/src', 'fakes/src', 'corpus/src'],
  tools: ['fakes/src'],
};

/** The only code of the browser with the generator: it is loaded when it starts, and beside the page. */
export const worker =
  /^web\/src\/(generation\/(.+\/)?built-in-worker|marks\/rules\/marks-worker)\.ts$/;

export const rooms: Room[] = [
  {
    path: 'core/src',
    imports: [],
    packages: { only: /^(zod|ts-fsrs)$/ },
    why: 'core imports only zod, ts-fsrs and itself',
  },
  {
    path: 'generator/src',
    imports: ['core/src'],
    packages: { only: /^$/ },
    why: 'generator runs anywhere: only core',
  },
  {
    path: 'fakes',
    // The fake provider reads a text that it does not know as the generator does.
    imports: ['core/src', 'generator/src'],
    why: 'fakes know core, the generator and npm packages, nothing that they are there to try',
  },
  { path: 'corpus', imports: [], why: 'the corpus is made without the product it tries' },
  {
    path: 'server/src/platform',
    imports: ['core/src', 'server/src/config.ts'],
    why: 'platform knows neither http nor a feature',
  },
  {
    path: 'server/src/http',
    imports: ['core/src', 'server/src/config.ts', 'server/src/platform'],
    why: 'http knows no feature',
  },
  ...serverFeatures.map((feature, place) => ({
    path: `server/src/${feature}`,
    imports: [
      'core/src',
      'generator/src',
      'server/src/config.ts',
      'server/src/platform',
      'server/src/http',
      ...serverFeatures.slice(0, place).map((earlier) => `server/src/${earlier}`),
    ],
    why: `${feature} knows core, generator, platform, http and the features before it`,
  })),
  {
    path: 'server/src/materials/extraction/reader',
    imports: ['core/src'],
    packages: { not: /^(fastify|kysely|pg|ioredis|pino)$/ },
    why: 'a reader runs alone, in a process with nothing of the server around it',
  },
  {
    path: 'server',
    imports: ['core/src', 'generator/src'],
    why: 'the server does not know the browser',
  },
  {
    path: 'web/src/ui',
    imports: [],
    packages: { not: /^node:|^react-router$|^@tanstack\// },
    why: 'ui knows neither the contract nor the routes nor a feature',
  },
  {
    path: 'web/src/storage',
    imports: ['core/src'],
    packages: browserPackages,
    why: 'what the browser stores is kept without a feature',
  },
  {
    path: 'web/src/http',
    imports: ['core/src', 'web/src/*', 'web/src/storage'],
    packages: browserPackages,
    why: 'http knows no feature',
  },
  {
    path: 'web/src/theme',
    imports: ['core/src', 'web/src/*', 'web/src/storage', 'web/src/ui'],
    packages: browserPackages,
    why: 'theme knows no feature',
  },
  {
    path: 'web/src/keys',
    imports: ['web/src/*', 'web/src/storage', 'web/src/ui'],
    packages: browserPackages,
    why: 'every screen tells its own keys, so keys knows no feature',
  },
  ...webFeatures.map((feature, place) => ({
    path: `web/src/${feature}`,
    imports: [...webGround, ...webFeatures.slice(0, place).map((earlier) => `web/src/${earlier}`)],
    packages: browserPackages,
    why: `${feature} knows core, ui, http and the features before it, and only a worker the generator`,
  })),
  {
    path: 'web/src',
    imports: ['core/src'],
    packages: browserPackages,
    why: 'the browser has no server code, and only a worker has the generator: it is loaded when needed',
  },
  { path: 'web', imports: ['core/src'], why: 'the build of the site knows only the site and core' },
  {
    path: 'e2e',
    imports: ['core/src', 'generator/src', 'fakes/src'],
    why: 'e2e and bench use the product from outside',
  },
  {
    path: 'bench',
    imports: ['core/src', 'generator/src', 'fakes/src', 'corpus/src', 'tools', 'web/finish-build'],
    why: 'e2e and bench use the product from outside',
  },
  { path: 'tools', imports: ['fakes/src'], why: 'tools start the product, they do not import it' },
];
