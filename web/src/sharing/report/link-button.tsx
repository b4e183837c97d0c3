import type { Share } from '@engram/core/sharing/share.ts';
import { ShareButton } from '../../attempts/share-button.tsx';
import type { ButtonLook } from '../../ui/button.tsx';
import { ShowLinkButton } from '../owning/show-link-button.tsx';

type LinkButtonProps = Pick<ButtonLook, 'variant'> & { share: Share };

/** The link of this report while it is open, then a new one. */
export function LinkButton({ share, ...look }: LinkButtonProps) {
  if (share.state === 'open') return <ShowLinkButton share={share} {...look} />;
  return <ShareButton testId={share.practiceTestId} {...look} />;
}
