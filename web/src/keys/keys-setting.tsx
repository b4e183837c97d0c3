import { useId } from 'react';
import { Switch } from '../ui/forms/switch.tsx';
import { Key } from '../ui/key.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { openKeyboardHelp } from './key-lists.ts';
import { keysMessages as messages } from './messages.ts';
import { useKeysSetting } from './use-keys-setting.ts';

/** Single keys can be in the way of speech input, so they can be turned off (2.1.4). */
export function KeysSetting() {
  return (
    // A phone has no keys.
    <div className="grid gap-1.5 max-md:pointer-coarse:hidden">
      <KeysSwitch className="font-semibold" />
      <TextButton onClick={openKeyboardHelp} className="justify-self-start type-sm">
        {messages.showAll}
        <span aria-hidden="true">
          <Key name={messages.helpKey} />
        </span>
      </TextButton>
    </div>
  );
}

export function KeysSwitch({ className = '' }: { className?: string }) {
  const id = useId();
  const [isOn, setIsOn] = useKeysSetting();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <span id={id} className={`type-sm ${className}`}>
        {messages.setting}
      </span>
      <Switch aria-labelledby={id} checked={isOn} onCheckedChange={setIsOn} />
    </div>
  );
}
