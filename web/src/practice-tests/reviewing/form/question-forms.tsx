import { plans, questionTypes } from '@engram/core/plans/catalogue.ts';
import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../../accounts/session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TestQuote } from '../../test-quote.tsx';
import { draftOf, emptyDraft } from './edit-draft.ts';
import { editorMessages as messages } from '../messages.ts';
import { QuestionForm } from './question-form.tsx';
import { RowFrame } from '../row-frame.tsx';
import type { ReviewChanges } from '../use-review-changes.ts';

type EditFormProps = {
  test: PracticeTest;
  question: Question;
  number: number;
  changes: ReviewChanges;
  /** It was opened to add a picture. */
  isForPicture: boolean;
  onClose: () => void;
};

/** A question of the list while its owner changes it. */
export function EditForm({
  test,
  question,
  number,
  changes,
  isForPicture,
  onClose,
}: EditFormProps) {
  // One for all attempts at saving, so that a lost answer makes no second question.
  const [newId] = useState(() => crypto.randomUUID());
  const saving = useMutation(changes.edit);
  const { id: questionId, source, type } = question;
  const { studyMaterial, parts } = test;
  return (
    <RowFrame questionId={questionId} number={number} isOpen>
      <QuestionForm
        first={draftOf(question)}
        label={messages.editing(number)}
        saveLabel={messages.save}
        saving={saving}
        onSave={(edit) => isDone(saving.mutateAsync({ questionId, newId, edit }))}
        onClose={onClose}
        isForPicture={isForPicture}
        head={
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <Badge tone="blue">{questionTypeNames[type]}</Badge>
            <span className="type-xs text-ink-3">{messages.editing(number)}</span>
          </div>
        }
      >
        {source && (
          <TestQuote source={source} studyMaterial={studyMaterial} parts={parts} isSmall />
        )}
      </QuestionForm>
    </RowFrame>
  );
}

type AddFormProps = Pick<EditFormProps, 'number' | 'changes'> & {
  onAdded: () => void;
  onCancel: () => void;
};

/** A question that its owner writes. */
export function AddForm({ number, changes, onAdded, onCancel }: AddFormProps) {
  const [questionId] = useState(() => crypto.randomUUID());
  const saving = useMutation(changes.add);
  const { limits } = plans[useUser()?.plan ?? 'free'];
  return (
    <RowFrame number={number} isOpen>
      <QuestionForm
        first={emptyDraft}
        label={messages.adding}
        saveLabel={messages.add}
        saving={saving}
        onSave={async (edit) => {
          const isAdded = await isDone(saving.mutateAsync({ questionId, edit }));
          if (isAdded) onAdded();
          return isAdded;
        }}
        onClose={onCancel}
        head={(type, setType) => (
          <Field label={messages.kind} className="max-w-72">
            <Select
              value={type}
              onChange={({ target: { value } }) => {
                const next = questionTypes.find((one) => one === value);
                if (next) setType(next);
              }}
            >
              {questionTypes.map((one) => {
                const isOff = !limits.questionTypes.includes(one); // D5
                const name = questionTypeNames[one];
                return (
                  <option key={one} value={one} disabled={isOff}>
                    {isOff ? messages.premium(name) : name}
                  </option>
                );
              })}
            </Select>
          </Field>
        )}
      />
    </RowFrame>
  );
}

/** The form shows why not. */
function isDone(saving: Promise<unknown>): Promise<boolean> {
  return saving.then(
    () => true,
    () => false,
  );
}
