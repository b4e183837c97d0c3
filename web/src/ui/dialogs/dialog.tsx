import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { DialogClose } from './dialog-close.tsx';
import { dialogPanelClass, scrimClass, type DialogWidth } from './dialog-frame.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  isOpen: boolean;
  /** The close button, Escape or a click on the scrim. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  width?: DialogWidth;
  /** What it has started cannot be taken back, so it stays open until that is over. */
  isBusy?: boolean;
  children: ReactNode;
};

export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  width = 'normal',
  isBusy = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => !next && !isBusy && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass}>
          <RadixDialog.Content
            {...returnFocus}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={dialogPanelClass(width)}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <div className="grid gap-1.5 pe-10">
                <RadixDialog.Title className="type-h2">{title}</RadixDialog.Title>
                {description !== undefined && (
                  <RadixDialog.Description className="text-ink-2">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              {children}
            </div>
            <DialogClose label={closeLabel} isPaused={isBusy} />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
