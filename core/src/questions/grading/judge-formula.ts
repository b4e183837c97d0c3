import { evenChemistry } from '../../rich-text/formulas/chemistry/even-chemistry.ts';
import { isChemistry } from '../../rich-text/formulas/chemistry/is-chemistry.ts';
import { sumFormula } from '../../rich-text/formulas/chemistry/sum-formula.ts';
import { normalForm } from '../../rich-text/formulas/normal-form.ts';
import { readFormula } from '../../rich-text/formulas/read-formula.ts';
import { parseInline } from '../../rich-text/parse-inline.ts';
import type { Verdict } from '../answer.ts';
import { writeTyped } from './write-typed.ts';

/**
 * An answer beside a key that is a formula: right where both have the same normal form. Nothing is
 * calculated, so another formula waits for somebody to look at it; another substance is wrong.
 * Undefined where words have to judge.
 */
export function judgeFormula(key: string, answer: string): Verdict | undefined {
  const wanted = findSole(key);
  const sole = findSole(answer);
  const given = sole ?? writeTyped(answer);
  const isSame = wanted === undefined ? isTypedSame(key, given) : isSameFormula(wanted, given);
  if (isSame) return 'correct';
  if (wanted === undefined || isQuantity(wanted)) return undefined;
  if (sole === undefined && hasWords(given)) return undefined;
  return isOtherSubstance(wanted, given) ? 'incorrect' : 'needs-review';
}

/** The formula that a text is, and nothing else. */
function findSole(text: string): string | undefined {
  const [only, ...others] = parseInline(text.trim().replace(/(?<=\$|\\\))[.,;]$/, ''));
  return only?.kind === 'formula' && others.length === 0 ? only.latex : undefined;
}

/** Words are none: without their spaces they would be other ones. */
function isTypedSame(key: string, given: string): boolean {
  const wanted = writeTyped(key);
  const isFormula = isChemistry(wanted) || /[\d^_=+\-/√∑∫\\<>≤≥]/u.test(normalForm(wanted));
  return isFormula && isSameFormula(wanted, given);
}

function isSameFormula(wanted: string, given: string): boolean {
  if (isChemistry(wanted) && isChemistry(given)) return bare(wanted) === bare(given);
  const key = loosen(normalForm(wanted));
  const answer = loosen(normalForm(given));
  if (key === '') return false;
  return answer === key || (!key.includes('=') && answer.replace(nameBefore, '') === key);
}

/** Equations in another order and groups that are written otherwise may be right. */
function isOtherSubstance(wanted: string, given: string): boolean {
  if (!isChemistry(wanted) || !isChemistry(given)) return false;
  const [key, answer] = [wanted, given].map((written) => sumFormula(evenChemistry(written)));
  return key !== undefined && answer !== undefined && key !== answer;
}

/** 'f(x) = ' before what was asked for. */
const nameBefore = /^\p{L}(?:\(\p{L}\))?=/u;

/** On a keyboard a charge cannot be raised: 'SO42-' is meant as 'SO₄²⁻'. */
function bare(substance: string): string {
  return evenChemistry(substance).replaceAll('^', '');
}

/** '3 × x', '3·x' and '3x' are one product; between numbers the sign stays. */
function loosen(form: string): string {
  return form.replaceAll('×', '·').replace(/(?<!\d)·|·(?!\d)/gu, '');
}

/** Numbers with their units are compared as quantities. */
function isQuantity(latex: string): boolean {
  return /^[−+-]?\d[\d.,·× ]*(?:10\S+)?\s*[%°\p{L}/²³⁻¹]{0,8}$/u.test(readFormula(latex));
}

/** 'half of x squared' */
function hasWords(text: string): boolean {
  return /(?<!\\)\b(?!sin|cos|tan|log|exp|lim|sqrt|mod|min|max)\p{Ll}{3,}/u.test(text);
}
