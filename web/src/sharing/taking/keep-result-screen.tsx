import { keepSharedResult } from '@engram/core/sharing/api.ts';
import { tidyCode } from '@engram/core/sharing/share-code.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, type MetaDescriptor, useNavigate, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import {
  dropTaken,
  findTaken,
  keepTaken,
  type Taken,
} from '../../attempts/keeping/taken-shares.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { titled } from '../../page-head.ts';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { takingMessages } from './messages.ts';

const messages = takingMessages.keep;

export function meta(): MetaDescriptor[] {
  return [{ title: titled(messages.pageTitle) }];
}

/** Where somebody who took a shared test without an account comes once they have one (N40). */
export default function KeepResultScreen() {
  const uid = useUser()?.uid;
  const code = tidyCode(useParams().testId ?? '');
  return uid === undefined ? null : <Keeping key={uid + code} uid={uid} code={code} />;
}

function Keeping({ uid, code }: { uid: string; code: string }) {
  const navigate = useNavigate();
  const [found] = useState(() => findTaken(uid, code));
  const { mutate, error } = useMutation({
    mutationFn: ({ key }: Taken) => call(keepSharedResult, { params: { id: code }, body: { key } }),
    onSuccess({ attemptId }, taken) {
      // From here on it is theirs, and goes from this browser when they log out.
      dropTaken(uid, { code, key: taken.key });
      keepTaken(code, { ...taken, uid, result: { ...taken.result, isKept: true } });
      void navigate(pathsOf.attempt(attemptId), { replace: true });
    },
  });
  // The server is outside of React; told twice it keeps it once.
  useEffect(() => {
    if (found) mutate(found);
  }, [found, mutate]);

  if (!found) return <NothingToKeep code={code} />;
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
            <Link to={paths.dashboard} className={buttonClass()}>
              {messages.dashboard}
            </Link>
            <Button variant="primary" onClick={() => mutate(found)}>
              {messages.retry}
            </Button>
          </div>
        }
      />
    </div>
  );
}

/** It was removed, is older than the device keeps it, or was taken on another one. */
function NothingToKeep({ code }: { code: string }) {
  return (
    <div className="m-auto">
      <ErrorState
        level={1}
        title={messages.nothing}
        text={messages.nothingText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={pathsOf.sharedTest(code)} className={buttonClass()}>
              {messages.openTest}
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
