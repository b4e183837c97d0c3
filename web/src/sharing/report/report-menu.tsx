import { deleteShareReport } from '@engram/core/sharing/api.ts';
import type { Share } from '@engram/core/sharing/share.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleStop, Ellipsis, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { paths, pathsOf } from '../../paths.ts';
import { testsKey } from '../../practice-tests/queries.ts';
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
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { useMenuAction } from '../../ui/navigation/use-menu-action.ts';
import { stoppingMessages } from '../owning/messages.ts';
import { StopDialog } from '../owning/stop-dialog.tsx';
import { deletionMessages, reportMessages as messages } from './messages.ts';
import { reportKey } from './queries.ts';

type ReportAction = 'stop' | 'delete';

export function ReportMenu({ share }: { share: Share }) {
  const [asked, setAsked] = useState<ReportAction>();
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
          <MenuItem icon={FileText} asChild>
            <Link to={pathsOf.test(share.practiceTestId)}>{messages.openTest}</Link>
          </MenuItem>
          {share.state === 'open' && (
            <MenuItem icon={CircleStop} onSelect={() => choose('stop')}>
              {stoppingMessages.stop}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={Trash2} onSelect={() => choose('delete')}>
            {deletionMessages.label}
          </MenuItem>
        </MenuContent>
      </Menu>
      <StopDialog code={share.testId} isOpen={asked === 'stop'} onClose={close} />
      <DeleteDialog code={share.testId} isOpen={asked === 'delete'} onClose={close} />
    </>
  );
}

type DeleteDialogProps = { code: string; isOpen: boolean; onClose: () => void };

function DeleteDialog({ code, isOpen, onClose }: DeleteDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { showToast, showError } = useToasts();
  const deletion = useMutation({
    mutationFn: () => call(deleteShareReport, { params: { id: code } }),
    onSuccess: async () => {
      showToast(deletionMessages.deleted);
      await navigate(paths.tests, { replace: true });
      client.removeQueries({ queryKey: reportKey(code) });
      await client.invalidateQueries({ queryKey: testsKey });
    },
    onError: (error) => {
      showError(deletionMessages.notDeleted(readFailure(error, messages.unknownFailure)));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={deletionMessages.title}
      body={deletionMessages.text(code)}
      cancelLabel={deletionMessages.cancel}
      onCancel={onClose}
      actionLabel={deletionMessages.label}
      tone="danger"
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  );
}
