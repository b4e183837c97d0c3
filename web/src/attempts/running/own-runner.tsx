import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useMemo } from 'react';
import { askForAttempt } from './ask-for-attempt.ts';
import { runnerMessages as messages } from './messages.ts';
import { type AskedTest, Runner } from './runner.tsx';
import { useAttemptEnd } from './leaving/use-attempt-end.ts';
import { useLockScreen } from './leaving/use-lock-screen.tsx';
import { useServerClock } from './timer/use-server-clock.ts';

type OwnRunnerProps = { uid: string; attemptId: string; test: PracticeTest };

/** A test of the learner's own: with hints, material, and what is noted of how it was taken. */
export function OwnRunner({ uid, attemptId, test }: OwnRunnerProps) {
  const { name, questions, config } = test;
  const { preset, testLayout: layout } = config;
  const isClockAsked = useServerClock({ uid, attemptId, ask: askForAttempt });
  const lock = useLockScreen({ uid, attemptId, isActive: config.lockScreen });
  useAttemptEnd({ uid, attemptId, test });
  const asked = useMemo<AskedTest>(
    () => ({ title: messages.titles[preset], name, layout, questions }),
    [preset, name, layout, questions],
  );
  return (
    <>
      <Runner
        uid={uid}
        attemptId={attemptId}
        asked={asked}
        own={test}
        isClockAsked={isClockAsked}
      />
      {lock.dialog}
    </>
  );
}
