import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gradeAnswer } from '@engram/core/questions/grade-answer.ts';
import type { Verdict } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';
import { keyOfTyped } from '@engram/fakes/ai-provider/replay/keys.ts';
import { ask } from '../make-question.ts';
import { percent, type Row, toldRow } from '../../row.ts';
import { type Judgements, readJudgements } from './read-judgements.ts';

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

type Graded = { typed: TypedAnswer; verdict: Verdict };

/** How answers that were typed are graded by rules alone, and with a model for what these leave. */
export async function measureGrading(): Promise<Row[]> {
  const file = fileURLToPath(new URL('typed-answers.json', import.meta.url));
  const { first, second } = Sets.parse(JSON.parse(readFileSync(file, 'utf8')));
  const judgements = await readJudgements(file);
  const sets = [
    { name: 'first', graded: first.map(gradeByRule), row: markRow },
    // What rules alone can do is short of the marks (docs/quality.md); no wrong answer may pass.
    { name: 'second', graded: second.map(gradeByRule), row: soundRow },
  ];
  return [
    ...sets.map(({ name, graded, row }) =>
      row(`grading: ${name} set of typed answers`, graded, 0.25),
    ),
    describeJudged(
      sets.flatMap(({ graded }) => graded),
      judgements,
    ),
  ];
}

function gradeByRule(typed: TypedAnswer): Graded {
  return { typed, verdict: gradeAnswer(read(typed), typed.answer) };
}

/** Its marks count once every answer that rules leave has a recording. */
function describeJudged(byRule: readonly Graded[], { said, unknown }: Judgements): Row {
  const name = 'grading: both sets, with a model';
  if (unknown > 0) return toldRow(name, `${unknown} that rules leave have no recording`);
  const graded = byRule.map((one) => {
    const verdict = isLeft(one) && verdicts[said.get(keyOfTyped(one.typed)) ?? 'unsure'];
    return verdict ? { ...one, verdict } : one;
  });
  return markRow(name, graded, 0.05);
}

function markRow(name: string, graded: readonly Graded[], left: number): Row {
  const errors = countErrors(graded);
  const most = { left, accepted: 0, rejected: 0.03 };
  return {
    name,
    figure: write(errors),
    mark: `left ≤ ${percent(most.left)}, accepted wrongly 0, rejected wrongly ≤ ${percent(most.rejected)}`,
    held:
      errors.left <= most.left &&
      errors.accepted <= most.accepted &&
      errors.rejected <= most.rejected,
    // Whoever mends a rule by the answers it failed on has measured nothing.
    examples: [],
  };
}

function soundRow(name: string, graded: readonly Graded[]): Row {
  const errors = countErrors(graded);
  const held = errors.accepted === 0;
  return { name, figure: write(errors), mark: 'accepted wrongly 0', held, examples: [] };
}

const verdicts = {
  same: 'correct',
  different: 'incorrect',
  unsure: 'needs-review',
} as const;

function countErrors(graded: readonly Graded[]) {
  const share = (isOne: (one: Graded) => boolean) => graded.filter(isOne).length / graded.length;
  return {
    of: graded.length,
    left: share(isLeft),
    accepted: share(isAcceptedWrongly),
    rejected: share(isRejectedWrongly),
  };
}

function isLeft({ verdict }: Graded): boolean {
  return verdict === 'needs-review';
}

function isAcceptedWrongly({ typed, verdict }: Graded): boolean {
  return verdict === 'correct' && typed.verdict === 'wrong';
}

function isRejectedWrongly({ typed, verdict }: Graded): boolean {
  return verdict === 'incorrect' && typed.verdict === 'right';
}

function write({ of, left, accepted, rejected }: ReturnType<typeof countErrors>): string {
  return `${percent(left)} left to a person, ${percent(accepted)} accepted wrongly, ${percent(rejected)} rejected wrongly of ${of}`;
}

function read({ type, question, passage, key, accepted }: TypedAnswer): Question {
  const source = { quote: passage, start: 0, end: passage.length, page: null };
  const common = { text: question, explanation: '', hint: '', topic: null, source };
  return ask({ ...common, type, key, accepted });
}
