import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useMemo } from 'react';
import { getAttempt } from '@engram/core/attempts/api.ts';
import { runnerMessages as messages } from './messages.ts';
import { type AskedTest, Runner } from './runner.tsx';
import { useAttemptEnd } from './leaving/use-attempt-end.ts';
import { useLockScreen } from './leaving/use-lock-screen.tsx';
import { useServerClock } from './timer/use-server-clock.ts';
import { ApiError } from '../../http/api-error.ts';
import { logIgnored } from '../../http/log-ignored.ts';
import { readFailure } from '../../http/read-failure.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { hasAnswers } from '../keeping/has-answers.ts';
import type { KeptAttempt } from '../keeping/kept-attempt.ts';
import { useAttemptPart } from '../keeping/use-attempts.ts';
import { callWithClock } from '../keeping/call-with-clock.ts';

type OwnRunnerProps = { uid: string; attemptId: string; test: PracticeTest };

/** A test of the learner's own: with hints, material, and what is noted of how it was taken. */
export function OwnRunner({ uid, attemptId, test }: OwnRunnerProps) {
  const { name, questions, config } = test;
  const { preset, testLayout: layout } = config;
  const isClockAsked = useServerClock({ uid, attemptId, ask: askForAttempt });
  const lock = useLockScreen({ uid, attemptId, isActive: config.lockScreen });
  useAttemptEnd({ uid, attemptId, test });
  const isBegun = useAttemptPart({ uid, id: attemptId }, isResumable);
  const asked = useMemo<AskedTest>(
    () => ({ title: messages.titles[preset], name, layout, questions }),
    [preset, name, layout, questions],
  );
  const { untouched, own, ownTimed } = messages.leave;
  const stays = config.enableTimer ? ownTimed : own;
  const leaveText = isBegun ? stays : untouched;
  return (
    <>
      <Runner
        uid={uid}
        attemptId={attemptId}
        asked={asked}
        own={test}
        isClockAsked={isClockAsked}
        leaveText={leaveText}
        onLeave={() => attemptsOf(uid).pause(attemptId)}
      />
      {lock.dialog}
    </>
  );
}

function isResumable(attempt: KeptAttempt | undefined): boolean {
  return attempt !== undefined && hasAnswers(attempt);
}

/** For the server's time, and for what another device may have answered. */
async function askForAttempt(uid: string, id: string): Promise<void> {
  const store = attemptsOf(uid);
  try {
    const { attempt } = await callWithClock(getAttempt, { params: { id } });
    if (store.find(id)) store.adopt(attempt);
  } catch (error) {
    logIgnored('The time of the attempt is not known', error);
    // Left on another device: what is answered from here on goes nowhere, and the learner must know.
    if (!(error instanceof ApiError) || error.status !== 404) return;
    const refusal = readFailure(error, messages.saving.gone);
    store.change(id, (before) => ({ ...before, refusal: before.refusal ?? refusal }));
  }
}
