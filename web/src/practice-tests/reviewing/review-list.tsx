import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { type Ref, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { reviewMessages as messages } from './messages.ts';
import { AddForm } from './question-forms.tsx';
import { ReviewRow } from './review-row.tsx';
import type { ReviewChanges } from './use-review-changes.ts';

type ReviewListProps = {
  ref: Ref<HTMLOListElement>;
  test: PracticeTest;
  /** Those that are shown. */
  questions: readonly Question[];
  changes: ReviewChanges;
  onDelete: (questionId: string) => void;
  areAnswersHidden: boolean;
  level: 2 | 3;
  /** The ids of those that are open. */
  editing: ReadonlySet<string>;
  onEditing: (questionId: string, isEditing: boolean) => void;
  isAdding: boolean;
  onAdded: () => void;
  onAddCancelled: () => void;
};

/** An endless test may have hundreds. */
const shownAtOnce = 50;

export function ReviewList({
  ref,
  test,
  questions,
  changes,
  onDelete,
  areAnswersHidden,
  level,
  editing,
  onEditing,
  isAdding,
  onAdded,
  onAddCancelled,
}: ReviewListProps) {
  const [shown, setShown] = useState(shownAtOnce);

  return (
    <>
      {questions.length === 0 && <p className="text-ink-2">{messages.noneEdited}</p>}
      <ol ref={ref} aria-label={messages.list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isAdding && (
          <AddForm
            changes={changes}
            number={test.questions.length + 1}
            onAdded={() => {
              // It comes last.
              setShown(Math.max(shown, test.questions.length + 1));
              onAdded();
            }}
            onCancel={onAddCancelled}
          />
        )}
        {questions.slice(0, shown).map((question) => {
          const number = test.questions.indexOf(question) + 1;
          return (
            <ReviewRow
              key={question.id}
              test={test}
              question={question}
              number={number}
              changes={changes}
              isAnswerHidden={areAnswersHidden}
              level={level}
              isEditing={editing.has(question.id)}
              onEditing={(isEditing) => onEditing(question.id, isEditing)}
              onDelete={() => onDelete(question.id)}
            />
          );
        })}
      </ol>
      {questions.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + shownAtOnce)}>
          {messages.showMore(questions.length - shown)}
        </Button>
      )}
    </>
  );
}
