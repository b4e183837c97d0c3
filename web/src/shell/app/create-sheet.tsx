import { useId } from 'react';
import { Link } from 'react-router';
import { DueBadge } from '../../reviews/due-badge.tsx';
import { BottomSheet } from '../../ui/dialogs/bottom-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { menuSeparatorClass } from '../../ui/navigation/menu.tsx';
import { messages } from '../messages.ts';
import { appMessages } from './messages.ts';
import { learnerExtras, learnerTools, type ToolEntry } from '../menu-entries.ts';
import type { SheetProps } from './sheet-button.tsx';
import { sheetRowClass } from './sheet-row-class.ts';
import { ToolName } from './tool-name.tsx';

/** The menu to create, on a phone. */
export function Sheet(props: SheetProps) {
  return (
    <BottomSheet {...props} title={messages.studyTools} closeLabel={appMessages.close}>
      <ul className="-mx-2.5 mt-2.5">
        {learnerTools.map((tool) => (
          <ToolRow key={tool.label} tool={tool} />
        ))}
        <li aria-hidden="true" className={menuSeparatorClass} />
        {learnerExtras.map((tool) => (
          <ToolRow key={tool.label} tool={tool} />
        ))}
      </ul>
    </BottomSheet>
  );
}

function ToolRow({ tool: { label, icon, to, hint, hasDueCount } }: { tool: ToolEntry }) {
  const id = useId();
  return (
    <li>
      <Link to={to} aria-labelledby={`${id}-label ${id}-hint ${id}-due`} className={sheetRowClass}>
        <Icon icon={icon} className="text-ink-3" />
        <ToolName id={id} label={label} hint={hint} />
        <span id={`${id}-due`} className="ms-auto">
          {hasDueCount && <DueBadge />}
        </span>
      </Link>
    </li>
  );
}
