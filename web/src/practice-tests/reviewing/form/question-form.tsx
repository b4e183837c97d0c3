import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import { checkEdit, type EditProblem } from '@engram/core/practice-tests/check-edit.ts';
import type { QuestionEdit } from '@engram/core/practice-tests/question-edit.ts';
import { textLimits } from '@engram/core/questions/question.ts';
import { type ReactNode, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { BesideFields } from './beside-fields.tsx';
import { changeDraft } from './change-draft.ts';
import { DraftField } from './draft-field.tsx';
import { type EditDraft, writeEdit } from './edit-draft.ts';
import { editorMessages as messages, unknownFailure } from '../messages.ts';
import { OpenFormsContext } from '../open-forms.ts';

type QuestionFormProps = {
  first: EditDraft;
  /** Names the form. */
  label: string;
  saveLabel: string;
  saving: { isPending: boolean; error: unknown };
  /** Whether it was saved; `saving` tells why not. */
  onSave: (edit: QuestionEdit) => Promise<boolean>;
  onClose: () => void;
  /** It was opened to add a picture. */
  isForPicture?: boolean;
  head: ReactNode | ((type: QuestionType, setType: (type: QuestionType) => void) => ReactNode);
  children?: ReactNode;
};

export function QuestionForm({
  first,
  label,
  saveLabel,
  saving,
  onSave,
  onClose,
  isForPicture = false,
  head,
  children,
}: QuestionFormProps) {
  const [opened] = useState(first);
  const [draft, change] = useReducer(changeDraft, opened);
  const [problem, setProblem] = useState<EditProblem>();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef<Promise<boolean>>(undefined);
  const hasFailed = saving.error !== null && !saving.isPending;

  // Whoever opened it wants to write; and what is wrong is where the keyboard goes.
  useEffect(() => {
    // The place for a picture has taken the keyboard itself.
    if (isForPicture && !problem) return;
    const place = problem?.place ?? 'text';
    form.current?.querySelector<HTMLElement>(`[data-place~="${place}"]`)?.focus();
  }, [problem, isForPicture]);

  async function save(): Promise<boolean> {
    const checked = checkEdit(writeEdit(draft));
    // A new object each time, so that the same mistake takes the focus again.
    setProblem(checked.ok ? undefined : { ...checked.problem });
    if (!checked.ok) return false;
    running.current ??= onSave(checked.edit).finally(() => (running.current = undefined));
    return running.current;
  }

  async function saveOrShow(): Promise<boolean> {
    const isSaved = await save();
    const hasFocus = form.current?.contains(document.activeElement);
    if (!isSaved && !hasFocus) form.current?.querySelector<HTMLElement>('[data-place]')?.focus();
    return isSaved;
  }

  // Whoever leads away from the list asks first, so that nothing written is lost.
  const openForms = useContext(OpenFormsContext);
  useEffect(() => openForms.note({ isTouched: draft !== opened, save: saveOrShow }));

  const fields = { draft, change, problem };
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2"
    >
      {typeof head === 'function'
        ? head(draft.type, (type) => change({ change: 'type', type }))
        : head}
      <DraftField
        {...fields}
        field="text"
        label={messages.question}
        look="block"
        isForPicture={isForPicture}
        maxLength={textLimits.text}
        {...(draft.type === 'fill-in-blank' && { hint: messages.questionHint })}
      />
      <AnswerFields {...fields} />
      <BesideFields {...fields} opened={opened} />
      {children}
      {hasFailed && <Note tone="red">{readFailure(saving.error, unknownFailure)}</Note>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" isPaused={saving.isPending} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" size="small" variant="primary" isBusy={saving.isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
