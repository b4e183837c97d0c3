import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

type TaskProps = { icon: LucideIcon; tone?: keyof typeof tones; children: ReactNode };

/** One line of what a day asks. */
export function Task({ icon, tone = 'usual', children }: TaskProps) {
  return (
    <li className="flex items-start gap-2.5 type-ui">
      <Icon icon={icon} className={classNames('mt-px', tones[tone])} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

const tones = { usual: 'text-petrol', quiet: 'text-ink-3', done: 'text-success' } as const;
