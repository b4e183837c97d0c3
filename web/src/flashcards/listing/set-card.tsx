import type { SetSummary } from '@engram/core/flashcards/card-set.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Calendar } from '../../attempts/write-time.ts';
import { pathsOf } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import type { SetAction } from '../set-dialogs.tsx';
import { writeLastStudied } from '../write-last-studied.ts';
import { setCardMessages as messages } from './messages.ts';
import { SetMenu } from './set-menu.tsx';

type SetCardProps = {
  set: SetSummary;
  due: number;
  calendar: Calendar;
  onAction: (action: SetAction) => void;
};

/** A small deck with the first front on top, and how far it is known [FLIST-08]. */
export function SetCard({ set, due, calendar, onAction }: SetCardProps) {
  const { name, cardCount, progress, firstFront, lastStudied } = set;
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)] content-start gap-3.5">
      <div className={lift}>
        <div className={deck}>
          <div className="-mx-5 flex items-center justify-between gap-3 border-b border-line px-5 type-xs text-ink-3">
            <span>{messages.cards(cardCount)}</span>
            <DeckState set={set} due={due} />
          </div>
          <p
            className={classNames(
              '-mb-1 line-clamp-3 self-end pb-1 text-balance wrap-anywhere',
              firstFront === null
                ? 'type-ui text-ink-3'
                : 'font-serif text-[1.4375rem] leading-[1.22] font-[480] tracking-[-0.015em]',
            )}
          >
            {firstFront ?? messages.noCards}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 type-h3 wrap-anywhere">
            <Link
              to={pathsOf.flashcardSet(set.id)}
              className="text-inherit no-underline after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:shadow-focus"
            >
              {name}
            </Link>
          </h2>
          <SetMenu name={name} onAction={onAction} />
        </div>
        <ProgressBar
          aria-label={messages.progress(name)}
          value={progress}
          isThin
          tone={isKnown(set) ? 'success' : 'petrol'}
        />
        <div className="flex justify-between gap-3 type-xs text-ink-3">
          <span>{writeLastStudied(lastStudied, calendar)}</span>
          <span>{messages.percent(progress)}</span>
        </div>
      </div>
    </article>
  );
}

/** What there is to do with it: what is due today, or else what is not known yet. */
function DeckState({ set, due }: Pick<SetCardProps, 'set' | 'due'>) {
  if (due > 0) return <Badge tone="blue">{messages.due(due)}</Badge>;
  if (!isKnown(set)) {
    const unknown = set.cardCount - set.knownCount;
    return unknown > 0 && <span>{messages.toLearn(unknown)}</span>;
  }
  return (
    <Badge tone="green">
      <Icon icon={Check} size="small" />
      {messages.allKnown}
    </Badge>
  );
}

function isKnown({ cardCount, knownCount }: SetSummary): boolean {
  return cardCount > 0 && knownCount === cardCount;
}

// What moves is around the card: one that moved itself would have its edges in front of its paper.
const lift =
  'isolate transition-[translate] duration-(--d2) ease-calm motion-safe:group-hover:-translate-y-0.75';

// The two edges below the card are the rest of the deck.
const deck =
  'relative grid aspect-[16/8.6] grid-rows-[46px_minmax(0,1fr)] rounded-card border border-line bg-surface px-5 pb-4.5 shadow-e1 transition-shadow duration-(--d2) ease-calm group-hover:shadow-e2 before:absolute before:inset-0 before:-z-1 before:translate-y-1.5 before:scale-x-[0.97] before:rounded-card before:border before:border-line before:bg-surface after:absolute after:inset-0 after:-z-2 after:translate-y-3 after:scale-x-[0.94] after:rounded-card after:border after:border-line after:bg-surface after:opacity-60';
