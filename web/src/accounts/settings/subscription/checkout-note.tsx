import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { checkoutMessages as messages } from './messages.ts';
import type { Arrival } from './use-arrival.ts';

/** What came of the payment. */
export function CheckoutNote({ arrival }: { arrival: Arrival }) {
  return (
    // There before its words, because screen readers announce changes only.
    <div role="status" className="empty:hidden">
      {arrival === 'waiting' && (
        <Note>
          <span className="inline-flex items-center gap-2">
            <Spinner />
            {messages.waiting}
          </span>
        </Note>
      )}
      {arrival === 'late' && <Note tone="yellow">{messages.late}</Note>}
      {arrival === 'done' && <Note tone="green">{messages.done}</Note>}
      {arrival === 'cancelled' && <Note>{messages.cancelled}</Note>}
    </div>
  );
}
