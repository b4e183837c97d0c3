import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

type SampleButtonProps = { isChosen?: boolean; onClick: () => void; children: ReactNode };

export function SampleButton({ isChosen, onClick, children }: SampleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 type-sm font-semibold focus-visible:shadow-focus',
        isChosen
          ? 'border-petrol bg-petrol-soft text-petrol-ink inset-ring inset-ring-petrol forced-chosen'
          : 'border-line-strong bg-surface text-ink hover:bg-sunken',
      )}
    >
      {isChosen && <Icon icon={Check} size="small" />}
      {children}
    </button>
  );
}
