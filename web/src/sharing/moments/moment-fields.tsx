import type { WallClock } from '@engram/core/time/zoned-clock.ts';
import { type Ref, useId } from 'react';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';

type MomentFieldsProps = {
  ref?: Ref<HTMLInputElement>;
  dayLabel: string;
  timeLabel: string;
  value: WallClock;
  /** The first day that can be chosen. */
  earliest: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: WallClock) => void;
};

/** A day and a time, by the browser's own fields: phones show their calendar and their wheel. */
export function MomentFields(props: MomentFieldsProps) {
  const { ref, dayLabel, timeLabel, value, earliest, hint, error, onChange } = props;
  const id = useId();
  const described = error ?? hint;
  const shared = {
    ...(described !== undefined && { 'aria-describedby': id }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid max-w-105 grid-cols-[minmax(0,1fr)_9.5rem] gap-2 max-[23.75rem]:grid-cols-[minmax(0,1fr)]">
        <TextInput
          {...shared}
          ref={ref}
          type="date"
          aria-label={dayLabel}
          min={earliest}
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
        <TextInput
          {...shared}
          type="time"
          aria-label={timeLabel}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </div>
      {error === undefined ? (
        hint !== undefined && (
          <p id={id} className="type-sm text-ink-2">
            {hint}
          </p>
        )
      ) : (
        <FieldError id={id}>{error}</FieldError>
      )}
    </div>
  );
}
