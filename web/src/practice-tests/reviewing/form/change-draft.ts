import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Truth } from '@engram/core/questions/question.ts';
import type { EditDraft } from './edit-draft.ts';
import { enrichDraft } from './enrich-draft.ts';

/** The texts that every kind of question has a field for, or that have one field alone. */
export type DraftText = 'text' | 'answer' | 'accepted' | 'explanation' | 'hint';

/** Where a text got its first formula, the whole question is rich from now on. */
type Enriching = { isEnriched?: boolean | undefined };

export type DraftChange =
  | (Enriching & { change: 'field'; field: DraftText; value: string })
  | { change: 'read' }
  | { change: 'points'; points: number }
  | { change: 'type'; type: QuestionType }
  | { change: 'truth'; truth: Truth }
  | (Enriching & { change: 'option'; key: number; text: string })
  | { change: 'mark-option'; key: number }
  | { change: 'add-option' }
  | { change: 'remove-option'; key: number }
  | (Enriching & { change: 'pair'; key: number; side: 'left' | 'right'; text: string })
  | { change: 'add-pair' }
  | { change: 'remove-pair'; key: number };

export function changeDraft(before: EditDraft, change: DraftChange): EditDraft {
  const isEnriched = 'isEnriched' in change && change.isEnriched === true;
  const draft = isEnriched ? enrichDraft(before) : before;
  const { options, pairs } = draft;
  const lastKey = draft.lastKey + 1;
  switch (change.change) {
    case 'field':
      return { ...draft, [change.field]: change.value };
    case 'read':
      return { ...draft, format: 'rich' };
    case 'points':
      return { ...draft, points: change.points };
    case 'type':
      return { ...draft, type: change.type };
    case 'truth':
      return { ...draft, truth: change.truth };
    case 'option':
      return { ...draft, options: replace(options, change.key, { text: change.text }) };
    case 'mark-option':
      return { ...draft, options: mark(draft, change.key) };
    case 'add-option':
      return {
        ...draft,
        options: [...options, { key: lastKey, text: '', isCorrect: false }],
        lastKey,
      };
    case 'remove-option':
      return { ...draft, options: options.filter(({ key }) => key !== change.key) };
    case 'pair':
      return { ...draft, pairs: replace(pairs, change.key, { [change.side]: change.text }) };
    case 'add-pair':
      return { ...draft, pairs: [...pairs, { key: lastKey, left: '', right: '' }], lastKey };
    case 'remove-pair':
      return { ...draft, pairs: pairs.filter(({ key }) => key !== change.key) };
  }
}

/** Of a multiple-choice question one is right, of the other kind each on its own. */
function mark({ type, options }: EditDraft, marked: number): EditDraft['options'] {
  return options.map((option) => {
    if (type === 'multiple-choice') return { ...option, isCorrect: option.key === marked };
    return option.key === marked ? { ...option, isCorrect: !option.isCorrect } : option;
  });
}

function replace<T extends { key: number }>(
  lines: readonly T[],
  key: number,
  change: Partial<T>,
): T[] {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}
