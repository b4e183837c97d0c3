import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { type LucideIcon, Pencil, RefreshCw, ShieldCheck, Trash2, UserPen } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { BlankedText } from '../../questions/blanked-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { TestQuote } from '../test-quote.tsx';
import { reviewMessages as messages } from './messages.ts';
import { EditForm } from './question-forms.tsx';
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
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onDelete: () => void;
};

export function ReviewRow(props: ReviewRowProps) {
  const { test, question, number, changes, isEditing, onEditing } = props;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Cancelling takes away the form that had the focus.
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (changes.replacing.has(question.id)) return <BusyRow question={question} number={number} />;
  if (isEditing) {
    return (
      <EditForm
        test={test}
        question={question}
        number={number}
        changes={changes}
        onClose={() => onEditing(false)}
      />
    );
  }
  return <ReadRow {...props} editButton={editButton} onEdit={() => onEditing(true)} />;
}

type ReadRowProps = Omit<ReviewRowProps, 'isEditing' | 'onEditing'> & {
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
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
}: ReadRowProps) {
  const { id, type, text, source } = question;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <RowFrame questionId={id} number={number}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <span className="flex items-center gap-2">
            <span className="type-sm font-semibold text-ink-3 md:hidden">{number}</span>
            <Badge tone="blue">{questionTypeNames[type]}</Badge>
          </span>
          <Mark question={question} />
        </div>
        <Heading
          data-question-title
          tabIndex={-1}
          className="font-serif text-[1.125rem] leading-[1.4] font-[480] tracking-[-0.005em] text-pretty wrap-anywhere"
        >
          <BlankedText text={text} />
        </Heading>
        <RowKey question={question} isHidden={isAnswerHidden} />
        {!isAnswerHidden && source && <TestQuote source={source} {...materialOf(test)} isSmall />}
        <div className="-ms-3 flex flex-wrap gap-x-1">
          <Action
            ref={editButton}
            icon={Pencil}
            label={messages.edit}
            number={number}
            onClick={onEdit}
          />
          <Action
            icon={RefreshCw}
            label={messages.replace}
            number={number}
            onClick={() => changes.replace(id)}
          />
          <Action icon={Trash2} label={messages.delete} number={number} onClick={onDelete} />
        </div>
      </div>
    </RowFrame>
  );
}

function materialOf({ studyMaterial, parts }: PracticeTest) {
  return { studyMaterial, parts };
}

type ActionProps = {
  ref?: Ref<HTMLButtonElement>;
  icon: LucideIcon;
  label: string;
  number: number;
  onClick: () => void;
};

function Action({ ref, icon, label, number, onClick }: ActionProps) {
  return (
    <Button ref={ref} variant="ghost" size="small" onClick={onClick}>
      <Icon icon={icon} size="small" />
      {label} <span className="sr-only">{messages.ofQuestion(number)}</span>
    </Button>
  );
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
