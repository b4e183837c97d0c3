import { toDraft } from '@engram/core/questions/to-draft.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { lintDraft } from '@engram/generator/lint/lint-draft.ts';
import { type MadeTest, nameQuestion } from './made-test.ts';
import type { Maker } from './maker.ts';
import { noneRow, type Row } from '../row.ts';

/** Shipped questions that a rule of item writing would drop. */
export function measureFlaws(maker: Maker, tests: readonly MadeTest[]): Row {
  const bad = tests.flatMap((test) => {
    const index = indexText(test.text);
    return test.questions.flatMap((question) => {
      const draft = toDraft(question);
      if (!draft) return [];
      const flaws = lintDraft(draft, index);
      const rules = flaws.filter(({ verdict }) => verdict === 'drop').map(({ rule }) => rule);
      return rules.length > 0 ? [`${rules.join(', ')}: ${nameQuestion(test, question)}`] : [];
    });
  });
  const of = tests.reduce((sum, { questions }) => sum + questions.length, 0);
  return noneRow({ name: `${maker}: items shipped with a 'drop' flaw`, of, bad });
}
