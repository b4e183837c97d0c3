import type { NamedPart } from '@engram/core/flashcards/make-cover-cards.ts';
import type { PicturePart } from '@engram/core/pictures/cover.ts';
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef } from 'react';
import { PictureGround } from '../../../pictures/picture-ground.tsx';
import { PictureImage } from '../../../pictures/picture-image.tsx';
import { placeOfPart } from '../../../pictures/place-of-part.ts';
import { usePicture } from '../../../pictures/use-picture.ts';
import { classNames } from '../../../ui/class-names.ts';
import { coveringMessages as messages } from './messages.ts';
import type { Change, Direction } from './part-shape.ts';
import { useDrawing } from './use-drawing.ts';

type BoardProps = {
  picture: { id: string; alternative: string };
  parts: readonly NamedPart[];
  chosenId: string | undefined;
  isFull: boolean;
  /** The parts as they can be found again, to give one the keyboard. */
  board: RefObject<HTMLDivElement | null>;
  onChoose: (id: string) => void;
  onDraw: (part: PicturePart) => void;
  onPlace: (id: string, part: PicturePart) => void;
  onStep: (id: string, change: Change, direction: Direction) => void;
  onRemove: (id: string) => void;
  onName: (id: string) => void;
};

/** The picture with what is covered of it, under a pointer, a finger or the keys. */
export function Board(props: BoardProps) {
  const { picture, parts, chosenId, isFull, board, onChoose, onDraw, onPlace } = props;
  const surface = useRef<HTMLSpanElement>(null);
  const howId = useId();
  const loaded = usePicture(picture.id);
  const drawing = useDrawing({ board: surface, onDraw, onPlace });

  function press(event: KeyboardEvent, id: string) {
    const { key, shiftKey } = event;
    const direction = directions[key];
    if (direction) props.onStep(id, shiftKey ? 'size' : 'move', direction);
    else if (key === 'Delete' || key === 'Backspace') props.onRemove(id);
    else if (key === 'Enter') props.onName(id);
    else return;
    event.preventDefault();
  }

  function take(event: PointerEvent, change: Change, { id, ...part }: NamedPart) {
    onChoose(id);
    drawing.beginChange(event, change, id, part);
  }

  return (
    <div ref={board} role="group" aria-label={messages.board(picture.alternative)}>
      <span id={howId} className="sr-only">
        {messages.keys}
      </span>
      <PictureGround id={picture.id} isStill={false}>
        <span
          ref={surface}
          {...drawing.handlers}
          onPointerDown={isFull ? undefined : drawing.beginDrawing}
          // A finger that goes up or down scrolls the page; one that goes across draws.
          className={classNames(
            'absolute inset-0 touch-pan-y select-none',
            !isFull && 'cursor-crosshair',
          )}
        >
          <span className="pointer-events-none block size-full">
            <PictureImage picture={loaded} alternative={picture.alternative} />
          </span>
          {parts.map((part, at) => {
            const isChosen = part.id === chosenId;
            const shown = drawing.shown(part.id, part);
            return (
              <button
                key={part.id}
                type="button"
                data-part={part.id}
                aria-label={`${messages.part(at + 1, part.name.trim())}: ${messages.place(shown)}`}
                aria-describedby={howId}
                onFocus={() => onChoose(part.id)}
                onKeyDown={(event) => press(event, part.id)}
                onPointerDown={(event) => take(event, 'move', part)}
                style={placeOfPart(shown)}
                className={classNames(
                  'absolute grid cursor-move touch-none place-items-center rounded-tag font-sans type-sm leading-none font-bold outline-offset-1 forced-color-adjust-none',
                  isChosen
                    ? 'z-1 bg-mark-quote text-on-picture outline-2 outline-on-picture focus-visible:outline-4'
                    : 'bg-on-picture text-picture opacity-85',
                )}
              >
                {at + 1}
                {isChosen && (
                  <span
                    data-corner
                    aria-hidden
                    onPointerDown={(event) => take(event, 'size', part)}
                    className="absolute -end-2 -bottom-2 size-4 cursor-nwse-resize touch-none rounded-full border-2 border-picture bg-on-picture before:absolute before:-inset-2.5"
                  />
                )}
              </button>
            );
          })}
          {drawing.drawn && (
            <span
              aria-hidden
              style={placeOfPart(drawing.drawn)}
              className="pointer-events-none absolute rounded-tag bg-mark-quote opacity-70 outline-2 outline-on-picture"
            />
          )}
        </span>
      </PictureGround>
    </div>
  );
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
