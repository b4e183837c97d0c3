import { product } from '@engram/core/product.ts';
import { Maximize, Minimize, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LogoTile } from '../../../ui/logo.tsx';
import { projectorMessages as messages } from '../messages.ts';
import { useFullScreen } from './use-full-screen.ts';

type ProjectorHeadProps = { title: string | undefined; onClose: () => void };

export function ProjectorHead({ title, onClose }: ProjectorHeadProps) {
  const { canFill, isFull, toggle } = useFullScreen(onClose);
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <span className="flex items-center gap-2.5 text-2xl font-[720] tracking-[-0.035em]">
          <LogoTile />
          <span className="max-md:hidden">{product.name}</span>
        </span>
        <Dialog.Title
          className={
            title === undefined
              ? 'sr-only'
              : 'min-w-0 border-s-2 border-line ps-4 font-serif text-[clamp(1rem,1.6vw,2.125rem)] font-[520] wrap-anywhere md:truncate'
          }
        >
          {title ?? messages.show}
        </Dialog.Title>
      </div>
      <div className="flex gap-1">
        {canFill && (
          <Button
            variant="ghost"
            isIconOnly
            aria-label={messages.fullScreen}
            aria-pressed={isFull}
            onClick={toggle}
          >
            <Icon icon={isFull ? Minimize : Maximize} />
          </Button>
        )}
        <Button variant="ghost" isIconOnly aria-label={messages.leave} onClick={onClose}>
          <Icon icon={X} />
        </Button>
      </div>
    </div>
  );
}
