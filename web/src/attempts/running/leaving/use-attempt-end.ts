import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useAttemptPart } from '../../keeping/use-attempts.ts';
import { useOpenResults } from './use-open-results.ts';

type Ended = { uid: string; attemptId: string; test: PracticeTest };

/** Leads on when the attempt ends or is left: here by a button or the timer, or in another tab. */
export function useAttemptEnd({ uid, attemptId, test }: Ended): void {
  const key = { uid, id: attemptId };
  const phase = useAttemptPart(key, (attempt) => attempt?.phase);
  const isPaused = useAttemptPart(key, (attempt) => attempt?.clock.isPaused ?? false);
  const openResults = useOpenResults();
  const navigate = useNavigate();
  const leadOn = useEffectEvent(() => {
    if (phase === 'submitted') openResults({ uid, attemptId, test });
    else if (phase === 'left' || isPaused) void navigate(paths.dashboard, { replace: true }); // [RUN-33]
  });
  useEffect(() => leadOn(), [phase, isPaused]);
}
