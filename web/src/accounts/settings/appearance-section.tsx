import { themeMessages } from '../../theme/messages.ts';
import { ThemeControl } from '../../theme/theme-control.tsx';
import { appearanceMessages as messages } from './messages.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingSection } from './setting-section.tsx';

/** Also in the footer, where fewer look for it. */
export function AppearanceSection() {
  return (
    <SettingSection title={messages.title} text={messages.text}>
      <SettingRow label={themeMessages.group}>
        <div className="md:max-w-80">
          <ThemeControl labels={themeMessages} />
        </div>
      </SettingRow>
    </SettingSection>
  );
}
