import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

type MadeRowProps = {
  /** What it is, for the section's name. */
  kind: string;
  icon: LucideIcon;
  title: string;
  text: string;
  action?: ReactNode;
  below?: ReactNode;
};

/** Something that was made, and the way to it. */
export function MadeRow({ kind, icon, title, text, action, below }: MadeRowProps) {
  return (
    <Card
      as="section"
      aria-label={kind}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon icon={icon} className="text-petrol" />
        <div className="grid min-w-40 flex-1 gap-0.5">
          <h2 className="font-serif text-[1.125rem] font-semibold wrap-anywhere">{title}</h2>
          <p role="status" className="type-sm text-ink-2">
            {text}
          </p>
        </div>
        {action}
      </div>
      {below}
    </Card>
  );
}
