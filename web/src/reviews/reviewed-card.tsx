import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { RichText } from '../rich-text/rich-text.tsx';
import { CardQuote } from '../flashcards/studying/card-quote.tsx';
import { filledFrontOf, frontOf, readSide } from '../flashcards/studying/card-text.tsx';
import { sideNames } from '../flashcards/studying/messages.ts';
import type { Bookmarks } from '../flashcards/studying/use-bookmarks.ts';
import { useCardKeys } from '../flashcards/studying/use-card-keys.ts';
import { Button } from '../ui/button.tsx';
import { Flashcard } from '../ui/studying/flashcard.tsx';
import { Key } from '../ui/key.tsx';
import { reviewMessages as messages } from './messages.ts';
import { RatingDock, type RatingProps } from './rating-row.tsx';

type ReviewedCardProps = RatingProps & {
  shown: Extract<ReviewItem, { kind: 'card' }>;
  /** They outlast the turn of one card. */
  bookmarks: Bookmarks;
};

/** A card: think first, then see the back and say how well it was remembered. */
export function ReviewedCard({
  shown,
  bookmarks,
  takesFocus,
  onLeave,
  ...rating
}: ReviewedCardProps) {
  const { card, groupId, groupName } = shown;
  const [isFlipped, setIsFlipped] = useState(false);
  const toggleBookmark = () => bookmarks.toggle(groupId, card);
  const frontId = useId();
  const show = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const names = sideNames[card.type];
  const { hasKeys } = rating;

  useEffect(() => {
    if (takesFocus) show.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (isFlipped) group.current?.focus({ preventScroll: true });
  }, [isFlipped]);

  useCardKeys(hasKeys, {
    Space: isFlipped ? undefined : () => setIsFlipped(true),
    Enter: isFlipped ? undefined : () => setIsFlipped(true),
    B: toggleBookmark,
    Escape: onLeave,
  });

  return (
    <>
      <div className="mb-4 max-md:mb-6">
        <Flashcard
          isTall
          labelId={frontId}
          isFlipped={isFlipped}
          front={{
            name: names.front,
            context: groupName,
            text: frontOf(card),
            characters: readSide(card, 'front').length,
            label: `${names.front}: ${readSide(card, 'front')}`,
            foot: (
              <div className="flex justify-center">
                <Button
                  ref={show}
                  aria-describedby={frontId}
                  variant="primary"
                  size="large"
                  onClick={() => setIsFlipped(true)}
                  className="min-w-55"
                >
                  {messages.showAnswer}
                  {hasKeys && (
                    <span aria-hidden="true" className="max-md:hidden">
                      <Key name={messages.space} className="border-current/40 text-current" />
                    </span>
                  )}
                </Button>
              </div>
            ),
          }}
          back={{
            name: names.back,
            context: groupName,
            text: (
              <div className="mx-auto grid w-full max-w-150 gap-3 text-start">
                <div className="text-[1rem] text-ink-3">{filledFrontOf(card)}</div>
                <div className="text-[clamp(1.25rem,1rem+1vw,1.625rem)] leading-[1.4] tracking-[-0.01em]">
                  <RichText text={card.back} format={card.format} />
                </div>
              </div>
            ),
            label: `${names.back}: ${readSide(card, 'back')}`,
            ...(card.source && {
              foot: (
                <div className="mt-3 border-t border-line pt-4">
                  <CardQuote source={card.source} format={card.format} />
                </div>
              ),
            }),
          }}
          bookmark={{
            label: messages.bookmark,
            isOn: bookmarks.isOn(card),
            onToggle: toggleBookmark,
          }}
        />
      </div>
      <RatingDock
        {...rating}
        item={shown}
        isOff={!isFlipped}
        groupRef={group}
        helper={isFlipped ? messages.whenBack : messages.thinkFirst}
      />
    </>
  );
}
