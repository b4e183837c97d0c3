import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type DialogCloseProps = { label: string; isPaused?: boolean; className?: string };

/** Last in the order of Tab, so that focus starts on the content. */
export function DialogClose({ label, isPaused = false, className }: DialogCloseProps) {
  return (
    <RadixDialog.Close asChild>
      <Button
        variant="ghost"
        isIconOnly
        isPaused={isPaused}
        aria-label={label}
        className={classNames('absolute end-3.5 top-3.5', className)}
      >
        <Icon icon={X} />
      </Button>
    </RadixDialog.Close>
  );
}
