import { difficulties, testFocuses } from '@engram/core/generation/api.ts';
import { difficultyNames, focusNames } from '@engram/core/practice-tests/messages.ts';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { ConfigSection } from './config-section.tsx';
import { configMessages } from '../messages.ts';
import { UnfollowedLine } from '../without-ai/sure-line.tsx';
import { useFlow } from '../use-flow.ts';
import { WeaknessRow } from './weakness-row.tsx';

const messages = configMessages.focus;

/** [CONF-39] [CONF-40] (D21). */
export function FocusSection() {
  const { flow, change } = useFlow();
  const { testFocus, difficulty } = flow.testConfig;
  return (
    <ConfigSection title={messages.title}>
      <Segmented
        aria-label={messages.title}
        value={testFocus}
        onValueChange={(value) => change({ type: 'set', settings: { testFocus: value } })}
        options={testFocuses.map((value) => ({ value, label: focusNames[value] }))}
      />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="type-sm font-semibold">
          {messages.difficulty}
        </span>
        <Segmented
          aria-label={messages.difficulty}
          value={difficulty}
          onValueChange={(value) => change({ type: 'set', settings: { difficulty: value } })}
          options={difficulties.map((value) => ({ value, label: difficultyNames[value] }))}
        />
      </div>
      <UnfollowedLine className="text-ink-2" />
      <WeaknessRow materials={flow.parts.map(({ material }) => material)} />
    </ConfigSection>
  );
}
