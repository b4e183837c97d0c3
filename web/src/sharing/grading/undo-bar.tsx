import { Undo2 } from 'lucide-react';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Key } from '../../ui/key.tsx';
import { deskMessages as messages, shareNames } from './messages.ts';
import type { Desk } from './use-desk.ts';

/** What was judged last, and the way back. */
export function UndoBar({ desk, hasKeys }: { desk: Desk; hasKeys: boolean }) {
  const { last, undo } = desk;
  if (!last || !undo) return null;
  const { wording, question } = last.item;
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border-[1.5px] border-dashed border-line-strong py-2.5 ps-5 pe-3 type-sm text-ink-2">
      <p className="min-w-0 wrap-anywhere">
        <b className="font-semibold text-ink">{shareNames[last.share]}</b>
        {messages.judged(wording.count)}
        <span className="font-serif text-ink">
          <RichLine text={wording.wording} format={question.question.format} />
        </span>
        {'.'}
        {last.isAccepted && messages.accepted}
      </p>
      <Button onClick={undo}>
        <Icon icon={Undo2} />
        {messages.undo}
        {hasKeys && (
          <span aria-hidden="true" className="max-md:hidden">
            <Key name={messages.undoKey} />
          </span>
        )}
      </Button>
    </div>
  );
}
