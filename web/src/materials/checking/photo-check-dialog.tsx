import { isPhotoName } from '@engram/core/materials/photo-kinds.ts';
import type { PhotoReading, UnsureWord } from '@engram/core/materials/reading-api.ts';
import { uploadPicture } from '@engram/core/pictures/api.ts';
import { writeMention } from '@engram/core/pictures/write-mention.ts';
import { CircleQuestionMark } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { upload } from '../../http/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Icon } from '../../ui/icon.tsx';
import { changeText, type CheckedText, settleWord } from './check-text.ts';
import { photoCheckMessages as messages } from './messages.ts';
import { PhotoView } from './photo-view.tsx';
import { UnsureText } from './unsure-text.tsx';
import { WordQuestion } from './word-question.tsx';

type PhotoCheckProps = {
  name: string;
  /** Gone after a reload. */
  file: File | undefined;
  reading: PhotoReading;
  onUse: (checked: CheckedText) => void;
  onTakeAgain: () => void;
  /** With what was changed so far. */
  onClose: (checked: CheckedText) => void;
};

/** What was read beside its picture: nothing of a photo is used before somebody has looked at it. */
export function PhotoCheckDialog({
  name,
  file,
  reading,
  onUse,
  onTakeAgain,
  onClose,
}: PhotoCheckProps) {
  const [checked, setChecked] = useState<CheckedText>(reading);
  const [asked, setAsked] = useState<UnsureWord>();
  const [isEditing, setEditing] = useState(false);
  const [isKept, setKept] = useState(false);
  const [keeping, setKeeping] = useState<'no' | 'yes' | 'failed'>('no');
  const done = useRef<HTMLButtonElement>(null);
  const { unsure } = checked;
  const photo = file && isPhotoName(file.name) ? file : undefined;

  function settle(word: UnsureWord, words: string) {
    const at = unsure.indexOf(word);
    const next = settleWord(checked, word, words);
    const following = next.unsure[at] ?? next.unsure[0];
    flushSync(() => {
      setChecked(next);
      setAsked(following);
    });
    // The question goes with its word: the keyboard goes on in the next one, which asks for itself.
    if (!following) done.current?.focus();
  }

  async function use() {
    if (!isKept || !photo) return onUse(checked);
    setKeeping('yes');
    try {
      const { picture } = await upload(uploadPicture, photo, {
        idempotencyKey: crypto.randomUUID(),
      });
      const mention = writeMention(picture.id, messages.alternative(name));
      return onUse({ ...checked, text: `${checked.text}\n\n${mention}` });
    } catch {
      setKeeping('failed');
    }
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(checked)}
      title={messages.title}
      description={messages.lead(name, unsure.length)}
      closeLabel={messages.close}
      width="page"
      isBusy={keeping === 'yes'}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <section aria-label={messages.photo} className="grid content-start gap-3">
          <h3 className="type-sm font-semibold">{messages.photo}</h3>
          {photo ? (
            <PhotoView
              file={photo}
              label={messages.photoLabel(name, unsure.length)}
              unsure={unsure}
              asked={asked}
            />
          ) : (
            <p className="type-sm text-ink-2">{file ? messages.noPhoto : messages.gonePhoto}</p>
          )}
        </section>
        <section
          aria-label={messages.read}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-3"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h3 className="type-sm font-semibold">{messages.read}</h3>
            <p role="status" className="flex items-center gap-1.5 type-sm text-ink-2">
              <Icon icon={CircleQuestionMark} size="small" />
              {unsure.length === 0 ? messages.allChecked : messages.toCheck(unsure.length)}
            </p>
          </div>
          {isEditing ? (
            <TextArea
              aria-label={messages.textField}
              isMaterial
              value={checked.text}
              onChange={({ target }) => setChecked(changeText(checked, target.value))}
              className="min-h-80"
            />
          ) : (
            <UnsureText
              checked={checked}
              asked={asked}
              onAsk={(word) => setAsked(word === asked ? undefined : word)}
              question={
                asked && (
                  <WordQuestion
                    key={asked.start}
                    word={checked.text.slice(asked.start, asked.end)}
                    number={unsure.indexOf(asked) + 1}
                    count={unsure.length}
                    onSettle={(words) => settle(asked, words)}
                  />
                )
              }
            />
          )}
          <Button
            variant="ghost"
            size="small"
            className="-ms-3 justify-self-start"
            onClick={() => {
              setAsked(undefined);
              setEditing(!isEditing);
            }}
          >
            {isEditing ? messages.editDone : messages.edit}
          </Button>
        </section>
      </div>
      {photo && (
        <div className="grid gap-0.5">
          <Checkbox
            label={messages.keep}
            checked={isKept}
            onChange={({ target }) => setKept(target.checked)}
          />
          <p className="ps-7.5 type-xs text-ink-2">{messages.keepHint}</p>
        </div>
      )}
      {keeping === 'failed' && <FieldError>{messages.notKept}</FieldError>}
      <DialogActions>
        <Button onClick={onTakeAgain}>{messages.takeAgain}</Button>
        <Button
          ref={done}
          variant="primary"
          isBusy={keeping === 'yes'}
          disabled={checked.text.trim() === ''}
          onClick={() => void use()}
        >
          {keeping === 'yes' ? messages.keeping : messages.looksRight}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
