import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { MomentLink } from '../../materials/links/moment-link.tsx';
import { Bookmark, Check, Pencil, Quote, Trash2 } from 'lucide-react';
import { memo, useDeferredValue, useId, useState } from 'react';
import { Grip } from '../../editing/moving/grip.tsx';
import type { Moving } from '../../editing/moving/use-moving.ts';
import { CardLine } from '../studying/card-text.tsx';
import { drawPieceOf } from '../../rich-text/draw-piece.tsx';
import { writeSource } from '../../attempts/write-source.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SourceQuote } from '../../ui/studying/source-quote.tsx';
import { cardMessages as messages } from './messages.ts';

type RowActions = {
  onEdit: (card: KeptCard, number: number) => void;
  onDelete: (card: KeptCard, number: number) => void;
  onBookmark: (card: KeptCard, number: number) => void;
};

type CardRowProps = RowActions & {
  card: KeptCard;
  number: number;
  isDue: boolean;
  isScrolling: () => boolean;
  /** While the cards are put into another order: what moves them, in place of the other buttons. */
  moving: Moving | undefined;
};

/** Remembered, so that scrolling draws only the rows that come in. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { card, number, isDue } = props;
  const [isSourceShown, setIsSourceShown] = useState(false);
  const sourceId = useId();
  // Whoever scrolls fast past a row reads it at most: its buttons come when there is time.
  const hasButtons = useDeferredValue(true, !props.isScrolling());
  return (
    <>
      <div className={grid}>
        <span className="type-sm font-semibold text-ink-3 max-md:hidden">{number}</span>
        <p className="font-serif font-semibold wrap-anywhere whitespace-pre-line">
          <CardLine text={card.front} format={card.format} />
        </p>
        <p className="font-serif text-ink-2 wrap-anywhere whitespace-pre-line max-md:col-start-1">
          <CardLine text={card.back} format={card.format} />
        </p>
        <div className="-my-1.5 flex items-center justify-end gap-0.5 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:my-0 max-md:flex-col-reverse max-md:items-end max-md:justify-end max-md:gap-1.5">
          <StandingBadge standing={card.standing} isDue={isDue} />
          <span className="flex min-h-9 max-md:-me-2 max-md:-mt-1.5 md:ps-1.5">
            {props.moving && <Grip moving={props.moving} id={card.id} place={number - 1} />}
            {hasButtons && !props.moving && (
              <RowButtons
                {...props}
                sourceId={sourceId}
                isSourceShown={isSourceShown}
                onSource={() => setIsSourceShown(!isSourceShown)}
              />
            )}
          </span>
        </div>
      </div>
      {isSourceShown && card.source && (
        <div id={sourceId} className="px-4 pb-4.5 md:pe-5 md:ps-15.5">
          <SourceQuote
            before={card.source.before}
            highlighted={card.source.quote}
            after={card.source.after}
            draw={drawPieceOf(card.format)}
            highlightLabel={messages.highlighted}
            source={
              <>
                {writeSource(card.source.title, card.source.page, card.source.moment)}
                <MomentLink moment={card.source.moment} />
              </>
            }
            isSmall
          />
        </div>
      )}
    </>
  );
});

type RowButtonsProps = RowActions & {
  card: KeptCard;
  number: number;
  sourceId: string;
  isSourceShown: boolean;
  onSource: () => void;
};

function RowButtons({
  card,
  number,
  sourceId,
  isSourceShown,
  onSource,
  ...props
}: RowButtonsProps) {
  return (
    <>
      {card.source && (
        <Button
          variant="ghost"
          size="small"
          isIconOnly
          aria-label={messages.source(number)}
          aria-expanded={isSourceShown}
          aria-controls={isSourceShown ? sourceId : undefined}
          onClick={onSource}
        >
          <Icon icon={Quote} />
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        isIconOnly
        aria-label={messages.bookmark(number)}
        aria-pressed={card.isBookmarked}
        onClick={() => props.onBookmark(card, number)}
      >
        <Icon
          icon={Bookmark}
          {...(card.isBookmarked && { className: 'fill-current text-petrol' })}
        />
      </Button>
      <Button
        variant="ghost"
        size="small"
        isIconOnly
        data-part="edit"
        aria-label={messages.edit(number)}
        onClick={() => props.onEdit(card, number)}
      >
        <Icon icon={Pencil} />
      </Button>
      <Button
        variant="ghost"
        size="small"
        isIconOnly
        aria-label={messages.delete(number)}
        onClick={() => props.onDelete(card, number)}
        className="max-md:hidden"
      >
        <Icon icon={Trash2} />
      </Button>
    </>
  );
}

type StandingBadgeProps = Pick<KeptCard, 'standing'> & { isDue: boolean };

/** What is due is blue, never yellow. */
function StandingBadge({ standing, isDue }: StandingBadgeProps) {
  if (isDue && standing !== 'new') return <Badge tone="blue">{messages.due}</Badge>;
  if (standing !== 'known') return <Badge>{messages.standings[standing]}</Badge>;
  return (
    <Badge tone="green">
      <Icon icon={Check} size="small" />
      {messages.standings.known}
    </Badge>
  );
}

const grid =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 px-4 py-3.5 md:grid-cols-[30px_minmax(0,1fr)_minmax(0,1.5fr)_240px] md:items-center md:px-5';

/** The shape of a row whose card is on its way. */
export function CardRowLoading() {
  return (
    <div className="flex h-13.5 items-center gap-6 px-5">
      <Skeleton className="w-40 max-w-[40%]" />
      <Skeleton className="w-80 max-w-[50%] max-md:hidden" />
    </div>
  );
}
