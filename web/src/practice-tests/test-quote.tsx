import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { SourceQuote } from '../ui/studying/source-quote.tsx';
import { quotesOf } from '@engram/core/materials/quote-of.ts';
import { quoteMessages as messages } from './quote-messages.ts';

type TestQuoteProps = Pick<PracticeTest, 'studyMaterial' | 'parts'> & {
  source: Source;
  isSmall?: boolean;
};

/** The words a question was made of, marked among their neighbours, with file and page. */
export function TestQuote({ source, studyMaterial, parts, isSmall = false }: TestQuoteProps) {
  const quotes = quotesOf(source, studyMaterial, parts);
  return (
    <div className="grid gap-3">
      {quotes.map(({ before, highlighted, after, title, page }, index) => {
        const next = quotes[index + 1];
        // Said once, below the last of those that stand on the same page.
        const isPlaced = title !== undefined && (next?.title !== title || next.page !== page);
        return (
          <SourceQuote
            key={index}
            before={before}
            highlighted={highlighted}
            after={after}
            highlightLabel={messages.highlighted}
            {...(isPlaced && { source: messages.place(title, page) })}
            isSourceBelow
            isSmall={isSmall}
          />
        );
      })}
    </div>
  );
}
