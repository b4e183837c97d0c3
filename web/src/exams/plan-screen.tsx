import type { User } from '@engram/core/accounts/user.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaDescriptor, useSearchParams } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { readFailure } from '../http/read-failure.ts';
import { writeIsoDay } from '../iso-day.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';
import { ExamDialog } from './exam-dialog.tsx';
import { deletionMessages, planMessages as messages } from './messages.ts';
import { NoExam } from './no-exam.tsx';
import { PlanView } from './plan-view.tsx';
import { examsQuery, planQuery } from './queries.ts';
import { useDeleteExam } from './use-save-exam.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The study plan: the days up to an exam, the soonest one or that of `?exam=`; `?new` begins with the form. */
export default function PlanScreen() {
  const user = useUser();
  return user && <Plans user={user} />;
}

type Edited = { subject: Exam | 'new'; isAtThings?: boolean };

function Plans({ user }: { user: User }) {
  const { data: exams, error, isFetching, refetch, dataUpdatedAt } = useQuery(examsQuery);
  const [search, setSearch] = useSearchParams();
  const [edited, setEdited] = useState<Edited | undefined>(() =>
    search.has('new') ? { subject: 'new' } : undefined,
  );
  const [deleted, setDeleted] = useState<Exam>();
  const deletion = useDeleteExam(() => {
    setDeleted(undefined);
    setSearch({}, { replace: true });
  });
  if (!exams) {
    return error ? (
      <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton label={messages.loading} />
    );
  }
  const today = writeIsoDay(dataUpdatedAt, user.timeZone);
  const next = exams.find(({ heldOn }) => heldOn >= today) ?? exams.at(-1);
  const exam = exams.find(({ id }) => id === search.get('exam')) ?? next;
  return (
    <>
      {exam ? (
        <Plan
          exam={exam}
          exams={exams}
          onAdd={() => setEdited({ subject: 'new' })}
          onEdit={() => setEdited({ subject: exam })}
          onChoose={() => setEdited({ subject: exam, isAtThings: true })}
          onDelete={() => setDeleted(exam)}
        />
      ) : (
        <NoExam onAdd={() => setEdited({ subject: 'new' })} />
      )}
      <ExamDialog
        {...edited}
        isFirst={exams.every(({ heldOn }) => heldOn < today)}
        today={today}
        onClose={() => {
          setEdited(undefined);
          if (search.has('new')) setSearch({}, { replace: true });
        }}
        onSaved={({ id }) => {
          setEdited(undefined);
          setSearch({ exam: id }, { replace: exam === undefined });
        }}
      />
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={deletionMessages.title(deleted?.name ?? '')}
        body={deletionMessages.text}
        actionLabel={deletionMessages.confirm}
        cancelLabel={deletionMessages.cancel}
        tone="danger"
        isBusy={deletion.isPending}
        onConfirm={() => deleted && deletion.mutate(deleted)}
        onCancel={() => setDeleted(undefined)}
      />
    </>
  );
}

type PlanProps = {
  exam: Exam;
  exams: readonly Exam[];
  onAdd: () => void;
  onEdit: () => void;
  onChoose: () => void;
  onDelete: () => void;
};

function Plan({ exam, ...rest }: PlanProps) {
  // The last one stays until the next is here, and with it the link that led to it.
  const {
    data: plan,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...planQuery(exam.id),
    placeholderData: keepPreviousData,
  });
  if (plan) return <PlanView plan={plan} {...rest} />;
  if (!error) return <PageSkeleton label={messages.loading} />;
  return <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
}

type FailedProps = { error: Error; isBusy: boolean; onRetry: () => void };

function Failed({ error, isBusy, onRetry }: FailedProps) {
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={messages.notLoaded}
        text={readFailure(error, messages.unknownFailure)}
        action={
          <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  );
}
