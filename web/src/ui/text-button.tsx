import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A short action inside running content, a button or a link: petrol, underlined only under the pointer. */
export const textActionClass =
  'inline-flex min-h-7 tall-target items-center gap-1.25 rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus disabled:cursor-not-allowed disabled:text-ink-3 disabled:no-underline';

export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classNames(textActionClass, className)} />;
}
