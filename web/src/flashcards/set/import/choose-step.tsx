import { cardLimits } from '@engram/core/limits.ts';
import { megabyte } from '@engram/core/units.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-frame.tsx';
import { ChooseWords, Dropzone } from '../../../ui/forms/dropzone.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { DropPageDrawing } from '../../../ui/states/trace-illustrations.tsx';
import { decodeText } from './decode-text.ts';
import { importMessages as messages } from './messages.ts';
import { type CardTable, readCards } from './read-cards.ts';

type ChooseStepProps = {
  pasted: string;
  onPaste: (text: string) => void;
  onRead: (table: CardTable) => void;
};

export function ChooseStep({ pasted, onPaste, onRead }: ChooseStepProps) {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(find: () => Promise<CardTable | string>) {
    setIsReading(true);
    const found = await find().catch(() => messages.notRead);
    setIsReading(false);
    if (typeof found === 'string') setProblem(found);
    else if (found.rows.length === 0) setProblem(messages.noRows);
    else onRead(found);
  }

  function readPasted(event: FormEvent) {
    event.preventDefault();
    void read(() => readCards({ name: messages.pasted, text: pasted, encoding: undefined }));
  }

  return (
    <form onSubmit={readPasted} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Dropzone
        title={isReading ? messages.reading : messages.drop}
        overTitle={messages.dropOver}
        rejectTitle={messages.dropWrong}
        text={<ChooseWords {...messages.dropChoose} />}
        hint={messages.dropHint}
        drawing={<DropPageDrawing />}
        accept={accepted}
        onFiles={(files) => void read(() => readFile(files))}
        error={
          problem === undefined ? undefined : { message: problem, retryLabel: messages.chooseAgain }
        }
        isDisabled={isReading}
      />
      <Field label={messages.paste} hint={messages.pasteHint}>
        <TextArea
          isMaterial
          rows={4}
          value={pasted}
          onChange={({ target }) => {
            onPaste(target.value);
            setProblem(undefined);
          }}
          className="max-h-60"
        />
      </Field>
      {pasted.trim() !== '' && (
        <DialogActions>
          <Button type="submit" variant="primary" isBusy={isReading}>
            {messages.readPasted}
          </Button>
        </DialogActions>
      )}
    </form>
  );
}

/** The table in it, or why there is none. */
async function readFile([file, ...others]: readonly File[]): Promise<CardTable | string> {
  if (!file || others.length > 0) return messages.oneFile;
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return messages.dropWrong;
  }
  if (file.size > cardLimits.maxImportBytes) {
    return messages.tooLarge(cardLimits.maxImportBytes / megabyte);
  }
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  return decoded ? readCards({ name: file.name, ...decoded }) : messages.dropWrong;
}

// Systems call such files by many names; the ending counts.
const accepted = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'text/plain': ['.txt'],
  'application/vnd.ms-excel': ['.csv'],
};

const endings = Object.values(accepted).flat();
