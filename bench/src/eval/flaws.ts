import { indexText } from '@engram/generator/grounding/index-text.ts';
import { lintDraft } from '@engram/generator/lint/lint-draft.ts';
import { type MadeTest, nameQuestion } from './made-test.ts';
import { type Maker, noneRow, type Row } from './row.ts';
import { toDraft } from './to-draft.ts';

/** Shipped questions that a rule of item writing would drop. */
export function measureFlaws(maker: Maker, tests: readonly MadeTest[]): Row {
  const bad = tests.flatMap((test) => {
    const index = indexText(test.text);
    return test.questions.flatMap((question) => {
      if (question.source === null) return [];
      const flaws = lintDraft(toDraft(question, question.source), index);
      const rules = flaws.filter(({ verdict }) => verdict === 'drop').map(({ rule }) => rule);
      return rules.length > 0 ? [`${rules.join(', ')}: ${nameQuestion(test, question)}`] : [];
    });
  });
  const of = tests.reduce((sum, { questions }) => sum + questions.length, 0);
  return noneRow({ metric: "items shipped with a 'drop' flaw", maker, of, bad });
}
