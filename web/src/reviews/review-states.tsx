import { Link } from 'react-router';
import { readFailure } from '../http/read-failure.ts';
import { paths } from '../paths.ts';
import { useQuietPage } from '../quiet-page.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { EmptyDeckDrawing } from '../ui/states/trace-illustrations.tsx';
import { BackLink } from './back-link.tsx';
import { reviewMessages as messages } from './messages.ts';
import type { Round } from './queries.ts';

export function ReviewLoading() {
  useQuietPage();
  return (
    <div role="status" className="wrap grid max-w-[47.5rem] gap-6 pt-22 pb-12">
      <p className="text-center text-ink-2">{messages.loading}</p>
      <Skeleton shape="block" className="h-104" />
      <Skeleton shape="block" className="h-17" />
    </div>
  );
}

type ReviewFailedProps = { error: Error; round: Round; isBusy: boolean; onRetry: () => void };

export function ReviewFailed({ error, round, isBusy, onRetry }: ReviewFailedProps) {
  return (
    <div className="wrap page-block m-auto">
      <ErrorState
        level={1}
        title={messages.failed.title}
        text={readFailure(error, messages.failed.unknown)}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <BackLink round={round} />
            <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
              {messages.failed.retry}
            </Button>
          </span>
        }
      />
    </div>
  );
}

/** Nobody has made a card or missed a question yet. */
export function NothingToReview() {
  return (
    <div className="wrap page-block m-auto">
      <EmptyState
        level={1}
        drawing={<EmptyDeckDrawing />}
        title={messages.nothing.title}
        text={messages.nothing.text}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link to={paths.create} className={buttonClass()}>
              {messages.nothing.test}
            </Link>
            <Link to={paths.createFlashcards} className={buttonClass({ variant: 'primary' })}>
              {messages.nothing.cards}
            </Link>
          </span>
        }
      />
    </div>
  );
}
