import { timerLimits } from '@engram/core/limits.ts';
import { readMinutes } from '@engram/core/practice-tests/change-config.ts';
import { useId, useState } from 'react';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { ConfigSection } from './config-section.tsx';
import { configMessages } from '../messages.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.timer;

export function TimerSection() {
  const { flow, change } = useFlow();
  const labelId = useId();
  const { enableTimer, isEndlessMode } = flow.testConfig;
  if (isEndlessMode) {
    return (
      <ConfigSection title={messages.title}>
        <p className="type-sm text-ink-2">{messages.endless}</p>
      </ConfigSection>
    );
  }
  return (
    <ConfigSection
      title={messages.title}
      hint={messages.hint(timerLimits.minMinutes, timerLimits.maxMinutes)}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <Switch
            aria-labelledby={labelId}
            checked={enableTimer}
            onCheckedChange={(isOn) => change({ type: 'set', settings: { enableTimer: isOn } })}
          />
          <span id={labelId} className="type-sm font-semibold">
            {messages.enable}
          </span>
        </div>
        {enableTimer && <Minutes />}
      </div>
    </ConfigSection>
  );
}

/** What is typed stays in sight while somebody types; leaving the field shows what counts. */
export function Minutes() {
  const { flow, change } = useFlow();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex items-center gap-2">
      <div className="w-19">
        <TextInput
          aria-label={messages.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed ?? flow.testConfig.timerDuration}
          onChange={({ target: { value } }) => {
            setTyped(value);
            change({ type: 'set', settings: { timerDuration: readMinutes(value) } });
          }}
          onBlur={() => setTyped(undefined)}
          className="text-center tabular-nums"
        />
      </div>
      <span className="type-sm text-ink-2">{messages.unit}</span>
    </div>
  );
}
