import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DialogClose } from './dialog-close.tsx';

type BottomSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  title: string;
  /** The content says what this is; the title is for the ear. */
  hasHiddenTitle?: boolean;
  closeLabel: string;
  children: ReactNode;
};

/** A menu of a phone: it rises from the edge that a thumb reaches. */
export function BottomSheet({
  isOpen,
  onClose,
  onCloseAutoFocus,
  title,
  hasHiddenTitle = false,
  closeLabel,
  children,
}: BottomSheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim transition-opacity duration-(--d2) starting:opacity-0" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-t-dialog bg-raised px-5 pt-2.5 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-e3 transition-[translate,opacity] duration-(--d3) ease-calm focus-visible:shadow-e3 starting:translate-y-4 starting:opacity-0 forced-colors:border"
        >
          <span
            aria-hidden="true"
            className="mx-auto mb-2 block h-1 w-10 rounded-full bg-line-strong/60"
          />
          <Dialog.Title className={classNames('pe-12', hasHiddenTitle ? 'sr-only' : 'type-h3')}>
            {title}
          </Dialog.Title>
          {children}
          <DialogClose label={closeLabel} className="end-2.5 top-2.5" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
