import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

const loginRequired = 'accounts/session/login-required-layout.tsx';
const guarded = listPaths(routes.flatMap(listLayouts).filter(({ file }) => file === loginRequired));

it('/auth, /forgot-password, /reset-password and /verify-email are there and public [ROUTE-02] [ROUTE-04]', () => {
  const known = listPaths(routes);
  const names = ['auth', 'forgot-password', 'reset-password', 'verify-email'];
  expect(known).toEqual(expect.arrayContaining(names));
  expect(guarded.filter((path) => names.includes(path))).toEqual([]);
});

it('/settings is login required [ROUTE-12] [ROUTE-15]', () => {
  expect(guarded).toContain('settings');
});

it('/settings/subscription is there, login required [ROUTE-13] (NS-12)', () => {
  const screen = routes.flatMap(listLayouts).find(({ path }) => path === 'settings/subscription');
  expect(screen?.file).toBe('accounts/settings/subscription/subscription-screen.tsx');
  expect(guarded).toContain('settings/subscription');
});

it('the creation flow, results and flashcards are login required [BROLE-06]', () => {
  const screens = ['ai-tests', 'results/:testId', 'view-results/:resultId', 'flashcards'];
  expect(guarded).toEqual(expect.arrayContaining(screens));
});

it('the steps of test creation are login required [BROUTE-01] [BROUTE-02]', () => {
  const creation = routes
    .flatMap(listLayouts)
    .find(({ file }) => file === 'practice-tests/creation/steps-layout.tsx');
  expect(guarded).toContain('ai-tests');
  expect(creation?.children?.map(({ path }) => path ?? 'index')).toEqual([
    'index',
    'input',
    'config',
    'mark',
    'preview',
    'test',
    '*',
  ]);
});

it('/flashcards/create is there, login required, and shows the wizard [BROUTE-11]', () => {
  const screen = routes.flatMap(listLayouts).find(({ path }) => path === 'flashcards/create');
  expect(screen?.file).toBe('flashcards/creation/create-screen.tsx');
  expect(guarded).toContain('flashcards/create');
});

it('/dashboard is login required, for free and premium alike [ROUTE-11] [ROLE-06]', () => {
  expect(guarded).toContain('dashboard');
});

it('the addresses of accounts, site, tests and results are there [ROUTE-27]', () => {
  const accounts = ['auth', 'register', 'forgot-password', 'reset-password', 'settings'];
  const site = ['features', 'pricing', 'contact', 'privacy', 'terms', 'dashboard'];
  const tests = ['ai-tests', 'test-results', 'test-results/detailed', 'study-session'];
  const results = ['results/:testId', 'view-results/:resultId'];
  expect(listPaths(routes)).toEqual(
    expect.arrayContaining([...accounts, ...site, ...tests, ...results]),
  );
});

it('/test/:testId is there and public; /test/join/:code is login required [BROUTE-13] [BROUTE-31] [ROUTE-19] [ROUTE-20]', () => {
  expect(listPaths(routes)).toContain('test/:testId');
  expect(guarded).not.toContain('test/:testId');
  expect(guarded).toContain('test/join/:code');
});

it('/results/:testId is there and login required [BROUTE-08]', () => {
  expect(guarded).toContain('results/:testId');
});

it('/tests, /tests/{id} and /tests/{id}/retake are login required [ROUTE-21] [ROUTE-22] [ROUTE-23] [BROUTE-32]', () => {
  expect(guarded).toEqual(
    expect.arrayContaining(['tests', 'tests/:testId', 'tests/:testId/retake']),
  );
});

it('/ai-tests and /ai-tests/input open for every user who is logged in [ROLE-07]', () => {
  const flow = routes.flatMap(listLayouts).find(({ path }) => path === 'ai-tests');
  const files = flow?.children?.filter(({ path }) => path === undefined || path === 'input');
  expect(guarded).toContain('ai-tests');
  expect(files?.map(({ file }) => file)).toEqual([
    'practice-tests/creation/input/input-screen.tsx',
    'practice-tests/creation/input/input-screen.tsx',
  ]);
});

