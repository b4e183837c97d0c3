import { useEffect, useState } from 'react';
import { attemptsOf } from '../../../attempts/keeping/attempt-store.ts';
import { useAttempt, useAttemptPart } from '../../../attempts/keeping/use-attempts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { countAnswered } from '../count-answered.ts';
import type { SubmitFailure } from '../explain-failure.ts';
import type { UnderWay } from '../kept-shares.ts';
import { takingMessages } from '../messages.ts';

const messages = takingMessages.kept;

type KeptAnswersProps = {
  underWay: UnderWay;
  /** Why they were not taken. */
  failure: SubmitFailure | undefined;
  onSubmit: () => void;
  onDiscard: () => void;
};

/** After a submission that failed: nothing is lost, and it can be sent again [SHPG-32] (N39). */
export function KeptAnswers({ underWay, failure, onSubmit, onDiscard }: KeptAnswersProps) {
  const { owner, begun } = underWay;
  const attempt = useAttempt(owner, begun.attemptId);
  const key = { uid: owner, id: begun.attemptId };
  const isStored = useAttemptPart(key, () => attemptsOf(owner).isStored());
  const [isAsking, setIsAsking] = useState(false);
  const finalWords = failure?.finalWords;
  useUnloadGuard(!isStored && finalWords === undefined);
  const what = finalWords ?? (isStored ? messages.onDevice : messages.unstored);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failure && <Note tone="red">{failure.message}</Note>}
      <Note>{messages.text(countAnswered(attempt), attempt?.questionIds.length ?? 0, what)}</Note>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => setIsAsking(true)}>{messages.discard}</Button>
        {finalWords === undefined && (
          <Button variant="primary" onClick={onSubmit}>
            {messages.submit}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.discardTitle}
        body={messages.discardText}
        cancelLabel={messages.cancel}
        onCancel={() => setIsAsking(false)}
        actionLabel={messages.discard}
        onConfirm={onDiscard}
        tone="danger"
      />
    </div>
  );
}

/** What only this page has goes with it. */
function useUnloadGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isNeeded]);
}
