import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { type LucideIcon, ShieldCheck, UserPen } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Grip, MovingNote } from '../../editing/moving/grip.tsx';
import type { Moving } from '../../editing/moving/use-moving.ts';
import { drawStem } from '../../rich-text/draw-stem.tsx';
import { drawGapLine } from '../../questions/blanked-text.tsx';
import { QuestionContext } from '../../questions/question-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { TestQuote } from '../test-quote.tsx';
import { reviewMessages as messages } from './messages.ts';
import { EditForm } from './form/question-forms.tsx';
import { RowExplanation, RowFoot } from './row-foot.tsx';
import { RowFrame } from './row-frame.tsx';
import { RowKey } from './row-key.tsx';
import type { ReviewChanges } from './use-review-changes.ts';

type ReviewRowProps = {
  test: PracticeTest;
  question: Question;
  number: number;
  changes: ReviewChanges;
  isAnswerHidden: boolean;
  /** Of the headings of the questions. */
  level: 2 | 3;
  /** Whether its form is open, and whether for a picture. */
  editing: Editing | undefined;
  onEditing: (editing: Editing | undefined) => void;
  onDelete: () => void;
  onPoints: (points: number) => void;
  /** Where questions can be moved: by what, and from which place. */
  moving: Moving | undefined;
  place: number;
};

export type Editing = 'words' | 'picture';

export function ReviewRow(props: ReviewRowProps) {
  const { test, question, number, changes, editing, onEditing } = props;
  const isEditing = editing !== undefined;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Cancelling takes away the form that had the focus.
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (changes.replacing.has(question.id)) return <BusyRow question={question} number={number} />;
  if (editing) {
    return (
      <EditForm
        test={test}
        question={question}
        number={number}
        changes={changes}
        isForPicture={editing === 'picture'}
        onClose={() => onEditing(undefined)}
      />
    );
  }
  return (
    <ReadRow
      {...props}
      editButton={editButton}
      onEdit={() => onEditing('words')}
      onPicture={() => onEditing('picture')}
    />
  );
}

type ReadRowProps = Omit<ReviewRowProps, 'editing' | 'onEditing'> & {
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onPicture: () => void;
};

function ReadRow({
  test,
  question,
  number,
  changes,
  isAnswerHidden,
  level,
  onDelete,
  editButton,
  onEdit,
  onPicture,
  onPoints,
  moving,
  place,
}: ReadRowProps) {
  const { id, type, format, context, source } = question;
  const { asked, above, below } = drawStem(question, { drawGap: drawGapLine });
  const Heading = level === 2 ? 'h2' : 'h3';
  const lifted = moving?.shownMove?.id === id ? moving.shownMove : undefined;
  return (
    <RowFrame
      questionId={id}
      number={number}
      {...(moving && {
        grip: <Grip moving={moving} id={id} place={place} />,
        moved: moving.rowProps(id, place),
      })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {moving && lifted && <MovingNote name={moving.nameOf(lifted.from)} />}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <Badge tone="blue">{questionTypeNames[type]}</Badge>
          <Mark question={question} />
        </div>
        <QuestionContext context={context} format={format} className="-mb-2" />
        {above}
        <Heading
          data-question-title
          tabIndex={-1}
          className="font-serif text-[1.125rem] leading-[1.4] font-[480] tracking-[-0.005em] text-pretty wrap-anywhere"
        >
          {asked}
        </Heading>
        {below}
        <RowKey question={question} isHidden={isAnswerHidden} />
        {!isAnswerHidden && source && (
          <TestQuote source={source} format={format} {...materialOf(test)} isSmall />
        )}
        {!isAnswerHidden && <RowExplanation question={question} />}
        <RowFoot
          question={question}
          number={number}
          editButton={editButton}
          onEdit={onEdit}
          onPicture={onPicture}
          onReplace={() => changes.replace(id)}
          onDelete={onDelete}
          onPoints={onPoints}
        />
      </div>
    </RowFrame>
  );
}

function materialOf({ studyMaterial, parts }: PracticeTest) {
  return { studyMaterial, parts };
}

function Mark({ question: { madeBy, source, isVerified } }: { question: Question }) {
  if (madeBy === 'owner') {
    const words = source ? messages.editedByYou : messages.writtenByYou;
    return <MarkLine icon={UserPen} words={words} className="text-ink-2" />;
  }
  if (madeBy === 'sample') return <span className={markClass}>{messages.sample}</span>;
  if (!isVerified) return null;
  return <MarkLine icon={ShieldCheck} words={messages.verified} className="text-success-ink" />;
}

const markClass = 'inline-flex items-center gap-1.5 text-[0.8125rem] leading-[1.3] font-semibold';

function MarkLine({
  icon,
  words,
  className,
}: {
  icon: LucideIcon;
  words: string;
  className: string;
}) {
  return (
    <span className={`${markClass} ${className}`}>
      <Icon icon={icon} size="small" />
      {words}
    </span>
  );
}

function BusyRow({ question: { id, type }, number }: { question: Question; number: number }) {
  return (
    <RowFrame questionId={id} number={number} isBusy>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <Badge tone="blue">{questionTypeNames[type]}</Badge>
          <p
            data-question-title
            tabIndex={-1}
            className="flex items-center gap-2 type-xs text-ink-2"
          >
            {messages.replacing}
            <span className="text-petrol">
              <Spinner />
            </span>
          </p>
        </div>
        <Skeleton className="h-4.5 w-4/5" />
        <Skeleton className="w-5/12" />
      </div>
    </RowFrame>
  );
}
