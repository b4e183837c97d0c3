import type { Attempt } from '@engram/core/attempts/attempt.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import { dropKept, findKept, listKept, onKeptChanged, staysWith } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { keepWithRoom } from '../../practice-tests/keeping/test-store.ts';
import { onWorkForgotten } from '../../storage/unfinished-work.ts';
import { adoptClock, switchClock } from './attempt-clock.ts';
import { type AnswerChange, changeAnswer } from './change-answer.ts';
import { beginAttempt, type BegunTest, fromServer, KeptAttempt } from './kept-attempt.ts';
import { measureElapsedMs, startCounting } from './measure-elapsed.ts';
import { mergeAttempts } from './merge-attempts.ts';
import { giveReport, settleReport, withdrawReport } from './report.ts';

/**
 * The attempts of a user in this browser. Whatever changes is written before the call returns, so
 * that a crash in the next moment loses nothing; what another tab wrote meanwhile is merged in.
 */
export type AttemptStore = {
  uid: string;
  find: (id: string) => KeptAttempt | undefined;
  list: () => KeptAttempt[];
  begin: (test: BegunTest) => KeptAttempt;
  /** One that the server has begun, under its id there; what is here of it already stays. */
  take: (attempt: KeptAttempt) => void;
  /** The server's copy comes in; what is newer here stays. */
  adopt: (attempt: Attempt) => KeptAttempt;
  answer: (id: string, change: AnswerChange) => void;
  noteSwitch: (id: string) => void;
  /** That a question stood before the learner for some time. */
  noteTime: (id: string, spent: { questionId: string; ms: number }) => void;
  /** The first one only [RUN-19]; it is held back until it is settled, by the end at the latest. */
  report: (id: string, questionId: string) => void;
  withdrawReport: (id: string) => void;
  settleReport: (id: string) => void;
  /** Ends it; the first one counts. */
  submit: (id: string, completedAt: Date) => void;
  /** 'Leave Test': it stays, and its clock stands until somebody resumes it (D34). */
  pause: (id: string) => void;
  resume: (id: string) => void;
  /** For good, with its answers. */
  discard: (id: string) => void;
  /** For the sender: what the server has heard or refused. */
  change: (id: string, makeNext: (attempt: KeptAttempt) => KeptAttempt) => void;
  drop: (id: string) => void;
  /** Whether a reload would find it; false when the browser stores nothing. */
  isStored: () => boolean;
  /** Told whether somebody waits for the server to hear of it. */
  subscribe: (listener: (isUrgent: boolean) => void) => () => void;
};

export function attemptsOf(uid: string): AttemptStore {
  const opened = stores.get(uid) ?? openStore(uid);
  stores.set(uid, opened);
  return opened;
}

type Known = { text: string; attempt: KeptAttempt; isFresh: boolean };

const stores = new Map<string, AttemptStore>();
/** By id: what was read or written last. */
const known = new Map<string, Known>();

// What is in the storage stays or goes with the session; this page must not write it again.
onWorkForgotten((uid) => {
  for (const name of stores.keys()) if (!staysWith(name, uid)) stores.delete(name);
  known.clear();
});

const prefix = 'attempt:';

