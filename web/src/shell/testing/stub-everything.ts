import type { User } from '@engram/core/accounts/user.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import { vi } from 'vitest';
import { givesCaptchas } from '../../accounts/testing/stub-captcha.tsx';
import { reply } from '../../testing/stub-server.ts';
import {
  choice,
  makeAttempt,
  makeTest,
  short,
  studyMaterial,
  testId,
} from '../../attempts/testing/stub-results.ts';
import { makeSummary } from '../../attempts/testing/stub-tests.ts';
import { makePlan } from '../../exams/testing/stub-exams.ts';
import { makeAllProgress, usualMemory } from '../../progress/testing/stub-progress.ts';
import { makeCard, makeSet } from '../../flashcards/testing/stub-cards.ts';
import { makeSummary as makeSetSummary } from '../../flashcards/testing/stub-sets.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { listModels } from '../../practice-tests/testing/render-creation.tsx';
import { makeDue } from '../../reviews/testing/stub-due.ts';
import { makeCardItem, makeProgress, makeQueue } from '../../reviews/testing/stub-review.ts';
import { makeShare } from '../../sharing/testing/stub-sharing.tsx';
import { liveNow, makeAssignment, makeLiveTaker } from '../../sharing/testing/stub-assignments.ts';
import { makeReport, makeTaker } from '../../sharing/testing/stub-report.tsx';

const now = '2026-03-14T09:30:00.000Z';

type Answer = (user: User) => Response;

