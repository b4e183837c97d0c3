import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

export function PictureRows({ children }: { children: ReactNode }) {
  return <div className="grid w-full max-w-72 grid-cols-[minmax(0,1fr)] gap-2">{children}</div>;
}

type PictureRowProps = { icon?: LucideIcon; name: string; children?: ReactNode };

/** A small card in one line: a name, and what is told of it. */
export function PictureRow({ icon, name, children }: PictureRowProps) {
  return (
    <div className="flex min-h-10.5 items-center justify-between gap-3 rounded-tile border border-line bg-surface px-3.5 py-1.5 shadow-e1">
      <span className="flex min-w-0 items-center gap-2.5 type-sm leading-[1.2] font-semibold">
        {icon && <Icon icon={icon} />}
        {name}
      </span>
      {children}
    </div>
  );
}
