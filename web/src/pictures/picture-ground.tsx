import { sizeOfPicture } from '@engram/core/pictures/picture-size.ts';
import { type ReactNode, useMemo } from 'react';
import { classNames } from '../ui/class-names.ts';

type PictureGroundProps = {
  id: string;
  /** Inside of what is pressed itself, such as an option, where there is less room for it. */
  isStill: boolean;
  /** Nothing but what may be in a paragraph. */
  children: ReactNode;
};

/**
 * The place of a picture, as large as it will be before a byte of it has come. Light in the dark
 * theme too: most are drawn on white.
 */
export function PictureGround({ id, isStill, children }: PictureGroundProps) {
  const style = useMemo(() => {
    const { width, height } = sizeOfPicture(id);
    const maxHeight = isStill ? 28 : 60;
    const byHeight = (maxHeight * width) / height;
    return {
      width: `min(100%, ${width}px, ${byHeight.toFixed(2)}vh)`,
      aspectRatio: `${width} / ${height}`,
    };
  }, [id, isStill]);
  return (
    <span
      style={style}
      className={classNames(
        'relative inline-block max-w-full break-inside-avoid overflow-hidden print:max-w-[60%] rounded-option bg-picture align-middle text-on-picture outline -outline-offset-1 outline-line',
        isStill ? 'my-0.5' : 'my-1',
      )}
    >
      {children}
    </span>
  );
}
