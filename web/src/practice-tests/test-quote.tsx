import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { SourceQuote } from '../ui/studying/source-quote.tsx';
import { quoteOf } from '@engram/core/materials/quote-of.ts';
import { quoteMessages as messages } from './quote-messages.ts';

type TestQuoteProps = Pick<PracticeTest, 'studyMaterial' | 'parts'> & {
  source: Source;
  isSmall?: boolean;
};

/** The words a question was made of, marked among their neighbours, with file and page. */
export function TestQuote({ source, studyMaterial, parts, isSmall = false }: TestQuoteProps) {
  const { before, highlighted, after, title, page } = quoteOf(source, studyMaterial, parts);
  return (
    <SourceQuote
      before={before}
      highlighted={highlighted}
      after={after}
      highlightLabel={messages.highlighted}
      {...(title !== undefined && { source: messages.place(title, page) })}
      isSourceBelow
      isSmall={isSmall}
    />
  );
}
