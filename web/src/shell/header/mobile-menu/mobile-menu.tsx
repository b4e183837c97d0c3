import { Menu as Burger } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { messages } from '../../messages.ts';
import { useOpenOnThisPage } from '../use-open-on-this-page.ts';
import { useSamePage } from '../use-same-page.ts';

/** A visitor's header below 64rem, 1024 px (D24). The sheet comes when a finger is on its way. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useOpenOnThisPage('(min-width: 64rem)');
  const sheet = usePart(() => import('./mobile-sheet.tsx'));
  const isSamePage = useSamePage();
  const burger = useRef<HTMLButtonElement>(null);

  async function open() {
    const hasCome = await sheet.fetch();
    // A late sheet must not cover the page that was opened meanwhile.
    if (hasCome && isSamePage()) setIsOpen(true);
    // Without a connection the footer has the same ways on.
    if (!hasCome) document.querySelector<HTMLElement>('footer nav a')?.focus();
  }

  return (
    <>
      <Button
        ref={burger}
        variant="ghost"
        isIconOnly
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isBusy={sheet.isOnItsWay}
        onPointerEnter={sheet.prefetch}
        onFocus={sheet.prefetch}
        onClick={() => void open()}
        className="lg:hidden noscript:hidden"
      >
        <Icon icon={Burger} />
      </Button>
      {sheet.module && (
        <sheet.module.MobileSheet isOpen={isOpen} onOpenChange={setIsOpen} burger={burger} />
      )}
    </>
  );
}
