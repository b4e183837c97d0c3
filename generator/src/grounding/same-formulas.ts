import { normalForm } from '@engram/core/rich-text/formulas/normal-form.ts';
import { readFormula } from '@engram/core/rich-text/formulas/read-formula.ts';
import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import { replaceUnits } from '@engram/core/rich-text/inlines/replace-units.ts';

/**
 * Whether a quote has the formulas of its source. A formula is one token, compared by its normal
 * form, so that a moved bracket is another formula. Where one side has it in plain signs ('Ka' for
 * '$K_a$'), its plain reading has to be there, with its brackets. Of a quote that leaves words out
 * only what it has is compared.
 */
export function hasSameFormulas(source: string, quote: string): boolean {
  if (!mayHoldFormula.test(source) && !mayHoldFormula.test(quote)) return true;
  const [from, given] = [listFormulas(source), listFormulas(quote)];
  if (!isPartOf(given, { formulas: from, text: source })) return false;
  return /\.{3}|…/.test(quote) || isPartOf(from, { formulas: given, text: quote });
}

const mayHoldFormula = /\$|\\[([]/;

/** The formulas of a text as LaTeX. */
export function listFormulas(text: string): string[] {
  return findUnits(text).flatMap(({ kind, content }) => (kind === 'formula' ? content : []));
}

type Side = { readonly formulas: readonly string[]; readonly text: string };

/** Each in turn, after the one before it. */
function isPartOf(formulas: readonly string[], { formulas: others, text }: Side): boolean {
  const forms = others.map(normalForm);
  const line = squeeze(readLine(text));
  let next = 0;
  return formulas.every((latex) => {
    const found = forms.indexOf(normalForm(latex), next);
    if (found >= 0) next = found + 1;
    return found >= 0 || isWritten(line, latex);
  });
}

/** In plain signs, as somebody copies it from a screen. */
function isWritten(line: string, latex: string): boolean {
  const read = squeeze(readFormula(latex));
  return line.includes(read) || line.includes(normalForm(latex).toLowerCase());
}

/** With its formulas left out: they have been compared. */
function readLine(text: string): string {
  return replaceUnits(text, ({ kind }, written) => (kind === 'formula' ? '\n' : written));
}

function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[*·⋅]/g, '·')
    .replace(/[ \t_^$\\{}]+/g, '');
}
