import { activeMs } from '@engram/core/attempts/active-time.ts';
import type { Attempt, GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useHeldDeletions } from '../../attempts/deleting/held-deletions.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { countAnswered, hasAnswers } from '../../attempts/keeping/has-answers.ts';
import type { KeptAttempt } from '../../attempts/keeping/kept-attempt.ts';
import { useAttempt } from '../../attempts/keeping/use-attempts.ts';
import { openAttemptQuery } from '../../attempts/queries.ts';
import { useKeptTest } from '../../practice-tests/keeping/use-kept-test.ts';
import { testQuery } from '../../practice-tests/queries.ts';
import { resumeMessages as messages } from '../messages.ts';

/** An attempt that was begun and neither submitted nor left. */
export type Resumable = {
  id: string;
  testName: string;
  answered: number;
  /** Undefined for an endless test. */
  questions: number | undefined;
  /** Such as "12 minutes left"; nothing without a limit, or while the server is away. */
  time: string | undefined;
  /** How many other tests are unfinished. */
  others: number;
};

type Open = Pick<Attempt, 'id' | 'testId' | 'questionIds'> & {
  answers: readonly Pick<GivenAnswer, 'answer'>[];
  time: string | undefined;
};

/** The open attempt: this browser's first, which is ahead of the server's. */
export function useResumable(uid: string): { isPending: boolean; found: Resumable | undefined } {
  const { data, isPending } = useQuery(openAttemptQuery);
  const there = data?.attempt ?? undefined;
  const here = useOpenHere(uid, there?.id);
  const held = useHeldDeletions();
  const found = findOpen(here, there, data?.now);
  const open = found && !held.has(found.testId) ? found : undefined;
  const testId = open?.testId ?? '';
  const kept = useKeptTest(uid, testId)?.test;
  const saved = useQuery({ ...testQuery(testId), enabled: open !== undefined && !kept });
  const test = kept ?? saved.data;
  if (!open || !test) {
    const isNaming = open !== undefined && !kept && saved.isPending;
    return { isPending: isNaming || (!open && isPending), found: undefined };
  }
  const { id, answers, questionIds, time } = open;
  const answered = countAnswered(answers);
  const questions = test.config.isEndlessMode ? undefined : questionIds.length;
  const unfinished = new Set([...here.testIds, ...(data?.testIds ?? [])]);
  const others = [...unfinished].filter((other) => other !== testId && !held.has(other)).length;
  const resumable = { id, testName: test.name, answered, questions, time, others };
  return { isPending: false, found: resumable };
}

function findOpen(
  here: OpenHere,
  there: Attempt | undefined,
  now: string | undefined,
): Open | undefined {
  const time = there && now !== undefined ? describeTime(there, now) : undefined;
  if (here.open) {
    const { id, testId, questionIds, answers } = here.open;
    return {
      id,
      testId,
      questionIds,
      answers: Object.values(answers),
      time: describePaused(here.open) ?? (there?.id === id ? time : undefined),
    };
  }
  const isBegun = there !== undefined && countAnswered(there.answers) > 0;
  return isBegun && !here.isOver ? { ...there, time } : undefined;
}

/** By the clock of the server, which the limit goes by. */
function describeTime(attempt: Attempt, now: string): string | undefined {
  const { startedAt, pausedAt, pausedMs = 0, timeLimitSeconds } = attempt;
  const pausedAtMs = pausedAt ? Date.parse(pausedAt) : null;
  const clock = { startedMs: Date.parse(startedAt), pausedAtMs, pausedMs };
  return describeLeft(timeLimitSeconds, activeMs(clock, Date.parse(now)));
}

/** What is stopped here needs no server to say it. */
function describePaused({ clock, timeLimitSeconds }: KeptAttempt): string | undefined {
  return clock.isPaused ? describeLeft(timeLimitSeconds, clock.elapsedMs) : undefined;
}

function describeLeft(limitSeconds: number | null, passedMs: number): string | undefined {
  if (limitSeconds === null) return undefined;
  const minutes = (limitSeconds - passedMs / 1000) / 60;
  if (minutes <= 0) return messages.over;
  return minutes < 1 ? messages.lastMinute : messages.left(Math.floor(minutes));
}

type OpenHere = {
  /** The tests that are unfinished in this browser. */
  testIds: readonly string[];
  /** The attempt that is open in this browser, whether or not the server knows of it. */
  open: KeptAttempt | undefined;
  /** The one that the server believes open was ended here, and it has not heard so yet. */
  isOver: boolean;
};

function useOpenHere(uid: string, openOnServer: string | undefined): OpenHere {
  const store = attemptsOf(uid);
  // As a text, because the same attempts have to be the same thing.
  const told = useSyncExternalStore(store.subscribe, () =>
    store
      .list()
      .filter(
        (attempt) => attempt.phase === 'open' && attempt.refusal === null && hasAnswers(attempt),
      )
      .map(({ id, testId }) => `${id} ${testId}`)
      .join('\n'),
  );
  const known = told === '' ? [] : told.split('\n').map((line) => line.split(' '));
  const open = useAttempt(uid, known.at(-1)?.[0]);
  const ended = useAttempt(uid, openOnServer);
  return {
    open,
    testIds: known.flatMap(([, testId]) => testId ?? []),
    isOver: ended !== undefined && ended.phase !== 'open',
  };
}
