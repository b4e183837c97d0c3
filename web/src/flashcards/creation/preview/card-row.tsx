import type { Card } from '@engram/core/flashcards/card.ts';
import { cardTypeNames } from '@engram/core/flashcards/wizard-messages.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { TextQuote, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { SeenText } from '../../../editing/seen-text.tsx';
import { drawPieceOf } from '../../../rich-text/draw-piece.tsx';
import { quoteMessages } from '../../../practice-tests/quote-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SourceQuote } from '../../../ui/studying/source-quote.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { isSide, isWritten } from './is-written.ts';
import { previewMessages as messages } from '../messages.ts';
import { useWizard } from '../use-wizard.ts';

type CardRowProps = {
  card: Card;
  number: number;
  /** Somebody has tried to save the cards. */
  isChecked: boolean;
  onDelete: () => void;
};

export function CardRow({ card, number, isChecked, onDelete }: CardRowProps) {
  const [isProven, setIsProven] = useState(false);
  const sourceId = useId();
  const errorId = useId();
  const { type, front, back, source } = card;
  const isIncomplete = isChecked && !isWritten(card);
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-5 py-3.5 max-md:px-4',
        isProven && 'bg-petrol-soft',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 md:grid-cols-[30px_minmax(0,1fr)_minmax(0,1.5fr)_154px]">
        <span aria-hidden="true" className="pt-2.75 type-sm font-semibold text-ink-3 max-md:hidden">
          {number}
        </span>
        <Side
          card={card}
          name="front"
          label={messages.front(number)}
          errorId={isIncomplete && !isSide(front) ? errorId : undefined}
        />
        <Side
          card={card}
          name="back"
          label={messages.back(number)}
          errorId={isIncomplete && !isSide(back) ? errorId : undefined}
        />
        <span className="flex items-center justify-end gap-0.5 pt-1 max-md:col-start-2 max-md:row-start-1">
          <Badge className="me-1 max-md:sr-only">
            <span aria-hidden="true">{messages.typeTags[type]}</span>
            <span className="sr-only">{cardTypeNames[type]}</span>
          </Badge>
          {source && (
            <Button
              variant="ghost"
              size="small"
              isIconOnly
              aria-label={(isProven ? messages.hideSource : messages.showSource)(number)}
              aria-expanded={isProven}
              aria-controls={isProven ? sourceId : undefined}
              onClick={() => setIsProven(!isProven)}
            >
              <Icon icon={TextQuote} />
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            isIconOnly
            aria-label={messages.delete(number)}
            onClick={onDelete}
          >
            <Icon icon={Trash2} />
          </Button>
        </span>
      </div>
      {isIncomplete && (
        <div className="md:ps-10.5">
          <FieldError id={errorId} isQuiet>
            {messages.sideMissing}
          </FieldError>
        </div>
      )}
      {isProven && source && (
        <div id={sourceId} className="md:ps-10.5">
          <SourceQuote
            before={source.before}
            highlighted={source.quote}
            after={source.after}
            draw={drawPieceOf(card.format)}
            highlightLabel={quoteMessages.highlighted}
            {...(source.title !== null && {
              source: quoteMessages.place(source.title, source.page, source.moment),
            })}
            isSourceBelow
            isSmall
          />
        </div>
      )}
    </li>
  );
}

type SideProps = {
  card: Card;
  name: 'front' | 'back';
  label: string;
  errorId: string | undefined;
};

function Side({ card: { id, format, ...sides }, name, label, errorId }: SideProps) {
  const { change } = useWizard();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 max-md:col-start-1">
      <TextArea
        isMaterial
        isGrowing
        rows={1}
        aria-label={label}
        maxLength={cardLimits.maxSideLength}
        value={sides[name]}
        onChange={({ target: { value } }) => change({ type: 'edit-card', id, [name]: value })}
        {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        className={classNames(
          'px-3 py-2.25 not-focus:not-hover:not-aria-invalid:border-line',
          name === 'front' && 'font-[560]',
        )}
      />
      <SeenText
        text={sides[name]}
        format={format}
        onRead={() => change({ type: 'edit-card', id, format: 'rich' })}
      />
    </div>
  );
}
