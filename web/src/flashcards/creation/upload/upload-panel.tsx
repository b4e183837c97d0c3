import { cardWizardMessages } from '@engram/core/flashcards/wizard-messages.ts';
import { TextAlignStart, Upload } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { textMessages, tooLongMessages } from '../../../materials/messages.ts';
import { Refusal } from '../../../materials/refusal.tsx';
import { TextEntry } from '../../../materials/text-entry.tsx';
import { TooLongActions } from '../../../materials/too-long-actions.tsx';
import { useUndoToast } from '../../../materials/use-undo-toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { FileChoice } from './file-choice.tsx';
import { uploadMessages as messages } from '../messages.ts';
import type { ErrorPlaces, UploadStepState } from './use-upload-step.ts';
import { paths } from '../../../paths.ts';

type UploadPanelProps = ErrorPlaces & { step: UploadStepState };

/** A file or a text, and the agreement [FWIZ-08] [FWIZ-24]. */
export function UploadPanel({ step, textField, errorBox }: UploadPanelProps) {
  const { draft, store, tooLong, error, isLoading } = step;
  const mode = draft.mode === 'text' ? 'text' : 'upload';

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
        ]}
        className="w-full max-w-90"
      />
      {mode === 'upload' ? (
        <FileChoice step={step} onPaste={paste} />
      ) : (
        <PastedText step={step} textField={textField} />
      )}
      {tooLong !== undefined && (
        <div className="grid gap-3">
          {mode === 'upload' && <FieldError>{tooLong}</FieldError>}
          <TooLong step={step} />
        </div>
      )}
      {error !== undefined && (
        <div ref={errorBox} tabIndex={-1} className="rounded-tile">
          <Refusal message={error} />
        </div>
      )}
      <Checkbox
        label={<TermsLabel />}
        checked={step.agreeToTerms}
        onChange={({ target }) => step.agree(target.checked)}
      />
    </div>
  );
}

function TabLabel({ icon, words }: { icon: typeof Upload; words: string }) {
  return (
    <>
      <Icon icon={icon} size="small" />
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

  return <TooLongActions plan={plan} onCut={cut} />;
}

/** In a tab of its own, so that what was gathered here stays [FWIZ-24]. */
function TermsLabel() {
  return (
    <>
      {messages.terms.before}{' '}
      <a href={paths.terms} target="_blank" rel="noreferrer">
        {messages.terms.link} <span className="sr-only">{messages.terms.newTab}</span>
      </a>
    </>
  );
}
