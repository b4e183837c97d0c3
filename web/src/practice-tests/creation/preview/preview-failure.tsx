import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Note } from '../../../ui/states/note.tsx';
import type { FlowFailure } from '../flow.ts';
import { previewMessages as messages } from '../messages.ts';

type PreviewFailureProps = { failure: FlowFailure; onWithoutAi: () => void };

/** Why no test was made, and what else can be done about it [PREV-25] [BERR-10]. */
export function PreviewFailure({ failure, onWithoutAi }: PreviewFailureProps) {
  const isUsedUp = failure.code === 'ai-tests-used';
  const canDoWithout = isUsedUp || failure.code === 'content-refused';
  return (
    <Note tone="red">
      <p>{failure.message}</p>
      {canDoWithout && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isUsedUp && (
            <Link to={paths.pricing} className={buttonClass({ variant: 'upgrade', size: 'small' })}>
              {messages.usedUp}
            </Link>
          )}
          <Button size="small" onClick={onWithoutAi}>
            {messages.withoutAi}
          </Button>
        </div>
      )}
    </Note>
  );
}
