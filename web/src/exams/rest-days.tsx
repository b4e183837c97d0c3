import { FieldError } from '../ui/forms/field.tsx';
import { formMessages as messages, weekdays } from './messages.ts';

type RestDaysProps = {
  /** 1 is Monday. */
  days: readonly number[];
  error: string | undefined;
  onChange: (days: number[]) => void;
};

export function RestDays({ days, error, onChange }: RestDaysProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 type-sm font-semibold">{messages.restDays}</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdays.map(([short, long], place) => {
          const day = place + 1;
          return (
            <label key={long} className={dayClass}>
              <input
                type="checkbox"
                aria-label={long}
                checked={days.includes(day)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...days, day] : days.filter((one) => one !== day))
                }
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              {short}
            </label>
          );
        })}
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

const dayClass =
  'relative inline-flex min-h-11 min-w-12 items-center justify-center rounded-tile border border-line-strong bg-surface px-2 text-sm font-semibold text-ink-2 has-checked:border-petrol has-checked:bg-petrol-soft has-checked:text-ink has-focus-visible:shadow-focus has-checked:forced-chosen';
