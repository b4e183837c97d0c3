import { readFailure } from '../http/read-failure.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { classMessages as messages } from './messages.ts';

type LoadFailedProps = {
  title: string;
  error: Error;
  isBusy: boolean;
  level?: 1 | 2;
  onRetry: () => void;
};

export function LoadFailed({ title, error, isBusy, level = 2, onRetry }: LoadFailedProps) {
  return (
    <ErrorState
      level={level}
      title={title}
      text={readFailure(error, messages.unknownFailure)}
      action={
        <Button isBusy={isBusy} onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}
