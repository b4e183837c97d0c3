import type { CardSource } from '@engram/core/flashcards/card.ts';
import { MomentLink } from '../../materials/links/moment-link.tsx';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { drawPieceOf } from '../../rich-text/draw-piece.tsx';
import { quoteMessages as messages } from '../../practice-tests/quote-messages.ts';
import { SourceQuote } from '../../ui/studying/source-quote.tsx';

type CardQuoteProps = { source: CardSource; format: TextFormat | undefined };

/** The sentence a card or a question was made of, marked among its neighbours. */
export function CardQuote({ source, format }: CardQuoteProps) {
  const { before, quote, after, title, page, moment } = source;
  return (
    <SourceQuote
      before={before}
      highlighted={quote}
      after={after}
      draw={drawPieceOf(format)}
      highlightLabel={messages.highlighted}
      {...(title !== null && {
        source: (
          <>
            {messages.place(title, page, moment)}
            <MomentLink moment={moment} />
          </>
        ),
      })}
      isSourceBelow
      isSmall
    />
  );
}
