import { type Material, Subject } from '@engram/core/materials/material.ts';
import { ChevronDown, Folder, Plus } from 'lucide-react';
import { useState } from 'react';
import { checkName } from '../../check-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { RenameDialog } from '../../ui/dialogs/rename-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  Menu,
  MenuChoice,
  MenuChoices,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../ui/navigation/menu.tsx';
import { useMenuAction } from '../../ui/navigation/use-menu-action.ts';
import { subjectMessages as messages } from './messages.ts';
import { useMoveMaterial } from './use-move-material.ts';

type SubjectMenuProps = {
  material: Material;
  /** Those that are in use. */
  subjects: readonly string[];
  /** In a row of a list it is quiet. */
  isSmall?: boolean;
};

/** The folder that a material is in, and the way into another. */
export function SubjectMenu({ material, subjects, isSmall = false }: SubjectMenuProps) {
  const { mutate: move } = useMoveMaterial();
  const [isAdding, setIsAdding] = useState(false);
  const { trigger, choose, act } = useMenuAction(() => setIsAdding(true));
  const { title, subject } = material;
  const shown = subject ?? messages.none;

  return (
    <>
      <Menu>
        <MenuTrigger>
          <button
            ref={trigger}
            type="button"
            aria-label={messages.label(title, shown)}
            className={classNames(
              'inline-flex max-w-full items-center gap-1.5 border border-line bg-surface font-semibold text-ink-2 hover:text-ink focus-visible:shadow-focus',
              isSmall
                ? 'min-h-8 tall-target rounded-[7px] px-2 type-xs'
                : 'min-h-11 rounded-control px-3 type-sm',
            )}
          >
            {!isSmall && <Icon icon={Folder} size="small" className="text-ink-3" />}
            <span className={classNames('truncate', subject === null && 'font-medium text-ink-3')}>
              {shown}
            </span>
            <Icon icon={ChevronDown} size="small" className="text-ink-3" />
          </button>
        </MenuTrigger>
        <MenuContent align="start" onCloseAutoFocus={act} className="max-w-80">
          <MenuChoices
            value={subject ?? ''}
            onValueChange={(chosen) => {
              if (chosen !== (subject ?? '')) move({ material, subject: chosen || null });
            }}
          >
            {subjects.map((name) => (
              <MenuChoice key={name} value={name}>
                {name}
              </MenuChoice>
            ))}
            <MenuChoice value="">{messages.none}</MenuChoice>
          </MenuChoices>
          <MenuSeparator />
          <MenuItem icon={Plus} onSelect={() => choose('add')}>
            {messages.add}
          </MenuItem>
        </MenuContent>
      </Menu>
      <RenameDialog
        name={isAdding ? '' : undefined}
        words={messages}
        check={(draft) => checkName(Subject, draft, messages)}
        onClose={() => setIsAdding(false)}
        onRename={(name) => {
          setIsAdding(false);
          move({ material, subject: name });
        }}
      />
    </>
  );
}
