import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import { type HandedIn, SavedAnswers, type Try } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentHead } from '@engram/core/sharing/assignment.ts';
import type { SharedResult, SharedTest } from '@engram/core/sharing/shared-test.ts';
import { vi } from 'vitest';
import { makeGiven } from '../../attempts/testing/stub-results.ts';
import { questions } from '../../attempts/testing/stub-test.ts';
import { maya, reply } from '../../testing/stub-server.ts';
import { code, usualRules } from './stub-assignments.ts';

type Asked = { call: string; body: unknown; key: string | undefined; isKeptAlive: boolean };
type Begun = { name: string | null; device: string; number: number };

/** By taker and number, as the server makes them. */
function keyOf({ name, number }: Pick<Begun, 'name' | 'number'>): string {
  const taker = Array.from(name ?? '', (sign) => sign.codePointAt(0) ?? 0).reduce(
    (sum, sign) => sum + sign,
    0,
  );
  return `0198e000-0000-7000-8000-${String(10_000 * number + taker).padStart(12, '0')}`;
}

/** For tests: a server with one assignment, which keeps what its takers send. */
export class StubAssignmentServer {
  head: AssignmentHead;
  /** Nothing comes through. */
  isDown = false;
  /** It takes no more answers: the time is up, or its owner has closed it. */
  isOver = false;
  /** From when on results are sent. */
  shows = false;
  canStart: { status: number; code: string; message: string } | undefined;
  readonly asked: Asked[] = [];
  readonly tries = new Map<string, Try>();

  constructor(facts: Partial<AssignmentHead> = {}) {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    this.head = {
      state: 'open',
      rules: { ...usualRules, timeLimitMinutes: null },
      opensAt: at(-60_000),
      closesAt: at(7 * 24 * 3_600_000),
      questionCount: questions.length,
      isForClass: false,
      ...facts,
    };
  }

  connect(): void {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => this.#answer(url, init));
  }

  listCalls(call: string): Asked[] {
    return this.asked.filter((one) => one.call === call);
  }

  listSaves(): SavedAnswers[] {
    return this.listCalls(saveCall).flatMap(({ body }) => {
      const saved = SavedAnswers.parse(body);
      return saved.revision > 0 ? [saved] : [];
    });
  }

  /** As the job of closing does. */
  collect(): void {
    this.isOver = true;
    for (const [key, one] of this.tries) {
      if (!one.handedIn) this.tries.set(key, { ...one, handedIn: this.#grade(one, true) });
    }
  }

  #answer(url: string, init: RequestInit): Response {
    if (url === '/api/auth/verify-token') return reply(200, { valid: true, user: maya });
    const call = `${init.method ?? 'GET'} ${url.replace(/^\/api/, '')}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = new Headers(init.headers).get('engram-attempt') ?? undefined;
    this.asked.push({ call, body, key, isKeptAlive: init.keepalive === true });
    if (this.isDown) throw new TypeError('lost');
    if (call === `GET /shared-tests/${code}`) return reply(200, this.#describe());
    if (call === beginCall) return this.#begin(body);
    const found = this.tries.get(key ?? '');
    if (!found) return reply(404, { code: 'not-found', message: 'Not found.' });
    if (call === getCall) return reply(200, this.#tell(found));
    if (this.isOver) return reply(410, { code: 'time-up', message: 'Time is up.' });
    if (call === saveCall) return this.#save(found, SavedAnswers.parse(body));
    if (call === submitCall) return this.#submit(found, SavedAnswers.parse(body));
    throw new Error(`The test has no answer for ${call}`);
  }

  #describe(): SharedTest {
    const { head } = this;
    return {
      testId: code,
      title: 'Plants: roots and water',
      description: '',
      questions: [],
      settings: { enableTimer: head.rules.timeLimitMinutes !== null, timerDuration: 25 },
      createdAt: head.opensAt,
      expiresAt: head.closesAt,
      accessCount: 0,
      middleScore: null,
      assignment: head,
    };
  }

  #begin(begun: Begun): Response {
    if (this.canStart) return reply(this.canStart.status, this.canStart);
    const key = keyOf(begun);
    const { timeLimitMinutes } = this.head.rules;
    const now = new Date();
    const made = this.tries.get(key) ?? {
      key,
      number: begun.number,
      startedAt: now.toISOString(),
      deadlineAt:
        timeLimitMinutes === null
          ? null
          : new Date(now.getTime() + timeLimitMinutes * 60_000).toISOString(),
      closesAt: this.head.closesAt,
      now: now.toISOString(),
      // In an order of its own.
      questions: questions.map(toPublic).toReversed(),
      saved: null,
      handedIn: null,
    };
    this.tries.set(key, made);
    return reply(200, this.#tell(made));
  }

  #tell(found: Try): Try {
    const { handedIn } = found;
    const shown = handedIn && {
      ...handedIn,
      result: this.shows ? makeResult(found) : null,
      answersAt: this.shows || this.head.rules.answersShown === 'never' ? null : this.head.closesAt,
    };
    const now = new Date().toISOString();
    return { ...found, closesAt: this.head.closesAt, now, handedIn: shown };
  }

  #save(found: Try, body: SavedAnswers): Response {
    if (found.handedIn) return reply(409, { code: 'already-handed-in', message: 'Done.' });
    const kept = found.saved?.revision ?? -1;
    const saved = body.revision > kept ? body : found.saved;
    this.tries.set(found.key, { ...found, saved });
    const { deadlineAt } = found;
    const now = new Date().toISOString();
    const savedRevision = Math.max(kept, body.revision);
    return reply(200, { savedRevision, deadlineAt, closesAt: this.head.closesAt, now });
  }

  #submit(found: Try, saved: SavedAnswers): Response {
    const handedIn = found.handedIn ?? this.#grade({ ...found, saved }, false);
    const made = { ...found, saved, handedIn };
    this.tries.set(found.key, made);
    return reply(200, this.#tell(made).handedIn);
  }

  #grade({ saved, startedAt }: Try, isCollected: boolean): HandedIn {
    return {
      submittedAt: new Date().toISOString(),
      answered: Object.keys(saved?.answers ?? {}).length,
      questionCount: questions.length,
      timeTakenSeconds: Math.round((Date.now() - Date.parse(startedAt)) / 1000),
      isLate: this.head.state === 'late',
      isCollected,
      answersAt: this.head.closesAt,
      result: null,
    };
  }
}

function makeResult({ saved, handedIn }: Try): SharedResult {
  const outcomes = gradeAll(questions, makeGiven(saved?.answers ?? {}));
  const at = handedIn?.submittedAt ?? '2026-11-20T14:00:00.000Z';
  const results = countSharedResults(outcomes, at);
  return { results, outcomes, questions, timeTakenSeconds: 60, isKept: false };
}

export const beginCall = `POST /assignments/${code}/attempts`;
export const getCall = `GET /assignments/${code}/attempt`;
export const saveCall = `PUT /assignments/${code}/attempt`;
export const submitCall = `POST /assignments/${code}/attempt/submit`;
