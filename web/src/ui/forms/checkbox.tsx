import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  /** As in Field. */
  isErrorQuiet?: boolean;
};

/** The browser's own checkbox, so that a form works before the page's script has come. */
export function Checkbox({
  label,
  error,
  isErrorQuiet = false,
  className,
  ...props
}: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label className="flex min-h-6 cursor-pointer items-start gap-2.5 type-sm has-disabled:cursor-not-allowed has-disabled:text-ink-3">
        <input
          {...props}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
          type="checkbox"
          className={checkboxClass}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {error !== undefined && (
        <FieldError id={errorId} isQuiet={isErrorQuiet}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

/** The box alone, for cards and table rows that label it themselves. */
export const checkboxClass =
  'grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-[5px] border-[1.5px] border-line-strong bg-surface checked:border-petrol checked:bg-petrol checked:after:h-[5px] checked:after:w-2.5 checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-s-2 checked:after:border-b-2 checked:after:border-on-petrol focus-visible:shadow-focus disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:checked:after:border-ink-3 aria-invalid:border-danger forced-colors:appearance-auto forced-colors:checked:after:hidden';
