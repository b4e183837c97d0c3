import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import type { User } from '@engram/core/accounts/user.ts';
import type { getStreak, getTestStatistics, listAttempts } from '@engram/core/attempts/api.ts';
import type { Attempt } from '@engram/core/attempts/attempt.ts';
import type { getToday } from '@engram/core/dashboard/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getUsage } from '@engram/core/plans/api.ts';
import type { PracticeTest, TestSummary } from '@engram/core/practice-tests/practice-test.ts';
import type { getDue, getMissedReviews, getReviewProgress } from '@engram/core/reviews/api.ts';
import { vi } from 'vitest';
import { makeDue, makeEmptyProgress } from '../../reviews/testing/stub-due.ts';
import { maya, reply } from '../../testing/stub-server.ts';
import { making, questionAt } from '../../generation/testing/stub-generation.ts';

/** For tests: one test of a list; its number makes its id. */
export function makeSummary(number: number, facts: Partial<TestSummary> = {}): TestSummary {
  return {
    id: testIdOf(number),
    name: `Test ${number}`,
    preset: 'quiz',
    questionCount: 10,
    materialTitle: 'notes.pdf',
    scores: {
      attempts: 2,
      recent: [70, 80],
      best: 80,
      last: 80,
      lastTakenAt: '2026-03-14T09:12:00.000Z',
    },
    openAttemptId: null,
    createdAt: '2026-03-02T09:00:00.000Z',
    ...facts,
  };
}

export const notTaken: TestSummary['scores'] = {
  attempts: 0,
  recent: [],
  best: null,
  last: null,
  lastTakenAt: null,
};

export function scoresOf(...recent: number[]): TestSummary['scores'] {
  return {
    attempts: recent.length,
    recent,
    best: Math.max(...recent),
    last: recent.at(-1) ?? null,
    lastTakenAt: '2026-03-14T09:12:00.000Z',
  };
}

export function testIdOf(number: number): string {
  return `0b0e7c52-7a4f-4d0c-9f0e-${String(number).padStart(12, '0')}`;
}

/** For tests: a whole test with four questions. */
export function makeTest(number: number, facts: Partial<PracticeTest> = {}): PracticeTest {
  return {
    id: testIdOf(number),
    name: `Test ${number}`,
    config: {
      ...firstConfig,
      preset: 'quiz',
      questionTypes: ['true-false'],
      typeCounts: { 'true-false': 4 },
      formattedQuestionTypes: [{ type: 'true-false', count: 4 }],
      numQuestions: 4,
      aiModel: 'built-in',
    },
    studyMaterial: 'The hippocampus binds what the cortex knows.',
    parts: [{ materialId: testIdOf(900), title: 'notes.pdf', start: 0 }],
    making,
    questions: [1, 2, 3, 4].map(questionAt),
    sections: [],
    scores: makeSummary(number).scores,
    createdAt: '2026-03-02T09:00:00.000Z',
    ...facts,
  };
}

export function makeAttempt(facts: Partial<Attempt> = {}): Attempt {
  return {
    id: testIdOf(500),
    testId: testIdOf(1),
    state: 'open',
    questionIds: [1, 2, 3, 4].map((slot) => questionAt(slot).id),
    startedAt: '2026-03-14T09:00:00.000Z',
    timeLimitSeconds: null,
    answers: [],
    switches: [],
    reportedQuestionId: null,
    results: null,
    outcomes: [],
    timeTakenSeconds: null,
    ...facts,
  };
}

type StubTests = {
  user: User;
  summaries: readonly TestSummary[];
  tests: readonly PracticeTest[];
  attempts: Reply<typeof listAttempts>;
  statistics: Reply<typeof getTestStatistics>;
  streak: Reply<typeof getStreak>;
  usage: Reply<typeof getUsage>;
  openAttempt: Attempt | null;
  /** Of all that are open; older servers tell of none. */
  openTestIds: readonly string[] | undefined;
  today: Reply<typeof getToday>;
  due: Reply<typeof getDue>;
  progress: Reply<typeof getReviewProgress>;
  /** Of any attempt. */
  missed: Reply<typeof getMissedReviews>;
  now: string;
  pageSize: number;
  /** Such as "GET /api/tests?filter=all". */
  asked: string[];
  sent: unknown[];
  /** Answers instead of the server's own, by method and path without the query, once each. */
  refusals: Record<string, (() => Response | Promise<Response>)[]>;
};

