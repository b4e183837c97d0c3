import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, type MetaDescriptor, useNavigate } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { ApiError } from '../../http/api-error.ts';
import { readFailure } from '../../http/read-failure.ts';
import { titled } from '../../page-head.ts';
import { paths, pathsOf } from '../../paths.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { keepTest } from '../../practice-tests/keeping/test-store.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { dropAwaiting } from '../../storage/awaiting-account.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { useScreensAhead } from '../../use-screens-ahead.ts';
import { keepTrialMessages as messages } from '../messages.ts';
import { sendTrial } from './send-trial.ts';
import { dropTrial, findTrial } from './trial-store.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: titled(messages.pageTitle) }];
}

/** Where somebody who tried without an account comes once they have one (D32). */
export default function KeepTrialScreen() {
  const uid = useUser()?.uid;
  useScreensAhead(screensAhead);
  return uid === undefined ? null : <Keeping key={uid} uid={uid} />;
}

const screensAhead = ['attempts/running/test-screen'] as const;

function Keeping({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [trial] = useState(() => findTrial());
  const { mutate, error } = useMutation({
    mutationFn: sendTrial,
    onError(failure) {
      // What was refused would be refused at every sign-in; it stays on the page where it was tried.
      if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) {
        dropAwaiting();
      }
    },
    onSuccess(test) {
      // From here on it is in the account, and in this browser only as any other test.
      dropTrial();
      dropAwaiting();
      keepTest(uid, keptAsSaved(test));
      void queryClient.invalidateQueries({ queryKey: testsKey });
      void navigate(pathsOf.begin(test.id), { replace: true });
    },
  });
  // The server is outside of React; told twice it keeps it once.
  useEffect(() => {
    if (trial) mutate(trial);
    else dropAwaiting();
  }, [trial, mutate]);

  if (!trial) return <NothingToKeep />;
  if (!error) {
    return (
      <div className="m-auto grid justify-items-center gap-3 py-16">
        <Spinner />
        <h1 className="type-h3">{messages.pageTitle}</h1>
        <p role="status" className="type-sm text-ink-2">
          {messages.loading}
        </p>
      </div>
    );
  }
  return (
    <div className="m-auto">
      <ErrorState
        level={1}
        title={messages.failed}
        text={readFailure(error, messages.failedText)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={paths.try} className={buttonClass()}>
              {messages.back}
            </Link>
            <Button variant="primary" onClick={() => mutate(trial)}>
              {messages.retry}
            </Button>
          </div>
        }
      />
    </div>
  );
}

/** It is in an account already, or older than the browser keeps it. */
function NothingToKeep() {
  return (
    <div className="m-auto">
      <ErrorState
        level={1}
        title={messages.nothing}
        text={messages.nothingText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={paths.try} className={buttonClass()}>
              {messages.again}
            </Link>
            <Link to={paths.dashboard} className={buttonClass({ variant: 'primary' })}>
              {messages.dashboard}
            </Link>
          </div>
        }
      />
    </div>
  );
}
