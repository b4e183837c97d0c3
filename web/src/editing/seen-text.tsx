import { readPlain } from '@engram/core/rich-text/read-plain.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { useDeferredValue } from 'react';
import { useDrawFormula } from '../rich-text/formula-part.ts';
import { readBlocks } from '../rich-text/read-blocks.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { seenMessages as messages } from './messages.ts';
import { hasOpenFormula, isWordsOnly, listFormulas } from './read-formulas.ts';

type SeenTextProps = {
  text: string;
  format: TextFormat | undefined;
  /** Of a text that is shown letter for letter: from now on its formulas are read. */
  onRead: () => void;
};

/**
 * What others will see of a text while it is written, wherever that is more than its words, and what
 * of it cannot be read.
 */
export function SeenText({ text, format, onRead }: SeenTextProps) {
  // Typing goes first; the picture of it may come a moment later.
  const shown = useDeferredValue(text);
  const blocks = readBlocks(shown);
  const isPlain = isWordsOnly(blocks) && readPlain(shown, 'rich') === shown.trim();
  const formulas = listFormulas(blocks);
  if (format !== 'rich') {
    if (isPlain) return null;
    return (
      <p className="type-xs text-ink-2">
        {messages.literal} <TextButton onClick={onRead}>{messages.read}</TextButton>
      </p>
    );
  }
  return (
    <>
      {!isPlain && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <span className="type-xs text-ink-3">{messages.seen}</span>
          <div className="min-w-0 font-serif leading-[1.5] wrap-anywhere">
            <RichText text={shown} format="rich" />
          </div>
        </div>
      )}
      <p role="status" className="type-xs font-medium text-danger empty:hidden">
        {hasOpenFormula(blocks) && messages.open}
        {formulas.length > 0 && <UnreadFormula formulas={formulas} />}
      </p>
    </>
  );
}

/** The first that cannot be drawn. What draws them comes with the first formula. */
function UnreadFormula({ formulas }: { formulas: readonly string[] }) {
  const draw = useDrawFormula();
  const unread = draw && formulas.find((latex) => draw(latex, false) === undefined);
  return unread === undefined ? null : messages.unread(unread);
}
