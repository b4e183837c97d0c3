import { addExam, changeExam, deleteExam, type ExamTerms } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { readFailure } from '../http/read-failure.ts';
import { useToasts } from '../ui/toasts/toast-provider.tsx';
import { deletionMessages, formMessages, planMessages } from './messages.ts';
import { useShowAgain } from './use-show-again.ts';

function useSaving<Wish>(save: (wish: Wish) => Promise<{ exam: Exam }>) {
  const showAgain = useShowAgain();
  const { showError } = useToasts();
  return useMutation({
    mutationFn: save,
    onSuccess: showAgain,
    onError: (error) =>
      showError(formMessages.notSaved(readFailure(error, planMessages.unknownFailure))),
  });
}

export function useAddExam() {
  return useSaving((body: ExamTerms) => call(addExam, { body }));
}

export function useChangeExam() {
  return useSaving(({ id, ...body }: Exam) => call(changeExam, { params: { id }, body }));
}

export function useDeleteExam(onDeleted: () => void) {
  const showAgain = useShowAgain();
  const { showToast, showError } = useToasts();
  return useMutation({
    mutationFn: ({ id }: Exam) => call(deleteExam, { params: { id } }),
    onSuccess: async (_, { name }) => {
      onDeleted();
      showToast(deletionMessages.deleted(name));
      await showAgain();
    },
    onError: (error, { name }) =>
      showError(deletionMessages.notDeleted(name, readFailure(error, planMessages.unknownFailure))),
  });
}
