import { setPaused } from '@engram/core/attempts/active-time.ts';
import type { Attempt, GivenAnswer, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { countResults, recountResults } from '@engram/core/attempts/count-results.ts';
import { makeCredit } from '@engram/core/attempts/credit.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { vi } from 'vitest';
import { knowsMaya, maya, reply } from '../../testing/stub-server.ts';

type Body = {
  testId?: string;
  elapsedMs?: number;
  isPaused?: boolean;
  answers?: GivenAnswer[];
  switches?: number[];
  reportedQuestionId?: string | null;
  verdict?: OwnVerdict;
};

/** For tests: a server that keeps attempts as ours does, and can be down or refuse. */
export class StubAttemptServer {
  isDown = false;
  /** Calls whose path holds this text fail with 500. */
  faulty: string | undefined;
  /** Answers wait for it. */
  gate: Promise<void> | undefined;
  refusal: { status: number; code: string; message: string } | undefined;
  /** What it was asked, such as 'PUT /attempts/…'. */
  readonly asked: { call: string; body: Body }[] = [];
  readonly attempts = new Map<string, Attempt>();
  submissions = 0;
  isPremium = false;
  /** How far its clock is from that of this machine. */
  offsetMs = 0;
  readonly tests: PracticeTest[];

  constructor(...tests: PracticeTest[]) {
    this.tests = tests;
    this.connect();
  }

  /** Again, in the next page. */
  connect(): void {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#answer(url, init));
  }

  listCalls(start: string): Body[] {
    return this.asked.flatMap(({ call, body }) => (call.startsWith(start) ? [body] : []));
  }

  /** As another device does. */
  submitElsewhere(id: string): void {
    const attempt = this.attempts.get(id);
    if (attempt) this.#submit(attempt, {});
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    const path = url.replace(/^\/api/, '');
    const body: Body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (path.startsWith('/auth/')) {
      const user = { ...maya, isPremium: this.isPremium };
      if (path === '/auth/verify-token') return reply(200, { valid: true, user });
      return knowsMaya[url]?.() ?? reply(404, {});
    }
    this.asked.push({ call: `${init.method} ${path}`, body });
    if (this.isDown) throw new TypeError('lost');
    await this.gate;
    if (this.faulty !== undefined && path.includes(this.faulty)) return reply(500, {});
    if (this.refusal) return reply(this.refusal.status, this.refusal);
    const [, room, id = '', part, questionId = ''] = path.split('/');
    if (room === 'open-attempt') return this.#open();
    if (room === 'tests') return this.#test(id, part);
    if (part === 'verdicts') return this.#judge(id, questionId, body);
    return this.#attempt(`${init.method} ${part ?? ''}`.trim(), id, body);
  }

  #test(id: string, part: string | undefined): Response {
    const test = this.tests.find((one) => one.id === id);
    if (part === 'questions') return reply(200, { hint: 'Think of the temporal lobe.' });
    return test ? reply(200, { test }) : reply(404, { code: 'not-found', message: 'Gone.' });
  }

  #open(): Response {
    const open = [...this.attempts.values()].find(({ state }) => state === 'open') ?? null;
    const questions = this.#questionsOf(open);
    return reply(200, { attempt: open, questions, testIds: [], now: this.now() });
  }

  #attempt(what: string, id: string, body: Body): Response {
    if (what === 'PUT') this.#start(id, body);
    const attempt = this.attempts.get(id);
    if (!attempt) return reply(404, { code: 'not-found', message: 'Gone.' });
    const questions = this.#questionsOf(attempt);
    const now = this.now();
    if (what === 'DELETE') {
      this.attempts.delete(id);
      return reply(200, { success: true });
    }
    if (what === 'PATCH') this.#save(attempt, body);
    if (what === 'PUT pause' && attempt.state === 'submitted')
      return reply(409, { code: 'conflict', message: 'Over.' });
    if (what === 'PUT pause') return reply(200, { pausedMs: this.#pause(attempt, body), now });
    if (what === 'PUT submission')
      return reply(200, { attempt: this.#submit(attempt, body), questions });
    if (what === 'PATCH') return reply(200, { state: attempt.state, now });
    return reply(200, { attempt, questions, now });
  }

  #questionsOf(attempt: Attempt | null) {
    return this.tests.find(({ id }) => id === attempt?.testId)?.questions ?? [];
  }

  #start(id: string, { testId = '', elapsedMs = 0 }: Body): void {
    const test = this.tests.find((one) => one.id === testId);
    if (!test || this.attempts.has(id)) return;
    const { enableTimer, timerDuration } = test.config;
    this.attempts.set(id, {
      id,
      testId,
      state: 'open',
      questionIds: test.questions.map((question) => question.id),
      startedAt: new Date(this.now().getTime() - elapsedMs).toISOString(),
      timeLimitSeconds: enableTimer ? timerDuration * 60 : null,
      answers: [],
      switches: [],
      reportedQuestionId: null,
      results: null,
      outcomes: [],
      timeTakenSeconds: null,
    });
  }

  #pause(attempt: Attempt, { isPaused = false, elapsedMs = 0 }: Body): number {
    const { pausedAt, pausedMs = 0 } = attempt;
    const pausedAtMs = pausedAt ? Date.parse(pausedAt) : null;
    const clock = { startedMs: Date.parse(attempt.startedAt), pausedAtMs, pausedMs };
    const next = setPaused(clock, { isPaused, elapsedMs }, this.now().getTime());
    attempt.pausedMs = next.pausedMs;
    attempt.pausedAt = next.pausedAtMs === null ? null : new Date(next.pausedAtMs).toISOString();
    return next.pausedMs;
  }

  #save(attempt: Attempt, { answers = [], switches = [], reportedQuestionId = null }: Body): void {
    for (const given of answers) {
      const others = attempt.answers.filter(({ questionId }) => questionId !== given.questionId);
      const before = attempt.answers.find(({ questionId }) => questionId === given.questionId);
      if (before && before.revision > given.revision) continue;
      attempt.answers = [...others, given];
    }
    attempt.switches = [...attempt.switches, ...switches];
    attempt.reportedQuestionId ??= reportedQuestionId;
  }

  #judge(id: string, questionId: string, { verdict = 'correct' }: Body): Response {
    const attempt = this.attempts.get(id);
    if (!attempt?.results) return reply(404, { code: 'not-found', message: 'Gone.' });
    const credit = makeCredit({ verdict, possible: 1, parts: null });
    const own = { verdict, credit, isOwnVerdict: true };
    const outcomes = attempt.outcomes.map((outcome) =>
      outcome.questionId === questionId ? { ...outcome, ...own } : outcome,
    );
    const results = recountResults(outcomes, attempt.results);
    const judged = { ...attempt, outcomes, results };
    this.attempts.set(id, judged);
    return reply(200, { attempt: judged, questions: this.#questionsOf(judged) });
  }

  #submit(attempt: Attempt, body: Body): Attempt {
    if (attempt.state === 'submitted') return attempt;
    this.#save(attempt, body);
    this.submissions += 1;
    const outcomes = gradeAll(this.#questionsOf(attempt), attempt.answers);
    const done = {
      ...attempt,
      state: 'submitted' as const,
      outcomes,
      results: countResults(outcomes, this.now().toISOString()),
      timeTakenSeconds: Math.round((body.elapsedMs ?? 0) / 1000),
    };
    this.attempts.set(attempt.id, done);
    return done;
  }
}
