import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { useMemo, useState } from 'react';
import { movingRowClass, MovingSpoken } from '../../editing/moving/grip.tsx';
import { placeBefore } from '../../editing/moving/moved-place.ts';
import { useMoving } from '../../editing/moving/use-moving.ts';
import { Note } from '../../ui/states/note.tsx';
import type { CardDraft } from './card-draft.ts';
import { CardRow } from './card-row.tsx';
import { CardRowWaiting, CardsWaiting, NothingShown } from './card-states.tsx';
import { EditForm } from './edit-form.tsx';
import { cardListMessages, cardMessages } from './messages.ts';
import { type Choice, useCardCount, useCardsAt } from './shown-cards.ts';
import { useBookmark, useDeleteCard, useMoveCard } from './use-card-changes.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const messages = { ...cardListMessages, named: cardMessages.named };

type AskedCard = { card: KeptCard; place: number };

type CardRowsProps = {
  choice: Choice;
  /** Whether the cards have handles to be moved by. */
  isArranging: boolean;
  onClear: () => void;
  onShowAll: () => void;
};

/** Of thousands of cards only those in sight are on the page. */
export function CardRows({ choice, isArranging, onClear, onShowAll }: CardRowsProps) {
  const { setId, search, dueIds } = choice;
  const counted = useCardCount(choice);
  const { count, isOld } = counted;
  // What somebody is writing stays when they scroll away from it, search, or change another card.
  const [edited, setEdited] = useState<AskedCard & { choice: Choice }>();
  const [drafts] = useState(() => new Map<string, CardDraft>());
  const { mutate: move } = useMoveCard(setId);
  const moving = useMoving({
    count: count ?? 0,
    nameOf: messages.named,
    onDrop(id, to) {
      const above = to.at === 0 ? null : shownBefore(placeBefore(to.at - 1, to))?.id;
      if (above !== undefined) move({ id, move: to, after: above, total: count ?? 0 });
    },
  });
  const { lifted, shownMove } = moving;
  const { region, list, items, listProps, propsOf, focusRow, isScrolling } = useVirtualRows(
    count ?? 0,
    // With another search or filter its place is another one.
    edited?.choice === choice ? edited.place : undefined,
    lifted?.by === 'keys' ? lifted.at : lifted?.from,
  );
  const places = items.map(({ index }) => index);
  const { cardAt: shownBefore, failureAt } = useCardsAt(choice, counted, places);
  const cardAt = (place: number) => shownBefore(shownMove ? placeBefore(place, shownMove) : place);
  const { mutate: deleteCard } = useDeleteCard(setId);
  const { mutate: bookmark } = useBookmark(setId);
  const due = useMemo(() => new Set(dueIds), [dueIds]);
  const actions = useMemo(
    () => ({
      onEdit: (card: KeptCard, number: number) => setEdited({ card, place: number - 1, choice }),
      onDelete: (card: KeptCard, number: number) =>
        deleteCard(card, {
          onSuccess() {
            setEdited((open) => (open?.card.id === card.id ? undefined : open));
            drafts.delete(card.id);
            focusRow(number - 1);
          },
        }),
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
    [bookmark, choice, deleteCard, drafts, focusRow, list],
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
      {isArranging && <MovingSpoken moving={moving} />}
      {count !== undefined && count > 0 && (
        <ul
          ref={list}
          {...listProps}
          data-moving-list
          aria-label={messages.region}
          aria-busy={isOld}
        >
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
                {...(isArranging && card && moving.rowProps(card.id, item.index))}
                className={`absolute inset-x-0 top-0 border-line [contain:layout_style] not-first:border-t data-lifted:bg-surface ${movingRowClass.close}`}
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
                    moving={isArranging ? moving : undefined}
                    {...actions}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
