import { useState } from 'react';
import { useAttempt } from '../../../attempts/keeping/use-attempts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { countAnswered } from '../count-answered.ts';
import type { UnderWay } from '../kept-shares.ts';
import { takingMessages } from '../messages.ts';

const messages = takingMessages.found;

type FoundAttemptProps = { found: UnderWay; onGoOn: () => void; onDiscard: () => void };

/** What another tab of this device began: only whoever sits here knows whose it is. */
export function FoundAttempt({ found, onGoOn, onDiscard }: FoundAttemptProps) {
  const { owner, begun } = found;
  const attempt = useAttempt(owner, begun.attemptId);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Note className="wrap-anywhere">
        {messages.text(begun.name, countAnswered(attempt), attempt?.questionIds.length ?? 0)}
      </Note>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => setIsAsking(true)}>{messages.startAnew}</Button>
        <Button variant="primary" onClick={onGoOn}>
          {messages.goOn}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.discardTitle}
        body={messages.discardText}
        cancelLabel={messages.cancel}
        onCancel={() => setIsAsking(false)}
        actionLabel={messages.startAnew}
        onConfirm={onDiscard}
        tone="danger"
      />
    </div>
  );
}
