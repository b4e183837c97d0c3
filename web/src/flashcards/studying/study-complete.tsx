import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '@engram/core/format-count.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { deckEdges } from '../../ui/studying/deck-edges.ts';
import { Icon } from '../../ui/icon.tsx';
import { DoneDrawing } from '../../ui/states/trace-illustrations.tsx';
import { studyMessages } from './messages.ts';
import type { DeckCounts } from './study-deck.ts';

const messages = studyMessages.complete;

type StudyCompleteProps = {
  counts: DeckCounts;
  /** How many were answered with "Don't Know" in this run. */
  missed: number;
  onAgain: () => void;
  onMissed: () => void;
};

/** The end of a run [FSTUDY-16] to [FSTUDY-19]. */
export function StudyComplete({ counts, missed, onAgain, onMissed }: StudyCompleteProps) {
  const { known, toReview } = counts;
  const heading = useRef<HTMLHeadingElement>(null);

  // The card that had the focus is gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <section className={`mb-4 ${deckEdges}`}>
      <div className="grid justify-items-center gap-6 rounded-dialog border border-line bg-surface p-[clamp(24px,4vw,44px)] text-center shadow-e2">
        <DoneDrawing className="w-full max-w-75" />
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="type-h1 focus-visible:shadow-none">
            {messages.title}
          </h2>
          <p className="text-ink-2">{toReview === 0 ? messages.leadAll : messages.lead}</p>
        </div>
        <div className="grid w-full max-w-110 gap-3">
          <Share known={known} toReview={toReview} />
          <dl className="flex justify-between">
            <div className="text-start">
              <dt className="type-sm text-ink-2">{messages.known}</dt>
              <dd className="type-h2 text-success-ink">{formatCount(known)}</dd>
            </div>
            <div className="text-end">
              <dt className="type-sm text-ink-2">{messages.toReview}</dt>
              <dd className="type-h2">{formatCount(toReview)}</dd>
            </div>
          </dl>
        </div>
        <div className="flex w-full flex-wrap justify-center gap-3">
          <Button size="large" onClick={onAgain}>
            <Icon icon={RotateCcw} />
            {messages.again}
          </Button>
          {missed > 0 && (
            <Button size="large" onClick={onMissed}>
              {messages.missed(missed)}
            </Button>
          )}
          <Link
            to={paths.flashcards}
            className={buttonClass({ variant: 'primary', size: 'large' })}
          >
            {messages.finish}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Green and hatched, as far as each goes. */
function Share({ known, toReview }: { known: number; toReview: number }) {
  return (
    <div role="img" aria-label={messages.counts(known, toReview)} className="flex h-3.5 gap-0.75">
      {known > 0 && (
        <span
          className="min-w-1.5 rounded-[5px] bg-success forced-colors:bg-chosen"
          style={{ flexGrow: known, flexBasis: 0 }}
        />
      )}
      {toReview > 0 && (
        <span
          className="min-w-1.5 rounded-[5px] bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_6px)] inset-ring inset-ring-line-strong"
          style={{ flexGrow: toReview, flexBasis: 0 }}
        />
      )}
    </div>
  );
}
