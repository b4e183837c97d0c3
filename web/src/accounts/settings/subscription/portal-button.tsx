import { openPortal } from '@engram/core/plans/api.ts';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { subscriptionMessages } from './messages.ts';
import { usePaymentPage } from './use-payment-page.ts';

/** To the page of the payment service on which the card is changed. */
export function PortalButton({ label }: { label: string }) {
  const { open, isOpening, error } = usePaymentPage(() => call(openPortal, {}));
  return (
    <div className="grid justify-items-end gap-2 max-md:justify-items-start">
      <Button size="small" isBusy={isOpening} onClick={open}>
        {label}
      </Button>
      {error && <Note tone="red">{readFailure(error, subscriptionMessages.failed)}</Note>}
    </div>
  );
}
