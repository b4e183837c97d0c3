import type { Answer } from '../questions/answer.ts';
import { gradeAnswer } from '../questions/grade-answer.ts';
import { holdsKey } from '../questions/grading/holds-key.ts';
import { toPublic } from '../questions/public-question.ts';
import type { Option, Question, QuestionOf } from '../questions/question.ts';
import type { SentItem, SolvedItem } from './model-contract.ts';
import { readTruth } from './read-truth.ts';

/** A question as a solver gets it: what everybody may see, and the number of its passage. */
export function toBlind(question: Question, no: number, passage: number): SentItem {
  const { id: _, ...shown } = toPublic(question);
  return { ...shown, no, passage };
}

/** 'other-words': a typed answer of which rules cannot tell whether it means the key. */
export type Agreement = 'agreed' | 'disagreed' | 'ambiguous' | 'other-words';

/** What a blind solve says about the key of a question. */
export function agrees(question: Question, solved: Omit<SolvedItem, 'flaw'>): Agreement {
  const answers = solved.answer.map((one) => one.trim()).filter((one) => one !== '');
  if (!solved.isOnlyAnswer || !solved.isProven || answers.length === 0) return 'ambiguous';
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      if (new Set(answers).size > 1) return 'ambiguous';
      return judge(question, pickOption(question.options, answers[0] ?? ''));
    case 'multiple-answer':
      return judge(
        question,
        answers.map((one) => pickOption(question.options, one)),
      );
    case 'matching':
      return judge(question, readPairs(answers));
    case 'fill-in-blank':
    case 'short-answer':
      return judgeTexts(question, answers);
  }
}

/**
 * Several wordings of the same are one answer, and so are the parts of a list; others are two. Only
 * the key counts: other accepted wordings are its writer's, and would prove a wrong key right.
 */
function judgeTexts(
  question: QuestionOf<'fill-in-blank' | 'short-answer'>,
  answers: readonly string[],
): Agreement {
  const bare = { ...question, acceptedAnswers: [] };
  const isRight = (text: string) => judgeText(bare, text) === 'agreed';
  if (answers.every(isRight) || isRight(answers.join(', '))) return 'agreed';
  return answers.length > 1 ? 'ambiguous' : 'other-words';
}

function judgeText(question: QuestionOf<'fill-in-blank' | 'short-answer'>, text: string) {
  if (question.type === 'fill-in-blank') return judge(question, text);
  return holdsKey(question, text) ? 'agreed' : judge(question, text);
}

/** What only a person could decide is not agreed: an unconfirmed key is not shown as verified. */
function judge(question: Question, answer: Answer): 'agreed' | 'disagreed' {
  return gradeAnswer(question, answer) === 'correct' ? 'agreed' : 'disagreed';
}

/** Models write 'B', 'b)' or the text of the option where they were asked for 'b'. */
function pickOption(options: readonly Option[], answer: string): string {
  const name = answer.toLowerCase().replace(/^[("'[]+|[)."'\]:]+$/g, '');
  const found =
    options.find(({ id }) => id.toLowerCase() === name) ??
    options.find(({ text }) => text.trim().toLowerCase() === answer.toLowerCase());
  return found?.id ?? readTruth(answer) ?? answer;
}

/** 'a1=b2' for each pair; the same row twice with two partners is no pair. */
function readPairs(answers: readonly string[]): Record<string, string> {
  const pairs = new Map<string, string>();
  for (const answer of answers.flatMap((one) => one.split(/[,;\s]+(?=a\d)/i))) {
    const [a = '', b = ''] = answer.toLowerCase().split(/\s*(?:=|->|→|:)\s*/);
    pairs.set(a, pairs.has(a) && pairs.get(a) !== b ? '' : b);
  }
  return Object.fromEntries(pairs);
}
