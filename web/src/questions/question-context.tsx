import {
  type QuestionContext as Context,
  underSign,
} from '@engram/core/questions/question-context.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { Fragment } from 'react';
import { RichLine } from '../rich-text/rich-text.tsx';
import { classNames } from '../ui/class-names.ts';
import { contextMessages as messages } from './question-context-messages.ts';

type QuestionContextProps = {
  context: Context | undefined;
  /** Of its question. */
  format: TextFormat | undefined;
  id?: string;
  className?: string;
};

/** What the sentence of a question stands in, quietly above it. */
export function QuestionContext({ context, format, id, className }: QuestionContextProps) {
  if (!context) return null;
  const { under, before } = context;
  return (
    <div
      id={id}
      role="note"
      aria-label={messages.label}
      className={classNames('grid gap-1 text-ink-2 wrap-anywhere', className)}
    >
      {under.length > 0 && (
        <p className="type-xs font-semibold">
          {under.map((heading, depth) => (
            // The headings of one text never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={depth}>
              {depth > 0 && underSign}
              <RichLine text={heading} format={format} />
            </Fragment>
          ))}
        </p>
      )}
      {before !== '' && (
        <p className="max-w-[68ch] font-serif text-[0.9375rem] leading-[1.5] whitespace-pre-line">
          <RichLine text={before} format={format} />
        </p>
      )}
    </div>
  );
}
