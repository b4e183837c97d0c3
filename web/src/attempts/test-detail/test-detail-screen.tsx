import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { MakingNotes } from '../../practice-tests/making-notes.tsx';
import { testQuery } from '../../practice-tests/queries.ts';
import { QuestionReview } from '../../practice-tests/reviewing/question-review.tsx';
import { reviewTitleId } from '../../practice-tests/reviewing/review-title-id.ts';
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
  // All of them with their fields and buttons are a long page, which most visits do not need.
  const [areQuestionsShown, setQuestionsShown] = useState(false);
  useEffect(() => {
    if (areQuestionsShown) leadToQuestions();
  }, [areQuestionsShown]);
  const name = test?.name;
  // The tab is outside of React.
  useEffect(() => {
    if (name !== undefined) document.title = messages.titleOf(name);
  }, [name]);
  if (!user) return null;
  if (test || !error) {
    return (
      <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
        <TestHead
          test={test}
          user={user}
          onEditQuestions={() => (areQuestionsShown ? leadToQuestions() : setQuestionsShown(true))}
        />
        {test ? (
          <>
            <MakingNotes making={test.making} />
            <TestRecord test={test} timeZone={user.timeZone} />
            {sharing && <sharing.Shares testId={test.id} />}
            {areQuestionsShown && <QuestionReview testId={test.id} level={2} />}
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

/** They are at the end of the page, below the record. */
function leadToQuestions() {
  const title = document.getElementById(reviewTitleId);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
