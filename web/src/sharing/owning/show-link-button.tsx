import type { Share } from '@engram/core/sharing/share.ts';
import { Link2 } from 'lucide-react';
import { useSharing } from '../../attempts/sharing-slot.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sharesMessages as messages } from './messages.ts';

type ShowLinkButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  share: Pick<Share, 'testId' | 'practiceTestId'>;
};

/** Shows this very link, whatever other links the test has. */
export function ShowLinkButton({ share, ...look }: ShowLinkButtonProps) {
  const sharing = useSharing();
  if (!sharing) return null;
  const { testId: code, practiceTestId } = share;
  const isOpening = sharing.opening?.code === code;
  return (
    <Button
      {...look}
      isBusy={isOpening}
      aria-label={messages.showLinkOf(code)}
      onClick={() => sharing.share({ testId: practiceTestId, code })}
    >
      {!isOpening && <Icon icon={Link2} />}
      {messages.showLink}
    </Button>
  );
}
