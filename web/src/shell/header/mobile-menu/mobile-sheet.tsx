import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { headerRowClass } from '../header-bar.tsx';
import { HomeLink } from '../home-link.tsx';
import { keepMovedFocus } from '../keep-moved-focus.ts';
import { messages } from '../../messages.ts';
import { MobileMenuContent } from './mobile-menu-content.tsx';

type MobileSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  burger: RefObject<HTMLButtonElement | null>;
};

export function MobileSheet({ isOpen, onOpenChange, burger }: MobileSheetProps) {
  const closeButton = useRef<HTMLButtonElement>(null);

  function focusClose(event: Event) {
    // The button that stands where the burger was, not the logo.
    event.preventDefault();
    closeButton.current?.focus();
  }

  function giveFocusBack(event: Event) {
    keepMovedFocus(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    burger.current?.focus();
    // A window that has grown hides the burger; the logo stands at the start of what replaces it.
    if (document.activeElement !== burger.current) focusLogo();
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusClose}
          onCloseAutoFocus={giveFocusBack}
          // Going round at the end of the list, Radix moves focus without scrolling to it.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          className="fixed inset-0 z-40 flex flex-col bg-paper transition-opacity duration-(--d1) focus-visible:shadow-none lg:hidden starting:opacity-0"
        >
          <Dialog.Title className="sr-only">{messages.menu}</Dialog.Title>
          <div className="shrink-0 border-b border-line">
            <div className={headerRowClass}>
              <HomeLink />
              <Dialog.Close asChild>
                <Button
                  ref={closeButton}
                  variant="ghost"
                  isIconOnly
                  aria-label={messages.closeMenu}
                >
                  <Icon icon={X} />
                </Button>
              </Dialog.Close>
            </div>
          </div>
          <MobileMenuContent />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusLogo() {
  document.querySelector<HTMLElement>('header a')?.focus();
}
