import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import { readTitle } from '@engram/core/rich-text/read-title.ts';
import { formatOf } from '@engram/core/rich-text/text-format.ts';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { doneMessages as messages } from '../messages.ts';

const shown = 5;

/** What this review has found forgotten: fronts of cards, and what questions ask. */
export function StillHard({ items }: { items: readonly ReviewItem[] }) {
  const titleId = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="type-h3">
        {messages.stillHard}
      </h2>
      <ul className="grid gap-1.5">
        {items.slice(0, shown).map((item) => (
          <li key={item.itemId} className="line-clamp-2 font-serif wrap-anywhere">
            {nameOf(item)}
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <p className="type-sm text-ink-2">{messages.moreHard(items.length - shown)}</p>
      )}
    </Card>
  );
}

function nameOf(item: ReviewItem): string {
  return item.kind === 'card'
    ? readTitle(item.card.front, formatOf(item.card))
    : readTitle(item.question.text, formatOf(item.question));
}
