import type { UnsureWord } from '@engram/core/materials/reading-api.ts';
import { useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';

type PhotoViewProps = {
  file: File;
  label: string;
  unsure: readonly UnsureWord[];
  asked: UnsureWord | undefined;
};

/** The picture with its unsure words outlined and numbered as far as there are few. */
export function PhotoView({ file, label, unsure, asked }: PhotoViewProps) {
  const shown = useMemo(() => show(file), [file]);
  return (
    <div className="relative overflow-hidden rounded-tile border border-line bg-picture">
      <img ref={shown} alt={label} className="block h-auto w-full" />
      {unsure.map((word, index) => (
        <span
          key={`${word.start}`}
          aria-hidden="true"
          style={placeOf(word)}
          className={classNames(
            'absolute rounded-[4px] border-2 border-dashed',
            word === asked ? 'border-solid border-petrol bg-petrol/20' : 'border-danger',
          )}
        >
          {unsure.length <= maxNumbered && (
            <span
              className={classNames(
                'absolute top-1/2 grid size-5 -translate-y-1/2 place-items-center rounded-full bg-danger text-[0.6875rem] leading-none font-bold text-on-solid',
                // Beside the word, for it is the word that must be read, and within the photo.
                word.box[0] > roomForNumber ? 'right-full mr-1' : 'left-full ml-1',
              )}
            >
              {index + 1}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** More of them would hide the words. */
const maxNumbered = 12;

/** The share of the photo's width that a number takes on a phone. */
const roomForNumber = 0.08;

function placeOf({ box: [left, top, width, height] }: UnsureWord) {
  const percent = (share: number) => `${share * 100}%`;
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  };
}

/** Shows a file without sending it anywhere. */
function show(file: File) {
  return (image: HTMLImageElement | null) => {
    if (!image) return undefined;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
}
