import { Spinner } from '../../ui/states/spinner.tsx';
import { endlessMessages as messages } from './messages.ts';

/** Somebody was faster than the next batch. */
export function EndlessWait() {
  return (
    <div role="status" className="grid justify-items-start gap-2 py-6">
      <p className="flex items-center gap-3 type-h3">
        <span className="text-petrol">
          <Spinner />
        </span>
        {messages.making}
      </p>
      <p className="text-ink-2">{messages.makingHint}</p>
    </div>
  );
}
