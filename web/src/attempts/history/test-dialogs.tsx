import { TestName } from '@engram/core/practice-tests/practice-test.ts';
import { useState } from 'react';
import { checkName } from '../../check-name.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { RenameDialog } from '../../ui/dialogs/rename-dialog.tsx';
import { useDeleteTest } from '../deleting/use-delete-test.ts';
import { DiscardDialog } from '../discarding/discard-dialog.tsx';
import { deletionMessages as messages, renameMessages } from './messages.ts';
import type { NamedTest, TestAction } from './test-menu.tsx';
import { useRenameTest } from './use-rename-test.ts';

type Listeners = { uid: string; onDeleted: (test: NamedTest) => void; onCancelled?: () => void };

/** What the menu of a test asks before it acts. */
export function useTestDialogs({ uid, onDeleted, onCancelled }: Listeners) {
  const [asked, setAsked] = useState<{ action: TestAction; test: NamedTest }>();
  const close = () => setAsked(undefined);
  const rename = useRenameTest();
  const deleteTest = useDeleteTest();
  return {
    uid,
    asked,
    open: (action: TestAction, test: NamedTest) => setAsked({ action, test }),
    cancel() {
      close();
      onCancelled?.();
    },
    rename(test: NamedTest, name: string) {
      close();
      onCancelled?.();
      rename.mutate({ test, name });
    },
    remove(test: NamedTest) {
      close();
      deleteTest(test);
      onDeleted(test);
    },
  };
}

export function TestDialogs({
  uid,
  asked,
  cancel,
  rename,
  remove,
}: ReturnType<typeof useTestDialogs>) {
  const test = asked?.test;
  return (
    <>
      <RenameDialog
        name={asked?.action === 'rename' ? test?.name : undefined}
        words={renameMessages}
        check={(draft) => checkName(TestName, draft, renameMessages)}
        onClose={cancel}
        onRename={(name) => test && rename(test, name)}
      />
      <ConfirmDialog
        isOpen={asked?.action === 'delete'}
        title={messages.title}
        body={<span className="wrap-anywhere">{messages.text(test?.name ?? '')}</span>}
        cancelLabel={messages.cancel}
        onCancel={cancel}
        actionLabel={messages.confirm}
        tone="danger"
        onConfirm={() => test && remove(test)}
      />
      <DiscardDialog uid={uid} asked={findDiscarded(asked)} onClose={cancel} />
    </>
  );
}

function findDiscarded(asked: { action: TestAction; test: NamedTest } | undefined) {
  if (asked?.action !== 'discard' || typeof asked.test.openAttemptId !== 'string') return undefined;
  return { attemptId: asked.test.openAttemptId, testName: asked.test.name };
}
