import { isPhotoName } from '@engram/core/materials/photo-kinds.ts';
import type { PhotoReading, UnsureWord } from '@engram/core/materials/reading-api.ts';
import { uploadPicture } from '@engram/core/pictures/api.ts';
import { writeMention } from '@engram/core/pictures/write-mention.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { upload } from '../../http/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { waysInQuery } from '../draft/ways-in-query.ts';
import type { CheckedText } from './check-text.ts';
import { describeStatus } from './describe-status.ts';
import { photoCheckMessages as messages } from './messages.ts';
import { PhotoView } from './photo-view.tsx';
import { ReadSection } from './read-section.tsx';
import { ReadWithAi } from './read-with-ai.tsx';
import { useModelReading } from './use-model-reading.ts';
import { useReadings } from './use-readings.ts';

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
  const readings = useReadings(reading);
  const { checked, shown } = readings;
  const [asked, setAsked] = useState<UnsureWord>();
  const [isKept, setKept] = useState(false);
  const [keeping, setKeeping] = useState<'no' | 'yes' | 'failed'>('no');
  const done = useRef<HTMLButtonElement>(null);
  const { unsure } = checked;
  const photo = file && isPhotoName(file.name) ? file : undefined;
  const { data } = useQuery({ ...waysInQuery, enabled: photo !== undefined });
  const model = data?.pictureModel;
  const { isReading, failure, read } = useModelReading(photo, readings.add);

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
      description={messages.lead[shown](name, unsure.length)}
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
        <ReadSection
          title={messages.read[shown]}
          checked={checked}
          asked={asked}
          status={describeStatus(checked, shown)}
          isPaused={isReading}
          onAsk={setAsked}
          onChange={readings.setChecked}
          onAllSettled={() => done.current?.focus()}
        >
          {photo && model && (
            <ReadWithAi
              model={model}
              isReading={isReading}
              failure={failure}
              shown={readings.hasOther ? shown : undefined}
              onRead={() => {
                setAsked(undefined);
                void read();
              }}
              onSwap={() => {
                setAsked(undefined);
                readings.swap();
              }}
            />
          )}
        </ReadSection>
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
