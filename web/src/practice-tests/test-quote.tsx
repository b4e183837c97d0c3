import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { MomentLink } from '../materials/links/moment-link.tsx';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { drawPieceOf } from '../rich-text/draw-piece.tsx';
import { SourceQuote } from '../ui/studying/source-quote.tsx';
import { quotesOf } from '@engram/core/materials/quote-of.ts';
import { quoteMessages as messages } from './quote-messages.ts';

type TestQuoteProps = Pick<PracticeTest, 'studyMaterial' | 'parts'> & {
  source: Source;
  /** Of its question. */
  format?: TextFormat | undefined;
  isSmall?: boolean;
};

/** The words a question was made of, marked among their neighbours, with file and page. */
export function TestQuote({
  source,
  format,
  studyMaterial,
  parts,
  isSmall = false,
}: TestQuoteProps) {
  const quotes = quotesOf(source, studyMaterial, parts);
  return (
    <div className="grid gap-3">
      {quotes.map(({ before, highlighted, after, title, page, moment }, index) => {
        const next = quotes[index + 1];
        // Said once, below the last of those that stand on the same page.
        const isPlaced =
          title !== undefined &&
          (next?.title !== title || next.page !== page || next.moment?.minute !== moment?.minute);
        return (
          <SourceQuote
            key={index}
            before={before}
            highlighted={highlighted}
            after={after}
            draw={drawPieceOf(format)}
            highlightLabel={messages.highlighted}
            {...(isPlaced && {
              source: (
                <>
                  {messages.place(title, page, moment)}
                  <MomentLink moment={moment} />
                </>
              ),
            })}
            isSourceBelow
            isSmall={isSmall}
          />
        );
      })}
    </div>
  );
}
