import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { creationMessages, inputMessages } from '../messages.ts';
import { useFlowReset } from '../use-flow.ts';

const messages = creationMessages.leave;

/** Back to Dashboard, which resets everything once that is confirmed [INP-10] to [INP-15]. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const resetFlow = useFlowReset();
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  function leave() {
    onLeave();
    resetFlow();
    void navigate(paths.dashboard);
  }

  return (
    <>
      <Button variant="ghost" canWrap onClick={() => setIsAsking(true)} className="md:-ms-4.5">
        <Icon icon={ArrowLeft} />
        {inputMessages.back}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.title}
        body={messages.text}
        cancelLabel={messages.cancel}
        onCancel={() => setIsAsking(false)}
        actionLabel={messages.confirm}
        onConfirm={leave}
        tone="danger"
      />
    </>
  );
}
