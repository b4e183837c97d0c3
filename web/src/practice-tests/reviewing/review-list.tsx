import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { type Ref, useState } from 'react';
import { moveTo } from '../../editing/moving/moved-place.ts';
import { MovingSpoken } from '../../editing/moving/grip.tsx';
import { useMoving } from '../../editing/moving/use-moving.ts';
import { Button } from '../../ui/button.tsx';
import { AddForm } from './form/question-forms.tsx';
import type { Entry } from './list-entries.ts';
import { reviewMessages as messages } from './messages.ts';
import { RemovedRow } from './removed-row.tsx';
import { type Editing, ReviewRow } from './review-row.tsx';
import type { Arranging } from './use-arranging.ts';
import type { ReviewChanges } from './use-review-changes.ts';

type ReviewListProps = {
  ref: Ref<HTMLOListElement>;
  test: PracticeTest;
  /** What is shown, in its order. */
  entries: readonly Entry[];
  /** Whether that is the whole test, which can be put into another order. */
  isWhole: boolean;
  changes: ReviewChanges;
  arranging: Arranging;
  onDelete: (questionId: string) => void;
  onRestore: (questionId: string) => Promise<void>;
  areAnswersHidden: boolean;
  level: 2 | 3;
  /** Those that are open. */
  editing: ReadonlyMap<string, Editing>;
  onEditing: (questionId: string, editing: Editing | undefined) => void;
  /** Where a question is being written, above the others or below. */
  adding: 'first' | 'last' | undefined;
  onAdded: () => void;
  onAddCancelled: () => void;
};

/** An endless test may have hundreds. */
const shownAtOnce = 50;

export function ReviewList(props: ReviewListProps) {
  const { ref, test, changes, arranging, adding } = props;
  const [most, setMost] = useState(shownAtOnce);
  const { questions } = test;
  const moving = useMoving({
    count: questions.length,
    nameOf: messages.named,
    onDrop: arranging.move,
  });
  const entries = showMove(props.entries, moving.shownMove);
  // What is moved by keys stays in sight, also below what was shown.
  const shown = Math.max(most, (moving.shownMove?.at ?? 0) + 2);
  const addForm = adding && (
    <AddForm
      changes={changes}
      number={questions.length + 1}
      onAdded={() => {
        // It comes last.
        setMost(Math.max(shown, entries.length + 1));
        props.onAdded();
      }}
      onCancel={props.onAddCancelled}
    />
  );

  return (
    <>
      {entries.length === 0 && <p className="text-ink-2">{messages.noneEdited}</p>}
      <MovingSpoken moving={moving} />
      <ol
        ref={ref}
        data-moving-list
        aria-label={messages.list}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        {adding === 'first' && addForm}
        {numberOf(entries.slice(0, shown), questions, moving.shownMove !== undefined).map(
          ({ entry, place }) => {
            const { question } = entry;
            const { id } = question;
            if (entry.kind === 'removed') {
              return <RemovedRow key={id} question={question} onUndo={() => props.onRestore(id)} />;
            }
            return (
              <ReviewRow
                key={id}
                test={test}
                question={question}
                number={place + 1}
                changes={changes}
                isAnswerHidden={props.areAnswersHidden}
                level={props.level}
                editing={props.editing.get(id)}
                onEditing={(editing) => props.onEditing(id, editing)}
                onDelete={() => props.onDelete(id)}
                onPoints={(points) => arranging.setPoints(id, points)}
                moving={props.isWhole ? moving : undefined}
                place={place}
              />
            );
          },
        )}
        {adding === 'last' && entries.length <= shown && addForm}
      </ol>
      {entries.length > shown && (
        <Button className="justify-self-center" onClick={() => setMost(shown + shownAtOnce)}>
          {messages.showMore(entries.length - shown)}
        </Button>
      )}
      {adding === 'last' && entries.length > shown && (
        <ol className="grid grid-cols-[minmax(0,1fr)]">{addForm}</ol>
      )}
    </>
  );
}

type Numbered = { entry: Entry; place: number };

/** The places of the questions: in the test, or while one is moved as they are shown. */
function numberOf(
  entries: readonly Entry[],
  questions: PracticeTest['questions'],
  isMoving: boolean,
): Numbered[] {
  let counted = 0;
  return entries.map((entry) => {
    if (entry.kind === 'removed') return { entry, place: counted };
    const place = isMoving ? counted : questions.indexOf(entry.question);
    counted += 1;
    return { entry, place };
  });
}

/** Rows of deleted questions keep their places while others are moved. */
function showMove(
  entries: readonly Entry[],
  move: { from: number; at: number } | undefined,
): readonly Entry[] {
  if (!move) return entries;
  const moved = moveTo(
    entries.filter(({ kind }) => kind === 'question'),
    move,
  ).values();
  return entries.map((entry) =>
    entry.kind === 'question' ? (moved.next().value ?? entry) : entry,
  );
}
