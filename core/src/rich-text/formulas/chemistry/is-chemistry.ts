import { elements } from './elements.ts';
import { evenChemistry } from './even-chemistry.ts';

/** Whether a text is a chemical formula or equation and nothing else: 'H2SO4', '2 H2 + O2 -> 2 H2O'. */
export function isChemistry(text: string): boolean {
  if (text.length > 200 || hasScriptInScript.test(text)) return false;
  const even = evenChemistry(text);
  const species = even.split(/<=>|->| \+ |·/);
  return species.every(isSpecies) && hasSign(even);
}

/** '4^{2-}' below 'SO' is no charge of the whole. */
const hasScriptInScript = /[_^]\s*\{[^{}]*[_^]/;

function isSpecies(written: string): boolean {
  const [, body] = /^\d*(.+?)(?:\^\d*[+-])?\s?(?:\((?:s|l|g|aq)\))?$/.exec(written.trim()) ?? [];
  if (body === undefined) return false;
  const rest = body.replace(/[A-Z][a-z]?/g, (found) => replaceElement(found));
  return /^[.\d()[\]]+$/.test(rest) && rest.includes('.');
}

/** 'Co' is cobalt and 'Cs' caesium; 'Hn' is hydrogen and something else. */
function replaceElement(found: string): string {
  if (elements.has(found)) return '.';
  return elements.has(found.charAt(0)) ? `.${found.slice(1)}` : found;
}

/** 'No', 'He' and 'In' are words too: a number, a charge, an arrow or a second element tells. */
function hasSign(even: string): boolean {
  return /\d|\^|->|<=>/.test(even) || (even.match(/[A-Z]/g)?.length ?? 0) > 1;
}
