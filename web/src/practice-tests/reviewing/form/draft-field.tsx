import type { EditProblem } from '@engram/core/practice-tests/check-edit.ts';
import { RichField } from '../../../editing/rich-field.tsx';
import type { DraftChange, DraftText } from './change-draft.ts';
import type { EditDraft } from './edit-draft.ts';

type DraftFieldProps = {
  draft: EditDraft;
  change: (change: DraftChange) => void;
  problem: EditProblem | undefined;
  field: DraftText;
  label: string;
  look: 'block' | 'small';
  hint?: string | undefined;
  maxLength?: number;
  /** With where a picture is added open from the start. */
  isForPicture?: boolean;
};

/** One of the texts of a question that has a field of its own. */
export function DraftField({ draft, change, problem, field, ...look }: DraftFieldProps) {
  return (
    <RichField
      {...look}
      value={draft[field]}
      format={draft.format}
      error={problem?.place === field ? problem.message : undefined}
      attributes={{ 'data-place': field }}
      onChange={(written) => change({ change: 'field', field, ...written })}
      onRead={() => change({ change: 'read' })}
    />
  );
}
