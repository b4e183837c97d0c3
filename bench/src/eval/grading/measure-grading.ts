import { readFileSync } from 'node:fs';
import { gradeAnswer } from '@engram/core/questions/grade-answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';
import { ask } from '../make-question.ts';
import { percent, type Row, toldRow } from '../../row.ts';

const TypedAnswer = z.object({
  type: z.enum(['short-answer', 'fill-in-blank']),
  question: z.string(),
  /** What a learner's text says of it; empty where nobody noted it. */
  passage: z.string(),
  key: z.string(),
  accepted: z.array(z.string()),
  answer: z.string(),
  /** What a strict teacher would say, in the judgement of a language model that saw no rule. */
  verdict: z.enum(['right', 'wrong']),
  kind: z.string(),
});
type TypedAnswer = z.infer<typeof TypedAnswer>;

/** The first set is hard on purpose; the second was written and judged apart, for other keys. */
const Sets = z.object({ first: z.array(TypedAnswer), second: z.array(TypedAnswer) });

/** How answers that were typed are graded by rules alone. */
export function measureGrading(): Row[] {
  const file = new URL('typed-answers.json', import.meta.url);
  const { first, second } = Sets.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [describe('first', first), describe('second', second)];
}

function describe(name: string, answers: readonly TypedAnswer[]): Row {
  const graded = answers.map((typed) => ({
    typed,
    verdict: gradeAnswer(read(typed), typed.answer),
  }));
  const share = (isOne: (one: (typeof graded)[number]) => boolean) =>
    percent(graded.filter(isOne).length / graded.length);
  const left = share(({ verdict }) => verdict === 'needs-review');
  const accepted = share(
    ({ typed, verdict }) => verdict === 'correct' && typed.verdict === 'wrong',
  );
  const rejected = share(
    ({ typed, verdict }) => verdict === 'incorrect' && typed.verdict === 'right',
  );
  const figure = `${left} left to a person, ${accepted} accepted wrongly, ${rejected} rejected wrongly of ${answers.length}`;
  return toldRow(`grading: ${name} set of typed answers`, figure);
}

function read({ type, question, passage, key, accepted }: TypedAnswer): Question {
  const source = { quote: passage, start: 0, end: passage.length, page: null };
  const common = { text: question, explanation: '', hint: '', topic: null, source };
  return ask({ ...common, type, key, accepted });
}
