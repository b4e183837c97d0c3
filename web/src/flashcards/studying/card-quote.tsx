import type { CardSource } from '@engram/core/flashcards/card.ts';
import { quoteMessages as messages } from '../../practice-tests/quote-messages.ts';
import { SourceQuote } from '../../ui/studying/source-quote.tsx';

/** The sentence a card or a question was made of, marked among its neighbours. */
export function CardQuote({ source }: { source: CardSource }) {
  const { before, quote, after, title, page } = source;
  return (
    <SourceQuote
      before={before}
      highlighted={quote}
      after={after}
      highlightLabel={messages.highlighted}
      {...(title !== null && { source: messages.place(title, page) })}
      isSourceBelow
      isSmall
    />
  );
}
