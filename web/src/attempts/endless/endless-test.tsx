import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useState } from 'react';
import { useKeyList } from '../../keys/key-lists.ts';
import { useKeysSetting } from '../../keys/use-keys-setting.ts';
import { Button } from '../../ui/button.tsx';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { runnerMessages } from '../running/messages.ts';
import { RunnerBar } from '../running/runner-bar.tsx';
import { useReport } from '../running/asking/use-report.tsx';
import { useAttemptEnd } from '../running/leaving/use-attempt-end.ts';
import { useLeaveGuard } from '../running/leaving/use-leave-guard.tsx';
import { useLockScreen } from '../running/leaving/use-lock-screen.tsx';
import { EndlessQuestion } from './endless-question.tsx';
import { EndlessSide } from './endless-side.tsx';
import { endlessMessages as messages } from './messages.ts';
import { useEndless } from './use-endless.ts';
import { Spinner } from '../../ui/states/spinner.tsx';

type EndlessTestProps = { uid: string; attemptId: string; test: PracticeTest };

/** Questions without an end, each with its answer at once [END-01] to [END-15]. */
export function EndlessTest({ uid, attemptId, test }: EndlessTestProps) {
  const endless = useEndless({ uid, attemptId, test });
  const { progress, turn, number } = endless;
  const grown = { ...test, questions: [...progress.questions] };
  const guard = useLeaveGuard({
    uid,
    attemptId,
    text: runnerMessages.leave.own,
    onLeave: () => attemptsOf(uid).pause(attemptId),
  });
  const lock = useLockScreen({ uid, attemptId, isActive: test.config.lockScreen });
  const reporting = useReport({ uid, attemptId, onReported: endless.goOn });
  const [hasKeys] = useKeysSetting();
  useKeyList(messages.keyList);
  // What comes after the first one takes the focus.
  const turnKey = turn && `${turn.question.id}:${turn.round}`;
  const [firstKey] = useState(turnKey);
  useAttemptEnd({ uid, attemptId, test: grown });

  return (
    <>
      <RunnerBar
        title={runnerMessages.titles[test.config.preset]}
        name={test.name}
        onBack={guard.ask}
      >
        <Button onClick={() => attemptsOf(uid).submit(attemptId, new Date())}>
          {messages.end}
        </Button>
      </RunnerBar>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start justify-between gap-x-[clamp(28px,5vw,72px)] gap-y-8 pt-6 pb-10 md:grid-cols-[minmax(0,1fr)_220px] md:pt-[clamp(24px,4vw,44px)] lg:grid-cols-[minmax(0,45rem)_276px]">
        {turn ? (
          <EndlessQuestion
            key={turnKey}
            test={test}
            turn={turn}
            endless={endless}
            isReported={reporting.reportedId !== undefined}
            onReport={() => reporting.ask({ questionId: turn.question.id, number, isLast: false })}
            takesFocus={turnKey !== firstKey}
            keys={{ isOn: hasKeys, leave: guard.ask }}
          />
        ) : (
          <EndlessWait />
        )}
        <EndlessSide
          uid={uid}
          attemptId={attemptId}
          test={test}
          progress={progress}
          number={number}
          why={endless.why}
        />
      </div>
      {guard.dialog}
      {reporting.dialog}
      {lock.dialog}
    </>
  );
}

/** Somebody was faster than the next batch. */
function EndlessWait() {
  return (
    <div role="status" className="grid justify-items-start gap-2 py-6">
      <p className="flex items-center gap-3 type-h3">
        <span className="text-petrol">
          <Spinner />
        </span>
        {messages.making}
      </p>
      <p className="text-ink-2">{messages.makingHint}</p>
    </div>
  );
}
