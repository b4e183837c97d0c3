import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type SourceQuoteProps = {
  before?: string;
  highlighted: string;
  after?: string;
  /** Where they are more than words. */
  draw?: (piece: string) => ReactNode;
  /** Says what the yellow means to those who do not see it, such as "highlighted". */
  highlightLabel: string;
  /** Names the file and the page. */
  source?: ReactNode;
  /** Where the words are asked about, they come before the file they stand in. */
  isSourceBelow?: boolean;
  isSmall?: boolean;
};

export function SourceQuote({
  before = '',
  highlighted,
  after = '',
  draw = (piece) => piece,
  highlightLabel,
  source,
  isSourceBelow = false,
  isSmall = false,
}: SourceQuoteProps) {
  const caption = source !== undefined && (
    <figcaption className="inline-flex items-center gap-1.5 text-[0.8125rem] leading-[1.3] font-semibold text-ink-2">
      <Icon icon={FileText} size="small" />
      <span className="min-w-0 wrap-anywhere">{source}</span>
    </figcaption>
  );
  return (
    <figure
      className={classNames(
        'grid content-start justify-items-start',
        isSourceBelow ? 'gap-2' : 'gap-3',
      )}
    >
      {!isSourceBelow && caption}
      <blockquote
        className={classNames(
          'border-s-3 border-mark py-0.5 ps-4 font-serif leading-[1.66] font-[420] text-ink-2',
          isSmall ? 'text-[0.9375rem]' : 'text-[1rem]',
        )}
      >
        {draw(before)}
        {opens.test(before) ? '' : ' '}
        <HighlightedText label={highlightLabel}>{draw(highlighted)}</HighlightedText>
        {closes.test(after) ? '' : ' '}
        {draw(after)}
      </blockquote>
      {isSourceBelow && caption}
    </figure>
  );
}

// Signs that stand at a word without a space.
const opens = /[([“‘]$/u;
const closes = /^[,.;:!?)\]”’]/u;

/** The highlighter over a run of the learner's material. */
export function HighlightedText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <mark className="relative mark-stroke">
      <span className="sr-only">{`${label}: `}</span>
      {children}
    </mark>
  );
}
