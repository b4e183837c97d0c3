import type { PicturePart } from '../pictures/cover.ts';
import { writeMention } from '../pictures/write-mention.ts';
import { writeLiteral } from '../rich-text/write-literal.ts';
import type { WrittenCard } from './api.ts';

/** A part of a picture that becomes a card; its id is that of the card. */
export type NamedPart = PicturePart & { id: string; name: string };

type CoveredPicture = {
  id: string;
  alternative: string;
  parts: readonly NamedPart[];
  /** Whether a card hides no more than the part it asks for. */
  isAlone: boolean;
};

/** One card for each part: the front hides it, the back shows it under its name, where it has one. */
export function makeCoverCards({
  id: pictureId,
  alternative,
  parts,
  isAlone,
}: CoveredPicture): WrittenCard[] {
  const places = parts.map(({ left, top, width, height }) => ({ left, top, width, height }));
  return parts.map(({ id, name }, at) => {
    const show = (isShown: boolean) =>
      writeMention(pictureId, alternative, { parts: places, at, isShown, isAlone });
    const said = writeLiteral(name.trim());
    return {
      id,
      type: 'question-answer',
      format: 'rich',
      front: show(false),
      back: said === '' ? show(true) : `${said}\n\n${show(true)}`,
    };
  });
}
