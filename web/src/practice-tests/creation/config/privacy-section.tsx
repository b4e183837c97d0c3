import { sharingLimits } from '@engram/core/limits.ts';
import { privacies, type Privacy } from '@engram/core/practice-tests/config.ts';
import { privacyNames } from '@engram/core/practice-tests/messages.ts';
import { useUser } from '../../../accounts/session/session.tsx';
import { RadioCard, RadioCardGroup } from '../../../ui/forms/radio-card.tsx';
import { ConfigSection } from './config-section.tsx';
import { configMessages } from '../messages.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.privacy;

/** [CONF-51] to [CONF-53]. */
export function PrivacySection() {
  const { flow, change } = useFlow();
  const isVerified = useUser()?.emailVerified ?? true;
  const descriptions: Record<Privacy, string> = {
    private: messages.private,
    public: isVerified ? publicMeaning : `${publicMeaning} ${messages.confirmEmail}`,
  };

  function choose(value: string) {
    const privacy = privacies.find((name) => name === value);
    if (privacy) change({ type: 'set', settings: { privacy } });
  }

  return (
    <ConfigSection title={messages.title}>
      <RadioCardGroup
        aria-label={messages.title}
        value={flow.testConfig.privacy}
        onValueChange={choose}
        className="md:grid-cols-2"
      >
        {privacies.map((privacy) => (
          <RadioCard
            key={privacy}
            value={privacy}
            label={privacyNames[privacy]}
            description={descriptions[privacy]}
          />
        ))}
      </RadioCardGroup>
    </ConfigSection>
  );
}

const publicMeaning = messages.public(sharingLimits.codeLength, sharingLimits.storedDays);
