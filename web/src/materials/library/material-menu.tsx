import type { Material } from '@engram/core/materials/material.ts';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../ui/navigation/menu.tsx';
import { useMenuAction } from '../../ui/navigation/use-menu-action.ts';
import { libraryMessages as messages } from './messages.ts';

export type MaterialAction = 'rename' | 'delete';

type MaterialMenuProps = {
  material: Material;
  /** What a narrow row leaves out. */
  details: string;
  onAction: (action: MaterialAction) => void;
};

export function MaterialMenu({ material, details, onAction }: MaterialMenuProps) {
  const { trigger, choose, act } = useMenuAction(onAction);

  return (
    <Menu>
      <MenuTrigger>
        <Button ref={trigger} variant="ghost" isIconOnly aria-label={messages.more(material.title)}>
          <Icon icon={Ellipsis} />
        </Button>
      </MenuTrigger>
      <MenuContent onCloseAutoFocus={act} className="max-w-80">
        <div className="grid gap-0.5 px-2.5 pt-2 pb-1">
          <p className="type-sm font-semibold wrap-anywhere">{material.title}</p>
          <p className="type-xs text-ink-3">{details}</p>
        </div>
        <MenuSeparator />
        <MenuItem icon={Pencil} onSelect={() => choose('rename')}>
          {messages.rename}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => choose('delete')}>
          {messages.delete}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
