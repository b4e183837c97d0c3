import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type SourceQuoteProps = {
  before?: string;
  highlighted: string;
  after?: string;
  /** Says what the yellow means to those who do not see it, such as "highlighted". */
  highlightLabel: string;
  /** Names the file and the page. */
  source?: ReactNode;
  isSmall?: boolean;
};

export function SourceQuote({
  before,
  highlighted,
  after,
  highlightLabel,
  source,
  isSmall = false,
}: SourceQuoteProps) {
  return (
    <figure className="grid content-start justify-items-start gap-3">
      {source !== undefined && (
        <figcaption className="inline-flex items-center gap-1.5 text-[0.8125rem] leading-[1.3] font-semibold text-ink-2">
          <Icon icon={FileText} size="small" />
          <span className="min-w-0">{source}</span>
        </figcaption>
      )}
      <blockquote
        className={classNames(
          'border-s-3 border-mark py-0.5 ps-4 font-serif leading-[1.66] font-[420] text-ink-2',
          isSmall ? 'text-[0.9375rem]' : 'text-[1rem]',
        )}
      >
        {before} <HighlightedText label={highlightLabel}>{highlighted}</HighlightedText> {after}
      </blockquote>
    </figure>
  );
}

/** The highlighter over a run of the learner's material. */
export function HighlightedText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <mark className="relative mark-stroke">
      <span className="sr-only">{`${label}: `}</span>
      {children}
    </mark>
  );
}
