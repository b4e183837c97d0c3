import { type PicturePart, wholeSide } from '@engram/core/pictures/cover.ts';
import { type PointerEvent, type RefObject, useState } from 'react';
import { type Change, changePart, drawPart, type Point, putPart } from './part-shape.ts';

/** What the pointer does since it went down. */
type Gesture = { from: Point; to: Point } & (
  | { kind: 'draw' }
  | { kind: Change; id: string; part: PicturePart }
);

type DrawingOptions = {
  board: RefObject<HTMLElement | null>;
  onDraw: (part: PicturePart) => void;
  onPlace: (id: string, part: PicturePart) => void;
};

/** Draws a part from corner to corner, moves one, or pulls at its corner; a press puts one down. */
export function useDrawing({ board, onDraw, onPlace }: DrawingOptions) {
  const [gesture, setGesture] = useState<Gesture>();

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const frame = board.current?.getBoundingClientRect();
    if (!frame || frame.width === 0 || frame.height === 0) return { x: 0, y: 0 };
    return {
      x: ((clientX - frame.left) / frame.width) * wholeSide,
      y: ((clientY - frame.top) / frame.height) * wholeSide,
    };
  }

  function begin(event: PointerEvent, start: (from: Point) => Gesture) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setGesture(start(pointOf(event)));
  }

  function finish() {
    if (!gesture) return;
    setGesture(undefined);
    const part = shapeOf(gesture);
    if (gesture.kind === 'draw') onDraw(part ?? putPart(gesture.to));
    else if (part && !isSame(part, gesture.part)) onPlace(gesture.id, part);
  }

  return {
    /** What is being drawn. */
    drawn: gesture?.kind === 'draw' ? shapeOf(gesture) : undefined,
    /** A part as it is shown while it is in somebody's hand. */
    shown(id: string, part: PicturePart): PicturePart {
      if (!gesture || gesture.kind === 'draw' || gesture.id !== id) return part;
      return shapeOf(gesture) ?? part;
    },
    beginDrawing: (event: PointerEvent) =>
      begin(event, (from) => ({ kind: 'draw', from, to: from })),
    beginChange: (event: PointerEvent, kind: Change, id: string, part: PicturePart) =>
      begin(event, (from) => ({ kind, id, part, from, to: from })),
    handlers: {
      onPointerMove(event: PointerEvent) {
        if (gesture) setGesture({ ...gesture, to: pointOf(event) });
      },
      onPointerUp: finish,
      // The browser scrolls the page with it.
      onPointerCancel: () => setGesture(undefined),
    },
  };
}

function shapeOf(gesture: Gesture): PicturePart | undefined {
  const { from, to } = gesture;
  if (gesture.kind === 'draw') return drawPart(from, to);
  return changePart[gesture.kind](gesture.part, { x: to.x - from.x, y: to.y - from.y });
}

function isSame(one: PicturePart, other: PicturePart): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}
