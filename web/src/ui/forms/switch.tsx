import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type Labelled = { 'aria-label': string } | { 'aria-labelledby': string };

type SwitchProps = Omit<ComponentProps<typeof RadixSwitch.Root>, 'children'> & Labelled;

/** 44 x 26 px; the area that can be touched is 44 px high. */
export function Switch({ className, ...props }: SwitchProps) {
  return (
    <RadixSwitch.Root
      {...props}
      className={classNames(
        'relative h-6.5 w-11 shrink-0 rounded-full border border-transparent bg-line-strong p-[2px] transition-[background-color] duration-(--d2) before:absolute before:-inset-y-[10px] before:-inset-x-px focus-visible:shadow-focus disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:bg-petrol data-[state=checked]:forced-chosen',
        className,
      )}
    >
      <RadixSwitch.Thumb className="block size-5 rounded-full bg-surface transition-[translate] duration-(--d2) ease-calm data-[state=checked]:translate-x-4.5 rtl:data-[state=checked]:-translate-x-4.5 forced-colors:bg-drawn forced-colors:data-[state=checked]:bg-on-chosen" />
    </RadixSwitch.Root>
  );
}
