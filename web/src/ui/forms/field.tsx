import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from '../icon.tsx';

type FieldProps = {
  label: ReactNode;
  /** Stands at the end of the label's row, such as "Forgot password?". */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** For a form that moves the focus to what is wrong, which reads the error by itself. */
  isErrorQuiet?: boolean;
  className?: string;
  /** One control of this folder; it takes its id and its description from here. */
  children: ReactNode;
};

export function Field({
  label,
  aside,
  hint,
  error,
  isErrorQuiet = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasHint = hint !== undefined;
  const control = useMemo(() => {
    const describedBy = classNames(hasHint && hintId, error !== undefined && errorId);
    return {
      id,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(error !== undefined && { 'aria-invalid': true as const }),
    };
  }, [id, hintId, errorId, hasHint, error]);

  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="type-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hasHint && (
        <p id={hintId} className="type-xs text-ink-3">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <FieldError id={errorId} isQuiet={isErrorQuiet}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

type FieldErrorProps = { id?: string; isQuiet?: boolean; children: ReactNode };

export function FieldError({ id, isQuiet = false, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      role={isQuiet ? undefined : 'alert'}
      className="flex gap-1.5 type-sm font-medium text-danger"
    >
      <Icon icon={CircleAlert} size="small" className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
