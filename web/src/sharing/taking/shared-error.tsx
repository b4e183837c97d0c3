import { sharingLimits } from '@engram/core/limits.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { mayTryAgain } from './explain-failure.ts';
import { takingMessages } from './messages.ts';

const messages = takingMessages.error;

type SharedErrorProps = {
  message: string;
  /** How often it was tried again. */
  retries: number;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Why there is no test to take [SHPG-05]. */
export function SharedError({ message, retries, isRetrying, onRetry }: SharedErrorProps) {
  const isTooOften = retries >= sharingLimits.maxLoadAttempts && !isRetrying; // [BLIM-35]
  return (
    <div className="m-auto">
      <ErrorState
        level={1}
        title={messages.title}
        text={message}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={paths.home} className={buttonClass()}>
              {messages.home}
            </Link>
            {mayTryAgain(message) && (
              <Button variant="primary" isBusy={isRetrying} isPaused={isTooOften} onClick={onRetry}>
                {isTooOften ? messages.tooMany : messages.retry}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
