import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { uploadMessages } from '../messages.ts';

const messages = uploadMessages.pdf;

type PdfQuestionProps = { name: string; onPaste: () => void; onGoOn: () => void };

/** Pages can lose words on their way, so the owner of a PDF is asked first [FWIZ-21] (N42). */
export function PdfQuestion({ name, onPaste, onGoOn }: PdfQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  // The keyboard was in a dialog of the browser; the question is what comes next.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="group"
      aria-label={`${name}. ${messages.question}`}
      tabIndex={-1}
      className="rounded-tile"
    >
      <Note>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid min-w-50 flex-1 gap-0.5">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p>{messages.question}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={onPaste}>
              {messages.paste}
            </Button>
            <Button size="small" variant="ghost" onClick={onGoOn}>
              {messages.goOn}
            </Button>
          </div>
        </div>
      </Note>
    </div>
  );
}
