import { useId } from 'react';
import { Link } from 'react-router';
import { DueBadge } from '../../reviews/due-badge.tsx';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/navigation/menu.tsx';
import { HeaderMenuPanel } from '../header/header-menu-panel.tsx';
import { learnerExtras, learnerTools, type ToolEntry } from '../menu-entries.ts';
import { CreateButton } from './create-button.tsx';
import { ToolName } from './tool-name.tsx';

/** The menu itself, which opens as it arrives: somebody has asked for it. */
export function CreatePanel({ isByKeyboard }: { isByKeyboard: boolean }) {
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <CreateButton />
      </MenuTrigger>
      <HeaderMenuPanel isByKeyboard={isByKeyboard} align="end" className="w-76">
        {learnerTools.map((tool) => (
          <ToolItem key={tool.label} tool={tool} />
        ))}
        <MenuSeparator />
        {learnerExtras.map((tool) => (
          <ToolItem key={tool.label} tool={tool} />
        ))}
      </HeaderMenuPanel>
    </Menu>
  );
}

function ToolItem({ tool: { label, icon, to, hint, hasDueCount = false } }: { tool: ToolEntry }) {
  const id = useId();
  return (
    <MenuItem
      icon={icon}
      asChild
      aria-labelledby={`${id}-label ${id}-hint ${id}-due`}
      {...(hasDueCount && {
        tag: (
          <span id={`${id}-due`}>
            <DueBadge />
          </span>
        ),
      })}
    >
      <Link to={to}>
        <ToolName id={id} label={label} hint={hint} />
      </Link>
    </MenuItem>
  );
}
