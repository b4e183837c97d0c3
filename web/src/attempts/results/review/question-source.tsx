import type { Question } from '@engram/core/questions/question.ts';
import { quoteOf } from '@engram/core/materials/quote-of.ts';
import { SourceQuote } from '../../../ui/studying/source-quote.tsx';
import { writeSource } from '../../write-source.ts';
import { reviewMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';

type QuestionSourceProps = { question: Question; view: ResultView };

/** The sentence it was made of, among its neighbours; what an owner wrote has none. */
export function QuestionSource({ question: { source }, view }: QuestionSourceProps) {
  if (!source) return null;
  const { before, highlighted, after, title, page } = quoteOf(
    source,
    view.studyMaterial,
    view.parts,
  );
  return (
    <SourceQuote
      before={before}
      highlighted={highlighted}
      after={after}
      highlightLabel={messages.highlighted}
      source={writeSource(title, page)}
    />
  );
}
