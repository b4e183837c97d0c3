import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type NoteProps = {
  tone?: keyof typeof tones;
  /** Instead of the tone's own. */
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
};

/**
 * A banner. A red one interrupts a screen reader. Another one that comes as news needs a
 * role="status" that was there before it: screen readers announce changes only.
 */
export function Note({ tone = 'blue', icon, className, children }: NoteProps) {
  const { icon: ownIcon, look } = tones[tone];
  return (
    <div
      role={tone === 'red' ? 'alert' : undefined}
      className={classNames(
        'flex gap-2.5 rounded-tile border border-transparent px-3.25 py-2.75 type-sm',
        look,
        className,
      )}
    >
      <Icon icon={icon ?? ownIcon} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

const tones = {
  blue: { icon: Info, look: 'bg-petrol-soft text-petrol-ink' },
  green: { icon: CircleCheck, look: 'bg-success-soft text-success-ink' },
  yellow: { icon: TriangleAlert, look: 'bg-mark-soft text-mark-ink' },
  red: { icon: CircleAlert, look: 'bg-danger-soft text-danger-ink' },
} as const;
