import { useId } from 'react';
import { Tag } from '../tag.tsx';
import { Switch } from './switch.tsx';

type SwitchRowProps = {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
  /** Stands in the place of the switch, where a plan does not have what it does. */
  lockedAs?: string;
};

/** What a switch does at the start of the row, the switch at its end. */
export function SwitchRow({
  label,
  hint,
  isOn,
  onChange,
  disabled = false,
  lockedAs,
}: SwitchRowProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="grid gap-0.5">
        <span id={id} className="type-sm font-semibold">
          {label}
        </span>
        <span id={hintId} className="type-xs text-ink-3">
          {hint}
        </span>
      </div>
      {lockedAs === undefined ? (
        <Switch
          aria-labelledby={id}
          aria-describedby={hintId}
          checked={isOn}
          onCheckedChange={onChange}
          disabled={disabled}
        />
      ) : (
        <Tag>{lockedAs}</Tag>
      )}
    </div>
  );
}
