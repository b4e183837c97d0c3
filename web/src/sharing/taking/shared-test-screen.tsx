import { tidyCode } from '@engram/core/sharing/share-code.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type MetaDescriptor, useParams } from 'react-router';
import { PicturesOfShare } from '../../pictures/picture-source.tsx';
import { useSession } from '../../accounts/session/session.tsx';
import { titled } from '../../page-head.ts';
import { useScreensAhead } from '../../use-screens-ahead.ts';
import { asksForCaptcha, explainLoadFailure } from './explain-failure.ts';
import { takingMessages as messages } from './messages.ts';
import { OpenedShare } from './opened-share.tsx';
import { type Proof, sharedTestQuery } from './queries.ts';
import { SharedError } from './shared-error.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** Nearly nobody meets it, and so nearly nobody should load it. */
const PersonCheck = lazy(async () => ({
  default: (await import('./person-check.tsx')).PersonCheck,
}));

/** A plain link needs none of it. */
const AssignedTest = lazy(async () => ({
  default: (await import('../tries/assigned-test.tsx')).AssignedTest,
}));

export const handle = { hidesFooter: true };

/** Whoever has the code may have it; a search engine is not meant. */
export function meta(): MetaDescriptor[] {
  return [{ title: titled(messages.pageTitle) }, { name: 'robots', content: 'noindex' }];
}

/** A test that somebody shared, for anybody who has its code [BROUTE-13] [SHPG-01]. */
export default function SharedTestScreen() {
  const code = tidyCode(useParams().testId ?? '');
  useScreensAhead(screensAhead);
  return <SharedTestOfCode key={code} code={code} />;
}

/** Whoever submits is led there, and the network may have gone meanwhile. */
const screensAhead = ['attempts/results/results-screen'] as const;

function SharedTestOfCode({ code }: { code: string }) {
  const { state } = useSession();
  const [proof, setProof] = useState<Proof>();
  const { data, error, isFetching, refetch } = useQuery(sharedTestQuery(code, proof));
  const [retries, setRetries] = useState(0);
  // What was asked for a user is forgotten with their session, and nobody's test ends by that.
  const [test, setTest] = useState<SharedTest>();
  // Whether an assignment is open changes.
  if (data && data !== test && (!test || data.assignment)) setTest(data);

  if (!test && asksForCaptcha(error)) {
    return (
      <Suspense fallback={<SharedLoading />}>
        <PersonCheck onSolved={(token) => setProof({ token, tries: (proof?.tries ?? 0) + 1 })} />
      </Suspense>
    );
  }
  if (!test && error) {
    return (
      <SharedError
        message={explainLoadFailure(error)}
        retries={retries}
        isRetrying={isFetching}
        onRetry={() => {
          setRetries(retries + 1);
          void refetch();
        }}
      />
    );
  }
  // Whose answers are kept here is known once the session is.
  if (!test || state === 'checking') return <SharedLoading />;
  const user = typeof state === 'object' ? state.user : undefined;
  if (test.assignment) {
    return (
      <Suspense fallback={<SharedLoading />}>
        <AssignedTest
          code={code}
          test={test}
          head={test.assignment}
          user={user}
          onRefresh={() => void refetch()}
        />
      </Suspense>
    );
  }
  return (
    <PicturesOfShare code={code}>
      <OpenedShare
        code={code}
        test={test}
        user={user}
        takesFocus={retries > 0 || proof !== undefined}
      />
    </PicturesOfShare>
  );
}

/** In the shape of the card that will come [SHPG-03] (N37). */
function SharedLoading() {
  return (
    <div className="wrap page-block grid justify-items-center">
      <Card className="w-full max-w-180 overflow-hidden rounded-dialog shadow-e2">
        <Skeleton shape="block" className="h-22 rounded-none md:h-27" />
        <div className="grid gap-6 p-[clamp(22px,4vw,36px)]">
          <p role="status" className="type-lead">
            {messages.loading}
          </p>
          <Skeleton className="h-9 w-3/4" />
          <Skeleton shape="block" className="h-20" />
          <Skeleton shape="block" className="h-13 w-36 justify-self-end" />
        </div>
      </Card>
    </div>
  );
}
