import { pictureLimits } from '@engram/core/limits.ts';
import { writeMention } from '@engram/core/pictures/write-mention.ts';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { isPress } from '../keys/is-press.ts';
import { Button } from '../ui/button.tsx';
import { ChooseWords, Dropzone, type DropzoneHandle } from '../ui/forms/dropzone.tsx';
import { Field } from '../ui/forms/field.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { addPictureWords as words } from './messages.ts';
import { Picture } from './picture.tsx';
import { useUploadPicture } from './use-upload-picture.ts';

type AddPictureProps = {
  /** With the picture as a text has it, `![What it shows](picture:ID)`, and its parts. */
  onAdd: (mention: string, picture: { id: string; alternative: string }) => void;
  onCancel?: () => void;
};

/** Drop, paste or choose; while it is on its way, say what it shows. */
export function AddPicture({ onAdd, onCancel }: AddPictureProps) {
  const { progress, send, clear } = useUploadPicture();
  const [alternative, setAlternative] = useState('');
  const [problem, setProblem] = useState<string>();
  const zone = useRef<DropzoneHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const isUnderWay = progress.state !== 'none' && progress.state !== 'failed';

  // What had the keyboard goes with the other half; and a paste is heard only from within.
  useEffect(() => {
    (isUnderWay ? field : zone).current?.focus();
  }, [isUnderWay]);

  function paste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    send(file);
  }

  function add() {
    const shown = alternative.trim();
    const found = findProblem(shown);
    setProblem(found);
    if (found !== undefined) return field.current?.focus();
    if (progress.state !== 'kept') return undefined;
    const { id } = progress.picture;
    return onAdd(writeMention(id, shown), { id, alternative: shown });
  }

  return (
    <div
      role="group"
      aria-label={words.label}
      onPaste={paste}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      {!isUnderWay && (
        <Dropzone
          ref={zone}
          title={words.drop}
          overTitle={words.over}
          rejectTitle={words.refused}
          text={<ChooseWords {...words.choose} />}
          hint={words.hint}
          accept={accepted}
          onFiles={([file]) => file && send(file)}
          error={
            progress.state === 'failed'
              ? { message: progress.message, retryLabel: words.another }
              : undefined
          }
        />
      )}
      {progress.state === 'kept' && (
        <Picture id={progress.picture.id} alternative={alternative} isStill />
      )}
      <p role="status" className="type-sm text-ink-2 empty:sr-only">
        {describe(progress)}
      </p>
      {isUnderWay && (
        <Field label={words.whatItShows} hint={words.whatItShowsHint} error={problem}>
          <TextInput
            ref={field}
            value={alternative}
            onChange={({ target }) => {
              setAlternative(target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              if (!isPress(event, 'Enter')) return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {isUnderWay && (
          <Button variant="ghost" onClick={clear}>
            {words.another}
          </Button>
        )}
        {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
        {isUnderWay && (
          <Button variant="primary" isPaused={progress.state !== 'kept'} onClick={add}>
            {words.add}
          </Button>
        )}
      </div>
    </div>
  );
}

const accepted = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
};

function findProblem(alternative: string): string | undefined {
  if (alternative === '') return words.whatItShowsMissing;
  const isLong = alternative.length > pictureLimits.maxAlternativeLength;
  return isLong ? words.whatItShowsTooLong : undefined;
}

function describe(progress: ReturnType<typeof useUploadPicture>['progress']): string {
  switch (progress.state) {
    case 'sending':
      return words.sending(progress.percent);
    case 'drawing':
      return words.drawing;
    case 'kept':
      return words.ready;
    case 'none':
    case 'failed':
      return '';
  }
}
