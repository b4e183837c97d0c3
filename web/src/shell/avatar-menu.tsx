import { initials } from '@engram/core/accounts/initials.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useLogOut } from '../accounts/use-log-out.ts';
import { classNames } from '../ui/class-names.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../ui/menu.tsx';
import { avatarClass } from './avatar.tsx';
import { HeaderMenuPanel } from './header-menu-panel.tsx';
import { messages } from './messages.ts';
import { accountEntries } from './navigation.ts';
import { UserNames } from './user-names.tsx';

export function AvatarMenu({ user }: { user: User }) {
  const logOut = useLogOut();
  const letters = initials(user.email);
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          aria-label={messages.accountMenu(letters, user.email)}
          className={classNames(avatarClass, triggerClass)}
        >
          {letters}
        </button>
      </MenuTrigger>
      <HeaderMenuPanel align="end" className="w-68">
        <div className="px-2.5 pt-2 pb-1.5">
          <UserNames user={user} emailClass="type-xs" />
        </div>
        <MenuSeparator />
        {accountEntries.map(({ label, icon, to }) => (
          <MenuItem key={label} icon={icon} asChild>
            <Link to={to}>{label}</Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={logOut}>
          {messages.logOut}
        </MenuItem>
      </HeaderMenuPanel>
    </Menu>
  );
}

// The circle is 40 px; what can be hit is 44.
const triggerClass =
  'relative transition-colors duration-(--d1) after:absolute after:-inset-0.5 after:rounded-full hover:bg-petrol-hi focus-visible:rounded-full';
