import { drawPieceOf } from '../../../rich-text/draw-piece.tsx';
import { Card } from '../../../ui/card.tsx';
import { HighlightedText } from '../../../ui/studying/source-quote.tsx';
import { waysOnMessages as messages } from './messages.ts';

type AskedTextProps = {
  text: string;
  /** The words that questions or cards were made of. */
  quotes: readonly string[];
};

/** The learner's text, with what is asked of it under the highlighter. */
export function AskedText({ text, quotes }: AskedTextProps) {
  const paragraphs = text.split(/\n{2,}/u).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Card
      as="article"
      aria-label={messages.text}
      // Long ones are scrolled, also by keyboard.
      tabIndex={0}
      className="grid max-h-[70vh] gap-4 overflow-y-auto px-[clamp(18px,3vw,40px)] py-7 font-serif leading-[1.75] wrap-anywhere focus-visible:shadow-focus"
    >
      {paragraphs.map((paragraph, index) => (
        // The paragraphs of one text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="whitespace-pre-line">
          <Highlighted text={paragraph} quotes={quotes} />
        </div>
      ))}
    </Card>
  );
}

/** What is drawn has no spaces around it. */
function Between({ text }: { text: string }) {
  return (
    <>
      {/^\s/.test(text) && ' '}
      {drawPiece(text)}
      {/\s$/.test(text) && ' '}
    </>
  );
}

/** The text is the learner's of today. */
const drawPiece = drawPieceOf('rich');

function Highlighted({ text, quotes }: AskedTextProps) {
  const quote = quotes.find((one) => text.includes(one));
  if (quote === undefined) return <Between text={text} />;
  const start = text.indexOf(quote);
  return (
    <>
      <Highlighted text={text.slice(0, start)} quotes={quotes} />
      <HighlightedText label={messages.asked}>{drawPiece(quote)}</HighlightedText>
      <Highlighted text={text.slice(start + quote.length)} quotes={quotes} />
    </>
  );
}
