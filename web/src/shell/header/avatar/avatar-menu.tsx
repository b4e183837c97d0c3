import type { User } from '@engram/core/accounts/user.ts';
import { AvatarButton } from './avatar-button.tsx';
import { useMenuPart } from '../use-menu-part.ts';

export function AvatarMenu({ user }: { user: User }) {
  const { menu, button } = useMenuPart(() => import('./avatar-panel.tsx'));
  if (!menu) return <AvatarButton email={user.email} {...button} />;
  return <menu.module.AvatarPanel user={user} isByKeyboard={menu.isByKeyboard} />;
}
