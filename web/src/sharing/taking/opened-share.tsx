import type { User } from '@engram/core/accounts/user.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { paths } from '../../paths.ts';
import { KeptAnswers } from './kept-answers.tsx';
import {
  type Begun,
  dropBegun,
  dropOldShares,
  findBegun,
  findTaken,
  keepBegun,
  listOwners,
} from './kept-shares.ts';
import { resultOfTaken } from './result-of-taken.ts';
import { SharedIntro } from './shared-intro.tsx';
import { SharedRun } from './shared-run.tsx';
import { HomeLink, StartForm } from './start-form.tsx';
import { Submitting } from './submitting.tsx';
import { TakenLine } from './taken-line.tsx';
import { useSubmission } from './use-submission.ts';

type OpenedShareProps = { code: string; test: SharedTest; user: User | undefined };

/** An attempt of this browser, with whose it is. */
export type UnderWay = { owner: string; begun: Begun };

/** From the intro through the test to its results; what is open on this device is gone on with [SHPG-02]. */
export function OpenedShare({ code, test, user }: OpenedShareProps) {
  const navigate = useNavigate();
  // As it was at first: whoever comes or goes meanwhile, the answers stay where they are.
  const [owners] = useState(() => {
    const all = listOwners(user?.uid);
    dropOldShares(all);
    return all;
  });
  const [underWay, setUnderWay] = useState<UnderWay | undefined>(() => findBegun(owners, code));
  // An attempt that has ended waits to be submitted, however often that fails.
  const [isRunning, setIsRunning] = useState(
    () => findBegun(owners, code)?.attempt.phase === 'open',
  );
  const [hasLeft, setHasLeft] = useState(false);
  const submission = useSubmission({
    code,
    test,
    uid: user?.uid,
    onTaken: (taken) => void navigate(paths.testResults, { state: resultOfTaken(code, taken) }), // [SHPG-30]
  });

  function start(name: string | null) {
    const [owner] = owners;
    const { settings, questions } = test;
    const config = { ...settings, isEndlessMode: false };
    const { id: attemptId } = attemptsOf(owner).begin({ id: code, questions, config });
    const begun = { version: 1 as const, attemptId, name, at: Date.now() };
    keepBegun({ owner, code }, begun);
    setUnderWay({ owner, begun });
    setIsRunning(true);
  }

  function drop() {
    if (underWay) dropBegun({ owner: underWay.owner, code }, underWay.begun.attemptId);
    setUnderWay(undefined);
    setIsRunning(false);
    setHasLeft(true);
    submission.reset();
  }

  function submit(ended: UnderWay) {
    setIsRunning(false);
    setHasLeft(true);
    submission.submit(ended);
  }

  if (underWay && isRunning) {
    return (
      <SharedRun
        // A session that ends takes the page's memory of its attempts with it.
        key={`${underWay.begun.attemptId} ${user?.uid}`}
        code={code}
        test={test}
        underWay={underWay}
        onSubmitted={() => submit(underWay)}
        onLeft={drop}
      />
    );
  }
  // Until the results are there, too: in between the intro would be seen for a moment.
  if (submission.isPending || submission.isTaken) return <Submitting name={test.title} />;
  const found = findTaken(owners, code);
  return (
    <SharedIntro
      code={code}
      test={test}
      timeZone={user?.timeZone}
      urgent={
        underWay && (
          <KeptAnswers
            underWay={underWay}
            failure={submission.failure}
            onSubmit={() => submit(underWay)}
            onDiscard={drop}
          />
        )
      }
      takesFocus={hasLeft}
      isSignedIn={user !== undefined}
    >
      {underWay ? (
        <div>
          <HomeLink />
        </div>
      ) : (
        <>
          {found && <TakenLine code={code} taken={found.taken} timeZone={user?.timeZone} />}
          <StartForm
            firstName={user?.displayName ?? ''}
            hasQuestions={test.questions.length > 0}
            onStart={start}
          />
        </>
      )}
    </SharedIntro>
  );
}
