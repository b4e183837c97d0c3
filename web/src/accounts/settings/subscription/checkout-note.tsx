import { Note } from '../../../ui/states/note.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { checkoutMessages as messages } from './messages.ts';
import type { Arrival } from './use-arrival.ts';

/** What came of the payment. */
export function CheckoutNote({ arrival }: { arrival: Arrival }) {
  return (
    // There before its words, because screen readers announce changes only.
    <div role="status">
      {arrival === 'waiting' && (
        <Note className={gap}>
          <span className="inline-flex items-center gap-2">
            <Spinner />
            {messages.waiting}
          </span>
        </Note>
      )}
      {arrival === 'late' && (
        <Note tone="yellow" className={gap}>
          {messages.late}
        </Note>
      )}
      {arrival === 'done' && (
        <Note tone="green" className={gap}>
          {messages.done}
        </Note>
      )}
      {arrival === 'cancelled' && <Note className={gap}>{messages.cancelled}</Note>}
    </div>
  );
}

const gap = 'mt-6';
