import { findCover } from '../../pictures/cover.ts';
import { richLimits, type ShownPicture } from '../rich-text.ts';

/**
 * The picture that begins at a place: '![alternative text](picture:UUID)', and behind it what of it
 * is covered.
 */
export function findPicture(
  text: string,
  at: number,
): (ShownPicture & { end: number }) | undefined {
  picture.lastIndex = at;
  const [whole, alternative = '', id = ''] = picture.exec(text) ?? [];
  if (whole === undefined || alternative.length > richLimits.alternativeLength) return undefined;
  const end = at + whole.length;
  const covered = findCover(text, end);
  return {
    id: id.toLowerCase(),
    alternative: alternative.replace(/\\(.)/g, '$1'),
    ...(covered && { cover: covered.cover }),
    end: covered?.end ?? end,
  };
}

const picture =
  /!\[((?:[^[\]\\\n]|\\[^\n])*)\]\(picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/iy;
