import { cardWizardMessages } from '@engram/core/flashcards/wizard-messages.ts';
import { Folder, TextAlignStart, Upload } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MaterialPicker } from '../../../materials/library/material-picker.tsx';
import { textMessages, tooLongMessages } from '../../../materials/messages.ts';
import { Refusal } from '../../../materials/refusal.tsx';
import { TextEntry } from '../../../materials/text-entry.tsx';
import { TooLongActions } from '../../../materials/too-long-actions.tsx';
import { useUndoToast } from '../../../materials/use-undo-toast.ts';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { FileChoice } from './file-choice.tsx';
import { uploadMessages as messages } from '../messages.ts';
import type { ErrorPlaces, UploadStepState } from './use-upload-step.ts';

type UploadPanelProps = ErrorPlaces & { step: UploadStepState };

/** A file, a text [FWIZ-08], or what was saved before. */
export function UploadPanel({ step, textField, errorBox }: UploadPanelProps) {
  const { draft, store, tooLong, error, isLoading } = step;
  const { mode } = draft;

  function paste() {
    flushSync(() => store.change({ type: 'open', mode: 'text' }));
    textField.current?.focus();
  }

  return (
    // What is being saved is what is on the screen: until then nothing of it changes.
    <div inert={isLoading} aria-busy={isLoading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Segmented
        aria-label={messages.source}
        value={mode}
        onValueChange={(chosen) => store.change({ type: 'open', mode: chosen })}
        options={[
          { value: 'upload', label: <TabLabel icon={Upload} words={messages.tabs.upload} /> },
          { value: 'text', label: <TabLabel icon={TextAlignStart} words={messages.tabs.text} /> },
          { value: 'existing', label: <TabLabel icon={Folder} words={messages.tabs.existing} /> },
        ]}
        className="w-full max-w-130"
      />
      {mode === 'upload' && <FileChoice step={step} onPaste={paste} />}
      {mode === 'text' && <PastedText step={step} textField={textField} />}
      {mode === 'existing' && (
        <MaterialPicker
          selected={draft.selected}
          onChange={(materials) => store.change({ type: 'select', materials })}
        />
      )}
      {tooLong !== undefined && (
        <div className="grid gap-3">
          {mode !== 'text' && <FieldError>{tooLong}</FieldError>}
          <TooLong step={step} />
        </div>
      )}
      {error !== undefined && (
        <div ref={errorBox} tabIndex={-1} className="rounded-tile">
          <Refusal message={error} />
        </div>
      )}
    </div>
  );
}

function TabLabel({ icon, words }: { icon: typeof Upload; words: string }) {
  return (
    <>
      <Icon icon={icon} size="small" className="max-md:hidden" />
      {words}
    </>
  );
}

function PastedText({ step, textField }: Omit<UploadPanelProps, 'errorBox'>) {
  const { draft, store, plan, tooLong } = step;
  const [wasLeft, setWasLeft] = useState(false);
  const offerUndo = useUndoToast(store);
  const isBlank = draft.text.trim() === '';

  function clear() {
    const { text } = draft;
    setWasLeft(false);
    store.change({ type: 'write', text: '' });
    offerUndo({
      message: textMessages.cleared,
      undo: () => store.change({ type: 'write', text }),
      watch: (now) => now.text,
    });
  }

  function submit() {
    if (isBlank) setWasLeft(true);
    else if (step.canContinue) step.submit();
  }

  return (
    // Who leaves it blank, or sends it blank, is told so [FWIZ-23].
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWasLeft(true);
      }}
    >
      <TextEntry
        ref={textField}
        text={draft.text}
        onChange={(text) => store.change({ type: 'write', text })}
        onClear={clear}
        plan={plan}
        error={tooLong ?? (wasLeft && isBlank ? cardWizardMessages.textMissing : undefined)}
        onSubmit={submit}
      />
    </div>
  );
}

/** With a way back: what is cut off would otherwise have to be found and added again. */
function TooLong({ step }: { step: UploadStepState }) {
  const { draft, store, plan } = step;
  const offerUndo = useUndoToast(store);
  const max = plan.limits.characters;

  function cut() {
    const { mode, text, files } = draft;
    store.change({ type: 'cut', max });
    offerUndo({
      message: tooLongMessages.cut(max),
      undo: () =>
        store.change(mode === 'text' ? { type: 'write', text } : { type: 'uncut-files', files }),
      watch: (now) => (mode === 'text' ? now.text : now.files.map(({ id }) => id).join(' ')),
    });
  }

  return <TooLongActions plan={plan} {...(draft.mode !== 'existing' && { onCut: cut })} />;
}
