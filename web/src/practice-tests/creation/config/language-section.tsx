import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ConfigSection } from './config-section.tsx';
import { LanguageSelect } from '../language-select.tsx';
import { configMessages } from '../messages.ts';
import { isWithoutAi, modelsQuery } from '../models.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.language;

/** Which language the test is in [CONF-49]. */
export function LanguageSection() {
  const { flow, change } = useFlow();
  const hintId = useId();
  const { data: menu } = useQuery(modelsQuery);
  const { language, aiModel } = flow.testConfig;
  return (
    <ConfigSection title={messages.title}>
      <div className="grid gap-1.5">
        <LanguageSelect
          aria-label={messages.title}
          aria-describedby={hintId}
          value={language}
          onValueChange={(value) => change({ type: 'set', settings: { language: value } })}
        />
        <p id={hintId} className="type-xs text-ink-3">
          {isWithoutAi(menu, aiModel) ? messages.withoutAi : messages.hint}
        </p>
      </div>
    </ConfigSection>
  );
}
