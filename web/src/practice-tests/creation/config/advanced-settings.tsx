import { questionLimits } from '@engram/core/limits.ts';
import { testLayouts, type TestLayout } from '@engram/core/practice-tests/config.ts';
import { layoutNames } from '@engram/core/practice-tests/messages.ts';
import { type LucideIcon, Rows3, SlidersHorizontal, Square } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Accordion } from '../../../ui/navigation/accordion.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { configMessages } from '../messages.ts';
import { ModelField } from './model-field.tsx';
import { SwitchRow } from '../../../ui/forms/switch-row.tsx';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.advanced;

type AdvancedSettingsProps = {
  /** Ctrl+Enter, or Command+Enter, in the instructions. */
  onSubmit: () => void;
};

/** [CONF-03] [CONF-04]. */
export function AdvancedSettings({ onSubmit }: AdvancedSettingsProps) {
  const { flow, change } = useFlow();
  const { showStudyMaterial, lockScreen, testLayout, customPrompt } = flow.testConfig;
  const maxLength = questionLimits.maxCustomPromptLength;

  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <Accordion title={messages.title} icon={SlidersHorizontal} isFramed>
      <div className="grid gap-5">
        <div className="grid gap-4 md:grid-cols-2">
          <ModelField />
          <div className="grid content-start gap-1.5">
            <span aria-hidden="true" className="type-sm font-semibold">
              {messages.layout}
            </span>
            <Segmented
              aria-label={messages.layout}
              value={testLayout}
              onValueChange={(value) => change({ type: 'set', settings: { testLayout: value } })}
              options={testLayouts.map((value) => ({
                value,
                label: (
                  <>
                    <Icon icon={layoutIcons[value]} size="small" />
                    {layoutNames[value]}
                  </>
                ),
              }))}
            />
          </div>
        </div>
        <SwitchRow
          label={messages.material}
          hint={messages.materialHint}
          isOn={showStudyMaterial}
          onChange={(isOn) => change({ type: 'set', settings: { showStudyMaterial: isOn } })}
        />
        <SwitchRow
          label={messages.lock}
          hint={messages.lockHint}
          isOn={lockScreen}
          onChange={(isOn) => change({ type: 'set', settings: { lockScreen: isOn } })}
        />
        <Field
          label={messages.instructions}
          hint={messages.instructionsCount(customPrompt.length, maxLength)}
        >
          <TextArea
            isMaterial
            rows={2}
            maxLength={maxLength}
            value={customPrompt}
            onChange={({ target: { value } }) =>
              change({ type: 'set', settings: { customPrompt: value } })
            }
            onKeyDown={submitByKey}
            placeholder={messages.instructionsExample}
            className="min-h-19"
          />
        </Field>
      </div>
    </Accordion>
  );
}

const layoutIcons: Record<TestLayout, LucideIcon> = { horizontal: Square, vertical: Rows3 };
