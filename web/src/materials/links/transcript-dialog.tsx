import { materialLimits } from '@engram/core/limits.ts';
import { findVideo } from '@engram/core/materials/video-address.ts';
import { readTranscript, type Transcript, writeClock } from '@engram/core/materials/transcript.ts';
import { type FormEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import type { NewSource } from '../draft/draft-store.ts';
import { cleanText } from '../gather-material.ts';
import { completeAddress } from './complete-address.ts';
import { FetchTranscript } from './fetch-transcript.tsx';
import { transcriptMessages as messages } from './messages.ts';

type TranscriptDialogProps = {
  /** Of the video, if it was given already. */
  address: string;
  onAdd: (source: NewSource) => void;
  onClose: () => void;
};

/** The words of a video, as its page or a file of subtitles has them; their times are kept. */
export function TranscriptDialog({ address: given, onAdd, onClose }: TranscriptDialogProps) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState(given);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<{ text?: string; address?: string }>({});
  const textField = useRef<HTMLTextAreaElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const settled = useDeferredValue(text);
  const found = useMemo(() => readTranscript(settled), [settled]);

  function add(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const words = cleanText(text).trim();
    if (words === '') {
      setProblem({ text: messages.textMissing });
      return textField.current?.focus();
    }
    const link = completeAddress(address);
    if (address.trim() !== '' && link === undefined) {
      setProblem({ address: messages.addressRefused });
      return addressField.current?.focus();
    }
    return onAdd({
      name: name.trim() === '' ? messages.namePlaceholder : name.trim(),
      ...(link !== undefined && { address: link }),
      processed: describe(words, readTranscript(words)),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.title}
      description={messages.lead}
      closeLabel={messages.close}
      width="broad"
    >
      <form onSubmit={add} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field
          label={messages.text}
          aside={
            <FetchTranscript
              video={findVideo(address)}
              onFetched={({ title, transcript }) => {
                setText(transcript);
                if (name.trim() === '') setName(title);
                setProblem({});
                textField.current?.focus();
              }}
              onFailed={(message) => setProblem({ text: message })}
            />
          }
          hint={<TimesFound text={settled} found={found} />}
          error={problem.text}
        >
          <TextArea
            ref={textField}
            isMaterial
            value={text}
            placeholder={messages.textPlaceholder}
            className="min-h-48"
            onChange={({ target }) => {
              setText(target.value);
              setProblem({});
            }}
          />
        </Field>
        <Field label={messages.name}>
          <TextInput
            autoComplete="off"
            placeholder={messages.namePlaceholder}
            maxLength={materialLimits.maxTitleLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={messages.address} hint={messages.addressHint} error={problem.address}>
          <TextInput
            ref={addressField}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setProblem({});
            }}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary">
            {messages.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function TimesFound({ text, found }: { text: string; found: Transcript | undefined }) {
  if (text.trim() === '') return null;
  if (!found) return messages.noTimes;
  return messages.found(found.cues.length, writeClock(found.cues.at(-1)?.seconds ?? 0));
}

/** Without times it is a text like any other. */
function describe(
  words: string,
  transcript: Transcript | undefined,
): NonNullable<NewSource['processed']> {
  if (!transcript) {
    return { state: 'processed', extractedText: words, type: 'text', warnings: [] };
  }
  const { text, pageStarts } = transcript;
  const pages = pageStarts.length;
  return {
    state: 'processed',
    extractedText: text,
    type: 'transcript',
    pages,
    pageStarts,
    warnings: [],
  };
}
