import { useUser } from '../../accounts/session/session.tsx';
import { AppHeaderBar } from './app-header-bar.tsx';
import { AvatarMenu } from './avatar/avatar-menu.tsx';
import { AvatarPlace } from './avatar/avatar-place.tsx';
import { CreateMenu } from './create-menu.tsx';

export function AppHeader() {
  const user = useUser();
  return (
    <AppHeaderBar>
      <CreateMenu />
      {user ? <AvatarMenu user={user} /> : <AvatarPlace />}
    </AppHeaderBar>
  );
}
