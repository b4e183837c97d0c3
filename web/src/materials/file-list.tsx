import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Card } from '../ui/card.tsx';
import { FileRow, type FileStatus } from '../ui/file-row.tsx';
import type { DraftFile } from './draft/draft.ts';
import { nameTile } from './library/messages.ts';
import { tooLongMessages, uploadMessages as messages } from './messages.ts';
import { writeSize } from './write-size.ts';

type FileListProps = {
  files: readonly DraftFile[];
  onRetry: (id: string) => void;
  onCheck: (id: string) => void;
  onRemove: (id: string) => void;
  onLastRemoved: () => void;
  ref?: Ref<FileListHandle>;
};

export type FileListHandle = {
  focus: () => void;
  /** The last button of a row, which all its states have. */
  focusRow: (index: number) => void;
};

export function FileList({ files, onRetry, onCheck, onRemove, onLastRemoved, ref }: FileListProps) {
  const box = useRef<HTMLDivElement>(null);
  const findRow = (index: number) => box.current?.querySelectorAll('li')[index];
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector('ul')?.focus(),
    focusRow: (index) => focusLastButton(findRow(index)),
  }));

  // The button goes with its row: the keyboard goes on in the next one, or the one before.
  function remove(id: string) {
    const index = files.findIndex((file) => file.id === id);
    const neighbour = findRow(index + 1) ?? findRow(index - 1);
    onRemove(id);
    if (neighbour) focusLastButton(neighbour);
    else onLastRemoved();
  }

  return (
    <div ref={box}>
      <Card as="ul" isFlat tabIndex={-1} aria-label={messages.list}>
        {files.map((file) => (
          <Row
            key={file.id}
            file={file}
            onRetry={() => onRetry(file.id)}
            onCheck={() => onCheck(file.id)}
            onRemove={() => remove(file.id)}
          />
        ))}
      </Card>
    </div>
  );
}

function focusLastButton(row: HTMLElement | undefined): void {
  const buttons = row?.querySelectorAll('button');
  buttons?.[buttons.length - 1]?.focus();
}

type Actions = { onRetry: () => void; onCheck: () => void; onRemove: () => void };

function Row({ file, ...actions }: Actions & { file: DraftFile }) {
  return <FileRow kind={kindOf(file)} name={file.name} status={describe(file, actions)} />;
}

function describe({ name, size, address, progress }: DraftFile, actions: Actions): FileStatus {
  const cancel = { label: messages.cancel(name), onPress: actions.onRemove };
  const remove = { label: messages.remove(name), onPress: actions.onRemove };
  switch (progress.state) {
    case 'waiting':
      return { state: 'busy', words: messages.waiting, percent: 0, cancel };
    case 'sending': {
      const { percent } = progress;
      return { state: 'busy', words: messages.sending(percent), percent, cancel };
    }
    case 'reading':
      return { state: 'busy', words: messages.reading, cancel };
    case 'recognizing': {
      const { page, pages, percent } = progress;
      const done = pages > 1 ? (100 * (page - 1) + percent) / pages : percent;
      return { state: 'busy', words: messages.recognizing(page, pages), percent: done, cancel };
    }
    case 'to-check': {
      const { unsure } = progress.reading;
      return {
        state: 'to-check',
        detail: messages.unsure(unsure.length),
        check: { words: messages.check, label: messages.checkFile(name), onPress: actions.onCheck },
        remove,
      };
    }
    case 'processed': {
      const { extractedText, pages, warnings, isCut = false } = progress;
      const characters = countCharacters(extractedText);
      const isRecording = progress.type === 'transcript';
      const details = {
        origin: size > 0 ? writeSize(size) : address === undefined ? '' : new URL(address).hostname,
        characters,
        ...(pages !== undefined && (isRecording ? { minutes: pages } : { pages })),
      };
      return {
        state: 'processed',
        words: messages.processed,
        detail: messages.details(details),
        warnings: isCut ? [...warnings, tooLongMessages.cut(characters)] : warnings,
        remove,
      };
    }
    case 'failed': {
      const { message, hint } = progress;
      const retry = {
        words: messages.retry,
        label: messages.retryFile(name),
        onPress: actions.onRetry,
      };
      return { state: 'failed', message, hint, retry, remove };
    }
  }
}

/** What fits on the drawing of a page. */
function kindOf({ name, address, progress }: DraftFile): string {
  if (progress.state === 'processed' && progress.type === 'transcript')
    return nameTile('transcript');
  if (address !== undefined) return nameTile('web');
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1, dot + 5).toUpperCase();
}
