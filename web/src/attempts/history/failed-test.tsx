import { Link } from 'react-router';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { isMissing } from './is-missing.ts';
import { failedTestMessages as messages, missingTestMessages, unknownFailure } from './messages.ts';

type FailedTestProps = { title: string; error: Error; isBusy: boolean; onRetry: () => void };

/** The whole screen of a test that did not come. */
export function FailedTest({ title, error, isBusy, onRetry }: FailedTestProps) {
  if (isMissing(error)) return <MissingTest />;
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={title}
        text={readFailure(error, unknownFailure)}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link to={paths.tests} className={buttonClass()}>
              {messages.backToTests}
            </Link>
            <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
              {messages.retry}
            </Button>
          </span>
        }
      />
    </div>
  );
}

/** The whole screen of a test that is not there, or is not this user's. */
function MissingTest() {
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={missingTestMessages.title}
        text={missingTestMessages.text}
        action={
          <Link to={paths.tests} className={buttonClass({ variant: 'primary' })}>
            {missingTestMessages.backToTests}
          </Link>
        }
      />
    </div>
  );
}
