import type { Draft } from '../draft/draft.ts';
import { listToCheck } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { CheckedText } from './check-text.ts';
import { PhotoCheckDialog } from './photo-check-dialog.tsx';

type CheckFilesProps = {
  draft: Draft;
  store: DraftStore;
  /** The file that is looked over, if one is. */
  id: string | undefined;
  onTakeAgain: (id: string) => void;
  /** Its words are used from now on. */
  onUsed: (id: string) => void;
  onClose: () => void;
};

/** Looks over the words of one photo of a draft; its row goes on as soon as that is done. */
export function CheckFiles({ draft, store, id, onTakeAgain, onUsed, onClose }: CheckFilesProps) {
  const found = listToCheck(draft).find((file) => file.id === id);
  if (!found) return null;
  const { reading } = found.progress;

  function use(checked: CheckedText) {
    if (!found) return;
    store.change({
      type: 'note-progress',
      id: found.id,
      progress: {
        state: 'processed',
        extractedText: checked.text,
        type: reading.kind === 'pdf' ? 'pdf' : 'photo',
        ...(checked.pageStarts && {
          pages: checked.pageStarts.length,
          pageStarts: [...checked.pageStarts],
        }),
        warnings: [],
      },
    });
    onUsed(found.id);
  }

  // What was put right stays so, for whoever looks at it again.
  function keep({ text, unsure, pageStarts }: CheckedText) {
    if (!found) return;
    const changed = { ...reading, text, unsure: [...unsure] };
    const progress = {
      state: 'to-check',
      reading: pageStarts ? { ...changed, pageStarts: [...pageStarts] } : changed,
    } as const;
    store.change({ type: 'note-progress', id: found.id, progress });
    onClose();
  }

  return (
    <PhotoCheckDialog
      key={found.id}
      name={found.name}
      file={store.fileOf(found.id)}
      reading={reading}
      onUse={use}
      onTakeAgain={() => onTakeAgain(found.id)}
      onClose={keep}
    />
  );
}
