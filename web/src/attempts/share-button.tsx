import { Share2 } from 'lucide-react';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { shareMessages as messages } from './share-messages.ts';
import { useSharing } from './sharing-slot.ts';

type ShareButtonProps = Pick<ButtonLook, 'variant' | 'size'> & { testId: string };

export function ShareButton({ testId, ...look }: ShareButtonProps) {
  const sharing = useSharing();
  if (!sharing) return null;
  const { opening, creatingId } = sharing;
  const isCreating = creatingId === testId;
  const isOpening = opening?.testId === testId && opening.code === undefined;
  const isBusy = isCreating || isOpening;
  return (
    <Button {...look} isBusy={isBusy} onClick={() => sharing.share({ testId })}>
      {!isBusy && <Icon icon={Share2} />}
      {isCreating ? messages.creating : messages.share}
    </Button>
  );
}
