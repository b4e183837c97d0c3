import type { Question } from '@engram/core/questions/question.ts';
import { quotesOf } from '@engram/core/materials/quote-of.ts';
import { MomentLink } from '../../../materials/links/moment-link.tsx';
import { drawPieceOf } from '../../../rich-text/draw-piece.tsx';
import { SourceQuote } from '../../../ui/studying/source-quote.tsx';
import { writeSource } from '../../write-source.ts';
import { reviewMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';

type QuestionSourceProps = { question: Question; view: ResultView };

/** The sentences it was made of, each among its neighbours; what an owner wrote has none. */
export function QuestionSource({ question: { source, format }, view }: QuestionSourceProps) {
  if (!source) return null;
  return (
    <div className="grid gap-3">
      {quotesOf(source, view.studyMaterial, view.parts).map(
        ({ before, highlighted, after, title, page, moment }, index) => (
          <SourceQuote
            key={index}
            before={before}
            highlighted={highlighted}
            after={after}
            draw={drawPieceOf(format)}
            highlightLabel={messages.highlighted}
            // The others stand in the same text, mostly on the same page.
            {...(index === 0 && {
              source: (
                <>
                  {writeSource(title, page, moment)}
                  <MomentLink moment={moment} />
                </>
              ),
            })}
          />
        ),
      )}
    </div>
  );
}
