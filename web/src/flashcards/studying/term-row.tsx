import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { Bookmark, Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { CardLine } from './card-text.tsx';
import { studyMessages as messages } from './messages.ts';

/** Both sides of a card, with its marks [FSTUDY-15]. */
export function TermRow({ card }: { card: KeptCard | undefined }) {
  if (!card) {
    return (
      <div className="grid gap-2 px-5 py-3.5">
        <span className="sr-only">{messages.loadingCard}</span>
        <Skeleton className="w-40 max-w-full" />
        <Skeleton className="w-72 max-w-full" />
      </div>
    );
  }
  return (
    <div className="flex items-start gap-4 px-5 py-3.5">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-0.5 md:grid-cols-[12.5rem_minmax(0,1fr)] md:items-baseline">
        <p className="font-serif font-semibold wrap-anywhere">
          <CardLine text={card.front} format={card.format} />
        </p>
        <p className="font-serif text-[0.9375rem] leading-[1.45] text-ink-2 wrap-anywhere">
          <CardLine text={card.back} format={card.format} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {card.standing === 'known' && (
          <Badge tone="green">
            <Icon icon={Check} size="small" />
            {messages.knownMark}
          </Badge>
        )}
        {card.isBookmarked && (
          <span className="text-petrol">
            <Icon icon={Bookmark} className="fill-current" />
            <span className="sr-only">{messages.bookmarkedMark}</span>
          </span>
        )}
      </div>
    </div>
  );
}
