import { endClass } from '@engram/core/classes/api.ts';
import type { Class } from '@engram/core/classes/class.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../ui/navigation/menu.tsx';
import { useMenuAction } from '../../ui/navigation/use-menu-action.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { ClassDialog } from '../listing/class-dialog.tsx';
import { classMessages, pageMessages as messages } from '../messages.ts';
import { classesKey } from '../../classes-key.ts';
import { classKey } from '../queries.ts';

type Action = 'edit' | 'end';

export function ClassMenu({ taught }: { taught: Class }) {
  const [asked, setAsked] = useState<Action>();
  const { trigger, choose, act } = useMenuAction(setAsked);
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu>
        <MenuTrigger>
          <Button ref={trigger} isIconOnly aria-label={messages.more}>
            <Icon icon={Ellipsis} />
          </Button>
        </MenuTrigger>
        <MenuContent onCloseAutoFocus={act}>
          <MenuItem icon={Pencil} onSelect={() => choose('edit')}>
            {messages.edit}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} onSelect={() => choose('end')}>
            {messages.end}
          </MenuItem>
        </MenuContent>
      </Menu>
      <ClassDialog
        subject={asked === 'edit' ? taught : undefined}
        onClose={close}
        onSaved={close}
      />
      <EndDialog taught={taught} isOpen={asked === 'end'} onClose={close} />
    </>
  );
}

type EndDialogProps = { taught: Class; isOpen: boolean; onClose: () => void };

function EndDialog({ taught: { id, name }, isOpen, onClose }: EndDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { showToast, showError } = useToasts();
  const words = messages.ending;
  const ending = useMutation({
    mutationFn: () => call(endClass, { params: { classId: id } }),
    onSuccess: async () => {
      showToast(words.done(name));
      await navigate(paths.classes, { replace: true });
      client.removeQueries({ queryKey: classKey(id) });
      await client.invalidateQueries({ queryKey: classesKey });
    },
    onError: (error) => {
      showError(words.failed(readFailure(error, classMessages.unknownFailure)));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title(name)}
      body={words.text}
      cancelLabel={words.cancel}
      onCancel={onClose}
      actionLabel={words.confirm}
      tone="danger"
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate()}
    />
  );
}
