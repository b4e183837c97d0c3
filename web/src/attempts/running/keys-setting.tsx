import { useId } from 'react';
import { Switch } from '../../ui/forms/switch.tsx';
import { runnerMessages } from './messages.ts';

const messages = runnerMessages.keys;

type KeysSettingProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Where there are fewer. */
  list?: string;
};

/** Single keys can be in the way of speech input, so they can be turned off (2.1.4). */
export function KeysSetting({ isOn, onChange, list = messages.list }: KeysSettingProps) {
  const id = useId();
  return (
    // A phone has no keys.
    <div className="grid gap-1.5 max-md:pointer-coarse:hidden">
      <div className="flex items-center justify-between gap-3">
        <span id={id} className="type-sm font-semibold">
          {messages.label}
        </span>
        <Switch
          aria-labelledby={id}
          aria-describedby={`${id}-list`}
          checked={isOn}
          onCheckedChange={onChange}
        />
      </div>
      <p id={`${id}-list`} className="type-xs text-ink-3">
        {list}
      </p>
    </div>
  );
}
