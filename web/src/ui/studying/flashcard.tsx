import { Bookmark, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { deckEdges } from './deck-edges.ts';
import { Icon } from '../icon.tsx';

type FlashcardProps = {
  /** Of another card the front is up at once: turning back would show its answer. */
  cardId?: string;
  front: FlashcardSide;
  back: FlashcardSide;
  isFlipped: boolean;
  /** With a foot that is more than a line. */
  isTall?: boolean;
  /** Where a click on the card flips it; else something on its side does. */
  onFlip?: () => void;
  flipRef?: Ref<HTMLButtonElement>;
  /** Of what is said of the side that is up, for what is pressed on it. */
  labelId?: string;
  bookmark?: { label: string; isOn: boolean; onToggle: () => void };
};

type FlashcardSide = {
  /** Names the side, such as "Term". */
  name: string;
  text: ReactNode;
  /** How long it reads, where it is more than words. */
  characters?: number;
  /** Beside the name, such as the set it is of. */
  context?: string;
  /** Stands at the foot, such as "Click to flip". */
  hint?: string;
  /** Stands there instead: a button, or the sentence that proves it. */
  foot?: ReactNode;
  /** Said when this side comes up: the side, its text and how to flip. */
  label: string;
};

export function Flashcard({
  cardId,
  front,
  back,
  isFlipped,
  isTall = false,
  onFlip,
  flipRef,
  labelId,
  bookmark,
}: FlashcardProps) {
  const label = isFlipped ? back.label : front.label;
  return (
    <div className={classNames(deck, isTall ? tall : low)}>
      {/* Under the card, which lets the pointer through: a button may not hold the bookmark. */}
      {onFlip && (
        <button
          ref={flipRef}
          type="button"
          aria-label={label}
          onClick={onFlip}
          className="absolute inset-0 rounded-dialog focus-visible:shadow-focus"
        />
      )}
      <div key={cardId} className={classNames(card, isFlipped && 'motion-safe:rotate-y-180')}>
        <Face side={front} isHidden={isFlipped} textLook={frontLook(front)} />
        <Face
          side={back}
          isHidden={!isFlipped}
          className="motion-safe:rotate-y-180"
          textLook={backLook}
        />
      </div>
      {bookmark && (
        <Button
          variant="ghost"
          isIconOnly
          aria-label={bookmark.label}
          aria-pressed={bookmark.isOn}
          onClick={bookmark.onToggle}
          className="absolute end-[clamp(15px,3vw-3px,25px)] top-[clamp(15px,3vw-3px,25px)]"
        >
          <Icon icon={Bookmark} {...(bookmark.isOn && { className: 'fill-current text-petrol' })} />
        </Button>
      )}
      <span id={labelId} role="status" className="sr-only">
        {label}
      </span>
    </div>
  );
}

type FaceProps = {
  side: FlashcardSide;
  isHidden: boolean;
  textLook: string;
  className?: string;
};

function Face({ side, isHidden, textLook, className }: FaceProps) {
  return (
    <div
      inert={isHidden}
      className={classNames(face, isHidden && 'motion-reduce:opacity-0', className)}
    >
      <div className="flex min-h-9 items-center gap-2 pe-12">
        <Badge>{side.name}</Badge>
        {side.context !== undefined && (
          <span className="min-w-0 truncate type-xs text-ink-3">{side.context}</span>
        )}
      </div>
      <div
        className={classNames('place-self-center text-center font-serif wrap-anywhere', textLook)}
      >
        {side.text}
      </div>
      {side.hint !== undefined && (
        <div className="flex items-center justify-center gap-1.5 type-xs text-ink-3">
          <Icon icon={RotateCw} size="small" />
          {side.hint}
        </div>
      )}
      {side.foot !== undefined && <div className="pointer-events-auto">{side.foot}</div>}
    </div>
  );
}

function frontLook({ text, characters }: FlashcardSide) {
  const length = typeof text === 'string' ? text.length : characters;
  const isShort = length !== undefined && length <= shortTermLength;
  return classNames(
    'max-w-[24ch] leading-[1.3] font-[480] text-balance',
    isShort
      ? 'text-[clamp(2rem,1.5rem+2vw,3rem)] tracking-[-0.03em]'
      : 'text-[clamp(1.375rem,1.15rem+1vw,2rem)] tracking-[-0.015em]',
  );
}

const shortTermLength = 24;

const backLook =
  'max-w-[44ch] text-[clamp(1.125rem,1rem+0.6vw,1.4375rem)] leading-normal font-[430] tracking-[-0.005em] text-pretty [&_mark]:pt-[0.02em] [&_mark]:pb-[0.06em]';

const low = 'min-h-[clamp(320px,46vh,368px)]';
const tall =
  'min-h-[max(300px,calc(100dvh-280px))] md:min-h-[clamp(340px,calc(100dvh-330px),460px)]';

const deck = `grid perspective-[1600px] ${deckEdges}`;

const card =
  'pointer-events-none relative grid transition-transform duration-(--d-flip) ease-flip transform-3d';

const face =
  'col-start-1 row-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-2 rounded-dialog border border-line bg-surface p-[clamp(18px,3vw,28px)] shadow-e2 backface-hidden motion-reduce:transition-opacity motion-reduce:duration-200';
