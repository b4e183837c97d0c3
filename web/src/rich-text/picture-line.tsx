import { namePicture } from '@engram/core/pictures/cover.ts';
import type { ShownPicture } from '@engram/core/rich-text/rich-text.ts';
import { PictureGround } from '../pictures/picture-ground.tsx';
import { makePart } from './make-part.ts';

type PictureLineProps = { picture: ShownPicture; isStill: boolean };

/** What shows pictures comes with the first one; until then there is its place, with its words. */
const useDrawPicture = makePart(async () => {
  const { Picture } = await import('../pictures/picture.tsx');
  return ({ picture, isStill }: PictureLineProps) => <Picture {...picture} isStill={isStill} />;
});

/** A picture in a text. */
export function PictureLine({ picture, isStill }: PictureLineProps) {
  const draw = useDrawPicture();
  if (draw) return draw({ picture, isStill });
  return (
    <PictureGround id={picture.id} isStill={isStill}>
      <span
        data-coming
        className="absolute inset-0 grid place-items-center overflow-hidden p-2 type-sm"
      >
        {namePicture(picture)}
      </span>
    </PictureGround>
  );
}
