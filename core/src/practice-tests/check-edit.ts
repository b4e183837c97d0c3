import { blank } from '../questions/question.ts';
import { editMessages as messages } from './edit-messages.ts';
import { QuestionEdit } from './question-edit.ts';

/** The part of a question where something is wrong. */
export const editPlaces = [
  'text',
  'options',
  'correct',
  'pairs',
  'answer',
  'accepted',
  'explanation',
  'hint',
  'points',
] as const;
export type EditPlace = (typeof editPlaces)[number];
export type EditProblem = { place: EditPlace; message: string };

export type CheckedEdit = { ok: true; edit: QuestionEdit } | { ok: false; problem: EditProblem };

/** A question as it was written in a form, or the first thing that is wrong with it. */
export function checkEdit(written: unknown): CheckedEdit {
  const parsed = QuestionEdit.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = editPlaces.find((one) => one === issue?.path[0]) ?? 'text';
    const isTooLong = issue?.code === 'too_big' && issue.origin === 'string';
    return {
      ok: false,
      problem: { place, message: isTooLong ? messages.tooLong : missing[place] },
    };
  }
  const problem = findEditProblem(parsed.data);
  return problem ? { ok: false, problem } : { ok: true, edit: parsed.data };
}

/** What the shape of an edit cannot say: nobody could answer such a question. */
export function findEditProblem(edit: QuestionEdit): EditProblem | undefined {
  switch (edit.type) {
    case 'multiple-choice':
      return findOptionProblem(edit.options, [edit.correct]);
    case 'multiple-answer':
      return findOptionProblem(edit.options, edit.correct);
    case 'matching':
      return hasTwins(edit.pairs.map(({ left }) => left))
        ? { place: 'pairs', message: messages.sameTerms }
        : undefined;
    case 'fill-in-blank':
      return edit.text.split(blank).length === 2
        ? undefined
        : { place: 'text', message: messages.oneBlank };
    case 'true-false':
    case 'short-answer':
      return undefined;
  }
}

const missing: Readonly<Record<EditPlace, string>> = {
  text: messages.textMissing,
  options: messages.optionMissing,
  correct: messages.keyMissing,
  pairs: messages.pairMissing,
  answer: messages.answerMissing,
  accepted: messages.acceptedInvalid,
  explanation: messages.tooLong,
  hint: messages.tooLong,
  points: messages.pointsInvalid,
};

function findOptionProblem(
  options: readonly string[],
  keys: readonly number[],
): EditProblem | undefined {
  if (hasTwins(options)) return { place: 'options', message: messages.sameOptions };
  const isKnown = keys.every((key) => key < options.length);
  if (!isKnown) return { place: 'correct', message: messages.keyMissing };
  const areAllRight = new Set(keys).size === options.length;
  return areAllRight ? { place: 'correct', message: messages.allRight } : undefined;
}

/** Two that differ in nothing but their letter case are the same to a reader. */
function hasTwins(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.trim().toLowerCase())).size < texts.length;
}
