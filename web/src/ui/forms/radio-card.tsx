import { RadioGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The group; it needs an aria-label or an aria-labelledby. */
export function RadioCardGroup({ className, ...props }: ComponentProps<typeof RadioGroup.Root>) {
  return <RadioGroup.Root {...props} className={classNames('grid gap-3', className)} />;
}

type RadioCardProps = Omit<ComponentProps<typeof RadioGroup.Item>, 'children'> & {
  label: ReactNode;
  description?: ReactNode;
  /** PREMIUM or SOON, at the end of the card. */
  tag?: ReactNode;
};

export function RadioCard({
  label,
  description,
  tag,
  disabled = false,
  className,
  ...props
}: RadioCardProps) {
  return (
    <RadioGroup.Item
      {...props}
      disabled={disabled}
      className={classNames(
        'group flex min-h-12 w-full gap-3 rounded-tile border px-3.5 py-3 text-start type-ui focus-visible:shadow-focus',
        description === undefined ? 'items-center' : 'items-start',
        disabled
          ? 'cursor-not-allowed border-dashed border-line text-ink-3'
          : 'border-line bg-surface transition-[border-color,background-color] duration-(--d1) hover:border-line-strong data-[state=checked]:border-petrol data-[state=checked]:bg-petrol-soft data-[state=checked]:inset-ring data-[state=checked]:inset-ring-petrol data-[state=checked]:forced-chosen-edge',
        className,
      )}
    >
      <span
        className={classNames(
          'grid size-5 shrink-0 place-items-center rounded-full border-[1.5px]',
          disabled
            ? 'border-line bg-sunken'
            : 'border-line-strong bg-surface group-data-[state=checked]:border-petrol group-data-[state=checked]:bg-petrol group-data-[state=checked]:forced-chosen',
        )}
      >
        <RadioGroup.Indicator
          className={classNames(
            'size-2 rounded-full',
            disabled ? 'bg-ink-3' : 'bg-on-petrol forced-colors:bg-on-chosen',
          )}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {description !== undefined && (
          <span className={classNames('block type-xs', !disabled && 'text-ink-2')}>
            {description}
          </span>
        )}
      </span>
      {tag}
    </RadioGroup.Item>
  );
}
