import type { Try } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentHead } from '@engram/core/sharing/assignment.ts';
import { testLayouts } from '@engram/core/practice-tests/config.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { useAttemptPart } from '../../attempts/keeping/use-attempts.ts';
import { runnerMessages } from '../../attempts/running/messages.ts';
import { type AskedTest, Runner } from '../../attempts/running/runner.tsx';
import { useServerClock } from '../../attempts/running/timer/use-server-clock.ts';
import { useQuietPage } from '../../quiet-page.ts';
import { useFocusOnRunner } from '../taking/use-focus-on-runner.ts';
import { tryMessages } from './messages.ts';
import { SaveLine } from './saving/save-line.tsx';
import { useSaver } from './saving/use-saver.ts';

type TryRunProps = {
  code: string;
  test: SharedTest;
  head: AssignmentHead;
  owner: string;
  found: Try;
  onSubmitted: () => void;
  onLeave: () => void;
  /** Another device has saved later answers. */
  onBehind: () => void;
};

const [firstLayout] = testLayouts;

/** The runner of every test, with the questions of this try in its order, saved as it goes. */
export function TryRun(props: TryRunProps) {
  const { code, test, head, owner, found, onSubmitted, onLeave, onBehind } = props;
  const attemptId = found.key;
  const { rules } = head;
  useQuietPage();
  useFocusOnRunner();
  const { state, ask } = useSaver({ owner, code, rules, found, onBehind });
  const isClockAsked = useServerClock({ uid: owner, attemptId, ask });

  // It ends by a button, by the timer, by the server, or in another tab.
  const key = { uid: owner, id: attemptId };
  const phase = useAttemptPart(key, (attempt) => attempt?.phase ?? 'left');
  const isStored = useAttemptPart(key, () => attemptsOf(owner).isStored());
  const isTimed = useAttemptPart(key, (attempt) => (attempt?.timeLimitSeconds ?? null) !== null);
  const leadOn = useEffectEvent(() => {
    if (phase !== 'open') onSubmitted();
  });
  useEffect(() => leadOn(), [phase]);

  const { title, settings } = test;
  const { questions } = found;
  const asked = useMemo<AskedTest>(
    () => ({
      title: tryMessages.running.title,
      name: title,
      layout: settings.testLayout ?? firstLayout,
      questions,
    }),
    [title, questions, settings.testLayout],
  );
  const { leave } = runnerMessages;
  const stays = isTimed ? leave.assignedTimed : leave.assigned;
  return (
    <Runner
      uid={owner}
      attemptId={attemptId}
      asked={asked}
      isClockAsked={isClockAsked}
      leaveText={isStored || state === 'saved' ? stays : leave.notKept}
      saveState={<SaveLine owner={owner} attemptId={attemptId} state={state} />}
      onLeave={onLeave}
    />
  );
}
