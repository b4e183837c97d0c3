import type { Exam } from '@engram/core/exams/exam.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { ExamForm } from './exam-form.tsx';
import { formMessages as messages } from './messages.ts';
import { useAddExam, useChangeExam } from './use-save-exam.ts';

type ExamDialogProps = {
  /** 'new', or the one that is changed; open while there is one. */
  subject?: Exam | 'new';
  /** Whether it begins with what is in the exam. */
  isAtThings?: boolean;
  /** Whether no other exam is to come. */
  isFirst: boolean;
  today: string;
  onSaved: (exam: Exam) => void;
  onClose: () => void;
};

export function ExamDialog({
  subject,
  isAtThings = false,
  isFirst,
  today,
  onSaved,
  onClose,
}: ExamDialogProps) {
  const adding = useAddExam();
  const changing = useChangeExam();
  const isBusy = adding.isPending || changing.isPending;
  const exam = subject === 'new' ? undefined : subject;
  const onSuccess = ({ exam: saved }: { exam: Exam }) => onSaved(saved);
  return (
    <Dialog
      isOpen={subject !== undefined}
      onClose={onClose}
      title={exam ? messages.editTitle : messages.addTitle}
      closeLabel={messages.close}
      isBusy={isBusy}
    >
      {subject !== undefined && (
        <ExamForm
          exam={exam}
          isAtThings={isAtThings}
          isFirst={isFirst}
          today={today}
          isBusy={isBusy}
          onSave={(terms) =>
            exam
              ? changing.mutate({ ...terms, id: exam.id }, { onSuccess })
              : adding.mutate(terms, { onSuccess })
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
