import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { pointsOf } from '@engram/core/questions/question.ts';
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
import { listEntries } from './list-entries.ts';
import { reviewMessages as messages } from './messages.ts';
import { ReviewList } from './review-list.tsx';
import { reviewTitleId } from './review-title-id.ts';
import type { Editing } from './review-row.tsx';
import { useArranging } from './use-arranging.ts';
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
  const [editing, setEditing] = useState<ReadonlyMap<string, Editing>>(new Map());
  // What is written in a form must not go with its row; nor the keyboard, when the form is closed.
  const [openBefore, setOpenBefore] = useState<ReadonlyMap<string, Editing>>(new Map());
  // Below its results the next attempt is near, which they would spoil.
  const [areAnswersHidden, setAnswersHidden] = useState(level === 2);
  const [adding, setAdding] = useState<'first' | 'last'>();
  const addFirst = useRef<HTMLButtonElement>(null);
  const addLast = useRef<HTMLButtonElement>(null);
  const { list, bequeath } = useQuestionFocus();
  const { questions, removed, remove, restore } = useDeleting(saved, bequeath);
  const test = { ...saved, questions };
  const changes = useReviewChanges(test, bequeath);
  const arranging = useArranging(test);
  const points = questions.reduce((sum, question) => sum + pointsOf(question), 0);
  const edited = questions.filter(({ madeBy }) => madeBy === 'owner');
  const entries = listEntries(questions, removed).filter(
    ({ kind, question: { id, madeBy } }) =>
      shown === 'all' || kind === 'removed' || madeBy === 'owner' || openBefore.has(id),
  );
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-1">
          <Heading
            id={reviewTitleId}
            tabIndex={-1}
            className={`scroll-mt-24 ${level === 1 ? 'type-h1' : 'type-h2'}`}
          >
            {messages.title}
          </Heading>
          <p className="text-ink-2">
            {messages.lead(
              questions.length,
              questions.every(({ source }) => source !== null),
            )}{' '}
            {points > questions.length && `${messages.points(points)} `}
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
            ref={addFirst}
            size="small"
            isPaused={adding !== undefined}
            onClick={() => setAdding('first')}
          >
            <Icon icon={Plus} size="small" />
            {messages.add}
          </Button>
        </div>
        <ReviewList
          ref={list}
          test={test}
          entries={entries}
          isWhole={shown === 'all'}
          changes={changes}
          arranging={arranging}
          onDelete={remove}
          onRestore={restore}
          areAnswersHidden={areAnswersHidden}
          level={level === 1 ? 2 : 3}
          editing={editing}
          onEditing={(questionId, wanted) =>
            setEditing((open) => withEditing(open, questionId, wanted))
          }
          adding={adding}
          onAdded={() => setAdding(undefined)}
          onAddCancelled={() => {
            setAdding(undefined);
            // The form that had the focus goes.
            (adding === 'last' ? addLast : addFirst).current?.focus();
          }}
        />
        <Button
          ref={addLast}
          size="large"
          isPaused={adding !== undefined}
          onClick={() => setAdding('last')}
          className="justify-self-start max-md:w-full"
        >
          <Icon icon={Plus} />
          {messages.addOwn}
        </Button>
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

function withEditing(
  open: ReadonlyMap<string, Editing>,
  id: string,
  editing: Editing | undefined,
): ReadonlyMap<string, Editing> {
  const others = [...open].filter(([one]) => one !== id);
  return new Map(editing === undefined ? others : [...others, [id, editing]]);
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
