import type { User } from '@engram/core/accounts/user.ts';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useLogOut } from '../../../accounts/session/use-log-out.ts';
import {
  Menu,
  MenuCaption,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../../ui/navigation/menu.tsx';
import { AvatarButton } from './avatar-button.tsx';
import { HeaderMenuPanel } from '../../header/header-menu-panel.tsx';
import { appMessages as messages } from '../messages.ts';
import { accountEntries, siteRows } from '../../menu-entries.ts';
import { UserNames } from './user-names.tsx';

type AvatarPanelProps = { user: User; isByKeyboard: boolean };

/** The menu itself, which opens as it arrives: somebody has asked for it. */
export function AvatarPanel({ user, isByKeyboard }: AvatarPanelProps) {
  const logOut = useLogOut();
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <AvatarButton email={user.email} />
      </MenuTrigger>
      <HeaderMenuPanel isByKeyboard={isByKeyboard} align="end" className="w-68">
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
        <MenuCaption>{messages.about}</MenuCaption>
        {siteRows.map(({ label, icon, to, state }) => (
          <MenuItem key={label} icon={icon} asChild>
            <Link to={to} state={state}>
              {label}
            </Link>
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
