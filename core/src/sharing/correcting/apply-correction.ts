import { correctionLimits } from './correction-limits.ts';
import { hasSoundKey } from '../../questions/has-sound-key.ts';
import { Question, textLimits } from '../../questions/question.ts';
import type { Key, QuestionCorrection, RuledQuestion, Ruling } from './correction.ts';

/** Why a correction cannot be made. */
export type Refusal = 'unsound' | 'full';

/** A question as it is after a correction, or why there is none such. */
export function applyCorrection(
  before: RuledQuestion,
  correction: QuestionCorrection,
): RuledQuestion | Refusal {
  const { question, ruling } = before;
  switch (correction.kind) {
    case 'key': {
      const { key, points } = correction;
      const changed = setKey(question, key);
      if (!changed) return 'unsound';
      // Who has a key for it counts it again.
      const { fate: _, ...kept } = ruling;
      return { question: points === undefined ? changed : { ...changed, points }, ruling: kept };
    }
    case 'accept':
      return accept(before, correction.wording);
    case 'points':
      return { question: { ...question, points: correction.points }, ruling };
    case 'drop':
    case 'give':
      return { question, ruling: { ...ruling, fate: correction.kind } };
    case 'judge':
      return isTyped(question) ? judge(before, correction) : 'unsound';
  }
}

/**
 * A question as it is after these corrections and no others, from how it was at first. What can no
 * longer be done, because one before it was taken back, is left out.
 */
export function applyAll(
  first: RuledQuestion,
  corrections: readonly QuestionCorrection[],
): RuledQuestion {
  return corrections.reduce((question, correction) => {
    const after = applyCorrection(question, correction);
    return typeof after === 'object' ? after : question;
  }, first);
}

function isTyped(question: Question) {
  return question.type === 'short-answer' || question.type === 'fill-in-blank';
}

/** What explains another answer would speak against the new one, and so would its proof. */
function setKey(question: Question, { correctAnswer, acceptedAnswers }: Key): Question | undefined {
  const isSame = JSON.stringify(correctAnswer) === JSON.stringify(question.correctAnswer);
  const made = Question.safeParse({
    ...question,
    correctAnswer,
    ...(isTyped(question) && acceptedAnswers && { acceptedAnswers }),
    ...(!isSame && { explanation: '', source: null, isVerified: false }),
  });
  return made.success && hasSoundKey(made.data) ? made.data : undefined;
}

/** All that says the same, also where it is too far from the wording for a rule. */
function accept(before: RuledQuestion, wording: string): RuledQuestion | Refusal {
  const { question } = before;
  if (question.type !== 'short-answer' && question.type !== 'fill-in-blank') return 'unsound';
  const { acceptedAnswers } = question;
  const isThere = acceptedAnswers.includes(wording) || question.correctAnswer === wording;
  if (!isThere && acceptedAnswers.length >= textLimits.acceptedCount) return 'full';
  const accepted = isThere
    ? question
    : { ...question, acceptedAnswers: [...acceptedAnswers, wording] };
  return judge({ ...before, question: accepted }, { wording, share: 1 });
}

function judge(
  { question, ruling }: RuledQuestion,
  { wording, share }: Ruling['judged'][number],
): RuledQuestion | Refusal {
  const others = ruling.judged.filter((one) => one.wording !== wording);
  if (others.length >= correctionLimits.maxJudged) return 'full';
  return { question, ruling: { ...ruling, judged: [...others, { wording, share }] } };
}
