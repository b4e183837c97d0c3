import type { User } from '@engram/core/accounts/user.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Assignment } from '@engram/core/sharing/assignment.ts';
import type { Share } from '@engram/core/sharing/share.ts';
import { Outlet } from 'react-router';
import { vi } from 'vitest';
import { maya, reply } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { makeState, makeTest, testId } from '../../attempts/testing/stub-results.ts';
import ResultsScreen from '../../attempts/results/results-screen.tsx';
import TestDetailScreen from '../../attempts/test-detail/test-detail-screen.tsx';
import HistoryScreen from '../../attempts/history/history-screen.tsx';
import { makeSummary } from '../../attempts/testing/stub-tests.ts';
import { SharingProvider } from '../owning/sharing-provider.tsx';

export const code = 'K7Q2MD';
const shareUrl = `https://engram.example/test/${code}`;

/** For tests: a link that Maya has made. */
export function makeShare(facts: Partial<Share> = {}): Share {
  return {
    testId: code,
    shareUrl,
    title: 'Memory and plasticity',
    practiceTestId: testId,
    state: 'open',
    createdAt: '2026-03-14T10:24:00.000Z',
    expiresAt: '2026-03-17T10:24:00.000Z',
    taken: 24,
    isCurrent: true,
    ...facts,
  };
}

/** What is answered to whoever makes a link. */
export function makeCreated() {
  const { testId: made, shareUrl: url, expiresAt } = makeShare();
  return { testId: made, shareUrl: url, expiresAt };
}

type Answers = Record<string, () => Response | Promise<Response>>;

type StubSharing = {
  shares: Share[];
  /** Such as "POST /api/shared-tests". */
  asked: { call: string; body: unknown; key: string | null }[];
};

type Sharing = {
  test?: PracticeTest;
  shares?: Share[];
  assignments?: Assignment[];
  user?: Partial<User>;
  /** By method and path with its query, instead of the server's own. */
  answers?: Answers;
};

/** For tests: a server that has one test of Maya and where she shared it. */
export function stubSharing({
  test = makeTest(),
  shares = [],
  assignments = [],
  user = {},
  answers = {},
}: Sharing = {}): StubSharing {
  const server: StubSharing = { shares, asked: [] };
  const own: Answers = {
    'POST /api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
    [`GET /api/tests/${testId}`]: () => reply(200, { test }),
    [`GET /api/tests/${testId}/shares`]: () => reply(200, { shares: server.shares }),
    [`GET /api/tests/${testId}/attempts`]: () =>
      reply(200, { attempts: [], total: 0, best: null, firstScore: null, questions: [] }),
    'GET /api/assignments': () => reply(200, { assignments }),
    [`GET /api/assignments?practiceTestId=${testId}`]: () => reply(200, { assignments }),
    'GET /api/open-attempt': () =>
      reply(200, { attempt: null, questions: [], testIds: [], now: '2026-03-14T10:00:00.000Z' }),
    'GET /api/test-statistics': () => reply(403, {}),
    'GET /api/tests?filter=all&order=last-taken&page=1': () =>
      reply(200, {
        tests: [makeSummary(1, { id: testId, name: test.name })],
        total: 1,
        pageSize: 10,
        counts: { all: 1, 'under-70': 0 },
      }),
    'POST /api/shared-tests': () => reply(201, makeCreated()),
    [`DELETE /api/shared-tests/${code}`]: () => {
      server.shares = server.shares.map((share) => ({ ...share, state: 'stopped' }));
      return reply(200, { success: true });
    },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body, headers } = init;
    const call = `${method} ${path}`;
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    server.asked.push({ call, body: sent, key: new Headers(headers).get('idempotency-key') });
    const answer = answers[call] ?? own[call];
    if (!answer) throw new TypeError(`The test has no answer for ${call}`);
    return answer();
  });
  return server;
}

type Routes = Parameters<typeof renderAsMaya>[0];

/** For tests: screens of Maya's with what sharing puts on them. */
export function renderSharing(path: string, state?: unknown, more: Routes = []) {
  const [pathname = '', search = ''] = path.split('?');
  return renderAsMaya(
    [
      {
        Component: SharingLayout,
        children: [
          { path: '/test-results', Component: ResultsScreen },
          { path: '/results/:testId', Component: TestDetailScreen },
          { path: '/tests', Component: HistoryScreen },
          ...more,
        ],
      },
    ],
    { pathname, search: search && `?${search}`, state },
  );
}

/** The results of a test that Maya has just taken. */
export function openResults(facts: Parameters<typeof makeState>[0] = {}) {
  return renderSharing('/test-results', makeState(facts));
}

function SharingLayout() {
  return (
    <SharingProvider>
      <Outlet />
    </SharingProvider>
  );
}
