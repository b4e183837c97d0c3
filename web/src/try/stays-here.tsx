import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

type StaysHereProps = { id?: string; className?: string; children: ReactNode };

/** What happens to the text: nothing. */
export function StaysHere({ id, className, children }: StaysHereProps) {
  return (
    <p id={id} className={classNames('flex items-start gap-2 type-sm text-ink-2', className)}>
      <Icon icon={Lock} size="small" className="mt-0.5 text-success" />
      {children}
    </p>
  );
}
