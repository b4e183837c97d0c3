import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { RichLine } from '../rich-text/rich-text.tsx';
import { questionMessages } from './blanked-text-messages.ts';

type BlankedTextProps = { text: string; format: TextFormat | undefined };

/** The text of a question, as a line, where nobody writes into its gap. */
export function BlankedText({ text, format }: BlankedTextProps) {
  return <RichLine text={text} format={format} drawGap={drawGapLine} />;
}

/** A line that stands for a gap. */
export function drawGapLine() {
  return (
    <span className="inline-block h-[1em] w-[5.2em] max-w-full border-b-2 border-petrol align-[-2px]">
      <span className="sr-only">{questionMessages.blank}</span>
    </span>
  );
}
