import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useDialogFade } from './dialog-fade.ts';
import { Icon } from './icon.tsx';
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
          className={classNames(scrim, isVisible ? 'opacity-100' : 'opacity-0')}
          style={{ transitionDuration: `${fade.outMs}ms` }}
        >
          <RadixDialog.Content {...returnFocus} className={panel}>
            <div className="h-31 bg-mark text-on-mark">{drawing}</div>
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
            {/* Last in the order of Tab, so that focus starts on the content. */}
            <RadixDialog.Close asChild>
              <Button
                variant="ghost"
                isIconOnly
                aria-label={closeLabel}
                className="absolute end-3.5 top-3.5 text-on-mark! hover:bg-on-mark/10!"
              >
                <Icon icon={X} />
              </Button>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const scrim =
  'fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-scrim p-5 transition-opacity motion-reduce:transition-none';

const panel =
  'relative w-full max-w-[440px] overflow-hidden rounded-dialog border border-transparent bg-raised shadow-e3 focus-visible:shadow-focus';
