import {
  CircleSlash,
  Ellipsis,
  FilePlus2,
  Link2,
  Pencil,
  Share2,
  Trash2,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
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
import { shareMessages } from '../share-messages.ts';
import { useSharing } from '../sharing-slot.ts';
import { testMenuMessages as messages } from './messages.ts';
import { pathsOf } from '../../paths.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';

/** What the menu and its dialogs need to know of a test. */
export type NamedTest = {
  id: string;
  name: string;
  /** The attempt that was begun and not ended. */
  openAttemptId?: string | null | undefined;
};

export type TestAction = 'rename' | 'discard' | 'delete';

type TestMenuProps = {
  test: NamedTest;
  size?: 'small' | 'normal';
  /** Where the material is at hand. */
  onSameMaterial?: () => void;
  onAction: (action: TestAction) => void;
};

export function TestMenu({ test, size = 'small', onSameMaterial, onAction }: TestMenuProps) {
  const copyLink = useCopyLink();
  const sharing = useSharing();
  const { trigger, choose, act } = useMenuAction<TestAction | 'share'>((action) => {
    if (action === 'share') sharing?.share({ testId: test.id });
    else onAction(action);
  });

  return (
    <Menu>
      <MenuTrigger>
        <Button
          ref={trigger}
          variant={size === 'small' ? 'ghost' : 'secondary'}
          size={size}
          isIconOnly
          aria-label={messages.more(test.name)}
        >
          <Icon icon={Ellipsis} />
        </Button>
      </MenuTrigger>
      <MenuContent onCloseAutoFocus={act} className="min-w-66">
        {onSameMaterial && (
          <MenuItem icon={FilePlus2} onSelect={onSameMaterial}>
            {messages.sameMaterial}
          </MenuItem>
        )}
        {sharing && (
          <>
            <MenuItem icon={Share2} onSelect={() => choose('share')}>
              {shareMessages.share}
            </MenuItem>
            <MenuItem icon={Users} asChild>
              <Link to={pathsOf.give(test.id)}>{shareMessages.give}</Link>
            </MenuItem>
          </>
        )}
        <MenuItem icon={Pencil} onSelect={() => choose('rename')}>
          {messages.rename}
        </MenuItem>
        <MenuItem icon={Link2} onSelect={() => void copyLink(test.id)}>
          {messages.copyLink}
        </MenuItem>
        <MenuSeparator />
        {typeof test.openAttemptId === 'string' && (
          <MenuItem icon={CircleSlash} onSelect={() => choose('discard')}>
            {messages.discard}
          </MenuItem>
        )}
        <MenuItem icon={Trash2} onSelect={() => choose('delete')}>
          {messages.delete}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

/** The address of a test, which opens for its owner only. */
function useCopyLink() {
  const { showToast, showError } = useToasts();
  return async (testId: string) => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${pathsOf.test(testId)}`);
      showToast(messages.copied);
    } catch {
      // The browser may forbid it, or have no clipboard outside of https [BERR-26].
      showError(messages.notCopied);
    }
  };
}
