import { materialMessages } from '@engram/core/materials/messages.ts';
import { megabyte } from '@engram/core/units.ts';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { ChooseWords, Dropzone, type DropzoneHandle } from '../ui/forms/dropzone.tsx';
import { Note } from '../ui/states/note.tsx';
import { DropPagesDrawing } from '../ui/states/trace-illustrations.tsx';
import { TakePhoto } from './checking/take-photo.tsx';
import { findStartProblem } from './draft/change-draft.ts';
import type { Draft, DraftFile } from './draft/draft.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { DraftFiles } from './draft-files.tsx';
import type { FileListHandle } from './file-list.tsx';
import { LinkEntry } from './links/link-entry.tsx';
import { uploadMessages as messages } from './messages.ts';
import { acceptOf, listTaken, type UploadRules } from './upload-rules.ts';
import { useFileNews } from './use-file-news.ts';

type UploadAreaProps = {
  draft: Draft;
  store: DraftStore;
  rules: UploadRules;
  list: RefObject<FileListHandle | null>;
};

/** Files by drop or dialog, each read on its own as soon as it is chosen (N09). */
export function UploadArea({ draft, store, rules, list }: UploadAreaProps) {
  const zone = useRef<DropzoneHandle>(null);
  /** The row whose file is to be chosen again. */
  const replaced = useRef<string>(undefined);
  const news = useFileNews(draft.files);
  const sendable = draft.files.filter((file) => canSendAgain(file, { store, rules }));
  // Of a page its own row says all there is to say.
  const haveAllFailed = draft.files.every(
    ({ progress, address }) => progress.state === 'failed' && address === undefined,
  );

  function addFiles(files: readonly File[]) {
    const former = replaced.current;
    replaced.current = undefined;
    const index = draft.files.findIndex(({ id }) => id === former);
    // Its button is gone, and with it the keyboard's place.
    flushSync(() => store.addFiles(files, rules, former));
    if (former !== undefined) list.current?.focusRow(index);
  }

  // What cannot be sent as it is may be chosen anew.
  function retry(id: string) {
    const index = draft.files.findIndex((file) => file.id === id);
    if (sendable.some((file) => file.id === id)) {
      flushSync(() => store.retry(id, rules));
      list.current?.focusRow(index);
      return;
    }
    replaced.current = id;
    zone.current?.openDialog();
  }

  function retryAll() {
    for (const { id } of sendable) store.retry(id, rules);
    zone.current?.focus();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Dropzone
        ref={zone}
        title={messages.dropMany}
        overTitle={messages.dropOver}
        rejectTitle={messages.dropRefused}
        text={<ChooseWords {...messages.chooseMany} />}
        hint={messages.hint(listTaken(rules), rules.maxBytes / megabyte, rules.maxFiles)}
        drawing={<DropPagesDrawing />}
        accept={acceptOf(rules)}
        isMultiple={rules.maxFiles > 1}
        onFiles={addFiles}
        onCancel={() => (replaced.current = undefined)}
      />
      <TakePhoto onTaken={(file) => addFiles([file])} />
      <LinkEntry onAdd={(source) => store.addSource(source, rules)} />
      <p role="status" className="type-sm wrap-anywhere text-ink-2 empty:sr-only">
        {messages.repeated(draft.repeated)}
      </p>
      {draft.notAdded.length > 0 && <NotAdded names={draft.notAdded} maxFiles={rules.maxFiles} />}
      {haveAllFailed && sendable.length > 0 && (
        <AllFailed words={describeAllFailed(draft.files, sendable)} onRetry={retryAll} />
      )}
      <DraftFiles draft={draft} store={store} list={list} zone={zone} onRetry={retry} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

function NotAdded({ names, maxFiles }: { names: readonly string[]; maxFiles: number }) {
  return (
    <Note tone="yellow">
      <p role="alert" className="font-semibold">
        {materialMessages.tooManyFiles(maxFiles)}
      </p>
      <p className="wrap-anywhere">{messages.notAdded(names)}</p>
    </Note>
  );
}

/** Beside the rows, which say why: all of them at once (C50). */
function AllFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-tile bg-danger-soft px-3.25 py-2.75">
      <p className="type-sm font-medium text-danger-ink">{words}</p>
      <Button size="small" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}

/** Still at hand, and not refused on this device. */
function canSendAgain(
  file: DraftFile,
  { store, rules }: { store: DraftStore; rules: UploadRules },
): boolean {
  if (file.address !== undefined) return true;
  const others = store.read().files;
  return store.canSend(file.id) && findStartProblem(file, { others, rules }) === undefined;
}

function describeAllFailed(files: readonly DraftFile[], sendable: readonly DraftFile[]): string {
  const wereSent = files.every(({ progress }) => 'wasSent' in progress && progress.wasSent);
  return wereSent ? messages.allFailed(files.length) : messages.someAgain(sendable.length);
}
