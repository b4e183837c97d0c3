import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dueMessages as messages } from './messages.ts';

type DueFailedProps = { isBusy: boolean; onRetry: () => void };

export function DueFailed({ isBusy, onRetry }: DueFailedProps) {
  return (
    <Card as="section" aria-labelledby="due-failed" padding="normal" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="due-failed" className="type-h3">
          {messages.notLoaded}
        </h2>
        <p className="type-sm text-ink-2">{messages.notLoadedText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
          {messages.retry}
        </Button>
        <Link to={paths.review} className={buttonClass()}>
          {messages.start}
        </Link>
      </div>
    </Card>
  );
}
