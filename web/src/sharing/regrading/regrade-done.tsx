import type { ReportedQuestion } from '@engram/core/sharing/share.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { regradeMessages as messages } from './messages.ts';
import { QuestionHistory } from './question-history.tsx';

type RegradeDoneProps = {
  code: string;
  reported: ReportedQuestion;
  timeZone: string;
  hasNote: boolean;
  onClose: () => void;
};

/** What came of it, and the way back. */
export function RegradeDone({ code, reported, timeZone, hasNote, onClose }: RegradeDoneProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => line.current?.focus(), []);
  const { number, question } = reported;
  return (
    <>
      <p ref={line} tabIndex={-1} className="-mt-2 flex items-start gap-2 text-ink-2 outline-none">
        <Icon icon={CircleCheck} className="mt-0.5 text-success" />
        <span>
          {messages.doneText}
          {hasNote && ` ${messages.doneNote}`}
        </span>
      </p>
      <QuestionHistory code={code} number={number} question={question} timeZone={timeZone} />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {messages.back}
        </Button>
      </DialogActions>
    </>
  );
}
