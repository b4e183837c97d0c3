import { ImageOff } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/states/spinner.tsx';
import { pictureWords as words } from './messages.ts';
import type { LoadedPicture } from './use-picture.ts';

type PictureImageProps = { picture: LoadedPicture; alternative: string; isStill?: boolean };

/** The picture, or what is to be said until it is there or instead of it. */
export function PictureImage({ picture, alternative, isStill = false }: PictureImageProps) {
  switch (picture.state) {
    case 'here':
      return <img src={picture.address} alt={alternative} className="block size-full" />;
    case 'coming':
      return (
        <span
          role="img"
          data-coming
          aria-label={alternative === '' ? words.coming : `${words.coming}: ${alternative}`}
          className="absolute inset-0 grid place-items-center"
        >
          <Spinner />
        </span>
      );
    case 'failed':
      return (
        <span className="absolute inset-0 grid content-center justify-items-center gap-1 overflow-auto p-2 text-center type-sm">
          <Icon icon={ImageOff} />
          <span className="wrap-anywhere">
            {picture.isGone ? words.gone : words.failed} {alternative}
          </span>
          {!picture.isGone && !isStill && (
            <button
              type="button"
              onClick={picture.retry}
              className="min-h-6 rounded-tag px-1 font-semibold underline focus-visible:outline-2 focus-visible:outline-on-picture"
            >
              {words.tryAgain}
            </button>
          )}
        </span>
      );
  }
}
