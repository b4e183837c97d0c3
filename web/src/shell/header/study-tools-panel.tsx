import { Link } from 'react-router';
import { Menu, MenuItem, MenuTrigger } from '../../ui/navigation/menu.tsx';
import { HeaderMenuPanel } from './header-menu-panel.tsx';
import { visitorTools } from '../menu-entries.ts';
import { StudyToolsButton } from './study-tools-button.tsx';

/** The menu itself, which opens as it arrives: somebody has asked for it. */
export function StudyToolsPanel({ isByKeyboard }: { isByKeyboard: boolean }) {
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <StudyToolsButton />
      </MenuTrigger>
      <HeaderMenuPanel isByKeyboard={isByKeyboard} align="start" className="w-71">
        {visitorTools.map(({ label, icon, to }) => (
          <MenuItem key={label} icon={icon} asChild>
            <Link to={to}>{label}</Link>
          </MenuItem>
        ))}
      </HeaderMenuPanel>
    </Menu>
  );
}