/** For tests: a server that has tests of Maya; it can be told to fail. */
export function stubTests(summaries: readonly TestSummary[]): StubTests {
  const server: StubTests = {
    user: maya,
    summaries,
    tests: [],
    attempts: { attempts: [], total: 0, best: null, firstScore: null, questions: [] },
    statistics: {
      tests: summaries.length,
      attempts: 37,
      attemptsThisWeek: 6,
      average: 81,
      averageBefore: 72,
      toRetake: 3,
    },
    streak: { current: 0, best: 0, hasStudiedToday: false, days: [] },
    usage: {
      aiTests: { used: 2, limit: 5 },
      aiCardSets: { used: 0, limit: 5 },
      aiAnswers: { used: 0, limit: 30 },
    },
    openAttempt: null,
    openTestIds: [],
    today: { isFirstVisit: false, canConfirmEmail: false, news: [] },
    due: makeDue(),
    progress: makeEmptyProgress(),
    missed: { questions: [], msPerReview: 60_000 },
    now: '2026-03-14T09:10:00.000Z',
    pageSize: 10,
    asked: [],
    sent: [],
    refusals: {},
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(path, 'http://engram.example');
    if (url.pathname === '/api/auth/verify-token') {
      return reply(200, { valid: true, user: server.user });
    }
    server.asked.push(`${method} ${path}`);
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (sent) server.sent.push(sent);
    const refusal = server.refusals[`${method} ${url.pathname}`]?.shift();
    return refusal ? refusal() : answer(server, { method, url, sent });
  });
  return server;
}

type Asked = {
  method: string;
  url: URL;
  sent: { name?: string; displayName?: string } | undefined;
};

function answer(server: StubTests, { method, url, sent }: Asked): Response {
  const [, , noun, id, part] = url.pathname.split('/');
  if (noun === 'test-statistics') return reply(200, server.statistics);
  if (noun === 'streak') return reply(200, server.streak);
  if (noun === 'usage') return reply(200, server.usage);
  if (noun === 'today') return reply(200, server.today);
  if (noun === 'reviews') return reply(200, tellReviews(server, id));
  if (noun === 'auth') return changeUser(server, method, sent);
  if (noun === 'open-attempt') {
    const { openAttempt: attempt, openTestIds: testIds, now } = server;
    return reply(200, { attempt, questions: [], testIds, now });
  }
  if (noun === 'attempts' && method === 'DELETE') {
    server.openAttempt = null;
    return reply(200, { success: true });
  }
  if (noun !== 'tests') throw new TypeError(`The test has no answer for ${url.pathname}`);
  if (id === undefined) return list(server, url.searchParams);
  if (part === 'attempts') return reply(200, server.attempts);
  if (method === 'DELETE') {
    server.summaries = server.summaries.filter((one) => one.id !== id);
    server.tests = server.tests.filter((one) => one.id !== id);
    return reply(200, { success: true });
  }
  if (method === 'PATCH') {
    server.summaries = server.summaries.map((one) => (one.id === id ? { ...one, ...sent } : one));
    server.tests = server.tests.map((one) => (one.id === id ? { ...one, ...sent } : one));
    return reply(200, { success: true });
  }
  const test = server.tests.find((one) => one.id === id);
  return test ? reply(200, { test }) : reply(404, { code: 'not-found', message: 'Not found' });
}

function tellReviews({ due, missed, progress }: StubTests, part: string | undefined) {
  if (part === 'missed') return missed;
  return part === 'due' ? due : progress;
}

/** The profile, or the link to be mailed again. */
function changeUser(server: StubTests, method: string, sent: Asked['sent']): Response {
  if (method === 'POST') return reply(200, { success: true });
  server.user = { ...server.user, ...sent };
  return reply(200, server.user);
}

function list({ summaries, pageSize }: StubTests, query: URLSearchParams): Response {
  const search = query.get('search')?.toLowerCase() ?? '';
  const found = summaries.filter(({ name, materialTitle }) =>
    [name, materialTitle].some((text) => text.toLowerCase().includes(search)),
  );
  const under = found.filter(({ scores }) => scores.last !== null && scores.last < 70);
  const shown = query.get('filter') === 'under-70' ? under : found;
  const start = (Number(query.get('page') ?? 1) - 1) * pageSize;
  return reply(200, {
    tests: shown.slice(start, start + pageSize),
    total: shown.length,
    pageSize,
    counts: { all: found.length, 'under-70': under.length },
  });
}
