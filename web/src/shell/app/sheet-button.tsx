import { type ComponentProps, type ComponentType, useRef } from 'react';
import { usePart } from '../../ui/use-part.ts';
import { keepMovedFocus } from '../header/keep-moved-focus.ts';
import { useOpenOnThisPage } from '../header/use-open-on-this-page.ts';
import { useSamePage } from '../header/use-same-page.ts';

export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

type SheetButtonProps = ComponentProps<'button'> & {
  load: () => Promise<{ Sheet: ComponentType<SheetProps> }>;
};

/** Opens a menu as a sheet from the edge of a phone; it comes when a finger is on its way. */
export function SheetButton({ load, ...props }: SheetButtonProps) {
  const [isOpen, setIsOpen] = useOpenOnThisPage('(min-width: 48rem)');
  const part = usePart(load);
  const isSamePage = useSamePage();
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    const hasCome = await part.fetch();
    // A late sheet must not cover the page that was opened meanwhile.
    if (hasCome && isSamePage()) setIsOpen(true);
  }

  function giveFocusBack(event: Event) {
    keepMovedFocus(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    button.current?.focus();
  }

  return (
    <>
      <button
        {...props}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={part.isOnItsWay}
        onPointerEnter={part.prefetch}
        onFocus={part.prefetch}
        onClick={() => void open()}
      />
      {part.module && (
        <part.module.Sheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onCloseAutoFocus={giveFocusBack}
        />
      )}
    </>
  );
}
