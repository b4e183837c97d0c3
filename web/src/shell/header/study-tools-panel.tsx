import { Link } from 'react-router';
import { DueBadge } from '../../reviews/due-badge.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../ui/navigation/menu.tsx';
import { HeaderMenuPanel } from './header-menu-panel.tsx';
import { comingTools, toolEntries } from '../navigation.ts';
import { SoonTag } from '../../soon-tag.tsx';
import { StudyToolsButton } from './study-tools-button.tsx';

/** The menu itself, which opens as it arrives: somebody has asked for it. */
export function StudyToolsPanel({ isByKeyboard }: { isByKeyboard: boolean }) {
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <StudyToolsButton />
      </MenuTrigger>
      <HeaderMenuPanel isByKeyboard={isByKeyboard} align="start" className="w-71">
        {toolEntries.map(({ label, icon, to, hasDueCount = false }) => (
          <MenuItem key={label} icon={icon} asChild {...(hasDueCount && { tag: <DueBadge /> })}>
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
