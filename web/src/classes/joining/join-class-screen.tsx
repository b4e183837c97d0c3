import { tidyCode } from '@engram/core/sharing/share-code.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, type MetaDescriptor, Navigate, useParams } from 'react-router';
import { ApiError } from '../../http/api-error.ts';
import { paths, pathsOf } from '../../paths.ts';
import { asksForCaptcha } from '../../sharing/taking/explain-failure.ts';
import type { Proof } from '../../sharing/taking/queries.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { BarePage } from '../bare-page.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { JoinClass } from './join-class.tsx';
import { joiningMessages as messages } from './joining-messages.ts';
import { joinableQuery } from './member-queries.ts';

/** Nearly nobody meets it, and so nearly nobody should load it. */
const PersonCheck = lazy(async () => ({
  default: (await import('../../sharing/taking/person-check.tsx')).PersonCheck,
}));

export const handle = { hidesHeader: true, hidesFooter: true };

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }, { name: 'robots', content: 'noindex' }];
}

/** From the code of a class to its tests: a name, and words to come back with. */
export default function JoinClassScreen() {
  const code = tidyCode(useParams().code ?? '');
  return <JoinByCode key={code} code={code} />;
}

function JoinByCode({ code }: { code: string }) {
  const [proof, setProof] = useState<Proof>();
  const { data, error, isFetching, refetch } = useQuery({
    ...joinableQuery(code, proof),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data?.kind === 'test') return <Navigate to={pathsOf.sharedTest(code)} replace />;
  if (data) return <JoinClass found={data} />;
  if (asksForCaptcha(error)) {
    return (
      <BarePage>
        <Suspense fallback={<PageSkeleton label={messages.loading} />}>
          <PersonCheck onSolved={(token) => setProof({ token, tries: (proof?.tries ?? 0) + 1 })} />
        </Suspense>
      </BarePage>
    );
  }
  return (
    <BarePage>
      {!error && <PageSkeleton label={messages.loading} />}
      {error && error instanceof ApiError && [404, 410].includes(error.status ?? 0) && (
        <ErrorState
          level={1}
          title={messages.unknown}
          text={messages.unknownText}
          action={
            <Link to={paths.join} className={buttonClass({ variant: 'primary' })}>
              {messages.other}
            </Link>
          }
        />
      )}
      {error && !(error instanceof ApiError && [404, 410].includes(error.status ?? 0)) && (
        <LoadFailed
          level={1}
          title={messages.notLoaded}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </BarePage>
  );
}
