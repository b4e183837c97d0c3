import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { testQuery } from '../queries.ts';
import { ChecksCard } from './checks-card.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { reviewMessages as messages } from './messages.ts';
import { ReviewList } from './review-list.tsx';
import { useDeleting } from './use-deleting.ts';
import { useQuestionFocus } from './use-question-focus.ts';
import { useReviewChanges } from './use-review-changes.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

type QuestionReviewProps = {
  testId: string;
  /** Of its heading. */
  level: 1 | 2;
};

/** The questions of a test with their keys and sources, for its owner to change (D26). */
export function QuestionReview({ testId, level }: QuestionReviewProps) {
  const { data: test, error, isFetching, refetch } = useQuery(testQuery(testId));
  if (test) return <Review key={test.id} test={test} level={level} />;
  if (!error) return <ReviewLoading />;
  return (
    <ErrorState
      level={level}
      title={messages.notLoaded}
      text={readFailure(error, messages.notLoadedHint)}
      action={
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      }
    />
  );
}

type Shown = 'all' | 'edited';

function Review({ test: saved, level }: { test: PracticeTest; level: 1 | 2 }) {
  const [shown, setShown] = useState<Shown>('all');
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set());
  // What is written in a form must not go with its row; nor the keyboard, when the form is closed.
  const [openBefore, setOpenBefore] = useState<ReadonlySet<string>>(new Set());
  // Below its results the next attempt is near, which they would spoil.
  const [areAnswersHidden, setAnswersHidden] = useState(level === 2);
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { list, bequeath } = useQuestionFocus();
  const { questions, remove } = useDeleting(saved, bequeath);
  const test = { ...saved, questions };
  const changes = useReviewChanges(test, bequeath);
  const edited = questions.filter(({ madeBy }) => madeBy === 'owner');
  const listed = questions.filter(
    ({ id, madeBy }) => shown === 'all' || madeBy === 'owner' || openBefore.has(id),
  );
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-1">
          <Heading className={level === 1 ? 'type-h1' : 'type-h2'}>{messages.title}</Heading>
          <p className="text-ink-2">
            {messages.lead(
              questions.length,
              questions.every(({ source }) => source !== null),
            )}{' '}
            {level === 1 ? messages.beforeStart : messages.beforeRetake}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <Segmented<Shown>
            aria-label={messages.show}
            value={shown}
            onValueChange={(wanted) => {
              setOpenBefore(editing);
              setShown(wanted);
            }}
            options={[
              { value: 'all', label: messages.all(questions.length) },
              { value: 'edited', label: messages.edited(edited.length) },
            ]}
            className="max-md:w-full md:me-auto"
          />
          <Button variant="ghost" size="small" onClick={() => setAnswersHidden(!areAnswersHidden)}>
            <Icon icon={areAnswersHidden ? Eye : EyeOff} size="small" />
            {areAnswersHidden ? messages.showAnswers : messages.hideAnswers}
          </Button>
          <Button
            ref={addButton}
            size="small"
            isPaused={isAdding}
            onClick={() => setIsAdding(true)}
          >
            <Icon icon={Plus} size="small" />
            {messages.add}
          </Button>
        </div>
        <ReviewList
          ref={list}
          test={test}
          questions={listed}
          changes={changes}
          onDelete={remove}
          areAnswersHidden={areAnswersHidden}
          level={level === 1 ? 2 : 3}
          editing={editing}
          onEditing={(questionId, isEditing) =>
            setEditing((ids) => withMember(ids, questionId, isEditing))
          }
          isAdding={isAdding}
          onAdded={() => setIsAdding(false)}
          onAddCancelled={() => {
            setIsAdding(false);
            // The form that had the focus goes.
            addButton.current?.focus();
          }}
        />
      </div>
      <aside className="grid gap-4 lg:sticky lg:top-23">
        <CoverageCard
          sections={test.sections}
          isAdding={changes.addMore.isPending}
          onAddMore={changes.addMore.mutate}
        />
        <ChecksCard test={test} />
      </aside>
    </div>
  );
}

function withMember(ids: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> {
  const others = [...ids].filter((one) => one !== id);
  return new Set(isMember ? [...others, id] : others);
}

function ReviewLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-8 w-72 max-w-full" />
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <Card key={width} padding="normal" className="grid gap-3">
          <Skeleton className="h-6 w-32" />
          <Skeleton className={`h-4.5 ${width}`} />
          <Skeleton className="w-1/2" />
        </Card>
      ))}
    </div>
  );
}
