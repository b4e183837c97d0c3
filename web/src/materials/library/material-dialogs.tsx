import { type Material, MaterialTitle } from '@engram/core/materials/material.ts';
import { useEffect, useRef, useState } from 'react';
import { checkName } from '../../check-name.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { RenameDialog } from '../../ui/dialogs/rename-dialog.tsx';
import type { MaterialAction } from './material-menu.tsx';
import { deletionMessages as messages, renameMessages } from './messages.ts';
import { useDeleteMaterial } from './use-delete-material.ts';
import { useRenameMaterial } from './use-rename-material.ts';

type Selection = {
  selected: readonly Material[];
  onChange: (materials: Material[]) => void;
};

/** What can be done with a material, and what comes of it for the selection. */
export function useMaterialDialogs(selection: Selection) {
  const [asked, setAsked] = useState<{ action: MaterialAction; material: Material }>();
  // The server answers later; more may have been selected by then.
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });

  const { mutate: rename } = useRenameMaterial((renamed) => {
    const { selected, onChange } = latest.current;
    if (!includes(selected, renamed)) return;
    onChange(selected.map((one) => (one.id === renamed.id ? renamed : one)));
  });
  const { mutate: remove } = useDeleteMaterial((deleted) => {
    const { selected, onChange } = latest.current;
    if (includes(selected, deleted)) onChange(selected.filter(({ id }) => id !== deleted.id));
  });

  return {
    asked,
    open: (action: MaterialAction, material: Material) => setAsked({ action, material }),
    close: () => setAsked(undefined),
    rename,
    remove,
  };
}

export function MaterialDialogs({
  asked,
  close,
  rename,
  remove,
}: ReturnType<typeof useMaterialDialogs>) {
  const material = asked?.material;
  return (
    <>
      <RenameDialog
        name={asked?.action === 'rename' ? material?.title : undefined}
        words={renameMessages}
        check={(draft) => checkName(MaterialTitle, draft, renameMessages)}
        onClose={close}
        onRename={(title) => {
          close();
          if (material) rename({ material, title });
        }}
      />
      <ConfirmDialog
        isOpen={asked?.action === 'delete'}
        title={messages.title}
        body={messages.text(material?.title ?? '')}
        cancelLabel={messages.cancel}
        onCancel={close}
        actionLabel={messages.confirm}
        tone="danger"
        onConfirm={() => {
          close();
          if (material) remove(material);
        }}
      />
    </>
  );
}

function includes(materials: readonly Material[], { id }: Material): boolean {
  return materials.some((one) => one.id === id);
}
