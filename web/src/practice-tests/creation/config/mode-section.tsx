import { presetCounts } from '@engram/core/limits.ts';
import { type Preset, presets } from '@engram/core/practice-tests/config.ts';
import { presetNames, questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import { type QuestionType, questionTypes } from '@engram/core/plans/catalogue.ts';
import { RadioCard, RadioCardGroup } from '../../../ui/forms/radio-card.tsx';
import { ConfigSection } from './config-section.tsx';
import { configMessages } from '../messages.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.modes;

/** [CONF-09] (N13). */
export function ModeSection() {
  const { flow, change } = useFlow();

  function choose(value: string) {
    const preset = presets.find((name) => name === value);
    if (preset) change({ type: 'choose-preset', preset, seed: crypto.randomUUID() });
  }

  return (
    <ConfigSection title={messages.title} hint={messages.hint}>
      <RadioCardGroup
        aria-label={messages.title}
        value={flow.testConfig.preset}
        onValueChange={choose}
        className="md:grid-cols-2"
      >
        {presets.map((preset) => (
          <RadioCard
            key={preset}
            value={preset}
            label={presetNames[preset]}
            description={descriptions[preset]}
          />
        ))}
      </RadioCardGroup>
    </ConfigSection>
  );
}

const descriptions: Record<Preset, string> = {
  quiz: describe(presetCounts.quiz),
  test: describe(presetCounts.test),
  endless: messages.endless,
  custom: messages.custom,
};

function describe(counts: Partial<Record<QuestionType, number>>): string {
  return questionTypes
    .filter((type) => counts[type] !== undefined)
    .map((type) => `${counts[type]} ${questionTypeNames[type].toLowerCase()}`)
    .join(', ');
}
