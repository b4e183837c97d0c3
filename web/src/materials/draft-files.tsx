import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DropzoneHandle } from '../ui/forms/dropzone.tsx';
import { CheckFiles } from './checking/check-files.tsx';
import type { Draft, DraftFile } from './draft/draft.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { FileList, type FileListHandle } from './file-list.tsx';

type DraftFilesProps = {
  draft: Draft;
  store: DraftStore;
  /** As their rows tell of them, where that is not as the draft does. */
  files?: readonly DraftFile[];
  list: RefObject<FileListHandle | null>;
  /** Where files are chosen: the keyboard goes there when a row has gone. */
  zone: RefObject<DropzoneHandle | null>;
  onRetry: (id: string) => void;
};

/** The files of a draft, with the dialog in which the words of a photo are looked over. */
export function DraftFiles(props: DraftFilesProps) {
  const { draft, store, files = draft.files, list, zone, onRetry } = props;
  const [checkedId, setCheckedId] = useState<string>();

  function remove(id: string) {
    store.change({ type: 'remove-file', id });
  }

  // The button that opened the dialog is gone, and with it the keyboard's place.
  function goOn(id: string) {
    const index = draft.files.findIndex((file) => file.id === id);
    flushSync(() => setCheckedId(undefined));
    list.current?.focusRow(index);
  }

  // The picture is at fault: another one takes its place.
  function takeAgain(id: string) {
    setCheckedId(undefined);
    flushSync(() => remove(id));
    zone.current?.focus();
    zone.current?.openDialog();
  }

  return (
    <>
      {files.length > 0 && (
        <FileList
          ref={list}
          files={files}
          onRetry={onRetry}
          onCheck={setCheckedId}
          onRemove={remove}
          onLastRemoved={() => zone.current?.focus()}
        />
      )}
      <CheckFiles
        draft={draft}
        store={store}
        id={checkedId}
        onTakeAgain={takeAgain}
        onUsed={goOn}
        onClose={() => setCheckedId(undefined)}
      />
    </>
  );
}
