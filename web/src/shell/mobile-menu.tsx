import { Menu as Burger, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { headerRowClass } from './header-bar.tsx';
import { HomeLink } from './home-link.tsx';
import { keepMovedFocus } from './keep-moved-focus.ts';
import { messages } from './messages.ts';
import { MobileMenuContent } from './mobile-menu-content.tsx';

/** The header's entries below 64rem, 1024 px (D24). */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useOpenOnThisPage();
  const burger = useRef<HTMLButtonElement>(null);
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
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <Button
          ref={burger}
          variant="ghost"
          isIconOnly
          aria-label={messages.openMenu}
          className="lg:hidden noscript:hidden"
        >
          <Icon icon={Burger} />
        </Button>
      </Dialog.Trigger>
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

/** Open until the next navigation, even one to the same page [NAV-20]. */
function useOpenOnThisPage() {
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (key !== openedAt) {
    setOpenedAt(key);
    setIsOpen(false);
  }

  // A turned tablet hides the sheet; the page under it must not stay locked.
  useEffect(() => {
    const wideWindow = window.matchMedia('(min-width: 64rem)');
    const close = () => setIsOpen(false);
    wideWindow.addEventListener('change', close);
    return () => wideWindow.removeEventListener('change', close);
  }, []);

  return [isOpen, setIsOpen] as const;
}
