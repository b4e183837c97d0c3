import type { Card as Flashcard } from '@engram/core/flashcards/card.ts';
import { cardTypeNames } from '@engram/core/flashcards/wizard-messages.ts';
import { Check } from 'lucide-react';
import { RichLine } from '../../../rich-text/rich-text.tsx';
import { ArrivalProgress } from '../../../practice-tests/creation/arrival-progress.tsx';
import { BlankedText } from '../../../questions/blanked-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { previewMessages as messages } from '../messages.ts';
import type { Arrived } from './use-making-cards.ts';

type ArrivingCardsProps = {
  arrived: Arrived;
  wanted: number;
  /** How many others come before them. */
  ahead: number;
  /** Nobody is heard of at the moment. */
  isPaused: boolean;
};

/** What has been made so far, one by one, each in its place of the set. */
export function ArrivingCards({ arrived, wanted, ahead, isPaused }: ArrivingCardsProps) {
  const made = [...arrived].toSorted(([one], [other]) => one - other);
  const isInLine = ahead > 0 && !isPaused;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ArrivalProgress
        label={messages.progress}
        made={made.length}
        wanted={wanted}
        count={isInLine ? messages.inLine(ahead) : messages.count(made.length, wanted)}
      />
      <Card aria-busy={!isPaused} className="overflow-hidden">
        <ol aria-label={messages.cards}>
          {made.map(([slot, card]) => (
            <ArrivedCard key={slot} card={card} />
          ))}
        </ol>
        {!isPaused && made.length < wanted && (
          <NextCard isFirst={made.length === 0} isWaiting={isInLine} />
        )}
      </Card>
    </div>
  );
}

function ArrivedCard({ card: { type, format, front, back } }: { card: Flashcard }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-t border-line px-5 py-3.5 transition-[opacity,translate] duration-(--d2) ease-calm first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto] starting:translate-y-2 starting:opacity-0 motion-reduce:starting:translate-y-0">
      <span className="font-serif leading-normal font-[560] wrap-anywhere">
        <BlankedText text={front} format={format} />
      </span>
      <span className="font-serif leading-normal text-ink-2 wrap-anywhere max-md:col-start-1">
        <RichLine text={back} format={format} />
      </span>
      <span className="flex items-center gap-2 max-md:col-start-2 max-md:row-start-1">
        <Badge className="max-md:hidden">
          <span aria-hidden="true">{messages.typeTags[type]}</span>
          <span className="sr-only">{cardTypeNames[type]}</span>
        </Badge>
        <Icon icon={Check} className="text-success" />
      </span>
    </li>
  );
}

function NextCard({ isFirst, isWaiting }: { isFirst: boolean; isWaiting: boolean }) {
  return (
    <div aria-hidden="true" className={isFirst ? nextClass : `${nextClass} border-t border-line`}>
      <span className="grid gap-2.5">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
      </span>
      <span className="flex items-center gap-2 type-xs text-ink-2">
        {isWaiting ? messages.waiting : messages.writing}
        <Spinner />
      </span>
    </div>
  );
}

const nextClass = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-5 py-4';
