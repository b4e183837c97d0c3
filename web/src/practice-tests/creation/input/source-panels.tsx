import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../materials/draft/draft.ts';
import type { FileListHandle } from '../../../materials/file-list.tsx';
import { MaterialPicker } from '../../../materials/library/material-picker.tsx';
import { textMessages, tooLongMessages } from '../../../materials/messages.ts';
import { Refusal } from '../../../materials/refusal.tsx';
import { TextEntry } from '../../../materials/text-entry.tsx';
import { TooLongActions } from '../../../materials/too-long-actions.tsx';
import { UploadArea } from '../../../materials/upload-area.tsx';
import { useUndoToast } from '../../../materials/use-undo-toast.ts';
import { FieldError } from '../../../ui/forms/field.tsx';
import { TabPanel } from '../../../ui/navigation/tabs.tsx';
import type { ErrorPlaces, InputStep } from './use-input-step.ts';

export type SourceProps = ErrorPlaces & {
  step: InputStep;
  /** The text has a sheet of its own, instead of a field in a card. */
  isSheet?: boolean;
};

/** What each tab of a place where material is added shows, and what is wrong with the material. */
export function SourcePanels({ step, textField, errorBox, isSheet = false }: SourceProps) {
  const { draft, store, error } = step;
  const list = useRef<FileListHandle>(null);
  return (
    <>
      <TabPanel value="upload">
        <UploadArea draft={draft} store={store} rules={step.rules} list={list} />
      </TabPanel>
      <TabPanel value="text">
        <TextPanel step={step} textField={textField} isSheet={isSheet} />
      </TabPanel>
      <TabPanel value="existing">
        <MaterialPicker
          selected={draft.selected}
          onChange={(materials) => store.change({ type: 'select', materials })}
        />
      </TabPanel>
      <LengthProblem step={step} textField={textField} errorBox={errorBox} list={list} />
      {error !== undefined && (
        <div ref={errorBox} tabIndex={-1} className="rounded-tile">
          <Refusal message={error} />
        </div>
      )}
    </>
  );
}

function TextPanel({ step, textField, isSheet = false }: Omit<SourceProps, 'errorBox'>) {
  const { draft, store, plan, lengthError } = step;
  const offerUndo = useUndoToast(store);

  function clear() {
    const { text } = draft;
    store.change({ type: 'write', text: '' });
    offerUndo({
      message: textMessages.cleared,
      undo: () => store.change({ type: 'write', text }),
      watch: watchText,
    });
  }

  return (
    <TextEntry
      ref={textField}
      text={draft.text}
      onChange={(text) => store.change({ type: 'write', text })}
      onClear={clear}
      plan={plan}
      error={lengthError}
      onSubmit={step.submit}
      isSheet={isSheet}
    />
  );
}

/** What to do about too much of it; for a text the field itself says what is wrong. */
function LengthProblem({ step, textField, errorBox, list }: SourceProps & FileListPlace) {
  const { draft, plan, tooLong, lengthError } = step;
  const isText = draft.mode === 'text';
  const cut = useCut(step, { textField, list });
  if (lengthError === undefined || (isText && tooLong === undefined)) return null;
  return (
    <div ref={isText ? undefined : errorBox} tabIndex={-1} className="grid gap-3 rounded-tile">
      {!isText && <FieldError>{lengthError}</FieldError>}
      {tooLong !== undefined && (
        <TooLongActions plan={plan} {...(draft.mode !== 'existing' && { onCut: cut })} />
      )}
    </div>
  );
}

type FileListPlace = { list: RefObject<FileListHandle | null> };
type CutPlaces = FileListPlace & Pick<ErrorPlaces, 'textField'>;

/** With a way back: what is cut off would otherwise have to be found and added again. */
function useCut({ draft, store, plan }: InputStep, { textField, list }: CutPlaces) {
  const offerUndo = useUndoToast(store);
  const max = plan.limits.characters;
  return () => {
    const { mode, text, files } = draft;
    flushSync(() => store.change({ type: 'cut', max }));
    if (mode === 'text') textField.current?.focus();
    else list.current?.focus();
    const dropped = findDropped(draft, store.read());
    offerUndo({
      message: [tooLongMessages.cut(max), ...dropped].join(' '),
      undo: () =>
        store.change(mode === 'text' ? { type: 'write', text } : { type: 'uncut-files', files }),
      watch: mode === 'text' ? watchText : watchFiles,
    });
  };
}

/** In words, if there are any. */
function findDropped(before: Draft, { files }: Draft): string[] {
  const gone = before.files.filter(({ id }) => files.every((file) => file.id !== id));
  return gone.length === 0 ? [] : [tooLongMessages.dropped(gone.map(({ name }) => name))];
}

function watchText({ text }: Draft): string {
  return text;
}

function watchFiles({ files }: Draft): string {
  return files.map(({ id }) => id).join(' ');
}
