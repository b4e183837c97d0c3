import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { Sides } from '@engram/core/flashcards/pick-cards.ts';
import { useMemo, useState } from 'react';
import { Note } from '../../ui/states/note.tsx';
import { CardRow } from './card-row.tsx';
import { CardRowWaiting, CardsWaiting, NothingShown } from './card-states.tsx';
import { DeleteCardDialog } from './delete-card-dialog.tsx';
import { EditForm } from './edit-form.tsx';
import { cardListMessages as messages } from './messages.ts';
import { type Choice, useCardCount, useCardsAt } from './shown-cards.ts';
import { useBookmark } from './use-card-changes.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

type AskedCard = { card: KeptCard; place: number };

type CardRowsProps = { choice: Choice; onClear: () => void; onShowAll: () => void };

/** Of thousands of cards only those in sight are on the page. */
export function CardRows({ choice, onClear, onShowAll }: CardRowsProps) {
  const { setId, search, dueIds } = choice;
  const counted = useCardCount(choice);
  const { count, isOld } = counted;
  // What somebody is writing stays when they scroll away from it, search, or change another card.
  const [edited, setEdited] = useState<AskedCard & { choice: Choice }>();
  const [drafts] = useState(() => new Map<string, Sides>());
  const { region, list, items, listProps, propsOf, focusRow, isScrolling } = useVirtualRows(
    count ?? 0,
    // With another search or filter its place is another one.
    edited?.choice === choice ? edited.place : undefined,
  );
  const places = items.map(({ index }) => index);
  const { cardAt, failureAt } = useCardsAt(choice, counted, places);
  const [asked, setAsked] = useState<AskedCard>();
  const { mutate: bookmark } = useBookmark(setId);
  const due = useMemo(() => new Set(dueIds), [dueIds]);
  const actions = useMemo(
    () => ({
      onEdit: (card: KeptCard, number: number) => setEdited({ card, place: number - 1, choice }),
      onDelete: (card: KeptCard, number: number) => setAsked({ card, place: number - 1 }),
      onBookmark: ({ id, isBookmarked }: KeptCard, number: number) =>
        bookmark(
          { id, isBookmarked: !isBookmarked },
          {
            // The row goes with its bookmark, and the keyboard's place with it.
            onSettled() {
              const focused = document.activeElement;
              const isHere = focused === document.body || list.current?.contains(focused) === true;
              if (choice.filter === 'bookmarked' && isHere) focusRow(number - 1);
            },
          },
        ),
    }),
    [bookmark, choice, focusRow, list],
  );

  const isHidden =
    edited !== undefined &&
    edited.choice !== choice &&
    drafts.has(edited.card.id) &&
    !places.some((place) => cardAt(place)?.id === edited.card.id);

  return (
    <div ref={region} tabIndex={-1} className="border-t border-line">
      <p role="status" className="sr-only">
        {search !== '' &&
          count !== undefined &&
          !isOld &&
          !counted.isPartial &&
          messages.found(count)}
      </p>
      <div role="status" className="contents">
        {isHidden && <Note className="mx-4 my-3">{messages.draftKept}</Note>}
      </div>
      {count === undefined && <CardsWaiting {...counted} />}
      {count === 0 && <NothingShown choice={choice} onClear={onClear} onShowAll={onShowAll} />}
      {count !== undefined && count > 0 && (
        <ul ref={list} {...listProps} aria-label={messages.region} aria-busy={isOld}>
          {items.map((item) => {
            const card = cardAt(item.index);
            const number = item.index + 1;
            return (
              <li
                key={card?.id ?? item.index}
                {...propsOf(item)}
                aria-posinset={number}
                aria-setsize={counted.isPartial ? -1 : count}
                // What a row is like is no business of the others.
                className="absolute inset-x-0 top-0 border-line [contain:layout_style] not-first:border-t"
              >
                {!card && <CardRowWaiting failure={failureAt(item.index)} />}
                {card && card.id === edited?.card.id && (
                  <EditForm
                    setId={setId}
                    card={card}
                    number={number}
                    draft={drafts.get(card.id)}
                    onDraft={(draft) => drafts.set(card.id, draft)}
                    onClose={() => {
                      drafts.delete(card.id);
                      setEdited(undefined);
                      focusRow(item.index);
                    }}
                    onDelete={() => actions.onDelete(card, number)}
                  />
                )}
                {card && card.id !== edited?.card.id && (
                  <CardRow
                    card={card}
                    number={number}
                    isDue={due.has(card.id)}
                    isScrolling={isScrolling}
                    {...actions}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <DeleteCardDialog
        setId={setId}
        card={asked?.card}
        onClose={() => setAsked(undefined)}
        onDeleted={() => {
          setAsked(undefined);
          setEdited(undefined);
          if (!asked) return;
          drafts.delete(asked.card.id);
          focusRow(asked.place);
        }}
      />
    </div>
  );
}
