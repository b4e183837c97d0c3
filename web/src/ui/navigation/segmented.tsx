import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SegmentedProps<Value extends string> = {
  'aria-label': string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  className?: string;
};

type SegmentedOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  isDisabled?: boolean;
  /** SOON, for an option that is disabled. */
  tag?: ReactNode;
};

/**
 * Two to five choices of which exactly one holds. The browser's own radios, so that the arrow keys
 * choose; Radix would write style attributes into prerendered HTML.
 */
export function Segmented<Value extends string>({
  value,
  onValueChange,
  options,
  className,
  ...props
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      {...props}
      role="radiogroup"
      className={classNames(
        'grid auto-cols-fr grid-flow-col gap-0.5 rounded-tile border border-transparent bg-sunken p-0.75',
        options.length > 3 && 'max-[30rem]:grid-flow-row max-[30rem]:grid-cols-2',
        className,
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={segmentClass}>
          {/* Unseen, but as large as its segment: that is where a finger looks for it. */}
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled ?? false}
            onChange={() => onValueChange(option.value)}
            // Firefox would keep the choice of before a reload.
            autoComplete="off"
            className="absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
          />
          {option.label}
          {option.tag}
        </label>
      ))}
    </div>
  );
}

const segmentClass =
  'relative inline-flex min-h-10 items-center max-md:min-h-11 justify-center gap-2 rounded-[9px] px-3.5 text-sm font-semibold text-ink-2 outline-2 outline-transparent transition-[background-color,color] duration-(--d1) not-has-disabled:hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:not-has-focus-visible:shadow-e2 has-focus-visible:z-10 has-focus-visible:shadow-focus has-disabled:text-ink-3 has-checked:forced-chosen max-[23.75rem]:px-1 max-[23.75rem]:text-[0.8125rem] forced-colors:not-has-focus-visible:outline-none forced-colors:has-disabled:text-unavailable';
