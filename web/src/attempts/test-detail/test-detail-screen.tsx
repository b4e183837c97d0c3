import { useQuery } from '@tanstack/react-query';
import { type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { MakingNotes } from '../../practice-tests/making-notes.tsx';
import { testQuery } from '../../practice-tests/queries.ts';
import { QuestionReview } from '../../practice-tests/reviewing/question-review.tsx';
import { FailedTest } from '../history/failed-test.tsx';
import { useSharing } from '../sharing-slot.ts';
import { detailMessages as messages } from './messages.ts';
import { RecordLoading } from './record-loading.tsx';
import { TestHead } from './test-head.tsx';
import { TestRecord } from './test-record.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** One test with all its attempts, for its owner. */
export default function TestDetailScreen() {
  const { testId = '' } = useParams();
  const user = useUser();
  const sharing = useSharing();
  const { data: test, error, isFetching, refetch } = useQuery(testQuery(testId));
  if (!user) return null;
  if (test || !error) {
    return (
      <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
        <TestHead test={test} user={user} />
        {test ? (
          <>
            <MakingNotes making={test.making} />
            <TestRecord test={test} timeZone={user.timeZone} />
            {sharing && <sharing.Shares testId={test.id} />}
            <QuestionReview testId={test.id} level={2} />
          </>
        ) : (
          <RecordLoading />
        )}
      </div>
    );
  }
  return (
    <FailedTest
      title={messages.notLoaded}
      error={error}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
