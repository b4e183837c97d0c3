import type { BlindItem, Passage, SolvedItem } from '@engram/core/generation/model-contract.ts';
import { gradeAnswer } from '@engram/core/questions/grade-answer.ts';
import type { Option, Question } from '@engram/core/questions/question.ts';
import { proofOf } from '@engram/core/questions/spans.ts';
import { type Random, shuffle } from '@engram/core/seeded-random.ts';

/** A question as a second solver gets it: no key, other ids, another order. */
export type Blinded = { item: BlindItem; passage: Passage; ids: ReadonlyMap<string, string> };

export function blind(question: Question, no: number, random: Random): Blinded {
  const ids = new Map<string, string>();
  const relabel = (prefix: string, options: readonly Option[]) =>
    shuffle(options, random).map(({ id, text }, index) => {
      const shown = `${prefix}${index + 1}`;
      ids.set(shown, id);
      return { id: shown, text };
    });
  const { type, text } = question;
  const quoted = question.source ? proofOf(question.source) : '';
  const passage = { passage: no, text: `⟦${no}|${quoted}⟧` };
  const empty = { options: [], columnA: [], columnB: [] };
  const common = { no, type, text, passage: no, ...empty };
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-answer':
    case 'true-false':
      return { item: { ...common, options: relabel('o', question.options) }, passage, ids };
    case 'matching':
      return {
        item: {
          ...common,
          columnA: relabel('a', question.columnA),
          columnB: relabel('b', question.columnB),
        },
        passage,
        ids,
      };
    case 'short-answer':
    case 'fill-in-blank':
      return { item: common, passage, ids };
  }
}

/** Whether the solver came to the key, and to nothing beside it. */
export function agrees(
  question: Question,
  { ids }: Pick<Blinded, 'ids'>,
  solved: SolvedItem | undefined,
): boolean {
  if (!solved?.isOnlyAnswer || solved.answer.length === 0) return false;
  const own = (shown: string) => ids.get(shown) ?? shown;
  switch (question.type) {
    case 'multiple-choice':
      return solved.answer.length === 1 && solved.answer.map(own)[0] === question.correctAnswer;
    case 'true-false': {
      const chosen = question.options.find(({ id }) => id === own(solved.answer[0] ?? ''));
      return (chosen?.text ?? solved.answer[0]) === question.correctAnswer;
    }
    case 'multiple-answer': {
      const chosen = new Set(solved.answer.map(own));
      return (
        chosen.size === question.correctAnswer.length &&
        question.correctAnswer.every((id) => chosen.has(id))
      );
    }
    case 'matching': {
      const pairs = solved.answer.map((pair) => pair.split('=').map(own));
      const given = new Map(pairs.map(([left = '', right = '']) => [left, right]));
      return question.columnA.every(({ id }) => given.get(id) === question.correctAnswer[id]);
    }
    case 'short-answer':
    case 'fill-in-blank':
      return gradeAnswer(question, solved.answer[0] ?? '') === 'correct';
  }
}
