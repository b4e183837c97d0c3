import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from '../icon.tsx';

type NumberStepperProps = {
  /** Names the number; inside a Field the label does. */
  'aria-label'?: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min: number;
  max: number;
  /** What its buttons and the arrow keys add and take; any number can be typed. */
  step?: number;
  onValueChange: (value: number) => void;
  /** What is taken for no number at all; unless said, the number of before. */
  emptyValue?: number;
  disabled?: boolean;
  className?: string;
};

/** A whole number from min to max. A typed number outside is pulled in when the input is left. */
export function NumberStepper({
  'aria-label': label,
  decreaseLabel,
  increaseLabel,
  value,
  min,
  max,
  step = 1,
  onValueChange,
  emptyValue,
  disabled = false,
  className,
}: NumberStepperProps) {
  const [draft, setDraft] = useState<string>();

  function change(next: number) {
    setDraft(undefined);
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onValueChange(allowed);
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '');
    setDraft(digits);
    const typed = Number(digits);
    if (digits !== '' && typed >= min && typed <= max) onValueChange(typed);
  }

  function settle() {
    if (draft === undefined) return;
    if (draft !== '') change(Number(draft));
    else change(emptyValue ?? value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(value + (event.key === 'ArrowUp' ? step : -step));
  }

  return (
    <div
      className={classNames(
        'inline-flex h-10 w-fit overflow-hidden rounded-control border bg-surface max-md:h-11.5',
        disabled ? 'border-line text-ink-3' : 'border-line-strong',
        className,
      )}
    >
      <StepButton
        icon={Minus}
        label={decreaseLabel}
        isOff={disabled || value <= min}
        onClick={() => change(value - step)}
      />
      <input
        {...useFieldControl()}
        aria-label={label}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className={classNames(
          'text-center font-[640] tabular-nums',
          max > 999 ? 'w-13' : 'w-8.5',
          insideFocus,
        )}
      />
      <StepButton
        icon={Plus}
        label={increaseLabel}
        isOff={disabled || value >= max}
        onClick={() => change(value + step)}
      />
    </div>
  );
}

type StepButtonProps = { icon: LucideIcon; label: string; isOff: boolean; onClick: () => void };

// aria-disabled, not disabled: at the limit the keyboard must not lose its place.
function StepButton({ icon, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={classNames(
        'grid w-9.5 place-items-center max-md:w-11 max-[23.75rem]:w-9.5',
        isOff ? 'cursor-not-allowed text-line-strong' : 'text-ink-2 hover:bg-sunken',
        insideFocus,
      )}
    >
      <Icon icon={icon} size="small" />
    </button>
  );
}

// The frame clips what lies outside it, so the ring is drawn inside.
const insideFocus =
  'focus-visible:rounded-small focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-petrol focus-visible:-outline-offset-2';
