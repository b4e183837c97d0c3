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
import { setMenuMessages as messages } from '../messages.ts';
import type { SetAction } from '../set-dialogs.tsx';

type SetMenuProps = { name: string; onAction: (action: SetAction) => void };

export function SetMenu({ name, onAction }: SetMenuProps) {
  const { trigger, choose, act } = useMenuAction(onAction);
  return (
    // Over the link that covers the card.
    <div className="relative z-1 -my-1.5 -me-2">
      <Menu>
        <MenuTrigger>
          <Button
            ref={trigger}
            variant="ghost"
            size="small"
            isIconOnly
            aria-label={messages.more(name)}
          >
            <Icon icon={Ellipsis} />
          </Button>
        </MenuTrigger>
        <MenuContent onCloseAutoFocus={act}>
          <MenuItem icon={Pencil} onSelect={() => choose('rename')}>
            {messages.rename}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} onSelect={() => choose('delete')}>
            {messages.delete}
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  );
}
