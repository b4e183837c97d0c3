import { tidyCode } from '@engram/core/sharing/share-code.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type MetaDescriptor, Navigate, useParams } from 'react-router';
import { PicturesOfShare } from '../../pictures/picture-source.tsx';
import { pathsOf } from '../../paths.ts';
import { sharedTestQuery } from '../../sharing/taking/queries.ts';
import { MemberHereContext } from '../../sharing/tries/member-here.ts';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { BarePage } from '../bare-page.tsx';
import { findKeptClass, type KeptClass } from '../joining/kept-classes.ts';
import { LoadFailed } from '../load-failed.tsx';
import { memberOf } from './member-of.ts';
import { memberMessages as messages } from './membership-messages.ts';

const AssignedTest = lazy(async () => ({
  default: (await import('../../sharing/tries/assigned-test.tsx')).AssignedTest,
}));

export const handle = { hidesHeader: true, hidesFooter: true };

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }, { name: 'robots', content: 'noindex' }];
}

/** A test of a class for one of its members: as any assignment, under their own name. */
export default function MemberTestScreen() {
  const { classId = '', code = '' } = useParams();
  const kept = findKeptClass(classId);
  if (!kept) return <Navigate to={pathsOf.joinedClass(classId)} replace />;
  return <MemberTest key={code} kept={kept} code={tidyCode(code)} />;
}

function MemberTest({ kept, code }: { kept: KeptClass; code: string }) {
  const { data: test, error, isFetching, refetch } = useQuery(sharedTestQuery(code, undefined));
  if (test?.assignment) {
    return (
      <MemberHereContext value={memberOf(kept)}>
        <PicturesOfShare code={code}>
          <Suspense fallback={<PageSkeleton label={messages.loading} />}>
            <AssignedTest
              code={code}
              test={test}
              head={test.assignment}
              // Whoever is signed in at this device is somebody else, or the same without their account.
              user={undefined}
              onRefresh={() => void refetch()}
            />
          </Suspense>
        </PicturesOfShare>
      </MemberHereContext>
    );
  }
  return (
    <BarePage>
      {error ? (
        <LoadFailed
          level={1}
          title={messages.notLoaded}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageSkeleton label={messages.loading} />
      )}
    </BarePage>
  );
}
