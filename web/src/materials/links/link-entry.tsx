import { findVideo } from '@engram/core/materials/video-address.ts';
import { Captions } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NewSource } from '../draft/draft-store.ts';
import { completeAddress } from './complete-address.ts';
import { linkMessages as messages } from './messages.ts';
import { TranscriptDialog } from './transcript-dialog.tsx';

/** A page by its address; of a video nobody but its watcher can bring the words. */
export function LinkEntry({ onAdd }: { onAdd: (source: NewSource) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  /** The video that a transcript is asked for; empty where none is known yet. */
  const [video, setVideo] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const address = completeAddress(typed);
    if (address === undefined) {
      setError(messages.refused);
      return field.current?.focus();
    }
    if (findVideo(address) !== undefined) return setVideo(address);
    onAdd({ name: address, address });
    setTyped('');
    return undefined;
  }

  return (
    <>
      <form onSubmit={add} noValidate>
        <Field
          label={messages.label}
          error={error}
          aside={
            <Button
              variant="ghost"
              size="small"
              onClick={() => setVideo('')}
              className="-me-3 -mt-2 self-center"
            >
              <Icon icon={Captions} size="small" />
              {messages.transcript}
            </Button>
          }
        >
          <div className="flex gap-2">
            <TextInput
              ref={field}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={messages.placeholder}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
              className="min-w-0 grow"
            />
            <Button type="submit" disabled={typed.trim() === ''}>
              {messages.add}
            </Button>
          </div>
        </Field>
      </form>
      {video !== undefined && (
        <TranscriptDialog
          address={video}
          onAdd={(source) => {
            onAdd(source);
            setVideo(undefined);
            setTyped('');
          }}
          onClose={() => setVideo(undefined)}
        />
      )}
    </>
  );
}
