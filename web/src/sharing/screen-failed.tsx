import { Link } from 'react-router';
import { isMissing } from '../attempts/history/is-missing.ts';
import { readFailure } from '../http/read-failure.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';

type ScreenFailedProps = {
  words: {
    missing: string;
    missingText: string;
    notLoaded: string;
    unknownFailure: string;
    retry: string;
  };
  /** Where there is something all the same. */
  elsewhere: { to: string; label: string };
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
};

/** In place of a whole screen about one shared test, which is not there or did not come. */
export function ScreenFailed({ words, elsewhere, error, isBusy, onRetry }: ScreenFailedProps) {
  const isGone = isMissing(error);
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={isGone ? words.missing : words.notLoaded}
        text={isGone ? words.missingText : readFailure(error, words.unknownFailure)}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link
              to={elsewhere.to}
              className={buttonClass({ variant: isGone ? 'primary' : 'secondary' })}
            >
              {elsewhere.label}
            </Link>
            {!isGone && (
              <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
                {words.retry}
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}
