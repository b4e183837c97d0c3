import type { Draft } from '@engram/core/questions/draft.ts';
import type { TextIndex } from '../grounding/index-text.ts';

/** The rules of item writing, by name; what each one wants stands with its function. */
export type LintRule =
  | 'absolute-terms'
  | 'all-or-none'
  | 'anaphoric-stem'
  | 'answer-in-stem'
  | 'article-cue'
  | 'blank-count'
  | 'broken-formula'
  | 'cut-formula'
  | 'dangling-reference'
  | 'double-negative'
  | 'duplicate-options'
  | 'hint-leak'
  | 'injected'
  | 'key-longest'
  | 'key-shortest'
  | 'key-unsupported'
  | 'mixed-kinds'
  | 'negative-stem'
  | 'number-cue'
  | 'option-count'
  | 'overlapping-options'
  | 'question-as-statement'
  | 'stem-key-echo'
  | 'supported-distractor'
  | 'text-length'
  | 'truth-mismatch'
  | 'unfocused-stem'
  | 'unsorted-numbers';

/** Drop: not fit for a test. Fix: `mendDraft` can heal it. Warn: better ones go first. */
export type LintVerdict = 'drop' | 'fix' | 'warn';

export type Flaw = { rule: LintRule; verdict: LintVerdict };

/** `language` is that of the draft, which may be another one than that of its material. */
export type Rule = {
  rule: LintRule;
  check: (draft: Draft, index: TextIndex, language: string) => LintVerdict | undefined;
};
