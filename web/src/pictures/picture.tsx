import { type Cover, namePicture } from '@engram/core/pictures/cover.ts';
import { useState } from 'react';
import { CoveredParts } from './covered-parts.tsx';
import { EnlargedPicture } from './enlarged-picture.tsx';
import { pictureWords as words } from './messages.ts';
import { PictureGround } from './picture-ground.tsx';
import { PictureImage } from './picture-image.tsx';
import { usePicture } from './use-picture.ts';

type PictureProps = {
  id: string;
  /** What it shows, in the words of whoever added it. */
  alternative: string;
  cover?: Cover | undefined;
  /** Inside of what is pressed itself, such as an option: there it is only looked at. */
  isStill?: boolean;
};

/** A picture in a text. A press, or Enter, shows it as large as it is. */
export function Picture({ id, alternative, cover, isStill = false }: PictureProps) {
  const picture = usePicture(id);
  const [isEnlarged, setEnlarged] = useState(false);
  const name = namePicture({ alternative, cover });
  const image = (
    <>
      <PictureImage picture={picture} alternative={name} isStill={isStill} />
      {cover && picture.state !== 'failed' && <CoveredParts cover={cover} />}
    </>
  );
  const canEnlarge = picture.state === 'here' && !isStill;
  return (
    <>
      <PictureGround id={id} isStill={isStill}>
        {canEnlarge ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={name === '' ? words.enlargeBare : words.enlarge(name)}
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
          alternative={name}
          cover={cover}
          isOpen={isEnlarged}
          onClose={() => setEnlarged(false)}
        />
      )}
    </>
  );
}