function openStore(uid: string): AttemptStore {
  const listeners = new Set<(isUrgent: boolean) => void>();
  let isStored = true;

  // Another tab wrote, so that what this one knows may be old.
  onKeptChanged(() => {
    for (const [id, entry] of known) known.set(id, { ...entry, isFresh: false });
    tell(false);
  });

  function tell(isUrgent: boolean) {
    for (const listener of listeners) listener(isUrgent);
  }

  function find(id: string): KeptAttempt | undefined {
    const cached = known.get(id);
    return cached?.isFresh ? cached.attempt : read(id);
  }

  function read(id: string): KeptAttempt | undefined {
    const cached = known.get(id);
    const text = findKept({ uid, name: prefix + id });
    // Whatever was written is there, or in memory: so another tab has ended and dropped it.
    if (text === undefined) {
      known.delete(id);
      return undefined;
    }
    if (text === cached?.text) return remember(text, cached.attempt);
    const { data } = KeptAttempt.safeParse(parseJson(text));
    if (!data) return cached?.attempt;
    return remember(text, cached ? mergeAttempts(cached.attempt, data) : data);
  }

  function remember(text: string, attempt: KeptAttempt): KeptAttempt {
    known.set(attempt.id, { text, attempt, isFresh: true });
    return attempt;
  }

  function write(attempt: KeptAttempt, isUrgent: boolean): void {
    const key = { uid, name: prefix + attempt.id };
    const text = JSON.stringify(attempt);
    isStored = keepWithRoom(key, text, attempt.testId);
    remember(text, attempt);
    tell(isUrgent);
  }

  function change(
    id: string,
    makeNext: (attempt: KeptAttempt) => KeptAttempt,
    isUrgent = false,
  ): void {
    const before = known.get(id)?.attempt;
    const attempt = read(id);
    if (!attempt) {
      if (before) tell(false);
      return;
    }
    const next = makeNext(attempt);
    if (next !== attempt) write({ ...next, seen: seeNow(next) }, isUrgent);
    // Another tab has written what nobody here has seen, such as the end of the attempt.
    else if (attempt !== before) tell(false);
  }

  const store: AttemptStore = {
    uid,
    find,
    list: () =>
      listKept(uid).flatMap((name) => {
        const attempt = name.startsWith(prefix) ? find(name.slice(prefix.length)) : undefined;
        return attempt ? [attempt] : [];
      }),
    begin(test) {
      const attempt = beginAttempt({ id: crypto.randomUUID(), test, at: Date.now() });
      startCounting(attempt.id);
      write(attempt, true);
      return attempt;
    },
    take(attempt) {
      if (!read(attempt.id)) write(attempt, false);
    },
    adopt(attempt) {
      const mine = read(attempt.id);
      const theirs = fromServer(attempt, mine?.seen ?? { elapsedMs: 0, at: Date.now() });
      const merged = mine ? mergeAttempts(mine, theirs) : theirs;
      const clock = mine ? adoptClock(mine.clock, theirs.clock) : theirs.clock;
      const next = { ...merged, clock, graded: theirs.graded ?? merged.graded };
      write({ ...next, seen: seeNow(next) }, false);
      return next;
    },
    answer: (id, wanted) => change(id, (attempt) => changeAnswer(attempt, wanted)),
    noteSwitch: (id) =>
      change(id, (attempt) => {
        if (attempt.phase !== 'open' || attempt.switches.length >= attemptLimits.maxSwitches)
          return attempt;
        // The server refuses a greater one, and with it the answers of the same call.
        const at = Math.min(measureElapsedMs(attempt), attemptLimits.maxNumber);
        return { ...attempt, switches: [...attempt.switches, at] };
      }),
    noteTime: (id, { questionId, ms }) =>
      change(id, (attempt) => {
        if (attempt.phase !== 'open' || ms < 1) return attempt;
        const before = attempt.spentMs[questionId] ?? 0;
        const spent = Math.min(before + Math.round(ms), attemptLimits.maxNumber);
        return { ...attempt, spentMs: { ...attempt.spentMs, [questionId]: spent } };
      }),
    report: (id, questionId) => change(id, (attempt) => giveReport(attempt, questionId)),
    withdrawReport: (id) => change(id, withdrawReport),
    settleReport: (id) => change(id, settleReport),
    submit(id, completedAt) {
      const end = (attempt: KeptAttempt): KeptAttempt => {
        if (attempt.phase !== 'open') return attempt;
        const elapsedMs = measureElapsedMs(attempt);
        const submission = { elapsedMs, completedAt: completedAt.toISOString() };
        return { ...settleReport(attempt), phase: 'submitted', submission };
      };
      change(id, end, true);
    },
    pause(id) {
      change(
        id,
        (attempt) =>
          attempt.phase === 'open' && !attempt.clock.isPaused ? switchOver(attempt) : attempt,
        true,
      );
    },
    resume(id) {
      change(
        id,
        (attempt) => {
          if (attempt.phase !== 'open' || !attempt.clock.isPaused) return attempt;
          startCounting(id, attempt.clock.elapsedMs);
          return switchOver(attempt);
        },
        true,
      );
    },
    discard(id) {
      const end = (attempt: KeptAttempt): KeptAttempt =>
        attempt.phase === 'open' ? { ...attempt, phase: 'left', answers: {} } : attempt;
      change(id, end, true);
    },
    change,
    drop(id) {
      known.delete(id);
      dropKept({ uid, name: prefix + id });
      tell(false);
    },
    isStored: () => isStored,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

function switchOver(attempt: KeptAttempt): KeptAttempt {
  return { ...attempt, clock: switchClock(attempt.clock, measureElapsedMs(attempt)) };
}

function seeNow(attempt: KeptAttempt): KeptAttempt['seen'] {
  return { elapsedMs: measureElapsedMs(attempt), at: Date.now() };
}
