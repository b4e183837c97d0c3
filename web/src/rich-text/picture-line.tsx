import { PictureGround } from '../pictures/picture-ground.tsx';
import { makePart } from './make-part.ts';

type PictureLineProps = { id: string; alternative: string; isStill: boolean };

/** What shows pictures comes with the first one; until then there is its place, with its words. */
const useDrawPicture = makePart(async () => {
  const { Picture } = await import('../pictures/picture.tsx');
  return (props: PictureLineProps) => <Picture {...props} />;
});

/** A picture in a text. */
export function PictureLine({ id, alternative, isStill }: PictureLineProps) {
  const draw = useDrawPicture();
  if (draw) return draw({ id, alternative, isStill });
  return (
    <PictureGround id={id} isStill={isStill}>
      <span
        data-coming
        className="absolute inset-0 grid place-items-center overflow-hidden p-2 type-sm"
      >
        {alternative}
      </span>
    </PictureGround>
  );
}
