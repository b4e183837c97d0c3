import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { DialogClose } from './dialog-close.tsx';
import { bareScrimClass, panelClass } from './dialog-frame.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type DialogPosterProps = {
  isOpen: boolean;
  /** The close button, Escape or a click on the scrim. */
  onClose: () => void;
  fade: Parameters<typeof useDialogFade>[1];
  /** Fills the yellow head. */
  drawing: ReactNode;
  /** Stands above the title. */
  badge: ReactNode;
  title: string;
  description: string;
  closeLabel: string;
  children: ReactNode;
};

/** A dialog that invites: a drawing over the words, and it comes and goes softly. */
export function DialogPoster({ isOpen, onClose, fade, ...words }: DialogPosterProps) {
  const { drawing, badge, title, description, closeLabel, children } = words;
  const returnFocus = useReturnFocus();
  const { isMounted, isVisible } = useDialogFade(isOpen, fade);
  return (
    <RadixDialog.Root open={isMounted} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          className={classNames(
            bareScrimClass,
            'motion-reduce:transition-none',
            isVisible ? 'opacity-100' : 'opacity-0',
          )}
          style={{ transitionDuration: `${fade.outMs}ms` }}
        >
          <RadixDialog.Content {...returnFocus} className={classNames(panelClass, 'max-w-[440px]')}>
            {/* Over the border of the panel, which is there for high contrast alone. */}
            <div className="-mx-px -mt-px h-31 overflow-hidden rounded-t-dialog bg-mark text-on-mark forced-colors:m-0">
              {drawing}
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-7.5 pt-6.5 pb-7 max-md:px-5.5">
              <div className="grid justify-items-start gap-2">
                {badge}
                <RadixDialog.Title className="type-h2">{title}</RadixDialog.Title>
                <RadixDialog.Description className="type-sm text-ink-2">
                  {description}
                </RadixDialog.Description>
              </div>
              {children}
            </div>
            <DialogClose label={closeLabel} className="text-on-mark! hover:bg-on-mark/10!" />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type Fade = {
  /** Between opening and the first sight of it. */
  inAfterMs: number;
  /** Between closing and the end of it. */
  outMs: number;
};

/** Keeps what was seen on the page until it has faded out; what nobody saw yet goes at once. */
function useDialogFade(isOpen: boolean, { inAfterMs, outMs }: Fade) {
  const [isSeen, setIsSeen] = useState(false);

  // The clock is outside React.
  useEffect(() => {
    if (isOpen === isSeen) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const waitMs = isOpen ? inAfterMs : outMs;
    const timer = setTimeout(() => setIsSeen(isOpen), isStill ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isOpen, isSeen, inAfterMs, outMs]);

  return { isMounted: isOpen || isSeen, isVisible: isOpen && isSeen };
}
