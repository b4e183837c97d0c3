import { pictureLimits } from '../limits.ts';

/** A rectangle of a picture, in thousandths of its width and of its height. */
export type PicturePart = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What one side of a card covers of its picture. */
export type Cover = {
  /** All that were chosen in the picture; each is asked for by a card of its own. */
  readonly parts: readonly PicturePart[];
  /** The place of the one that this card asks for. */
  readonly at: number;
  /** The front hides it, the back shows it. */
  readonly isShown: boolean;
  /** Whether the other parts are seen on both sides. */
  readonly isAlone: boolean;
};

/** The whole width and the whole height. */
export const wholeSide = 1_000;

/** As it follows a picture in a text: `{parts=100,200,300,80;500,200,300,80 asked=2}`. */
export function writeCover({ parts, at, isShown, isAlone }: Cover): string {
  const places = parts.map(({ left, top, width, height }) => [left, top, width, height].join());
  const which = `${isShown ? 'shown' : 'asked'}=${at + 1}`;
  return `{parts=${places.join(';')} ${which}${isAlone ? ' alone' : ''}}`;
}

/** The cover that begins at a place of a text. One that fits no picture is none. */
export function findCover(text: string, at: number): { cover: Cover; end: number } | undefined {
  written.lastIndex = at;
  const [whole = '', places = '', verb = '', number = '', alone = ''] = written.exec(text) ?? [];
  const parts = places.split(';').map(readPart);
  const cover: Cover = {
    parts,
    at: Number(number) - 1,
    isShown: verb === 'shown',
    isAlone: alone !== '',
  };
  const isOne =
    parts.length <= pictureLimits.maxParts &&
    parts.every(isInside) &&
    parts[cover.at] !== undefined;
  return isOne ? { cover, end: at + whole.length } : undefined;
}

const written =
  /\{parts=(\d{1,4}(?:,\d{1,4}){3}(?:;\d{1,4}(?:,\d{1,4}){3})*) (asked|shown)=(\d{1,2})( alone)?\}/y;

function readPart(written: string): PicturePart {
  const [left = 0, top = 0, width = 0, height = 0] = written.split(',').map(Number);
  return { left, top, width, height };
}

function isInside({ left, top, width, height }: PicturePart): boolean {
  return width > 0 && height > 0 && left + width <= wholeSide && top + height <= wholeSide;
}

/** A picture in words: what it shows and, where parts of it are covered, which one is asked for. */
export function namePicture({
  alternative,
  cover,
}: {
  readonly alternative: string;
  readonly cover?: Cover | undefined;
}): string {
  if (cover === undefined) return alternative;
  return `${alternative} (part ${cover.at + 1} of ${cover.parts.length})`.trim();
}
