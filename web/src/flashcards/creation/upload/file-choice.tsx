import { cardWizardMessages } from '@engram/core/flashcards/wizard-messages.ts';
import { findKind } from '@engram/core/materials/kinds.ts';
import { megabyte } from '@engram/core/units.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TakePhoto } from '../../../materials/checking/take-photo.tsx';
import type { DraftFile } from '../../../materials/draft/draft.ts';
import { DraftFiles } from '../../../materials/draft-files.tsx';
import type { FileListHandle } from '../../../materials/file-list.tsx';
import { LinkEntry } from '../../../materials/links/link-entry.tsx';
import { uploadMessages as fileMessages } from '../../../materials/messages.ts';
import { acceptOf, listTaken, type UploadRules } from '../../../materials/upload-rules.ts';
import { useFileNews } from '../../../materials/use-file-news.ts';
import {
  ChooseWords,
  Dropzone,
  type DropzoneHandle,
  type RefusalReason,
} from '../../../ui/forms/dropzone.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { DropCardsDrawing } from '../../../ui/states/trace-illustrations.tsx';
import { uploadMessages as messages } from '../messages.ts';
import { PdfQuestion } from './pdf-question.tsx';
import type { UploadStepState } from './use-upload-step.ts';

type FileChoiceProps = { step: UploadStepState; onPaste: () => void };

/** One file by drop or dialog [FWIZ-09] [FWIZ-10] (C24); another one takes its place. */
export function FileChoice({ step, onPaste }: FileChoiceProps) {
  const { draft, store, rules } = step;
  const zone = useRef<DropzoneHandle>(null);
  const list = useRef<FileListHandle>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  /** A PDF about which nobody has decided yet. */
  const [asked, setAsked] = useState<File>();
  const news = useFileNews(draft.files);

  function choose(files: readonly File[]) {
    const file = files[0];
    if (!file) return;
    setRefusals([]);
    if (findKind(file.name) === 'pdf') return setAsked(file);
    add(file);
  }

  function add(file: File) {
    setAsked(undefined);
    clear();
    flushSync(() => store.addFiles([file], rules));
    list.current?.focusRow(0);
  }

  function clear() {
    for (const { id } of draft.files) store.change({ type: 'remove-file', id });
  }

  function refuse(reasons: RefusalReason[]) {
    setAsked(undefined);
    setRefusals(reasons.flatMap((reason) => explain(reason, rules)));
  }

  // What is no longer at hand is chosen anew.
  function retry(id: string) {
    if (!store.canSend(id)) return zone.current?.openDialog();
    flushSync(() => store.retry(id, rules));
    list.current?.focusRow(0);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Dropzone
        ref={zone}
        title={messages.drop}
        overTitle={fileMessages.dropOver}
        rejectTitle={fileMessages.dropRefused}
        text={<ChooseWords {...messages.choose} />}
        hint={messages.hint(listTaken(rules), rules.maxBytes / megabyte)}
        drawing={<DropCardsDrawing />}
        accept={acceptOf(rules)}
        onFiles={choose}
        refusal={{ minBytes: 1, maxBytes: rules.maxBytes, onRefused: refuse }}
      />
      <TakePhoto onTaken={(file) => choose([file])} />
      <LinkEntry
        onAdd={(source) => {
          clear();
          store.addSource(source, rules);
        }}
      />
      {refusals.length > 0 && (
        <Note tone="red">
          {refusals.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      )}
      {asked && (
        <PdfQuestion
          name={asked.name}
          onPaste={() => {
            setAsked(undefined);
            onPaste();
          }}
          onGoOn={() => add(asked)}
        />
      )}
      <DraftFiles
        draft={draft}
        store={store}
        files={draft.files.map(tellFailure)}
        list={list}
        zone={zone}
        onRetry={retry}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** In the words of the drop area, and for a large file also in those for everybody (C24). */
function explain(reason: RefusalReason, rules: UploadRules): string[] {
  const { maxBytes } = rules;
  switch (reason) {
    case 'type':
      return [cardWizardMessages.wrongType(listTaken(rules))];
    case 'too-large':
      return [cardWizardMessages.fileTooLarge(maxBytes), cardWizardMessages.overBytes(maxBytes)];
    case 'too-small':
      return [cardWizardMessages.underBytes(1)];
    case 'too-many':
      return [cardWizardMessages.tooManyFiles];
  }
}

/** [FWIZ-28] */
function tellFailure(file: DraftFile): DraftFile {
  const { progress } = file;
  if (progress.state !== 'failed') return file;
  const message = cardWizardMessages.fileFailed(progress.message);
  return { ...file, progress: { ...progress, message } };
}
