import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '../ui/menu.tsx';
import { headerLinkClass } from './header-link-class.ts';
import { HeaderMenuPanel } from './header-menu-panel.tsx';
import { messages } from './messages.ts';
import { comingTools, toolEntries } from './navigation.ts';
import { SoonTag } from './soon-tag.tsx';

export function StudyToolsMenu() {
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" className={classNames(headerLinkClass, 'noscript:hidden')}>
          {messages.studyTools}
          <Icon icon={ChevronDown} size="small" />
        </button>
      </MenuTrigger>
      <HeaderMenuPanel align="start" className="w-71">
        {toolEntries.map(({ label, icon, to }) => (
          <MenuItem key={label} icon={icon} asChild>
            <Link to={to}>{label}</Link>
          </MenuItem>
        ))}
        {comingTools.map(({ label, icon }) => (
          <MenuItem key={label} icon={icon} disabled tag={<SoonTag />}>
            {label}
          </MenuItem>
        ))}
      </HeaderMenuPanel>
    </Menu>
  );
}
