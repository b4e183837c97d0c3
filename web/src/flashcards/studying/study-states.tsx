import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readFailure } from '../../http/read-failure.ts';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyDeckDrawing } from '../../ui/states/trace-illustrations.tsx';
import { isSetMissing } from '../is-set-missing.ts';
import { MissingSet } from '../missing-set.tsx';
import { studyMessages as messages } from './messages.ts';

export function SetLoading() {
  return (
    <div role="status" className="wrap grid max-w-[47.5rem] gap-6 pt-22 pb-12">
      <p className="text-center text-ink-2">{messages.loading}</p>
      <Skeleton shape="block" className="h-92" />
      <Skeleton shape="block" className="h-13" />
    </div>
  );
}

type SetFailedProps = { error: Error; isBusy: boolean; onRetry: () => void };

export function SetFailed({ error, isBusy, onRetry }: SetFailedProps) {
  if (isSetMissing(error)) return <MissingSet />;
  return (
    <div className="wrap page-block m-auto">
      <ErrorState
        level={1}
        title={messages.failed.title}
        text={readFailure(error, messages.failed.unknown)}
        action={
          <Actions>
            <BackToSets />
            <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
              {messages.failed.retry}
            </Button>
          </Actions>
        }
      />
    </div>
  );
}

export function EmptySet({ set }: { set: CardSet }) {
  return (
    <div className="wrap page-block m-auto grid gap-2">
      <h1 className="text-center type-h2 wrap-anywhere">{set.name}</h1>
      <EmptyState
        drawing={<EmptyDeckDrawing />}
        title={messages.empty.title}
        text={messages.empty.text}
        action={
          <Actions>
            <BackToSets />
            <Link to={pathsOf.flashcardSet(set.id)} className={buttonClass({ variant: 'primary' })}>
              {messages.empty.add}
            </Link>
          </Actions>
        }
      />
    </div>
  );
}

function BackToSets() {
  return (
    <Link to={paths.flashcards} className={buttonClass()}>
      {messages.backToSets}
    </Link>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap justify-center gap-2">{children}</span>;
}
