import { useState } from 'react';
import { EnlargedPicture } from './enlarged-picture.tsx';
import { pictureWords as words } from './messages.ts';
import { PictureGround } from './picture-ground.tsx';
import { PictureImage } from './picture-image.tsx';
import { usePicture } from './use-picture.ts';

type PictureProps = {
  id: string;
  /** What it shows, in the words of whoever added it. */
  alternative: string;
  /** Inside of what is pressed itself, such as an option: there it is only looked at. */
  isStill?: boolean;
};

/** A picture in a text. A press, or Enter, shows it as large as it is. */
export function Picture({ id, alternative, isStill = false }: PictureProps) {
  const picture = usePicture(id);
  const [isEnlarged, setEnlarged] = useState(false);
  const image = <PictureImage picture={picture} alternative={alternative} isStill={isStill} />;
  const canEnlarge = picture.state === 'here' && !isStill;
  return (
    <>
      <PictureGround id={id} isStill={isStill}>
        {canEnlarge ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={alternative === '' ? words.enlargeBare : words.enlarge(alternative)}
            onClick={() => setEnlarged(true)}
            className="block size-full cursor-zoom-in rounded-option focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-on-picture"
          >
            {image}
          </button>
        ) : (
          image
        )}
      </PictureGround>
      {picture.state === 'here' && !isStill && (
        <EnlargedPicture
          id={id}
          address={picture.address}
          alternative={alternative}
          isOpen={isEnlarged}
          onClose={() => setEnlarged(false)}
        />
      )}
    </>
  );
}
