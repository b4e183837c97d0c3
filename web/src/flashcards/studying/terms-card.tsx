import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/states/note.tsx';
import { useVirtualRows } from '../set/use-virtual-rows.ts';
import { studyMessages as messages } from './messages.ts';
import type { DeckCounts } from './study-deck.ts';
import { TermRow } from './term-row.tsx';

type TermsCardProps = {
  total: number;
  counts: DeckCounts;
  isOpen: boolean;
  onToggle: () => void;
  find: (index: number) => KeptCard | undefined;
  /** Why some are not here. */
  failure: Error | null;
  onRetry: () => void;
  /** These are about to be seen. */
  onWant: (first: number, last: number) => void;
};

/** All cards of the set, on demand [FSTUDY-14]. */
export function TermsCard({ counts, isOpen, onToggle, failure, onRetry, ...list }: TermsCardProps) {
  const titleId = useId();
  return (
    <Card as="section" {...(isOpen && { 'aria-labelledby': titleId })}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 ps-5 pe-2.5">
        {isOpen && (
          <h2 id={titleId} className="font-semibold">
            {messages.allTerms}
          </h2>
        )}
        <span className="type-xs text-ink-3">
          {messages.marks(counts.known, counts.bookmarked)}
        </span>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="ms-auto px-2.5!"
        >
          {isOpen ? messages.hideTerms : messages.showTerms}
          <Icon icon={ChevronDown} className={classNames(isOpen && 'rotate-180')} />
        </Button>
      </div>
      {isOpen && failure && (
        <Note tone="red" className="mx-5 mb-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {messages.failed.cards}
            <Button size="small" onClick={onRetry}>
              {messages.failed.retry}
            </Button>
          </div>
        </Note>
      )}
      {isOpen && <TermsList {...list} />}
    </Card>
  );
}

type TermsListProps = Pick<TermsCardProps, 'total' | 'find' | 'onWant'>;

/** Only those in sight are on the page: a set may have 10,000. */
function TermsList({ total, find, onWant }: TermsListProps) {
  const { list, items, listProps, propsOf } = useVirtualRows(total, undefined);
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  // Their pages are on the server.
  useEffect(() => onWant(first, last), [first, last, onWant]);

  return (
    <ul ref={list} {...listProps} className="relative border-t border-line">
      {items.map((item) => (
        <li
          key={item.key}
          {...propsOf(item)}
          aria-setsize={total}
          aria-posinset={item.index + 1}
          className="absolute inset-x-0 top-0 border-line not-first:border-t"
        >
          <TermRow card={find(item.index)} />
        </li>
      ))}
    </ul>
  );
}
