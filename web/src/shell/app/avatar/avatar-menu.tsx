import { initials } from '@engram/core/accounts/initials.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { SheetButton } from '../sheet-button.tsx';
import { appMessages as messages } from '../messages.ts';
import { AvatarButton, avatarButtonClass } from './avatar-button.tsx';
import { useMenuPart } from '../../header/use-menu-part.ts';

/** A menu beside its button, or a sheet on a phone. */
export function AvatarMenu({ user }: { user: User }) {
  return useIsNarrow() ? <AvatarSheet user={user} /> : <AvatarDropdown user={user} />;
}

function AvatarDropdown({ user }: { user: User }) {
  const { menu, button } = useMenuPart(() => import('./avatar-panel.tsx'));
  if (!menu) return <AvatarButton email={user.email} {...button} />;
  return <menu.module.AvatarPanel user={user} isByKeyboard={menu.isByKeyboard} />;
}

function AvatarSheet({ user }: { user: User }) {
  const letters = initials(user.email);
  return (
    <SheetButton
      load={() => import('./account-sheet.tsx')}
      aria-label={messages.accountMenu(letters, user.email)}
      className={avatarButtonClass}
    >
      {letters}
    </SheetButton>
  );
}