it('/auth, /dashboard, /pricing, /terms and the homepage resolve [BROUTE-29]', () => {
  expect(listPaths(routes)).toEqual(
    expect.arrayContaining(['auth', 'dashboard', 'pricing', 'terms']),
  );
  expect(routes.flatMap(listLayouts).find(({ index }) => index)?.file).toBe(
    'site/landing/landing-screen.tsx',
  );
});

it('/pricing and /features are there and public [ROUTE-05] [ROUTE-07]', () => {
  expect(listPaths(routes)).toEqual(expect.arrayContaining(['pricing', 'features']));
  expect(guarded.filter((path) => ['pricing', 'features'].includes(path))).toEqual([]);
});

it('flashcards are there and login required: list, creation, set and study [BROUTE-10] [ROUTE-26]', () => {
  const screens = ['', '/create', '/set/:setId', '/study/:setId'];
  expect(guarded).toEqual(expect.arrayContaining(screens.map((path) => `flashcards${path}`)));
  const list = routes.flatMap(listLayouts).find(({ path }) => path === 'flashcards');
  expect(list?.file).toBe('flashcards/listing/set-list-screen.tsx');
});

it('has every address of document A: site, accounts, dashboard and settings [ROUTE-18]', () => {
  expect(Object.fromEntries(routes.flatMap((entry) => listAccess(entry)))).toMatchObject({
    '/': 'public',
    '/auth': 'public',
    '/register': 'public',
    '/forgot-password': 'public',
    '/reset-password': 'public',
    '/verify-email': 'public',
    '/pricing': 'public',
    '/features': 'public',
    '/privacy': 'public',
    '/terms': 'public',
    '/contact': 'public',
    '/faq': 'public',
    '/dashboard': 'login required',
    '/settings': 'login required',
    '/settings/subscription': 'login required',
    '/test/join/:code': 'login required',
    '/tests': 'login required',
    '/tests/:testId': 'login required',
    '/tests/:testId/retake': 'login required',
  });
});

it('has every address of document B: test creation, test taking, results, sharing and flashcards [ROUTE-18] [ROUTE-28] [BROUTE-30]', () => {
  expect(Object.fromEntries(routes.flatMap((entry) => listAccess(entry)))).toMatchObject({
    '/ai-tests': 'login required',
    '/ai-tests/input': 'login required',
    '/ai-tests/config': 'login required',
    '/ai-tests/preview': 'login required',
    '/ai-tests/test': 'login required',
    '/test-results': 'public',
    '/test-results/detailed': 'login required',
    '/results/:testId': 'login required',
    '/view-results/:resultId': 'login required',
    '/study-session': 'login required',
    '/test/:testId': 'public',
    '/flashcards': 'login required',
    '/flashcards/create': 'login required',
    '/flashcards/study/:setId': 'login required',
  });
});

it('has a page of its own for an address of neither document [ROUTE-18] (NS-13)', () => {
  const rest = routes.flatMap(listLayouts).filter(({ path }) => path === '*');
  expect(rest.map(({ file }) => file)).toContain('shell/failures/not-found-screen.tsx');
});

function listLayouts(entry: RouteConfigEntry): RouteConfigEntry[] {
  return [entry, ...(entry.children ?? []).flatMap(listLayouts)];
}

/** Each whole address of an entry, and whether the layout that asks for a login is above it. */
function listAccess(entry: RouteConfigEntry, above = '', isAsked = false): [string, string][] {
  const address = entry.path === undefined ? above : `${above}/${entry.path}`;
  const isAskedHere = isAsked || entry.file === loginRequired;
  const isScreen = entry.path !== undefined || entry.index === true;
  const own: [string, string] = [address || '/', isAskedHere ? 'login required' : 'public'];
  const below = (entry.children ?? []).flatMap((child) => listAccess(child, address, isAskedHere));
  return isScreen ? [own, ...below] : below;
}

function listPaths(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(listLayouts).flatMap(({ path }) => (path === undefined ? [] : [path]));
}
