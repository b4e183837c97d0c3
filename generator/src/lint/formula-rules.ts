import { brokenFormula, holdsBroken } from '@engram/core/rich-text/broken-formula.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { blank } from '@engram/core/questions/question.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import { replaceUnits } from '@engram/core/rich-text/inlines/replace-units.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { listTexts } from './draft-parts.ts';
import type { LintVerdict, Rule } from './flaw.ts';

/**
 * A gap, an option or a statement takes a formula whole, or leaves it alone; nothing is asked about
 * a line whose formula could not be read.
 */
export const formulaRules: readonly Rule[] = [
  { rule: 'broken-formula', check: checkBroken },
  { rule: 'cut-formula', check: checkCut },
];

function checkBroken(draft: Draft, { text }: TextIndex): LintVerdict | undefined {
  if (!text.includes(brokenFormula)) return undefined;
  const isShown = listTexts(draft).some((words) => words.includes(brokenFormula));
  const isUnread = () => spansOf(draft.source).some((span) => holdsBroken(text, span));
  return isShown || isUnread() ? 'drop' : undefined;
}

function checkCut(draft: Draft, index: TextIndex): LintVerdict | undefined {
  const texts = listTexts(draft).filter((text) => mayBeCut.test(text));
  if (texts.length === 0) return undefined;
  // A gap in a line of code is read like one in a sentence, one in a formula is not drawn.
  const isGapInside = findUnits(draft.text).some(
    ({ kind, content }) => kind === 'formula' && content.includes(blank),
  );
  // Without formulas in the material a dollar sign and a brace are what they are.
  const isCut = index.formulas.size > 0 && texts.some(hasPartOfFormula);
  return isGapInside || isCut ? 'drop' : undefined;
}

const mayBeCut = /[$`\\{}]/;

/** What is left of a text without its formulas and code is no part of one. */
function hasPartOfFormula(text: string): boolean {
  const rest = replaceUnits(text, () => ' ').replace(scripts, ' ');
  return brokenParts.test(rest) || countOf(rest, '{') !== countOf(rest, '}');
}

/** Raised and lowered letters of running text. */
const scripts = /[_^]\{[^{}]{1,80}\}/gu;
/** A command of LaTeX, and a dollar sign that no number and no name of money is beside. */
const brokenParts = /\\(?:[a-zA-Z]{2,}|[()[\]])|(?<![\p{Lu}\d])\$(?!\s?\d)(?!\p{Lu})/u;

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
