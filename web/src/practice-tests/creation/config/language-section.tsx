import { testLanguages } from '@engram/core/practice-tests/languages.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { ConfigSection } from './config-section.tsx';
import { configMessages } from '../messages.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.language;

/** [CONF-45] [CONF-46] [CONF-49]. */
export function LanguageSection() {
  const { flow, change } = useFlow();
  return (
    <ConfigSection title={messages.title}>
      <div className="grid gap-1.5">
        <Select
          aria-label={messages.title}
          value={flow.testConfig.language}
          onChange={({ target: { value } }) =>
            change({ type: 'set', settings: { language: value } })
          }
        >
          {testLanguages.map(({ id, isAvailable }) => (
            <option key={id} value={id} disabled={!isAvailable}>
              {isAvailable ? id : configMessages.comingSoon(id)}
            </option>
          ))}
        </Select>
        <p className="type-xs text-ink-3">{messages.coming(list.format(coming))}</p>
      </div>
    </ConfigSection>
  );
}

const coming = testLanguages.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id);
const list = new Intl.ListFormat('en-GB');
