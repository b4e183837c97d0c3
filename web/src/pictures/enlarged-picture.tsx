import type { Cover } from '@engram/core/pictures/cover.ts';
import { sizeOfPicture } from '@engram/core/pictures/picture-size.ts';
import { Dialog as RadixDialog } from 'radix-ui';
import { DialogClose } from '../ui/dialogs/dialog-close.tsx';
import { bareScrimClass, panelClass } from '../ui/dialogs/dialog-frame.tsx';
import { classNames } from '../ui/class-names.ts';
import { useReturnFocus } from '../ui/dialogs/use-return-focus.ts';
import { CoveredParts } from './covered-parts.tsx';
import { pictureWords as words } from './messages.ts';

type EnlargedPictureProps = {
  id: string;
  address: string;
  alternative: string;
  cover: Cover | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** As large as it was kept, scrolled where the window is smaller; Escape and the button close it. */
export function EnlargedPicture({
  id,
  address,
  alternative,
  cover,
  isOpen,
  onClose,
}: EnlargedPictureProps) {
  const returnFocus = useReturnFocus();
  const { width, height } = sizeOfPicture(id);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={bareScrimClass}>
          <RadixDialog.Content
            {...returnFocus}
            aria-describedby={undefined}
            className={classNames(panelClass, 'w-fit max-w-full p-4 pt-14')}
          >
            <RadixDialog.Title className="sr-only">
              {alternative === '' ? words.bare : alternative}
            </RadixDialog.Title>
            <div
              role="group"
              aria-label={words.bare}
              // A region that scrolls has to be reached by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="max-h-[calc(100dvh-8rem)] overflow-auto rounded-option bg-picture focus-visible:shadow-focus"
            >
              <div className="relative w-fit">
                <img
                  src={address}
                  alt={alternative}
                  width={width}
                  height={height}
                  className="block max-w-none max-md:max-w-[200vw]"
                />
                {cover && <CoveredParts cover={cover} />}
              </div>
            </div>
            {alternative !== '' && (
              <p aria-hidden className="mt-2.5 max-w-prose type-sm wrap-anywhere text-ink-2">
                {alternative}
              </p>
            )}
            <DialogClose label={words.close} />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
