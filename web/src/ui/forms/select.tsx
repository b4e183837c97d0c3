import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

type SelectProps = ComponentProps<'select'> & {
  isMaterial?: boolean;
  isSmall?: boolean;
};

/** The browser's own select: it needs no script, no injected style, and phones show their wheel. */
export function Select({ isMaterial, isSmall, className, ...props }: SelectProps) {
  return (
    <div className={classNames('relative', className)}>
      <select
        {...props}
        {...useFieldControl()}
        className={controlClass({
          isMaterial,
          className: classNames('appearance-none truncate pe-10', isSmall && 'text-sm'),
        })}
      />
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-ink-3 forced-color-adjust-auto"
      >
        <path d="m4 6 4 4 4-4" />
      </svg>
    </div>
  );
}
