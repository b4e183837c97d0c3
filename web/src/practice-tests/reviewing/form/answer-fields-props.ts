import type { EditProblem } from '@engram/core/practice-tests/check-edit.ts';
import type { DraftChange } from './change-draft.ts';
import type { EditDraft } from './edit-draft.ts';

export type AnswerFieldsProps = {
  draft: EditDraft;
  change: (change: DraftChange) => void;
  problem: EditProblem | undefined;
};