/** For tests: a server that has something of everything; it says what it had no answer to. */
export function stubEverything(user: User): { unanswered: string[] } {
  const unanswered: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${path.replace(/^\/api/, '')}`;
    const captcha = Object.entries(givesCaptchas).find(([known]) => known === path)?.[1];
    if (captcha) return captcha();
    const answer = answers.find(([pattern]) => pattern.test(call))?.[1];
    if (!answer) unanswered.push(call);
    return answer?.(user) ?? reply(404, { code: 'not-found', message: 'Gone.' });
  });
  return { unanswered };
}

function tellUngraded() {
  const wordings = [{ wording: 'a salt', count: 2, writers: ['Lily Shaw'] }];
  return { title: 'Cells', questions: [{ number: 1, question: short, waiting: 2, wordings }] };
}

const answers: readonly (readonly [RegExp, Answer])[] = [
  [/^POST \/auth\/verify-token/, (user) => reply(200, { valid: true, user })],
  [/^POST \/auth\/register/, (user) => reply(201, { token: 'new-token', user })],
  [/^POST \/auth\/reset-password\/check/, ({ email }) => reply(200, { email })],
  [/^POST \/auth\/track-onboarding/, () => reply(201, { success: true })],
  [/^GET \/auth\/sessions/, () => reply(200, { success: true, devices: [] })],
  [/^GET \/account\/exports\/latest/, () => reply(200, { latest: null })],
  [/^GET \/grading/, () => reply(200, { shared: [], own: [] })],
  [/^GET \/shared-tests\/[^/]+\/ungraded/, () => reply(200, tellUngraded())],
  [/^GET \/usage/, (user) => reply(200, tellUsage(user))],
  [/^GET \/plans\/offer/, () => reply(200, { canPay: true })],
  [/^GET \/account\/subscription\/invoices/, () => reply(200, { invoices: [] })],
  [/^GET \/account\/subscription/, (user) => reply(200, tellSubscription(user))],
  [/^GET \/reviews\/own-parameters/, () => reply(200, usualMemory)],
  [/^GET \/progress/, () => reply(200, makeAllProgress())],
  [/^GET \/exams\/[^/]+\/plan/, () => reply(200, makePlan())],
  [/^GET \/material-coverage/, () => reply(200, { coverage: [] })],
  [/^GET \/exams/, () => reply(200, { exams: [makePlan().exam] })],
  [
    /^GET \/materials\/[^/]+\/marks/,
    () => reply(200, { material: makeMaterial(1), text: studyMaterial, marks: [] }),
  ],
  [
    /^GET \/materials\/[^/]+\/page/,
    () =>
      reply(200, {
        material: makeMaterial(1),
        text: studyMaterial,
        sentenceCount: 1,
        covered: [],
        topics: [],
        tests: [],
        sets: [],
      }),
  ],
  [/^GET \/materials/, () => reply(200, { materials: [], hasMore: false, total: 0, subjects: [] })],
  [/^GET \/questions\/models/, () => reply(200, { models: listModels() })],
  [/^GET \/today/, () => reply(200, today)],
  [/^GET \/streak/, () => reply(200, { current: 0, best: 0, hasStudiedToday: false, days: [] })],
  [/^GET \/test-statistics/, () => reply(200, statistics)],
  [/^GET \/open-attempt/, () => reply(200, { attempt: null, questions: [], testIds: [], now })],
  [/^GET \/attempts\/[^/]+\/missed/, tellMissed],
  [/^(GET|PUT|PATCH) \/attempts\/[^/]+$/, () => reply(200, { ...makeAttempt(), now })],
  [/^GET \/tests\?/, () => reply(200, tellTests())],
  [/^GET \/tests\/[^/]+\/attempts/, () => reply(200, noAttempts)],
  [/^GET \/tests\/[^/]+\/shares/, () => reply(200, { shares: [makeShare()] })],
  [/^GET \/tests\/[^/]+$/, () => reply(200, { test: makeTest() })],
  [/^GET \/assignments(\?|$)/, () => reply(200, { assignments: [makeAssignment()] })],
  [
    /^GET \/assignments\/[^/]+\/live/,
    () => reply(200, { assignment: makeAssignment(), takers: [makeLiveTaker(1)], now: liveNow }),
  ],
  [/^GET \/shared-tests\/[^/]+\/report/, () => reply(200, makeReport())],
  [/^GET \/shared-tests\/[^/]+\/takers/, () => reply(200, { takers: [makeTaker(1)], next: null })],
  [/^GET \/shared-tests\/[^/]+$/, () => reply(200, tellShared())],
  [/^GET \/flashcards$/, () => reply(200, { sets: [makeSetSummary(1)] })],
  [/^GET \/flashcards\/[^/]+\/cards/, () => reply(200, { cards: threeCards, total: 3 })],
  [/^GET \/flashcards\/[^/]+$/, () => reply(200, { set: makeSet() })],
  [/^GET \/reviews\/due/, () => reply(200, makeDue())],
  [/^GET \/reviews\/missed\//, () => reply(200, { questions: [], msPerReview: 15_000 })],
  [/^GET \/reviews\/sets\//, () => reply(200, setReviews)],
  [/^GET \/reviews\/queue/, () => reply(200, makeQueue([makeCardItem(1)], { left: 1, done: 0 }))],
  [/^GET \/reviews\/progress/, () => reply(200, makeProgress())],
  [/^GET \/reviews\/settings/, () => reply(200, studySettings)],
];

const today = { isFirstVisit: false, canConfirmEmail: false, news: [] };

const noAttempts = { attempts: [], total: 0, best: null, firstScore: null, questions: [] };

const statistics = {
  tests: 1,
  attempts: 1,
  attemptsThisWeek: 1,
  average: 81,
  averageBefore: 72,
  toRetake: 0,
};

const threeCards = [makeCard(1), makeCard(2), makeCard(3)];

const studySettings = {
  settings: { retention: 90, newPerDay: 20, duePerDay: 200 },
  reminders: { isOn: true, hour: 18 },
  sendsMail: true,
};

const setReviews = {
  dueCardIds: [],
  retention: { reviews: 0, remembered: 0, percent: null },
  msPerReview: 20_000,
};

function tellUsage({ plan }: User) {
  const { aiTestsPerMonth, aiCardSetsPerMonth, aiAnswersPerDay } = plans[plan].limits;
  return {
    aiTests: { used: 1, limit: finite(aiTestsPerMonth) },
    aiCardSets: { used: 1, limit: finite(aiCardSetsPerMonth) },
    aiAnswers: { used: 1, limit: finite(aiAnswersPerDay) },
  };
}

function finite(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null;
}

function tellSubscription({ plan, isPremium }: User) {
  return {
    isPremium,
    plan,
    billingCycle: isPremium ? 'monthly' : null,
    nextBillingDate: isPremium ? '2026-04-14T09:30:00.000Z' : null,
    price: isPremium ? plans[plan].pricePerMonthUsd : null,
    state: isPremium ? 'active' : 'free',
    accessUntil: null,
    cardEnding: isPremium ? '4242' : null,
    canTry: !isPremium,
    canPay: true,
    hasBilling: isPremium,
  };
}

function tellMissed({ isPremium }: User): Response {
  if (isPremium) return reply(200, { questions: [choice], studyMaterial });
  return reply(403, { code: 'premium-only', error: 'This is part of Premium.' });
}

function tellTests() {
  const test = makeSummary(1, { id: testId, questionCount: 1 });
  return { tests: [test], total: 1, pageSize: 10, counts: { all: 1, 'under-70': 0 } };
}

function tellShared() {
  return {
    testId: 'K7Q2MD',
    title: 'Cell transport',
    description: '',
    questions: makeTest().questions.map(toPublic),
    settings: { enableTimer: false, timerDuration: 15 },
    createdAt: now,
    expiresAt: '2026-03-17T09:30:00.000Z',
    accessCount: 1,
    middleScore: null,
  };
}
