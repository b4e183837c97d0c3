import { Link } from 'react-router';
import { isMissing } from '../../attempts/history/is-missing.ts';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { liveMessages as messages } from './messages.ts';

type AssignmentFailedProps = { title: string; error: Error; isBusy: boolean; onRetry: () => void };

/** The whole screen of an assignment that did not come. */
export function AssignmentFailed({ title, error, isBusy, onRetry }: AssignmentFailedProps) {
  const isGone = isMissing(error);
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={isGone ? messages.missing : title}
        text={isGone ? messages.missingText : readFailure(error, messages.unknownFailure)}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link
              to={paths.tests}
              className={buttonClass({ variant: isGone ? 'primary' : 'secondary' })}
            >
              {messages.backToTests}
            </Link>
            {!isGone && (
              <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
                {messages.retry}
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}
