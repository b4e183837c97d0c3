import type { User } from '@engram/core/accounts/user.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { findTaken } from '../../attempts/keeping/taken-shares.ts';
import { paths } from '../../paths.ts';
import { FoundAttempt } from './intro/found-attempt.tsx';
import { KeptAnswers } from './submitting/kept-answers.tsx';
import type { UnderWay } from './kept-shares.ts';
import { resultOfTaken } from './result-of-taken.ts';
import { SharedIntro } from './intro/shared-intro.tsx';
import { SharedRun } from './shared-run.tsx';
import { HomeLink, StartForm } from './intro/start-form.tsx';
import { Submitting } from './submitting/submitting.tsx';
import { TakenLine } from './intro/taken-line.tsx';
import { useSubmission } from './submitting/use-submission.ts';
import { useUnderWay } from './use-under-way.ts';

type OpenedShareProps = {
  code: string;
  test: SharedTest;
  user: User | undefined;
  /** What was pressed to get here is gone. */
  takesFocus: boolean;
};

/** From the intro through the test to its results; what this tab has begun is gone on with [SHPG-02]. */
export function OpenedShare({ code, test, user, takesFocus }: OpenedShareProps) {
  const navigate = useNavigate();
  const uid = user?.uid;
  const submission = useSubmission({
    code,
    test,
    uid,
    onTaken: (taken, isStored) =>
      void navigate(paths.testResults, { state: resultOfTaken(code, taken, isStored) }), // [SHPG-30]
  });
  const isSending = submission.isPending || submission.isTaken;
  const tab = useUnderWay({ code, test, uid, isSending });
  const { underWay, found } = tab;
  const [, setIsRemoved] = useState(false);

  function drop(dropped: UnderWay) {
    tab.drop(dropped);
    submission.reset();
  }

  function submit(ended: UnderWay) {
    tab.end();
    submission.submit(ended);
  }

  if (underWay && tab.isRunning) {
    return (
      <SharedRun
        // A session that ends takes the page's memory of its attempts with it.
        key={`${underWay.begun.attemptId} ${uid}`}
        code={code}
        test={test}
        underWay={underWay}
        onSubmitted={() => submit(underWay)}
        onLeave={tab.leave}
      />
    );
  }
  // Until the results are there, too: in between the intro would be seen for a moment.
  if (isSending) return <Submitting name={test.title} />;
  const before = findTaken(uid, code);
  const canStart = !underWay && !found;
  return (
    <SharedIntro
      code={code}
      test={test}
      timeZone={user?.timeZone}
      urgent={
        underWay ? (
          <KeptAnswers
            underWay={underWay}
            failure={submission.failure}
            onSubmit={() => submit(underWay)}
            onDiscard={() => drop(underWay)}
          />
        ) : (
          found && (
            <FoundAttempt
              found={found}
              onGoOn={() => tab.goOn(found)}
              onDiscard={() => drop(found)}
            />
          )
        )
      }
      takesFocus={takesFocus || tab.hasLeft}
      isSignedIn={user !== undefined}
      canStart={canStart}
    >
      {canStart ? (
        <>
          {before && (
            <TakenLine
              code={code}
              taken={before}
              timeZone={user?.timeZone}
              onRemoved={() => setIsRemoved(true)}
            />
          )}
          <StartForm
            firstName={user?.displayName ?? ''}
            hasQuestions={test.questions.length > 0}
            onStart={tab.start}
          />
        </>
      ) : (
        <div>
          <HomeLink />
        </div>
      )}
    </SharedIntro>
  );
}
