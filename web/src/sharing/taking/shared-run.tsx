import { testLayouts } from '@engram/core/practice-tests/config.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { useAttemptPart } from '../../attempts/keeping/use-attempts.ts';
import { runnerMessages } from '../../attempts/running/messages.ts';
import { type AskedTest, Runner } from '../../attempts/running/runner.tsx';
import { useServerClock } from '../../attempts/running/timer/use-server-clock.ts';
import { useQuietPage } from '../../quiet-page.ts';
import type { UnderWay } from './kept-shares.ts';
import { takingMessages as messages } from './messages.ts';
import { tellStart } from './tell-start.ts';
import { useFocusOnRunner } from './use-focus-on-runner.ts';

type SharedRunProps = {
  code: string;
  test: SharedTest;
  underWay: UnderWay;
  onSubmitted: () => void;
  /** It stays on this device. */
  onLeave: () => void;
};

const [firstLayout] = testLayouts;

/** The runner of every test, with the settings that were shared [SHPG-22] (N38). */
export function SharedRun({ code, test, underWay, onSubmitted, onLeave }: SharedRunProps) {
  const { owner, begun } = underWay;
  const { attemptId } = begun;
  useQuietPage();
  useFocusOnRunner();

  const ask = useCallback(
    (uid: string, id: string) => tellStart({ owner: uid, attemptId: id, code }),
    [code],
  );
  const isClockAsked = useServerClock({ uid: owner, attemptId, ask });
  // The clock asks about attempts that the server knows; this one it may not have heard of.
  useEffect(() => {
    if (attemptsOf(owner).find(attemptId)?.startedAt === null) void ask(owner, attemptId);
  }, [owner, attemptId, ask]);

  // It ends by a button, by the timer, or in another tab.
  const key = { uid: owner, id: attemptId };
  const phase = useAttemptPart(key, (attempt) => attempt?.phase ?? 'left');
  const isStored = useAttemptPart(key, () => attemptsOf(owner).isStored());
  const leadOn = useEffectEvent(() => {
    if (phase === 'submitted') onSubmitted();
    // Another tab has discarded it.
    if (phase === 'left') onLeave();
  });
  useEffect(() => leadOn(), [phase]);

  const { title, questions, settings } = test;
  const asked = useMemo<AskedTest>(
    () => ({
      title: messages.runnerTitle,
      name: title,
      layout: settings.testLayout ?? firstLayout,
      questions,
    }),
    [title, questions, settings.testLayout],
  );
  const { leave } = runnerMessages;
  const stays = settings.enableTimer ? leave.sharedTimed : leave.shared;
  return (
    <Runner
      uid={owner}
      attemptId={attemptId}
      asked={asked}
      isClockAsked={isClockAsked}
      leaveText={isStored ? stays : leave.notKept}
      onLeave={onLeave}
    />
  );
}
