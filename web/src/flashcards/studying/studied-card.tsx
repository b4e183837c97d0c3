import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { Ref } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Flashcard } from '../../ui/studying/flashcard.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { CardQuote } from './card-quote.tsx';
import { backOf, frontOf, readSide } from './card-text.tsx';
import { sideNames, studyMessages as messages } from './messages.ts';

type StudiedCardProps = {
  card: KeptCard | undefined;
  isFlipped: boolean;
  flipRef: Ref<HTMLButtonElement>;
  onFlip: () => void;
  onBookmark: (card: KeptCard) => void;
  /** Why it is not here. */
  failure: Error | null;
  onRetry: () => void;
};

/** The card that is studied [FSTUDY-05] to [FSTUDY-07], or what stands for it until it is here. */
export function StudiedCard({
  card,
  isFlipped,
  flipRef,
  onFlip,
  onBookmark,
  failure,
  onRetry,
}: StudiedCardProps) {
  if (!card && failure) {
    return (
      <Card>
        <ErrorState
          title={messages.failed.cards}
          text={readFailure(failure, messages.failed.unknown)}
          action={<Button onClick={onRetry}>{messages.failed.retry}</Button>}
        />
      </Card>
    );
  }
  if (!card) {
    return (
      <div role="status">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton shape="block" className="h-92" />
      </div>
    );
  }
  const names = sideNames[card.type];
  return (
    <Flashcard
      cardId={card.id}
      isFlipped={isFlipped}
      onFlip={onFlip}
      flipRef={flipRef}
      front={{
        name: names.front,
        text: frontOf(card),
        characters: readSide(card, 'front').length,
        hint: messages.flip,
        label: messages.say(names.front, readSide(card, 'front'), messages.flip),
      }}
      back={{
        name: names.back,
        text: <Back card={card} />,
        hint: messages.flipBack,
        label: messages.say(names.back, readSide(card, 'back'), messages.flipBack),
      }}
      bookmark={{
        label: messages.bookmark,
        isOn: card.isBookmarked,
        onToggle: () => onBookmark(card),
      }}
    />
  );
}

function Back({ card }: { card: KeptCard }) {
  const { format, source } = card;
  const text = backOf(card);
  if (!source) return text;
  return (
    <div className="grid gap-5">
      <div>{text}</div>
      <div className="border-t border-line pt-4 text-start font-sans">
        <CardQuote source={source} format={format} />
      </div>
    </div>
  );
}
