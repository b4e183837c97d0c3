import { PremiumDialog } from '../../../plans/premium-dialog.tsx';
import { configureMessages } from '../messages.ts';
import { useWizard } from '../use-wizard.ts';

const messages = configureMessages.premium;

/** What does not exist yet is announced, not sold [FWIZ-41] (S18). */
const benefits = [
  { text: messages.fillIn },
  { text: messages.images, soonTag: messages.comingSoon },
  { text: messages.sequences, soonTag: messages.comingSoon },
];

export function FillInPremium() {
  const { wizard, change } = useWizard();
  return (
    <PremiumDialog
      isOpen={wizard.showPremiumPopup}
      onClose={() => change({ type: 'show-premium', isShown: false })}
      feature={messages.feature}
      description={messages.text}
      benefits={benefits}
    />
  );
}
