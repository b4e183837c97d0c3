import { type Member, MemberName } from '@engram/core/classes/class.ts';
import { checkName } from '../../check-name.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { RenameDialog } from '../../ui/dialogs/rename-dialog.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import {
  classMessages,
  erasureMessages,
  removalMessages,
  renameMessages as renaming,
} from '../messages.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useChangeMembers } from './use-change-members.ts';
import type { MemberAction } from './use-member-dialog.ts';
import { WayBackDialog } from './way-back-dialog.tsx';

type MemberDialogsProps = {
  classId: string;
  members: readonly Member[];
  asked: { action: MemberAction; member: Member } | undefined;
  close: () => void;
};

export function MemberDialogs({ classId, members, asked, close }: MemberDialogsProps) {
  const { rename, merge, remove, erase, resetWayBack } = useChangeMembers(classId);
  const { showToast } = useToasts();
  const { id = '', name = '' } = asked?.member ?? {};
  const isAsked = (action: MemberAction) => asked?.action === action;
  const say = (words: string) => ({ onSuccess: () => showToast(words), onSettled: close });
  return (
    <>
      <RenameDialog
        name={isAsked('rename') ? name : undefined}
        words={{ ...renaming, cancel: classMessages.cancel, close: classMessages.close }}
        check={(draft) => checkName(MemberName, draft, renaming)}
        onRename={(next) => rename.mutate({ memberId: id, name: next }, { onSettled: close })}
        onClose={close}
      />
      <MergeDialog
        member={isAsked('merge') ? asked?.member : undefined}
        members={members}
        isBusy={merge.isPending}
        onMerge={(into, words) => merge.mutate({ memberId: id, into }, say(words))}
        onClose={close}
      />
      <WayBackDialog
        member={isAsked('wayBack') ? asked?.member : undefined}
        words={resetWayBack.data?.words}
        isBusy={resetWayBack.isPending}
        onReset={() => resetWayBack.mutate(id, { onError: close })}
        onClose={() => {
          close();
          resetWayBack.reset();
        }}
      />
      <ConfirmDialog
        isOpen={isAsked('remove')}
        title={removalMessages.title(name)}
        body={removalMessages.text}
        cancelLabel={removalMessages.cancel}
        onCancel={close}
        actionLabel={removalMessages.confirm}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, say(removalMessages.done(name)))}
      />
      <ConfirmDialog
        isOpen={isAsked('erase')}
        title={erasureMessages.title(name)}
        body={erasureMessages.text}
        cancelLabel={erasureMessages.cancel}
        onCancel={close}
        actionLabel={erasureMessages.confirm}
        tone="danger"
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate(id, say(erasureMessages.done(name)))}
      />
    </>
  );
}
