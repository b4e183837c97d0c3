import type { Draft } from '@engram/core/questions/draft.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { cueRules } from './cue-rules.ts';
import type { Flaw } from './flaw.ts';
import { formulaRules } from './formula-rules.ts';
import { injectionRules } from './injection-rules.ts';
import { checkTextLength, lengthRules } from './length-rules.ts';
import { optionRules } from './option-rules.ts';
import { stemRules } from './stem-rules.ts';
import { supportRules } from './support-rules.ts';
import { truthRules } from './truth-rules.ts';

export type { Flaw, LintRule } from './flaw.ts';

/**
 * Everything that is wrong with one question, by the rules of item writing. What is not in the
 * language of its material has no words in common with it that would prove or disprove anything.
 */
export function lintDraft(draft: Draft, index: TextIndex, language = index.language): Flaw[] {
  // The other rules take their time over texts without end.
  if (checkTextLength(draft) === 'drop') return [{ rule: 'text-length', verdict: 'drop' }];
  const rules = language === index.language ? [...ownRules, ...wordRules] : ownRules;
  return rules.flatMap(({ rule, check }) => {
    const verdict = check(draft, index, language);
    return verdict === undefined ? [] : [{ rule, verdict }];
  });
}

const ownRules = [
  ...lengthRules,
  ...injectionRules,
  ...formulaRules,
  ...stemRules,
  ...optionRules,
  ...cueRules,
];
/** These compare its words with those of the material. */
const wordRules = [...supportRules, ...truthRules];
