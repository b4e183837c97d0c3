import type { Question } from '@engram/core/questions/question.ts';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { reviewMessages as messages } from './messages.ts';

type RemovedRowProps = { question: Question; onUndo: () => Promise<void> };

/** In the place of a question that was deleted: the way to have it back. */
export function RemovedRow({ question, onUndo }: RemovedRowProps) {
  const [isBusy, setBusy] = useState(false);
  const textId = useId();
  return (
    <li
      data-question={question.id}
      className="flex items-center justify-between gap-3 rounded-card border-[1.5px] border-dashed border-line-strong py-2.5 ps-5 pe-3 type-sm text-ink-2"
    >
      <span id={textId} className="line-clamp-2 min-w-0 wrap-anywhere">
        {messages.questionDeleted}{' '}
        <span className="font-serif text-ink">
          <RichLine text={question.text} format={question.format} />
        </span>
      </span>
      <Button
        data-question-title
        aria-describedby={textId}
        isBusy={isBusy}
        onClick={() => {
          setBusy(true);
          void onUndo().finally(() => setBusy(false));
        }}
      >
        <Icon icon={Undo2} />
        {messages.undo}
      </Button>
    </li>
  );
}
